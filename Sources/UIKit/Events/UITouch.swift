import Foundation

/// One finger on the simulated screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What a finger has done since the event before.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began
        /// It moved.
        case moved
        /// It stayed where it was.
        case stationary
        /// It went up.
        case ended
        /// It was taken away, as by an alarm.
        case cancelled
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct
        /// A finger elsewhere than on the screen, as on a remote.
        case indirect
        /// A pencil.
        case pencil
        /// A mouse or trackpad.
        case indirectPointer
        /// What a pencil is called too.
        public static let stylus = TouchType.pencil
    }

    /// Always a finger here.
    open var type: TouchType { .direct }
    /// What the finger did last.
    public internal(set) var phase: Phase = .began
    /// Which one of several taps in a row this is, from 1.
    public internal(set) var tapCount = 1
    /// Seconds on the simulator's own clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The window that the finger came down in; nil where views are in none. Not retained.
    public internal(set) weak var window: UIWindow?
    /// The view that the finger came down on, to the end of the touch. Not retained.
    public internal(set) weak var view: UIView?
    /// Tells fingers of one event apart.
    var order = 0
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    public override init() { super.init() }

    /// The place in a view's coordinates (points); `nil` means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }

    /// The place before the last event in a view's coordinates (points); nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}
