import Foundation

// Views that fall, push and swing. Nothing moves here: what is to move stays where it is.

/// Something that moves.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points.
    var center: CGPoint { get set }
    /// The size, in points.
    var bounds: CGRect { get }
    /// How it is turned.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves things. Kept; nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates count, not retained.
    public private(set) weak var referenceView: UIView?
    /// What moves things.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// Told of beginning and end; not retained and never told.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// False: nothing moves.
    open var isRunning: Bool { false }
    /// In seconds: 0.
    open var elapsedTime: TimeInterval { 0 }

    public override init() { super.init() }
    /// In a view's coordinates.
    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }
    /// Keeps what moves things.
    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    /// Lets go of what moves things.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    /// Lets go of all that moves things.
    open func removeAllBehaviors() { behaviors = [] }
    /// Does nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Told when things begin to move and when they rest. Never called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// What moves things. Kept; nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// What goes along with it.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at every step; never here.
    open var action: (() -> Void)?
    public override init() { super.init() }
    /// Keeps what goes along.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Lets go of what goes along.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// How things move by themselves. Kept; nothing moves.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The things.
    public private(set) var items: [any UIDynamicItem]
    /// How much of their speed is left when they bump, from 0 to 1.
    open var elasticity: CGFloat = 0
    /// How much they rub.
    open var friction: CGFloat = 0
    /// How heavy they are for their size.
    open var density: CGFloat = 1
    /// How they slow down.
    open var resistance: CGFloat = 0
    /// How their turning slows down.
    open var angularResistance: CGFloat = 0
    /// Whether they may turn.
    open var allowsRotation = true
    /// Whether they stay where they are.
    open var isAnchored = false

    /// For things.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds a thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Takes a thing away.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Zero: nothing moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Holds a thing at another or at a point. Kept; nothing moves.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The things.
    public let items: [any UIDynamicItem]
    /// The point, in points.
    open var anchorPoint: CGPoint
    /// The distance, in points.
    open var length: CGFloat = 0
    /// How little it swings.
    open var damping: CGFloat = 0
    /// How fast it swings.
    open var frequency: CGFloat = 0
    /// How much it rubs.
    open var frictionTorque: CGFloat = 0

    /// Holds a thing at a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(items: [item], anchor: point)
    }
    /// Holds a thing at another.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    /// Holds a thing at a point, by a place away from its centre. Kept without effect: nothing moves.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(items: [item], anchor: point)
    }
    /// Holds a thing at another, by places away from their centres. Kept without effect: nothing moves.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    init(items: [any UIDynamicItem], anchor: CGPoint) { (self.items, anchorPoint) = (items, anchor) }
}

/// Draws a thing to a point. Kept; nothing moves.
open class UISnapBehavior: UIDynamicBehavior {
    /// The point, in points.
    open var snapPoint: CGPoint
    /// How little it swings.
    open var damping: CGFloat = 0.5
    /// The thing.
    let item: any UIDynamicItem
    /// For a thing.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
}

/// Lets things fall. Kept; nothing moves.
open class UIGravityBehavior: UIDynamicBehavior {
    /// The things.
    public private(set) var items: [any UIDynamicItem]
    /// Where they fall to.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// How fast they fall.
    open var magnitude: CGFloat = 1
    /// For things.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds a thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// Pushes things. Kept; nothing moves.
open class UIPushBehavior: UIDynamicBehavior {
    /// For how long.
    public enum Mode: Int, Sendable {
        /// All the time, or once.
        case continuous, instantaneous
    }
    /// The things.
    public private(set) var items: [any UIDynamicItem]
    /// For how long.
    public let mode: Mode
    /// Whether it pushes.
    open var active = true
    /// How hard.
    open var magnitude: CGFloat = 0
    /// Where to, in radians.
    open var angle: CGFloat = 0
    /// Where to.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// For things.
    public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
}

/// Lets things bump. Kept; nothing moves.
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things.
    public private(set) var items: [any UIDynamicItem]
    /// Whether the view's edges count.
    open var translatesReferenceBoundsIntoBoundary = false
    /// For things.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds a thing.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
