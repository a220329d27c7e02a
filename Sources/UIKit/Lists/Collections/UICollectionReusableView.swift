import Foundation
@_spi(UIKitModules) import UIKitViews

/// The base class of a collection view's cells, headers, footers and decoration views.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier of the view's reuse pool; nil if the view is not reused.
    open package(set) var reuseIdentifier: String?
    /// Whether the reuse registry counted the creation of the view.
    var isCounted = false
    /// The class or kind under which the view was registered; cells and supplementary views have separate pools.
    var poolKey: String?
    /// The collection view that dequeued the view.
    weak var collection: UICollectionView?

    /// Creates a view with a frame in the collection view's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    }

    /// Called by the collection view before it reuses the view.
    open func prepareForReuse() {}

    /// Applies attributes of a layout. Override it for custom attributes; the collection view applies frame and
    /// visibility.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns a copy of the attributes with the content's preferred size, for self-sizing layouts.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    private func fittedAttributes(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let fitted = original.duplicate()
        if bounds.size != original.size { bounds.size = original.size }
        layoutSubviews()
        let isFixedWidth = original.fixesWidth
        let target = CGSize(
            width: isFixedWidth ? original.size.width : 0, height: original.fixesHeight ? original.size.height : 0)
        let size = stableSize {
            systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: isFixedWidth ? .required : .fittingSizeLevel,
                verticalFittingPriority: original.fixesHeight ? .required : .fittingSizeLevel)
        }
        fitted.size = CGSize(
            width: size.width > 0 ? size.width : original.size.width,
            height: size.height > 0 ? size.height : original.size.height)
        return fitted
    }

    /// The insets that a host sets, for example for a cell without its collection view; otherwise zero.
    open override var safeAreaInsets: UIEdgeInsets {
        superview == nil || superview is UICollectionView
            ? layoutState.safeAreaOverride ?? .zero : super.safeAreaInsets
    }
    /// No axes: otherwise the layout of an item would depend on its column.
    @_spi(UIKitModules) public override var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (false, false) }
}

/// A cell that shows one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredContentOwner {
    /// The container for custom content, which fills the cell, or the view of the content configuration if there is
    /// one.
    open var contentView: UIView { currentContentView }
    var currentContentView: UIView { didSet { replaceContentView(oldValue, for: currentContentView) } }
    func makePlainContentView() -> UIView { UIView(frame: currentContentView.frame) }
    /// A view behind the content that fills the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, backgroundView)
        }
    }
    /// A view behind the content while the cell is pressed or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, nil)
            updateStateAppearance()
        }
    }
    package var cellContent = CellContent()
    /// The configuration of the background; its colour and corners are used. Setting it removes the background views,
    /// and vice versa.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil)
            }
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether `contentConfiguration` follows the cell's state automatically.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that is called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    var needsConfigurationUpdate = true
    private var storedIsSelected = false
    private var storedIsHighlighted = false

    /// Creates a cell with a frame in the collection view's coordinates (points) and an empty content view.
    public override init(frame: CGRect) {
        currentContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        currentContentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
        if let nib {
            nib.ignore("size")
            if let background = nib.coder(forKeyed: "backgroundConfiguration") {
                backgroundConfiguration = UIBackgroundConfiguration(interfaceBuilder: background)
            }
            backgroundView = nib.object("backgroundView") as? UIView
            selectedBackgroundView = nib.object("selectedBackgroundView") as? UIView
        }
    }

    /// A Boolean value that indicates whether the cell is selected. The collection view sets it.
    open var isSelected: Bool {
        get { storedIsSelected }
        set {
            storedIsSelected = newValue
            updateStateAppearance()
        }
    }
    /// A Boolean value that indicates whether the cell appears pressed. The collection view sets it.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set {
            storedIsHighlighted = newValue
            updateStateAppearance()
        }
    }

    /// The view that determines the fitting size: the content view, or the cell itself in older documents, which add
    /// the constraints to the cell.
    private var fittedView: UIView {
        if let view = cellContent.view { return view }
        return contentView.constraints.isEmpty && !constraints.isEmpty ? self : contentView
    }

    /// Returns the content view's preferred size, in points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let view = fittedView
        guard view !== self else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        return view.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Invalidates the intrinsic size. The collection view then measures the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }
    @_spi(UIKitModules) public override var ownParts: [(role: String, view: UIView, isDeterminedByOwner: Bool)] {
        cellContent.view == nil ? super.ownParts : cellContent.parts
    }
    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        if subview === contentView { contentSizeMayHaveChanged() }
    }
    @_spi(UIKitModules) public override func subviewDidLayOut(_ subview: UIView) {
        if subview === contentView, collection?.selfSizingInvalidation == .enabledIncludingConstraints {
            contentSizeMayHaveChanged()
        }
    }
    func contentSizeMayHaveChanged() { collection?.contentDidChange(of: self) }

    @_spi(UIKitModules) public override var marginsOfConfiguredContent: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// Called when the state changes. Override it to set configurations that depend on the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The content view's frame.
    var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recordBackground(backgroundConfiguration, fallback: .clear, radii: CornerRadii(0), into: &recorder)
    }

    /// Updates pending configurations, then lays out content and backgrounds.
    open override func layoutSubviews() {
        updateConfigurationNow()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private func updateStateAppearance() {
        let lit = storedIsSelected || storedIsHighlighted
        if let view = selectedBackgroundView {
            if lit, view.superview !== self {
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
                view.frame = bounds
            } else if !lit {
                view.removeFromSuperview()
            }
        }
        Self.highlight(contentView, lit)
        setNeedsUpdateConfiguration()
    }

    private static func highlight(_ view: UIView, _ isEmphasized: Bool) {
        (view as? any CellHighlightable)?.isHighlighted = isEmphasized
        for subview in view.subviews { highlight(subview, isEmphasized) }
    }

    // MARK: Overridable members

    /// The cell's state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (
            isSelected, isHighlighted, collection?.isEditing ?? false
        )
        return state
    }
    /// Updates the configurations for the current state at the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// The configuration of the content. Setting it replaces the content view's content.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            showConfiguration(newValue, state: configurationState)
            contentSizeMayHaveChanged()
        }
    }
}
