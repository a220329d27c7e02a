import Foundation

/// A finger on the simulated screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger did not move.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was cancelled, for example by an alert.
        case cancelled
    }

    /// The source of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct
        /// A finger on a separate surface, such as a remote control.
        case indirect
        /// A stylus.
        case pencil
        /// A mouse or trackpad.
        case indirectPointer
        /// An alias of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The source of the touch: always a finger.
    open var type: TouchType { .direct }
    /// The current phase of the touch.
    open internal(set) var phase: Phase = .began
    /// The number of taps in a row, from 1.
    open internal(set) var tapCount = 1
    /// The time in seconds on the simulator's own clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window where the touch began; nil for views without a window. Not retained.
    open internal(set) weak var window: UIWindow?
    /// The view where the touch began; nil after it ended. Not retained.
    open internal(set) weak var view: UIView?
    /// The number of the finger among the touches of an event.
    var fingerIndex = 0
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    public override init() { super.init() }

    /// Returns the position in a view's coordinates (points), or the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }

    /// Returns the position before the last event in a view's coordinates (points), or the window's for nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }

    /// Returns the precise position: the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the precise previous position: the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The force of the touch, where 1 is average: always 0, as on screens that don't measure it.
    open var force: CGFloat { 0 }
    /// The maximum possible force: always 0, as on screens that don't measure it.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch in points: always 0, because a touch is a point.
    open var majorRadius: CGFloat { 0 }
    /// The tolerance of the radius in points: always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
}
