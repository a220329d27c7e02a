import Foundation

extension UIView {
    /// Whether the view may be changed here: raises on other threads for views that are together with others or laid out.
    /// One that stands alone may be made and changed anywhere, as on Apple's systems, and is only reported.
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
