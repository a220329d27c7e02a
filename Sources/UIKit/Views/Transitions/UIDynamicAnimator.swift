import Foundation

// UIKit Dynamics. Behaviours are stored without effect: nothing is animated.

/// An item that dynamic behaviours can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre of the item, in points.
    var center: CGPoint { get set }
    /// The bounds of the item, in points.
    var bounds: CGRect { get }
    /// The rotation of the item.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Animates items according to their behaviours in UIKit. In CellSim, nothing is animated.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view that defines the coordinate system. Not retained.
    public private(set) weak var referenceView: UIView?
    /// The behaviours of the animator.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// The delegate, which is never called. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// A Boolean value that indicates whether the animator is running: always false.
    open var isRunning: Bool { false }
    /// The elapsed time, in seconds: always 0.
    open var elapsedTime: TimeInterval { 0 }

    public override init() { super.init() }
    /// Creates an animator with a reference view.
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
    /// Updates the animator's state of an item. Does nothing: nothing is animated.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The methods of an animator's delegate. Never called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// The base class of dynamic behaviours. In CellSim, nothing is animated.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The child behaviours.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure for each step of the animation. Never called.
    open var action: (() -> Void)?
    public override init() { super.init() }
    /// Adds a child behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// The physical properties of items. In CellSim, nothing is animated.
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
    /// Adds to the velocity of an item. Does nothing: nothing is animated.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns the velocity of an item: always zero, because nothing is animated.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Adds to the angular velocity of an item. Does nothing: nothing is animated.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Attaches an item to another item or to a point. In CellSim, nothing is animated.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The attached items.
    public let items: [any UIDynamicItem]
    /// The anchor point, in points.
    open var anchorPoint: CGPoint
    /// The length of the attachment, in points.
    open var length: CGFloat = 0
    /// The damping of the oscillation.
    open var damping: CGFloat = 0
    /// The frequency of the oscillation.
    open var frequency: CGFloat = 0
    /// The torque that is necessary to overcome friction.
    open var frictionTorque: CGFloat = 0

    /// Creates a behaviour that attaches an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(items: [item], anchor: point)
    }
    /// Creates a behaviour that attaches an item to another one.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    /// Creates a behaviour that attaches an item to a point, with an offset from the item's centre.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(items: [item], anchor: point)
    }
    /// Creates a behaviour that attaches an item to another one, with offsets from their centres.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(items: [item1, item2], anchor: .zero)
    }
    init(items: [any UIDynamicItem], anchor: CGPoint) { (self.items, anchorPoint) = (items, anchor) }
}

/// Snaps an item to a point. In CellSim, nothing is animated.
open class UISnapBehavior: UIDynamicBehavior {
    /// The point to which the item snaps, in points.
    open var snapPoint: CGPoint
    /// The damping of the oscillation.
    open var damping: CGFloat = 0.5
    /// The item that snaps.
    let item: any UIDynamicItem
    /// Creates a behaviour that snaps an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
}

/// Applies gravity to items. In CellSim, nothing is animated.
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

/// Applies a force to items. In CellSim, nothing is animated.
open class UIPushBehavior: UIDynamicBehavior {
    /// The modes of a push.
    public enum Mode: Int, Sendable {
        /// A continuous force, or a single impulse.
        case continuous, instantaneous
    }
    /// The items that the behaviour applies to.
    public private(set) var items: [any UIDynamicItem]
    /// The mode of the push.
    public let mode: Mode
    /// A Boolean value that indicates whether the push is active.
    open var active = true
    /// The magnitude of the push.
    open var magnitude: CGFloat = 0
    /// The direction of the push, in radians.
    open var angle: CGFloat = 0
    /// The direction of the push as a vector.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }

    /// Sets the offset of the force from an item's centre. Does nothing: nothing is animated.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Makes items collide. In CellSim, nothing is animated.
open class UICollisionBehavior: UIDynamicBehavior {
    /// The items that collide.
    public private(set) var items: [any UIDynamicItem]
    /// A Boolean value that indicates whether the bounds of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false
    /// Creates a behaviour with items.
    public init(items: [any UIDynamicItem]) { self.items = items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}
