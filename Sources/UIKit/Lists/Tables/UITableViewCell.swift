import Foundation
@_spi(UIKitModules) import UIKitViews

/// A cell that displays one row of a table.
///
/// The content view fills the cell except for the areas of accessories and editing controls.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredContentOwner {
    /// The style of the cell, which determines the built-in labels.
    let style: CellStyle
    /// The identifier of the cell's reuse pool, or `nil` if the cell is not reused.
    open package(set) var reuseIdentifier: String?
    /// The container for custom content, or the view of the content configuration.
    ///
    /// The cell adds it on first access or in the first layout. Subviews that were added to the cell before are behind it and don't
    /// receive touches, as in iOS 14 and later.
    open var contentView: UIView {
        if !hasContentView {
            hasContentView = true
            addSubview(currentContentView)
        }
        return currentContentView
    }
    /// Whether the content view has been added to the cell.
    var hasContentView = false
    package var currentContentView: UIView { didSet { replaceContentView(oldValue, for: currentContentView) } }
    package func makePlainContentView() -> UIView { UITableViewCellContentView(frame: currentContentView.frame) }

    // Built-in content, created on demand
    package var styleContent: CellStyleContent?

    package var cellContent = CellContent()
    var needsConfigurationUpdate = true
    /// A Boolean value that indicates whether the cell updates `contentConfiguration` when its state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that is called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // Backgrounds
    /// The configuration of the background. Its colour and corners override `backgroundColor`.
    ///
    /// A background configuration and background views exclude each other: setting one removes the other (Apple,
    /// `UITableViewCell.backgroundConfiguration`).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                (backgroundColor, backgroundView, selectedBackgroundView) = (nil, nil, nil)
                multipleSelectionBackgroundView = nil
            }
            setNeedsDisplay()
        }
    }
    /// The view behind the content. It fills the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, by: backgroundView)
        }
    }
    /// The view behind the content of a highlighted or selected cell. It replaces the grey background.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            replaceSelectedBackground(oldValue)
        }
    }
    /// The view that replaces `selectedBackgroundView` in tables with multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
            replaceSelectedBackground(oldValue)
        }
    }
    /// The appearance of a highlighted or selected cell.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { updateStateAppearance() } }
    }

    // Accessories and indentation
    /// The type of the accessory at the trailing edge. It is ignored if there is an `accessoryView`.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// The view at the trailing edge. It keeps its size.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, by: accessoryView) } }
    /// The accessory type in editing mode.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    /// The accessory view in editing mode.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, by: editingAccessoryView) } }
    /// A Boolean value that indicates whether editing mode hides the accessory if the cell doesn't have an editing accessory.
    open var hidesAccessoryWhenEditing = true {
        didSet { if hidesAccessoryWhenEditing != oldValue { accessoryDidChange() } }
    }
    /// The view that draws the current accessory type.
    package var builtInAccessory: CellAccessoryView?
    package var editingControl: CellEditingControl?
    package var reorderControl: CellEditingControl?
    /// The indentation of built-in content at the leading edge, as a multiple of `indentationWidth`.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of an indentation level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// A Boolean value that indicates whether editing mode also indents rows without an editing control.
    open var shouldIndentWhileEditing = true
    /// A Boolean value that indicates whether editing mode displays a reorder control.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }
    var ownSeparatorInset: UIEdgeInsets?

    // State
    var storedIsSelected = false
    var storedIsHighlighted = false
    var storedIsEditing = false
    /// The state that the cell has as a row of its table.
    package var rowState = CellRowState()
    /// Whether the cell is a table's row or a preview of a row. Such cells have the margins of cells in a table controller.
    package var isRow = false {
        didSet {
            guard isRow != oldValue else { return }
            marginsDidChange()
            currentContentView.marginsDidChange()
        }
    }

    /// Creates a cell with a style and the identifier of its reuse pool, or `nil` if the cell is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        let frame = CGRect(origin: .zero, size: InitialFrameOverrides.defaultCellSize)
        currentContentView = UITableViewCellContentView(frame: frame)
        super.init(frame: frame)
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell in the default style, without a reuse identifier, with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        style = nib?.enumeration("style", Self.stylesByName) ?? .default
        currentContentView = nib?.object("contentView") as? UIView ?? UITableViewCellContentView(frame: .zero)
        super.init(coder: coder)
        hasContentView = true
        insertSubview(contentView, at: 0)
        if let nib { decodeCell(from: nib) }
    }

    /// Called before the table reuses the cell.
    open func prepareForReuse() {}

    /// A Boolean value that indicates whether the cell is selected. The table sets it.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the cell is highlighted. The table sets it.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the cell is in editing mode. The table sets it.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets the selected state without animation. Override this method to change other properties.
    open func setSelected(_ selected: Bool, animated: Bool) { updateSelection(selected) }
    /// Sets the highlighted state without animation. Override this method to change other properties.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { updateHighlight(highlighted) }
    /// Called before editing controls appear or disappear.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls have appeared or disappeared, in the same call of `setEditing(_:animated:)`.
    open func didTransition(to state: StateMask) {}
    /// Sets the editing state without animation. Override this method to change other properties.
    open func setEditing(_ editing: Bool, animated: Bool) { updateEditing(editing) }

    /// The insets of the separator below the cell, in points. The default is the table's insets.
    open var separatorInset: UIEdgeInsets {
        get { effectiveSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsDisplay()
        }
    }

    /// Invalidates the intrinsic size, so that the table measures the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }
    @_spi(UIKitModules) public override class func makeInstance(frame: CGRect) -> UIView {
        let cell = TableViewCellFactory.make(self, style: .default, identifier: nil)
        if frame != .zero { cell.frame = frame }
        return cell
    }
    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        parts([("", builtInAccessory), ("", editingControl), ("", reorderControl)], isDeterminedByOwner: true)
            + cellContent.parts
    }
    @_spi(UIKitModules) public override func parts(inContent content: UIView) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] {
        parts([
            ("textLabel", styleContent?.textLabel), ("detailTextLabel", styleContent?.detailLabel),
            ("imageView", styleContent?.imageView),
        ])
    }
    @_spi(UIKitModules) public override var drawsAboveOwnContent: Bool { true }

    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        if subview === currentContentView { contentSizeMayHaveChanged() }
    }
    @_spi(UIKitModules) public override func subviewDidLayOut(_ subview: UIView) {
        if subview === currentContentView, rowState.table?.selfSizingInvalidation == .enabledIncludingConstraints {
            contentSizeMayHaveChanged()
        }
    }
    /// Lays out the cell again after a change of a built-in label or image.
    func styleLabelDidChange() {
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }
    func contentSizeMayHaveChanged() { rowState.table?.contentDidChange(of: self) }

    /// Called when the state changes. Override this method to set configurations that depend on the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Updates outdated configurations, then lays out the content, accessories and backgrounds.
    open override func layoutSubviews() {
        updateConfigurationNow()
        super.layoutSubviews()
        layoutParts()
    }

    /// Returns the size for the content view's constraints or built-in labels, including accessories and the separator.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSizeOfParts(targetSize, horizontal: horizontal, vertical: vertical) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: selfSizedHeight(forWidth: size.width))
    }

    /// Always zero: the safe area doesn't extend into cells.
    open override var safeAreaInsets: UIEdgeInsets { .zero }
    @_spi(UIKitModules) public override var preservedMarginAxes: (horizontal: Bool, vertical: Bool) { (true, false) }
    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets { cellMargins }
    @_spi(UIKitModules) public override var configuredContentMargins: UIEdgeInsets { contentViewMargins }

    @_spi(UIKitModules) public override var backgroundCorners: CornerRadii? { roundedCorners }
    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recordBackground(into: &recorder)
    }
    @_spi(UIKitModules) public override func recordOverlay(into recorder: inout DisplayRecorder) {
        recordSeparator(into: &recorder)
    }

    // MARK: Overridable members

    /// The main label. It is created on first access.
    open var textLabel: UILabel? {
        let content = builtInContent
        if content.textLabel == nil { content.textLabel = addContentSubview(makeTextLabel()) }
        return content.textLabel
    }
    /// The second label. It is created on first access. `nil` in the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return styleContent?.detailLabel }
        let content = builtInContent
        if content.detailLabel == nil { content.detailLabel = addContentSubview(makeDetailLabel()) }
        return content.detailLabel
    }
    /// The image view at the leading edge of the text. It is created on first access.
    open var imageView: UIImageView? {
        let content = builtInContent
        if content.imageView == nil { content.imageView = addContentSubview(UIImageView(frame: .zero)) }
        return content.imageView
    }
    /// The editing style of the cell's row, or `none` for a cell without a table.
    open var editingStyle: EditingStyle { rowState.position.flatMap { rowState.table?.editingStyle(at: $0) } ?? .none }
    /// A Boolean value that indicates whether the cell asks the user to confirm a deletion. Always false, because the first tap deletes
    /// the row.
    open var showingDeleteConfirmation: Bool { false }
    /// Returns an empty configuration for the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// The current state of the cell, for its configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (
            storedIsSelected, storedIsHighlighted, storedIsEditing
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
    /// A Boolean value that indicates whether a dragged cell handles touches. Stored without effect: drag and drop is not simulated.
    open var userInteractionEnabledWhileDragging: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UITableViewCell.userInteractionEnabledWhileDragging") }
    }
}

/// The state that a table stores in each of its cells.
@MainActor package struct CellRowState {
    weak var table: UITableView?
    /// The position of the cell's row, or `nil` if the cell is not visible.
    var position: RowPosition?
    /// Whether the cell's content determines the row's height.
    var isSelfSized = false
    /// Whether the height of a self-sizing row includes one pixel for the separator.
    var hasSeparatorSpace = false
    /// Whether the separator is drawn.
    var hasSeparator = false
    /// Whether full-width lines are drawn above and below the cell at the edges of its section.
    var hasSectionEdges = (above: false, below: false)
    /// Whether the cell has the rounded top or bottom corners of its section.
    var roundsTopCorners = false
    var roundsBottomCorners = false
    /// Whether the delegate was notified before the cell was displayed.
    var wasDisplayed = false
    /// Whether the reuse statistics include the creation of the cell.
    var isCounted = false
    /// The height in the document for a storyboard's static row, or for a prototype whose constraints don't determine a height.
    package var nibRowHeight: CGFloat?
}
