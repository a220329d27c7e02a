import Foundation

/// A view whose content may be larger than itself; the content's offset is the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// In points.
    open var contentSize = CGSize.zero
    /// The content point at the bounds' top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open var contentInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

    override var hasScrollableContent: Bool { true }
    override func adoptContentSize(_ size: CGSize) { contentSize = size }
}
