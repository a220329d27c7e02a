import Foundation
@_spi(UIKitModules) import UIKitViews

/// The base class of a collection view's cells, headers, footers and decoration views.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The identifier of the view's reuse pool, or `nil` if the view is not reused.
    open package(set) var reuseIdentifier: String?
    /// Whether the reuse statistics include the creation of the view.
    var isCounted = false
    /// The key of the view's reuse pool, which combines the registered kind and the reuse identifier.
    var poolKey: String?
    /// The collection view that dequeued the view.
    weak var owningCollectionView: UICollectionView?

    /// Creates a view with a frame in the collection view's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    }

    /// Called before the collection view reuses the view.
    open func prepareForReuse() {}

    /// Applies layout attributes to the view. The collection view applies the frame and visibility; override this method for custom
    /// attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns a copy of the attributes with the preferred size of the content, for self-sizing layouts.
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
        let size = measureUntilStable {
            systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: isFixedWidth ? .required : .fittingSizeLevel,
                verticalFittingPriority: original.fixesHeight ? .required : .fittingSizeLevel)
        }
        fitted.size = CGSize(
            width: size.width > 0 ? size.width : original.size.width,
            height: size.height > 0 ? size.height : original.size.height)
        return fitted
    }

    /// The safe area that the host sets, for example for a cell outside a collection view. Otherwise zero.
    open override var safeAreaInsets: UIEdgeInsets {
        superview == nil || superview is UICollectionView
            ? layoutState.safeAreaOverride ?? .zero : super.safeAreaInsets
    }
    /// No axes, because the layout of an item must not depend on its column.
    @_spi(UIKitModules) public override var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (false, false) }
}

/// A cell that displays an item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredContentOwner {
    /// The container for custom content, or the view of the content configuration. It fills the cell.
    open var contentView: UIView { currentContentView }
    var currentContentView: UIView { didSet { replaceContentView(oldValue, for: currentContentView) } }
    func makePlainContentView() -> UIView { UIView(frame: currentContentView.frame) }
    /// The view behind the content. It fills the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, backgroundView)
        }
    }
    /// The view behind the content of a highlighted or selected cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, nil)
            updateStateAppearance()
        }
    }
    package var cellContent = CellContent()
    /// The configuration of the background. A background configuration and background views exclude each other: setting one removes the
    /// other.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil)
            }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the cell updates `contentConfiguration` when its state changes.
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
    /// A Boolean value that indicates whether the cell is highlighted. The collection view sets it.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set {
            storedIsHighlighted = newValue
            updateStateAppearance()
        }
    }

    /// The view that determines the fitting size: the content view, or the cell in older documents, whose constraints belong to the cell.
    private var fittingView: UIView {
        if let view = cellContent.view { return view }
        return contentView.constraints.isEmpty && !constraints.isEmpty ? self : contentView
    }

    /// Returns the content view's preferred size, in points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let view = fittingView
        guard view !== self else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        return view.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    /// Invalidates the intrinsic size, so that the collection view measures the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }
    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        cellContent.view == nil ? super.builtInPartEntries : cellContent.parts
    }
    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        if subview === contentView { contentSizeMayHaveChanged() }
    }
    @_spi(UIKitModules) public override func subviewDidLayOut(_ subview: UIView) {
        if subview === contentView, owningCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints {
            contentSizeMayHaveChanged()
        }
    }
    func contentSizeMayHaveChanged() { owningCollectionView?.contentDidChange(of: self) }

    @_spi(UIKitModules) public override var configuredContentMargins: UIEdgeInsets {
        UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// Called when the state changes. Override this method to set configurations that depend on the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// The frame of the content view.
    var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recordBackground(backgroundConfiguration, fallback: .clear, radii: CornerRadii(0), into: &recorder)
    }

    /// Updates outdated configurations, then lays out the content and the backgrounds.
    open override func layoutSubviews() {
        updateConfigurationNow()
        super.layoutSubviews()
        layOutBackground(backgroundConfiguration, radius: backgroundConfiguration?.cornerRadius ?? 0)
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
        let isEmphasized = storedIsSelected || storedIsHighlighted
        if let view = selectedBackgroundView {
            if isEmphasized, view.superview !== self {
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
                view.frame = bounds
            } else if !isEmphasized {
                view.removeFromSuperview()
            }
        }
        Self.highlight(contentView, isEmphasized)
        setNeedsUpdateConfiguration()
    }

    private static func highlight(_ view: UIView, _ isEmphasized: Bool) {
        (view as? any CellHighlightable)?.isHighlighted = isEmphasized
        for subview in view.subviews { highlight(subview, isEmphasized) }
    }

    // MARK: Overridable members

    /// The current state of the cell, for its configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (
            isSelected, isHighlighted, owningCollectionView?.isEditing ?? false
        )
        return state
    }
    /// Schedules an update of the configurations for the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// The configuration of the content. Setting it replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set {
            showConfiguration(newValue, state: configurationState)
            contentSizeMayHaveChanged()
        }
    }
}
