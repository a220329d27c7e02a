import Foundation

// Physics for views. Nothing moves: views keep their positions.

/// An object that can be animated.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre, in points.
    var center: CGPoint { get set }
    /// The size, in points.
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Animates items with physics. Stored without effect: nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinates, not retained.
    public private(set) weak var referenceView: UIView?
    /// The behaviours of the items.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// The delegate, which is never called; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// False: nothing moves.
    open var isRunning: Bool { false }
    /// In seconds: 0.
    open var elapsedTime: TimeInterval { 0 }

    public override init() { super.init() }
    /// Creates an animator in a view's coordinates.
    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }
    /// Adds a behaviour.
    open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    /// Removes all behaviours.
    open func removeAllBehaviors() { behaviors = [] }
    /// Does nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate for the start and end of movement. Never called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// A behaviour of items. Stored without effect: nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The child behaviours.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step; never called in CellSim.
    open var action: (() -> Void)?
    public override init() { super.init() }
    /// Adds a child behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// The physical properties of items. Stored without effect: nothing moves.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items.
    public private(set) var items: [any UIDynamicItem]
    /// The elasticity of collisions, from 0 to 1.
    open var elasticity: CGFloat = 0
    /// The friction between items.
    open var friction: CGFloat = 0
    /// The density of the items.
    open var density: CGFloat = 1
    /// The linear resistance.
    open var resistance: CGFloat = 0
    /// The angular resistance.
    open var angularResistance: CGFloat = 0
    /// Whether items may rotate.
    open var allowsRotation = true
    /// Whether items are fixed in place.
    open var isAnchored = false

    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns zero: nothing moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Attaches an item to another or to a point. Stored without effect: nothing moves.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The items.
    public let items: [any UIDynamicItem]
    /// The anchor point, in points.
    open var anchorPoint: CGPoint
    /// The distance, in points.
    open var length: CGFloat = 0
    /// The damping of the oscillation.
    open var damping: CGFloat = 0
    /// The frequency of the oscillation.
    open var frequency: CGFloat = 0
    /// The friction of the attachment.
    open var frictionTorque: CGFloat = 0

    /// Attaches an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(items: [item], anchor: point)
    }
    /// Attaches an item to another.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    /// Attaches an item to a point, at an offset from its centre. Stored without effect: nothing moves.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(items: [item], anchor: point)
    }
    /// Attaches an item to another, at offsets from their centres. Stored without effect: nothing moves.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    init(items: [any UIDynamicItem], anchor: CGPoint) { (self.items, anchorPoint) = (items, anchor) }
}

/// Moves an item to a point. Stored without effect: nothing moves.
open class UISnapBehavior: UIDynamicBehavior {
    /// The target, in points.
    open var snapPoint: CGPoint
    /// The damping of the oscillation.
    open var damping: CGFloat = 0.5
    /// The thing.
    let item: any UIDynamicItem
    /// Creates a behaviour for an item.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
}

/// Applies gravity to items. Stored without effect: nothing moves.
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items.
    public private(set) var items: [any UIDynamicItem]
    /// The direction of gravity.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The magnitude of gravity.
    open var magnitude: CGFloat = 1
    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// Pushes items. Stored without effect: nothing moves.
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of the push.
    public enum Mode: Int, Sendable {
        /// Continuous, or once.
        case continuous, instantaneous
    }
    /// The items.
    public private(set) var items: [any UIDynamicItem]
    /// The duration of the push.
    public let mode: Mode
    /// Whether the push is active.
    open var active = true
    /// The magnitude of the push.
    open var magnitude: CGFloat = 0
    /// The direction in radians.
    open var angle: CGFloat = 0
    /// The direction.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }

    /// Has no effect: nothing moves.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Lets items collide. Stored without effect: nothing moves.
open class UICollisionBehavior: UIDynamicBehavior {
    /// The items.
    public private(set) var items: [any UIDynamicItem]
    /// Whether the view's edges are boundaries.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Creates a behaviour for items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
