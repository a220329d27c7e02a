/// SceneKit's names: vectors that can be counted with, and nodes that are nowhere shown.
@_exported import QuartzCore
@_exported import UIKit

/// A number of a scene.
public typealias SCNFloat = Float

/// A place or a direction in space.
public struct SCNVector3: Equatable, Sendable {
    /// Along each axis.
    public var x: Float, y: Float, z: Float
    /// A vector of these numbers.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A vector of these numbers.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// A vector of these numbers.
    public init(_ x: Int, _ y: Int, _ z: Int) { (self.x, self.y, self.z) = (Float(x), Float(y), Float(z)) }
    /// Nowhere.
    public init() { (x, y, z) = (0, 0, 0) }
}

/// Four numbers, as those of a turn.
public struct SCNVector4: Equatable, Sendable {
    /// The numbers.
    public var x: Float, y: Float, z: Float, w: Float
    /// A vector of these numbers.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// A vector of these numbers.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// Zero.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
}

/// A vector of these numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Whether two vectors are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// Zero.
public let SCNVector3Zero = SCNVector3()

/// A thing in a scene. Kept; nothing is drawn.
open class SCNNode: NSObject {
    /// What it is called.
    open var name: String?
    /// Where it is.
    open var position = SCNVector3()
    /// How it is turned, around each axis.
    open var eulerAngles = SCNVector3()
    /// How large it is.
    open var scale = SCNVector3(1, 1, 1)
    /// Whether it is left out.
    open var isHidden = false
    /// How opaque it is.
    open var opacity: CGFloat = 1
    /// Its form.
    open var geometry: SCNGeometry?
    /// What it is part of.
    open private(set) weak var parent: SCNNode?
    /// Its parts.
    open private(set) var childNodes: [SCNNode] = []

    /// A thing without a form.
    public override init() { super.init() }
    /// A thing of that form.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// Adds a part.
    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }
    /// Takes it out of what it is part of.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// The part of that name, or a part's.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
}

/// A thing that a file describes. The file is not read.
open class SCNReferenceNode: SCNNode {
    /// The file.
    public let referenceURL: URL
    /// A thing of a file.
    public init?(url: URL) {
        referenceURL = url
        super.init()
    }
    /// Does nothing.
    open func load() {}
}

/// A form. Kept; nothing is drawn.
open class SCNGeometry: NSObject {
    /// What it is made of.
    open var materials: [SCNMaterial] = []
    /// What it is made of first.
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
}

/// What a form is made of. Kept; nothing is drawn.
open class SCNMaterial: NSObject {
    /// Its colour or picture.
    public let diffuse = SCNMaterialProperty()
    /// Whether both sides are seen.
    open var isDoubleSided = false
}

/// A colour or a picture of a material. Kept; nothing is drawn.
open class SCNMaterialProperty: NSObject {
    /// The colour or the picture.
    open var contents: Any?
}

/// Things in space. Kept; nothing is drawn.
open class SCNScene: NSObject {
    /// What all things are part of.
    public let rootNode = SCNNode()
}

/// Draws a scene: never here.
public protocol SCNSceneRenderer: NSObjectProtocol {}

/// Hears what is drawn of a scene. Never called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {}

/// A view of a scene: a labelled, empty field.
@preconcurrency @MainActor open class SCNView: ForeignContentView, SCNSceneRenderer {
    /// The scene. Kept; nothing is drawn.
    open var scene: SCNScene?
    /// Whether it moves. Kept.
    open var isPlaying = false
}
