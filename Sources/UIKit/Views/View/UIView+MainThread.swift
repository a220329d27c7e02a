import Foundation

/// Checks that views are changed on the main thread.
extension UIView {
    /// Returns whether the view may be changed on this thread. On a background thread, raises if the view is in a hierarchy
    /// or laid out. Changing a separate view is allowed, as on Apple's systems, but reported.
    func validateThread(_ method: @autoclosure () -> String) -> Bool {
        if MainThread.isCurrent { return true }
        let name = "-[\(type(of: self)) \(method())]"
        guard superview != nil || !subviews.isEmpty || nodeState.engine != nil || self is UIWindow else {
            MainThread.report(name)
            return true
        }
        return MainThread.validate(name)
    }
}
