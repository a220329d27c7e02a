import Foundation

/// A control that refreshes the content of a scroll view when the user pulls it down. CellSim stores its state but doesn't
/// draw it; `valueChanged` is sent only by code.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// A Boolean value that indicates whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The text below the activity indicator. Stored without effect.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.boundsChecked
            reportNoOp("UIRefreshControl.attributedTitle", attributedTitle != nil)
        }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

    /// Creates a control with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("attributedTitle"),
            element.name == "attributedString"
        else { return }
        attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
    }

    /// Sets `isRefreshing` to true. No actions are sent, and the content doesn't move.
    open func beginRefreshing() { isRefreshing = true }
    /// Sets `isRefreshing` to false.
    open func endRefreshing() { isRefreshing = false }
}
