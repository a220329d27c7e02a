import Foundation

/// A control that the user pulls down to reload the content of a scroll view. It stores its state and sends
/// `valueChanged` when you call it; unlike UIKit's it is never visible.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Whether the control is between `beginRefreshing()` and `endRefreshing()`.
    open private(set) var isRefreshing = false
    /// The text below the activity indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.held
            reportNoOp("UIRefreshControl.attributedTitle", attributedTitle != nil)
        }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

    /// Creates a control with this frame (points), which is not refreshing.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("attributedTitle"),
            element.name == "attributedString"
        else { return }
        attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
    }

    /// Sets `isRefreshing`; sends nothing, and the content does not move.
    open func beginRefreshing() { isRefreshing = true }
    /// Resets `isRefreshing`.
    open func endRefreshing() { isRefreshing = false }
}
