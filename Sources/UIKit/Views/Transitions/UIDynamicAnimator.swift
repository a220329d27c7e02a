import Foundation

// UIKit Dynamics. Nothing moves in CellSim: behaviours are stored, and views keep their positions.

/// An item that behaviours can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre, in points.
    var center: CGPoint { get set }
    /// The size, in points.
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Animates items according to behaviours. Stored without effect: nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinates; not retained.
    public private(set) weak var referenceView: UIView?
    /// The behaviours of the items.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// The delegate, which is never called; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// A Boolean value that indicates whether items are moving: always false.
    open var isRunning: Bool { false }
    /// The elapsed time in seconds: always 0.
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
    /// Updates the animator to an item's current state. Does nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate that is notified of the start and end of movement. Never called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// A physical behaviour of items. Stored without effect: nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The child behaviours.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The closure that is called at each step; never called in CellSim.
    open var action: (() -> Void)?
    public override init() { super.init() }
    /// Adds a child behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// The physical properties of items. Stored without effect: nothing moves.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items that the behaviour applies to.
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
    /// A Boolean value that indicates whether items can rotate.
    open var allowsRotation = true
    /// A Boolean value that indicates whether items are fixed.
    open var isAnchored = false

    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Adds to an item's velocity. Does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns an item's velocity: always zero, because nothing moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Adds to an item's angular velocity. Does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Attaches an item to another item or to a point. Stored without effect: nothing moves.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The attached items.
    public let items: [any UIDynamicItem]
    /// The point that the item is attached to, in points.
    open var anchorPoint: CGPoint
    /// The length of the attachment, in points.
    open var length: CGFloat = 0
    /// The damping of the oscillation.
    open var damping: CGFloat = 0
    /// The frequency of the oscillation.
    open var frequency: CGFloat = 0
    /// The torque needed to overcome friction.
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
    /// Attaches an item to another item, at offsets from their centres. Stored without effect: nothing moves.
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
    /// The target position, in points.
    open var snapPoint: CGPoint
    /// The damping of the oscillation.
    open var damping: CGFloat = 0.5
    /// The item that snaps.
    let item: any UIDynamicItem
    /// Creates a behaviour for an item.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
}

/// Applies gravity to items. Stored without effect: nothing moves.
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that the behaviour applies to.
    public private(set) var items: [any UIDynamicItem]
    /// The direction of the gravity.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The magnitude of the gravity.
    open var magnitude: CGFloat = 1
    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// Pushes items. Stored without effect: nothing moves.
open class UIPushBehavior: UIDynamicBehavior {
    /// The type of a push.
    public enum Mode: Int, Sendable {
        /// A continuous force, or a single impulse.
        case continuous, instantaneous
    }
    /// The items that the behaviour applies to.
    public private(set) var items: [any UIDynamicItem]
    /// The type of the push.
    public let mode: Mode
    /// A Boolean value that indicates whether the push is active.
    open var active = true
    /// The magnitude of the push.
    open var magnitude: CGFloat = 0
    /// The direction of the push in radians.
    open var angle: CGFloat = 0
    /// The direction of the push as a vector.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }

    /// Sets the point that is pushed. Does nothing: nothing moves.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Lets items collide. Stored without effect: nothing moves.
open class UICollisionBehavior: UIDynamicBehavior {
    /// The items that collide.
    public private(set) var items: [any UIDynamicItem]
    /// A Boolean value that indicates whether the reference view's edges are boundaries.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
