// Data table, written by `make members` from Sources/Apple/Declarations/SceneKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of SceneKit, for source compatibility. Calculations with vectors work; nodes are stored and never shown.
@_exported import QuartzCore
@_exported import UIKit

/// A number in a scene.
public typealias SCNFloat = Float
/// A position or direction in space.
public struct SCNVector3: Equatable, Sendable {
    /// The component along each axis.
    public var x: Float, y: Float, z: Float
    /// Creates a vector from its components.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a vector from its components.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a vector from its components.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Creates a zero vector.
    public init() { (x, y, z) = (0, 0, 0) }
}
/// Four numbers, such as those of a rotation.
public struct SCNVector4: Equatable, Sendable {
    /// The components.
    public var x: Float, y: Float, z: Float, w: Float
    /// Creates a vector from its components.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// Creates a vector from its components.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// Creates a zero vector.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
}
/// Creates a vector from its components.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Returns whether two vectors are equal.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// The zero vector.
public let SCNVector3Zero = SCNVector3()
/// A node of a scene. Stored, but nothing is drawn.
open class SCNNode: NSObject {
    /// The name.
    open var name: String?
    /// The position.
    open var position = SCNVector3()
    /// The rotation around each axis.
    open var eulerAngles = SCNVector3()
    /// The scale.
    open var scale = SCNVector3(1, 1, 1)
    /// Whether it is hidden.
    open var isHidden = false
    /// The opacity.
    open var opacity: CGFloat = 1
    /// The geometry.
    open var geometry: SCNGeometry?
    /// The parent node.
    open private(set) weak var parent: SCNNode?
    /// The child nodes.
    open private(set) var childNodes: [SCNNode] = []
    /// Creates a node without a geometry.
    public override init() { super.init() }
    /// Creates a node with a geometry.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Adds a child node.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }
    /// Removes the node from its parent.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Returns the child with that name, or a descendant.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
}
/// A node from a file. The file isn't read.
open class SCNReferenceNode: SCNNode {
    /// The file's URL.
    public let referenceURL: URL
    /// Creates a node from a file.
    public init?(url: URL) {
        referenceURL = url
        super.init()
    }
    /// Does nothing.
    open func load() {}
}
/// A geometry. Stored, but nothing is drawn.
open class SCNGeometry: NSObject {
    /// The materials.
    open var materials: [SCNMaterial] = []
    /// The first material.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
}
/// A material. Stored, but nothing is drawn.
open class SCNMaterial: NSObject {
    /// The diffuse colour or image.
    public let diffuse = SCNMaterialProperty()
    /// Whether both sides are drawn.
    open var isDoubleSided = false
}
/// A colour or image of a material. Stored, but nothing is drawn.
open class SCNMaterialProperty: NSObject {
    /// The colour or the image.
    open var contents: Any?
}
/// A scene. Stored, but nothing is drawn.
open class SCNScene: NSObject {
    /// The root node.
    public let rootNode = SCNNode()
}
/// Draws a scene. It never does.
public protocol SCNSceneRenderer: NSObjectProtocol {}
/// Receives the events of drawing a scene. Never called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
/// A view of a scene, shown as an empty area with a label.
@preconcurrency @MainActor open class SCNView: ForeignContentView, SCNSceneRenderer {
    /// The scene. Stored, but nothing is drawn.
    open var scene: SCNScene?
    /// Whether the scene plays. Stored without effect.
    open var isPlaying = false
}
