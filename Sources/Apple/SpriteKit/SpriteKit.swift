/// SpriteKit's names. Nodes hold what they are given and one another; a view is a labelled field, and nothing moves.
@_exported import UIKit

/// Something in a scene.
@preconcurrency @MainActor open class SKNode: UIResponder {
    /// Where it is.
    open var position = CGPoint.zero
    /// In front of others; turned; kept.
    open var zPosition: CGFloat = 0, zRotation: CGFloat = 0
    /// How large it is drawn; kept.
    open var xScale: CGFloat = 1, yScale: CGFloat = 1
    /// How much of it is seen; kept.
    open var alpha: CGFloat = 1
    /// Kept without effect.
    open var isHidden = false, isPaused = false, isUserInteractionEnabled = false
    /// What it is called.
    open var name: String?
    /// What it is in.
    public private(set) weak var parent: SKNode?
    /// What is in it.
    public private(set) var children: [SKNode] = []
    /// The scene that it is in.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    /// A node.
    public override init() { super.init() }
    /// Where it is, with the size of what it shows.
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    /// Puts a node in it.
    open func addChild(_ node: SKNode) {
        node.removeFromParent()
        node.parent = self
        children.append(node)
    }
    /// Takes it out.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Takes everything out.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// The first node in it of that name.
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    /// Draws it larger or smaller; kept.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    /// Does nothing: nothing moves.
    open func run(_ action: SKAction) {}
    /// Does nothing: nothing moves.
    open func run(_ action: SKAction, withKey key: String) {}
    /// Does nothing, and calls nothing: nothing moves.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
    /// Does nothing.
    open func removeAllActions() {}
    /// Does nothing.
    open func removeAction(forKey key: String) {}
}
/// How a scene fills a view.
public enum SKSceneScaleMode: Int, Sendable {
    case fill, aspectFill, aspectFit, resizeFill
}
/// A scene.
@preconcurrency @MainActor open class SKScene: SKNode {
    /// Its size.
    open var size: CGSize
    /// Kept without effect.
    open var backgroundColor = UIColor.darkGray
    /// Kept without effect.
    open var scaleMode = SKSceneScaleMode.fill
    /// Kept without effect.
    open var anchorPoint = CGPoint.zero
    /// The view that shows it.
    public fileprivate(set) weak var view: SKView?
    /// A scene of a size.
    public init(size: CGSize = CGSize(width: 1, height: 1)) {
        self.size = size
        super.init()
    }
    /// Never called: nothing moves.
    open func update(_ currentTime: TimeInterval) {}
    /// A view shows it.
    open func didMove(to view: SKView) {}
    /// A view stops to show it.
    open func willMove(from view: SKView) {}
    open override var frame: CGRect { CGRect(origin: position, size: size) }
}
/// Shows a scene: a labelled field.
@preconcurrency @MainActor open class SKView: ForeignContentView {
    /// The scene that it shows.
    public private(set) var scene: SKScene?
    /// Kept without effect.
    open var showsFPS = false, showsNodeCount = false, showsPhysics = false, ignoresSiblingOrder = false,
        allowsTransparency = false, isPaused = false
    /// Kept without effect.
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
/// A picture of nodes. Kept.
@preconcurrency @MainActor open class SKTexture: NSObject {
    private var measure = CGSize.zero
    /// A picture of the app.
    public convenience init(imageNamed name: String) {
        self.init()
        measure = UIImage(named: name)?.size ?? .zero
    }
    /// A picture.
    public convenience init(image: UIImage) {
        self.init()
        measure = image.size
    }
    /// Its size.
    open func size() -> CGSize { measure }
}
/// A picture or a colour. Kept.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    /// Its picture.
    open var texture: SKTexture?
    /// Its colour.
    open var color: UIColor
    /// Its size.
    open var size: CGSize
    /// Where its position is in it.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A picture or a colour.
    public init(texture: SKTexture?, color: UIColor = .white, size: CGSize? = nil) {
        (self.texture, self.color, self.size) = (texture, color, size ?? texture?.size() ?? .zero)
        super.init()
    }
    /// A colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// A picture of the app.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }
}
/// A text. Kept.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    /// What it says.
    open var text: String?
    /// Kept without effect.
    open var fontName: String?
    /// Kept without effect.
    open var fontColor: UIColor?
    /// Kept without effect.
    open var fontSize: CGFloat = 32
    /// A text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// A text in a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
}
/// A shape. Kept.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
    /// Its outline.
    open var path: CGPath?
    /// Kept without effect.
    open var fillColor = UIColor.clear, strokeColor = UIColor.white
    /// Kept without effect.
    open var lineWidth: CGFloat = 1
    /// A shape.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
}
/// Particles. Kept.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    /// Kept without effect.
    open var particleBirthRate: CGFloat = 0
    /// Kept without effect.
    open var particleTexture: SKTexture?
}
/// A movement. Nothing moves.
open class SKAction: NSObject {
    /// How long it would take.
    open var duration: TimeInterval = 0
    private convenience init(_ duration: TimeInterval) {
        self.init()
        self.duration = duration
    }
    /// A movement; nothing moves.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// A movement; nothing moves.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration)
    }
    /// A turn; nothing moves.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// A change of size; nothing moves.
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
    /// Comes into sight; nothing moves.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Goes out of sight; nothing moves.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// A while of nothing.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// A call that is never made.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    /// Takes it out; nothing is.
    open class func removeFromParent() -> SKAction { SKAction(0) }
    /// One after the other.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration })
    }
    /// All at once.
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    /// Again and again.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(action.duration) }
}
