import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
///
/// Row heights are whole pixels. Cells come out of pools by reuse identifier, as a data source asks for them, and go
/// back when their row leaves the bounds; they stay subviews, hidden, as in UIKit.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How sections are set apart.
    public enum Style: Int, Sendable {
        /// Rows from side to side, headers that stay in sight.
        case plain
        /// Sections with gaps between them, rows from side to side.
        case grouped
        /// Sections as cards with round corners, away from the sides.
        case insetGrouped
    }
    /// Where in the bounds a row is scrolled to; `none` is the least amount that shows it.
    public enum ScrollPosition: Int, Sendable {
        /// By the least amount that shows the row; not at all where it shows.
        case none
        /// The row at the upper edge.
        case top
        /// The row in the middle.
        case middle
        /// The row at the lower edge.
        case bottom
    }
    /// How changes appear; nothing is animated here.
    public enum RowAnimation: Int, Sendable {
        /// No difference here.
        case fade
        /// No difference here.
        case right
        /// No difference here.
        case left
        /// No difference here.
        case top
        /// No difference here.
        case bottom
        /// What all of them are here: at once.
        case none
        /// No difference here.
        case middle
        /// No difference here.
        case automatic = 100
    }
    /// What separator insets are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of cells, as always here.
        case fromCellEdges
        /// From where the system's insets end. Counts as `fromCellEdges` here.
        case fromAutomaticInsets
    }

    /// The height that asks for self-sizing.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// What delegate methods that return a height return when they are not implemented.
    public nonisolated static let notImplemented = -CGFloat.greatestFiniteMagnitude
    /// The index title that is drawn as a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// How sections are told apart; fixed when the table is made.
    public let style: Style
    /// Gives the rows; not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataDidBecomeUnknown() } }
    }
    /// Decides about heights, headers and selection; not retained.
    open weak var delegate: (any UITableViewDelegate)? { didSet { tableDelegateDidChange(from: oldValue) } }
    /// Is told which rows will be wanted soon; not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether the prefetching data source is asked.
    open var isPrefetchingEnabled = true

    // Heights, in points; `automaticDimension` sizes by content.
    /// The height of rows for which the delegate gives none.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { dataDidBecomeUnknown() } }
    }
    /// 0 asks for all heights before anything is shown.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { dataDidBecomeUnknown() } }
    }
    /// The height of headers for which the delegate gives none.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { dataDidBecomeUnknown() } }
    }
    /// The height of footers for which the delegate gives none.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { dataDidBecomeUnknown() } }
    }
    /// What headers that size themselves count as until they are shown.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// What footers that size themselves count as until they are shown.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above each header; automatic is 22 in the plain style and 0 in the others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { dataDidBecomeUnknown() } }
    }

    // Looks
    /// Whether a line of one pixel ends each row.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }
    /// The lines' colour; `nil` is the system's.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
    var ownSeparatorInset: UIEdgeInsets?
    /// Kept without effect: insets count from the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { noteKept("UITableView.separatorInsetReference", separatorInsetReference != .fromCellEdges) }
    }
    /// Kept without effect: margins are those of phones.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { noteKept("UITableView.cellLayoutMarginsFollowReadableWidth", cellLayoutMarginsFollowReadableWidth) }
    }
    /// Whether content views of rows, headers and footers keep out of the safe area at the sides; true by default. Rows
    /// themselves are as wide as the table.
    open var insetsContentViewsToSafeArea = true { didSet { contentSidesDidChange() } }
    /// UIKit's name for `SelfSizingInvalidation`.
    public typealias SelfSizingInvalidation = UIKit.SelfSizingInvalidation
    /// Whether rows that size themselves are measured again when their cells' content changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// A view above the first section, as wide as the table and as high as its bounds say.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }
    /// A view below the last section, as wide as the table and as high as its bounds say.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }
    /// A view behind all rows that fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// The colour of the section index; `nil` is the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexColorsDidChange() } }
    /// What lies under the section index; `nil` is nothing.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// What lies under the section index while a finger is on it; `nil` is as without a finger.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// A table of fewer rows shows no section index.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { renewIndexTitles() } }
    /// The titles shown in the section index, and the view that shows them.
    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    // Selection and editing
    /// Whether a tap selects a row.
    open var allowsSelection = true
    /// Whether taps select and deselect any number of rows.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelection() } } }
    /// Whether a tap selects a row while rows are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether taps select any number of rows while rows are edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Kept without effect: there is no focus here.
    open var selectionFollowsFocus = false {
        didSet { noteKept("UITableView.selectionFollowsFocus", selectionFollowsFocus) }
    }
    /// Kept without effect: there is no focus here.
    open var remembersLastFocusedIndexPath = false {
        didSet { noteKept("UITableView.remembersLastFocusedIndexPath", remembersLastFocusedIndexPath) }
    }
    /// Kept without effect: there is no focus here.
    open var allowsFocus = true {
        didSet { noteKept("UITableView.allowsFocus", !allowsFocus) }
    }
    /// Kept without effect: rows cannot be dragged.
    open var dragInteractionEnabled = true {
        didSet { noteKept("UITableView.dragInteractionEnabled", !dragInteractionEnabled) }
    }
    var editingFlag = false
    /// The rows that the document holds itself, for a controller that gives no others.
    var staticContent: StaticTableContent?
    /// The cells that the document draws as templates, in document order.
    package internal(set) var prototypes: [ViewPrototype] = []
    /// The selected rows in the order in which they were selected.
    var selection: [RowPosition] = []

    // Data
    var geometry: TableGeometry?
    /// Counts every loss of the geometry, so that a walk through rows notices that it is out of date.
    var generation = 0
    var heightRules = TableHeightRules()
    var headerRules = TableHeaderRules()
    /// The scale, width and traits that measured heights belong to.
    var measuredWidth: CGFloat = -1
    /// The room beside content views that rows were measured with.
    var measuredSides: (left: CGFloat, right: CGFloat) = (0, 0)

    // Visible parts
    var visible: [VisibleRow] = []
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    var isLayingOutRows = false
    var interruptions = LayoutInterruptions()
    var isLoadingData = false
    var updates: BatchInProgress?
    var prefetching = Prefetching()
    var pressed: RowPosition?
    /// The row whose present cell is being filled again.
    var reconfigured: VisibleRow?

    // Registry and pools
    var cellSources = ReuseRegistry()
    var viewSources = ReuseRegistry()
    var cellPool = ReusePool<UITableViewCell>()
    var viewPool = ReusePool<UITableViewHeaderFooterView>()
    /// The row whose cell the data source is asked for, and whether it was dequeued for that row already.
    var requested: RowPosition?
    /// The rows and headers on the screen that are measured again at the next layout.
    var rowsToMeasure: Set<RowPosition> = []
    var measuresHeadersAgain = false
    var dequeuedForRequest = false
    /// What the registry has done so far.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// How many passes through the rows layout has made.
    public internal(set) var layoutPassCount = 0

    /// A table of that frame (points, the superview's coordinates) and style, without a data source.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareLooks()
    }

    /// A plain table of that frame (points, the superview's coordinates).
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        style = nib?.enumeration("style", Self.styleWords) ?? .plain
        super.init(coder: coder)
        prepareLooks()
        if let nib { decodeTable(from: nib) }
    }

    /// Adds the new safe area to the inset, and gives content views the room between it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentSides != measuredSides || style == .insetGrouped { contentSidesDidChange() }
    }

    /// Brings cells, headers and footers onto the screen where rows are in sight, and takes away the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }

    // MARK: Single changes: each is a batch of its own outside of one

    /// Adds rows at places counted after the batch, at once; the data source has to agree, or this raises.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.insertedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Takes away rows at places counted before the batch, at once; the data source has to agree, or this raises.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.deletedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Gets other cells for the rows; the old ones go to the pool after that.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.reloadedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Moves a row from a place before the batch to one after it; its cell stays the same.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        edit { $0.movedRows.append((RowPosition(indexPath), RowPosition(newIndexPath))) }
    }
    /// Adds sections at places counted after the batch, at once; the data source has to agree, or this raises.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.insertedSections.formUnion(sections) }
    }
    /// Takes away sections at places counted before the batch, at once; the data source has to agree, or this raises.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.deletedSections.formUnion(sections) }
    }
    /// Gets other cells, headers and footers for the sections, counted before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section from a place before the batch to one after it, with its rows.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        edit { $0.movedSections.append((section, newSection)) }
    }

    /// Forgets everything known about the rows and asks the data source again.
    open func reloadData() { if MainThread.allows("-[UITableView reloadData]") { reloadAll() } }
    /// Asks the data source for the titles of the section index again.
    open func reloadSectionIndexTitles() { renewIndexTitles() }

    /// Whether rows show the controls of editing.
    open var isEditing: Bool {
        get { editingFlag }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing, at once: cells get their controls, and what may not stay selected is deselected.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

    /// The insets of separators whose cells have none of their own (points).
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(
                    top: 0, left: CellMetrics.sideMargin(forWidth: bounds.width), bottom: 0,
                    right: SystemMargins.separatorEnd.now)
        }
        set {
            ownSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    override var defaultLayoutMargins: UIEdgeInsets {
        let side = CellMetrics.sideMargin(forWidth: bounds.width)
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
    override var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) { (false, true) }
    override func scrollDelegateDidChange() {
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UITableViewDelegate }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { traitsDidChange() }
    }

    /// Highlights the row under the finger, if the delegate lets it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches.first) }
    /// Lets go of the row when the finger leaves it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches.first) }
    /// Selects or deselects the row that is pressed, or works an information button or an editing control.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches.first) }
    /// Lets go of the row without selecting it.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpress() }

    /// A finger on the section index does not scroll.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === ownPanRecognizer, let indexView,
            gestureRecognizer.touches.contains(where: { $0.view === indexView })
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Selection hooks

    /// Selects a row, at once and without telling the delegate; `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition)
    }
    /// Deselects a row, at once and without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(RowPosition(indexPath)) }
    /// Moves the rows so that one shows. `.none` moves by the least amount.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
}

/// A row that has a cell.
@MainActor struct VisibleRow {
    var place: RowPosition
    let cell: UITableViewCell
}
