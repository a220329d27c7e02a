import Foundation

/// A view that places its content in the safe area. UIKit also extends it beyond the safe area with mirrored, blurred
/// copies; CellSim doesn't draw these.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// The content view. Setting it removes the previous content view.
    open var contentView: UIView? {
        didSet {
            guard oldValue !== contentView else { return }
            oldValue?.removeFromSuperview()
            if let contentView { insertSubview(contentView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the content view fills the safe area; otherwise it keeps its frame.
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
