import Foundation

/// A view whose content stands in the safe area while copies of its edges fill what lies outside. Here the outside stays as
/// it is: nothing is mirrored or blurred there.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// What stands in the safe area. The view before it leaves.
    open var contentView: UIView? {
        didSet {
            guard oldValue !== contentView else { return }
            oldValue?.removeFromSuperview()
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the content is placed in the safe area; otherwise it stays where it is put.
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
