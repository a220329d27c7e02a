import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that displays the header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredContentOwner {
    /// The identifier of the view's reuse pool, or `nil` if the view is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The container for custom content, or the view of the content configuration.
    open var contentView: UIView { currentContentView }
    package var currentContentView: UIView { didSet { replaceContentView(oldValue, for: currentContentView) } }
    package func makePlainContentView() -> UIView { UITableViewCellContentView(frame: currentContentView.frame) }
    /// The view behind the content. It fills the header or footer.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue)
        }
    }
    /// The configuration of the background. A background configuration and a background view exclude each other: setting one removes
    /// the other.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil { (backgroundColor, backgroundView) = (nil, nil) }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
    package var titleContent: HeaderTitleContent?
    package var cellContent = CellContent()
    weak var table: UITableView?
    var isFooter = false
    var section = 0

    /// Creates a view of size zero with an empty content view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        currentContentView = UITableViewCellContentView(frame: .zero)
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates a view with a frame in points, without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        currentContentView = nib?.object("contentView") as? UIView ?? UITableViewCellContentView(frame: .zero)
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
        reuseIdentifier = nib?.reuseIdentifier
    }

    /// Called before the table reuses the view.
    open func prepareForReuse() {}

    /// Resizes the background view and the content view, and positions the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackground(backgroundConfiguration, radius: backgroundConfiguration?.cornerRadius ?? 0)
        backgroundView?.frame = bounds
        let frame = contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
        titleContent?.layout(in: self)
    }

    /// Returns the frame of the content view for a size of the view, in points.
    private func contentFrame(in size: CGSize) -> CGRect {
        let sides = table?.contentSafeAreaInsets ?? (left: 0, right: 0)
        return CGRect(x: sides.left, y: 0, width: max(size.width - sides.left - sides.right, 0), height: size.height)
    }

    /// Returns the height of the title, content configuration or content view's constraints at the target width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let width = contentFrame(in: targetSize).width
        if let titleContent, titleContent.hasText {
            return CGSize(width: targetSize.width, height: titleContent.height(in: self, width: width))
        }
        if horizontal == .required, let height = cellContent.height(width: width) {
            return CGSize(width: targetSize.width, height: height)
        }
        if horizontal == .required, contentView.frame.width != width { contentView.frame.size.width = width }
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        if content.height > 0 { return content }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Always zero: the safe area doesn't extend into headers and footers.
    open override var safeAreaInsets: UIEdgeInsets { .zero }
    @_spi(UIKitModules) public override class func makeInstance(frame: CGRect) -> UIView {
        let view = HeaderFooterViewFactory.make(self, identifier: nil)
        if frame != .zero { view.frame = frame }
        return view
    }
    @_spi(UIKitModules) public override func parts(inContent content: UIView) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] {
        parts([("textLabel", titleContent?.textLabel), ("detailTextLabel", titleContent?.detailLabel)])
    }
    @_spi(UIKitModules) public override var drawsAboveOwnContent: Bool { true }
    @_spi(UIKitModules) public override var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (true, false) }
    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets {
        CellMetrics.margins(forWidth: bounds.width)
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        if let backgroundConfiguration {
            return recordBackground(backgroundConfiguration, fallback: .clear, radii: CornerRadii(0), into: &recorder)
        }
        guard backgroundColor == nil, backgroundView == nil, table?.style == .plain else { return }
        recorder.fill(bounds, color: recorder.rgba(table?.backgroundColor ?? .systemBackground))
    }

    private func replaceBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Overridable members

    /// The label of the title. It is created on first access.
    open var textLabel: UILabel? {
        let content = builtInContent
        if content.textLabel == nil { content.textLabel = makeLabel() }
        return content.textLabel
    }
    /// The secondary label. It is created on first access. The title's layout doesn't reserve space for it, as in UIKit.
    open var detailTextLabel: UILabel? {
        let content = builtInContent
        if content.detailLabel == nil { content.detailLabel = makeLabel() }
        return content.detailLabel
    }
    /// Returns an empty configuration for a header, or for a footer if the view is a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = table?.style == .plain || table == nil
        if isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }
    /// The configuration of the content. Setting it replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            showConfiguration(newValue, state: UICellConfigurationState(traitCollection: traitCollection))
        }
    }
}
