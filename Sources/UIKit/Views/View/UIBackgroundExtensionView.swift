import Foundation

/// A view with its content in the safe area, and mirrored copies of its edges outside. Here the outside stays
/// unchanged: nothing is mirrored or blurred.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// The content in the safe area. Setting it removes the previous view.
    open var contentView: UIView? {
        didSet {
            guard oldValue !== contentView else { return }
            oldValue?.removeFromSuperview()
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the content is placed in the safe area; otherwise it keeps its frame.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
}
