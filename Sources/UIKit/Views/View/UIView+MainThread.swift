import Foundation

extension UIView {
    /// Whether the view may be changed on this thread: raises on other threads for views that are in a hierarchy or laid
    /// out. A separate view may be created and changed on any thread, as on Apple's systems, and is only reported.
    func mayChange(_ method: @autoclosure () -> String) -> Bool {
        if MainThread.isCurrent { return true }
        let name = "-[\(type(of: self)) \(method())]"
        guard superview != nil || !subviews.isEmpty || nodeState.engine != nil || self is UIWindow else {
            MainThread.report(name)
            return true
        }
        return MainThread.allows(name)
    }
}
