import Foundation

/// A control for reloading the content of a scroll view by pulling it down. It stores its state; unlike UIKit's, it is
/// never visible. `valueChanged` is sent only if your code sends it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// A Boolean value that indicates whether the control is between `beginRefreshing()` and `endRefreshing()`.
    open private(set) var isRefreshing = false
    /// The text below the activity indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.boundsChecked
            reportNoOp("UIRefreshControl.attributedTitle", attributedTitle != nil)
        }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

    /// Creates a control with a frame (points) that is not refreshing.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("attributedTitle"),
            element.name == "attributedString"
        else { return }
        attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
    }

    /// Sets `isRefreshing` to true. It sends no event, and the content does not move.
    open func beginRefreshing() { isRefreshing = true }
    /// Sets `isRefreshing` to false.
    open func endRefreshing() { isRefreshing = false }
}
