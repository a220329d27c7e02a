// Data table, written by `make members` from Sources/Apple/Declarations/SpriteKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of SpriteKit, for source compatibility. Nodes store their values and child nodes. A view is an area with
/// a label, and nothing moves.
@_exported import UIKit

/// A node in a scene.
@preconcurrency @MainActor open class SKNode: UIResponder {
    /// The position.
    open var position = CGPoint.zero
    /// The drawing order and the rotation. Stored without effect.
    open var zPosition: CGFloat = 0, zRotation: CGFloat = 0
    /// The scale. Stored without effect.
    open var xScale: CGFloat = 1, yScale: CGFloat = 1
    /// The opacity. Stored without effect.
    open var alpha: CGFloat = 1
    /// Stored without effect.
    open var isHidden = false, isPaused = false, isUserInteractionEnabled = false
    /// The name.
    open var name: String?
    /// The parent node.
    public private(set) weak var parent: SKNode?
    /// The child nodes.
    public private(set) var children: [SKNode] = []
    /// The scene that contains the node.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    /// Creates a node.
    public override init() { super.init() }
    /// The position with the size of the content.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    /// Adds a child node.
    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }
    /// Removes the node from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Removes all child nodes.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Returns the first child with that name.
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    /// Sets the scale, which has no effect.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    /// Does nothing: actions don't run.
    open func run(_ action: SKAction) {}
    /// Does nothing: actions don't run.
    open func run(_ action: SKAction, withKey key: String) {}
    /// Does nothing and doesn't call the block: actions don't run.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    /// Does nothing.
    open func removeAllActions() {}
    /// Does nothing.
    open func removeAction(forKey key: String) {}
}
/// How a scene fills a view.
public enum SKSceneScaleMode: Int, Sendable {
    /// Apple's `fill`, `aspectFill`, `aspectFit`, `resizeFill`.
    case fill, aspectFill, aspectFit, resizeFill
}
/// A scene.
@preconcurrency @MainActor open class SKScene: SKNode {
    /// The size.
    open var size: CGSize
    /// Stored without effect.
    open var backgroundColor = UIColor.darkGray
    /// Stored without effect.
    open var scaleMode = SKSceneScaleMode.fill
    /// Stored without effect.
    open var anchorPoint = CGPoint.zero
    /// The view that shows the scene.
    public fileprivate(set) weak var view: SKView?
    /// Creates a scene of a size.
    public init(size: CGSize = CGSize(width: 1, height: 1)) { self.size = size }
    /// Called for each frame. Never called here.
    open func update(_ currentTime: TimeInterval) {}
    /// Called when a view shows the scene.
    open func didMove(to view: SKView) {}
    /// Called before a view stops showing the scene.
    open func willMove(from view: SKView) {}
    open override var frame: CGRect { CGRect(origin: position, size: size) }
}
/// A view of a scene, shown as an area with a label.
@preconcurrency @MainActor open class SKView: ForeignContentView {
    /// The scene.
    public private(set) var scene: SKScene?
    /// Stored without effect.
    open var showsFPS = false, showsNodeCount = false, showsPhysics = false, ignoresSiblingOrder = false,
        allowsTransparency = false, isPaused = false
    /// Stored without effect.
    open var preferredFramesPerSecond = 60
    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        if let old = self.scene {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        scene?.view = self
        scene?.didMove(to: self)
    }
}
/// A texture. It isn't drawn.
@preconcurrency @MainActor open class SKTexture: NSObject {
    private var measure = CGSize.zero
    /// Creates a texture from an image of the app.
    public convenience init(imageNamed name: String) {
        self.init()
        measure = UIImage(named: name)?.size ?? .zero
    }
    /// Creates a texture from an image.
    public convenience init(image: UIImage) {
        self.init()
        measure = image.size
    }
    /// Returns the size.
    open func size() -> CGSize { measure }
}
/// A sprite with a texture or a colour. It isn't drawn.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    /// The texture.
    open var texture: SKTexture?
    /// The colour.
    open var color: UIColor
    /// The size.
    open var size: CGSize
    /// The point in the sprite that is at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Creates a sprite with a texture or a colour.
    public init(texture: SKTexture?, color: UIColor = .white, size: CGSize? = nil) {
        (self.texture, self.color, self.size) = (texture, color, size ?? texture?.size() ?? .zero)
        super.init()
    }
    /// Creates a sprite with a colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a sprite with an image of the app.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }
}
/// A label. It isn't drawn.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    /// The text.
    open var text: String?
    /// Stored without effect.
    open var fontName: String?
    /// Stored without effect.
    open var fontColor: UIColor?
    /// Stored without effect.
    open var fontSize: CGFloat = 32
    /// Creates a label.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// Creates a label with a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
}
/// A shape. It isn't drawn.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
    /// The path.
    open var path: CGPath?
    /// Stored without effect.
    open var fillColor = UIColor.clear, strokeColor = UIColor.white
    /// Stored without effect.
    open var lineWidth: CGFloat = 1
    /// Creates a shape.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
}
/// A particle emitter. It isn't drawn.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    /// Stored without effect.
    open var particleBirthRate: CGFloat = 0
    /// Stored without effect.
    open var particleTexture: SKTexture?
}
/// An action. Actions don't run.
open class SKAction: NSObject {
    /// The duration.
    open var duration: TimeInterval = 0
    private convenience init(_ duration: TimeInterval) {
        self.init()
        self.duration = duration
    }
    /// Returns a movement that doesn't run.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Returns a movement that doesn't run.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Returns a rotation that doesn't run.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Returns a scaling that doesn't run.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Returns a fade-in that doesn't run.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Returns a fade-out that doesn't run.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Returns a pause.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Returns an action whose block is never called.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    /// Returns a removal that doesn't run.
    open class func removeFromParent() -> SKAction { SKAction(0) }
    /// Returns a sequence of actions.
    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
    /// Returns a group of simultaneous actions.
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    /// Returns an action that repeats forever.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(action.duration) }
}
