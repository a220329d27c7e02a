import Foundation

/// A touch of a finger on the simulated screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger didn't move.
        case stationary
        /// The finger was lifted.
        case ended
        /// The touch was cancelled, for example by an alert.
        case cancelled
    }

    /// The types of touches.
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

    /// The type of the touch: always a finger.
    open var type: TouchType { .direct }
    /// The current phase of the touch.
    open internal(set) var phase: Phase = .began
    /// The number of taps in a row, including this one.
    open internal(set) var tapCount = 1
    /// The time of the touch on the simulated clock, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window in which the touch began; nil if the view has no window. Not retained.
    open internal(set) weak var window: UIWindow?
    /// The view in which the touch began. Not retained.
    open internal(set) weak var view: UIView?
    /// The index of the finger, which determines the order of touches in an event.
    var fingerIndex = 0
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    public override init() { super.init() }

    /// Returns the location in the coordinates of a view (points), or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }

    /// Returns the previous location in the coordinates of a view (points), or of the window if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }

    /// Returns the precise location: the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the precise previous location: the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The force of the touch, where 1 is average. Always 0, as on screens that can't measure it.
    open var force: CGFloat { 0 }
    /// The maximum possible force. Always 0, as on screens that can't measure it.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touch, in points. Always 0.
    open var majorRadius: CGFloat { 0 }
    /// The tolerance of the radius, in points. Always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
}
