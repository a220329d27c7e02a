import Foundation

/// What the user pulls down to reload the content of a scroll view. It keeps its state and sends `valueChanged` when asked
/// to; unlike UIKit's it is never seen.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// Between `beginRefreshing()` and `endRefreshing()`.
    open private(set) var isRefreshing = false
    /// Words below the wheel.
    open var attributedTitle: NSAttributedString?

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60)) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder, let element = nib.element("attributedTitle"),
            element.name == "attributedString"
        else { return }
        attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
    }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
