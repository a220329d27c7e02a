import Foundation

/// Watches the touches of a view for a pattern.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    public internal(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true

    public override init() { super.init() }
}
