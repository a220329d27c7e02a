import Foundation

/// What the user pulls down to reload the content of a scroll view. It keeps its state and sends `valueChanged` when asked
/// to; unlike UIKit's it is never seen.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Between `beginRefreshing()` and `endRefreshing()`.
    open private(set) var isRefreshing = false
    /// Words below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.held
            noteKept("UIRefreshControl.attributedTitle", attributedTitle != nil)
        }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

    /// A control of that frame (points), which is not refreshing.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("attributedTitle"),
            element.name == "attributedString"
        else { return }
        attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
    }

    /// Sets `isRefreshing`; sends nothing, and the content stays where it is.
    open func beginRefreshing() { isRefreshing = true }
    /// Takes `isRefreshing` back.
    open func endRefreshing() { isRefreshing = false }
}
