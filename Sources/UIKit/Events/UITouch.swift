import Foundation

/// One finger on the simulated screen.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    public internal(set) var phase: Phase = .began
    public internal(set) var tapCount = 1
    /// Seconds on the simulator's own clock.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) weak var window: UIWindow?
    public internal(set) weak var view: UIView?
    /// Tells fingers of one event apart.
    var order = 0
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    public override init() { super.init() }

    /// The place in a view's coordinates (points); `nil` means the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
}
