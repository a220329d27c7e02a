import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that displays rows in sections in one column. Only visible rows have cells.
///
/// Row heights are rounded to whole pixels. When a row leaves the bounds, its cell returns to the pool of its reuse identifier. Pooled
/// cells remain hidden subviews, as in UIKit.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// A style of the sections.
    public enum Style: Int, Sendable {
        /// Full-width rows with pinned headers.
        case plain
        /// Full-width rows with gaps between the sections.
        case grouped
        /// Sections with rounded corners and margins at the sides.
        case insetGrouped
    }
    /// The position to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// Scrolls by the minimum distance that makes the row fully visible.
        case none
        /// Scrolls the row to the top of the visible area.
        case top
        /// Scrolls the row to the centre of the visible area.
        case middle
        /// Scrolls the row to the bottom of the visible area.
        case bottom
    }
    /// The animation of a change. CellSim applies all changes without animation.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in or out.
        case fade
        /// Rows slide in from the right, or out to the right.
        case right
        /// Rows slide in from the left, or out to the left.
        case left
        /// Rows slide in from the top, or out to the top.
        case top
        /// Rows slide in from the bottom, or out to the bottom.
        case bottom
        /// No animation.
        case none
        /// Rows slide in or out vertically around their centre.
        case middle
        /// The table chooses the animation.
        case automatic = 100
    }
    /// The edges from which separator insets are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of cells. CellSim always uses them.
        case fromCellEdges
        /// The automatic insets. In CellSim, it has the same effect as `fromCellEdges`.
        case fromAutomaticInsets
    }

    /// The value for the automatic height of rows, headers and footers.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The value that the delegate's height methods return if they are not implemented.
    public nonisolated static let notImplemented = -CGFloat.greatestFiniteMagnitude
    /// The title that the section index displays as a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// The style of the sections, which can't be changed after initialisation.
    public let style: Style
    /// The object that provides the rows. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }
    /// The delegate for heights, headers and selection. Not retained.
    open weak var delegate: (any UITableViewDelegate)? { didSet { tableDelegateDidChange(from: oldValue) } }
    /// The object that prepares the data of rows before they become visible. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether the table calls the prefetching data source.
    open var isPrefetchingEnabled = true

    // Heights are in points. With `automaticDimension`, the content determines the height.
    /// The height of rows for which the delegate doesn't return a height.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateData() } }
    }
    /// The estimated height of rows. With 0, the table determines all heights before it displays rows.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateData() } }
    }
    /// The height of headers for which the delegate doesn't return a height.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateData() } }
    }
    /// The height of footers for which the delegate doesn't return a height.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateData() } }
    }
    /// The estimated height of self-sizing headers that aren't visible yet.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The estimated height of self-sizing footers that aren't visible yet.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The padding above each header. The automatic value is 22 points in the plain style and 0 in other styles.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { invalidateData() } }
    }

    // Appearance
    /// The style of the separators between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }
    /// The colour of the separators, or `nil` for the system's colour.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
    var ownSeparatorInset: UIEdgeInsets?
    /// Stored without effect: separator insets are relative to the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { reportNoOp("UITableView.separatorInsetReference", separatorInsetReference != .fromCellEdges) }
    }
    /// Stored without effect: cells have the margins of an iPhone.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { reportNoOp("UITableView.cellLayoutMarginsFollowReadableWidth", cellLayoutMarginsFollowReadableWidth) }
    }
    /// A Boolean value that indicates whether the content views of rows, headers and footers are inset from the safe area at the sides.
    /// The default is true. Rows always have the table's width.
    open var insetsContentViewsToSafeArea = true { didSet { contentSafeAreaDidChange() } }
    /// The nested name of `SelfSizingInvalidation`, as in UIKit.
    public typealias SelfSizingInvalidation = UIKitLists.SelfSizingInvalidation
    /// The changes after which self-sizing rows are measured again. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The view above the first section. It has the table's width and keeps its own height.
    open var tableHeaderView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableHeaderView) } }
    /// The view below the last section. It has the table's width and keeps its own height.
    open var tableFooterView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableFooterView) } }
    /// The view behind all rows, which fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// The text colour of the section index, or `nil` for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The background colour of the section index, or `nil` for no background.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The background colour of the section index during a touch, or `nil` for `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The minimum number of rows for which the section index is displayed.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadIndexTitles() } }
    /// The titles of the section index, and the view that displays them.
    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    // Selection and editing
    /// A Boolean value that indicates whether a tap selects a row.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several rows outside editing mode.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { reduceToSingleSelection() } } }
    /// A Boolean value that indicates whether a tap selects a row in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several rows in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// Stored without effect: focus is not simulated.
    open var selectionFollowsFocus = false {
        didSet { reportNoOp("UITableView.selectionFollowsFocus", selectionFollowsFocus) }
    }
    /// Stored without effect: focus is not simulated.
    open var remembersLastFocusedIndexPath = false {
        didSet { reportNoOp("UITableView.remembersLastFocusedIndexPath", remembersLastFocusedIndexPath) }
    }
    /// Stored without effect: focus is not simulated.
    open var allowsFocus = true {
        didSet { reportNoOp("UITableView.allowsFocus", !allowsFocus) }
    }
    /// Stored without effect: drag and drop is not simulated.
    open var dragInteractionEnabled = true {
        didSet { reportNoOp("UITableView.dragInteractionEnabled", !dragInteractionEnabled) }
    }
    var storedIsEditing = false
    /// The document's static rows, which a table controller provides if it doesn't implement the data source itself.
    package var staticContent: StaticTableContent?
    /// The document's prototype cells, in document order.
    package internal(set) var prototypes: [ViewPrototype] = []
    /// The selected rows in the order of their selection.
    var selection: [RowPosition] = []

    // Data
    var geometry: TableGeometry?
    /// A counter that changes whenever the geometry is discarded, so that loops over rows can detect outdated positions.
    var generation = 0
    var heightRules = TableHeightRules()
    var headerRules = TableHeaderRules()
    /// The table's width at the last measurement of heights, in points.
    var measuredWidth: CGFloat = -1
    /// Whether the traits have changed since the heights were loaded.
    var areHeightsOutdated = false
    /// The side insets of content views at the last measurement of heights, in points.
    var measuredSafeAreaInsets: (left: CGFloat, right: CGFloat) = (0, 0)

    // Visible parts
    var visibleRows: [VisibleRow] = []
    var visibleHeaders: [Int: UIView] = [:]
    var visibleFooters: [Int: UIView] = [:]
    var isLayingOutRows = false
    var interruptions = LayoutInterruptionCounter()
    var isLoadingData = false
    package var pendingBatch: PendingBatch?
    var prefetching = PrefetchTracker()
    var pressedPosition: RowPosition?
    /// The row whose cell the data source is reconfiguring.
    var reconfiguredRow: VisibleRow?

    // Registry and pools
    package internal(set) var cellSources = ReuseRegistry()
    var viewSources = ReuseRegistry()
    var cellPool = ReusePool()
    var viewPool = ReusePool()
    /// The row for which the data source is providing a cell, and whether it has dequeued one.
    var requestedPosition: RowPosition?
    /// The visible rows to measure again in the next layout pass.
    var rowsToMeasure: Set<RowPosition> = []
    var needsHeaderMeasurement = false
    var hasDequeuedForRequest = false
    /// The statistics of cell reuse.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// The number of layout passes.
    public internal(set) var layoutPassCount = 0

    /// Creates a table with a style and a frame in the superview's coordinates (points).
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        configureAppearance()
    }

    /// Creates a plain table with a frame in the superview's coordinates (points).
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        style = nib?.enumeration("style", Self.stylesByName) ?? .plain
        super.init(coder: coder)
        configureAppearance()
        if let nib { decodeTable(from: nib) }
    }

    /// Updates the content views and the content inset to the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentSafeAreaInsets != measuredSafeAreaInsets || style == .insetGrouped { contentSafeAreaDidChange() }
    }

    /// Adds the cells, headers and footers that have become visible, and removes those that are no longer visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutVisibleRows()
    }

    // MARK: Registration

    /// Registers a nib for an identifier in place of the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellSources.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Registers a class for an identifier in place of the previous template; `nil` unregisters.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        if let cellClass, !(cellClass is UITableViewCell.Type) {
            ReuseException.raise("must pass a class of kind UITableViewCell", name: UIKitException.invalidArgument)
            return
        }
        cellSources.register(cellClass.map { .type($0) }, for: identifier)
    }

    /// Registers a nib for headers and footers in place of the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewSources.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Registers a class for headers and footers in place of the previous template; `nil` unregisters. Raises an exception if the class
    /// is not a `UITableViewHeaderFooterView`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
            ReuseException.raise(
                "must pass a class of kind UITableViewHeaderFooterView", name: UIKitException.invalidArgument)
            return
        }
        viewSources.register(aClass.map { .type($0) }, for: identifier)
    }

    // MARK: Changes (applied immediately outside a batch)

    /// Inserts rows at their index paths after the batch. Raises an exception if the data source is inconsistent.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performEdit { $0.insertedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Removes rows at their index paths before the batch. Raises an exception if the data source is inconsistent.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performEdit { $0.deletedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Replaces the cells of rows. The previous cells then return to the pool.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performEdit { $0.reloadedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Moves a row from its index path before the batch to its index path after the batch. It keeps its cell.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        performEdit { $0.movedRows.append((RowPosition(indexPath), RowPosition(newIndexPath))) }
    }
    /// Inserts sections at their indexes after the batch. Raises an exception if the data source is inconsistent.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        performEdit { $0.insertedSections.formUnion(sections) }
    }
    /// Removes sections at their indexes before the batch. Raises an exception if the data source is inconsistent.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        performEdit { $0.deletedSections.formUnion(sections) }
    }
    /// Replaces the cells, headers and footers of sections at their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        performEdit { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section and its rows from its index before the batch to its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        performEdit { $0.movedSections.append((section, newSection)) }
    }

    /// Discards all rows and loads the data from the data source again.
    open func reloadData() { if MainThread.validate("-[UITableView reloadData]") { reloadAll() } }
    /// Loads the titles of the section index again.
    open func reloadSectionIndexTitles() { reloadIndexTitles() }

    /// A Boolean value that indicates whether the table is in editing mode.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends editing mode without animation. Deselects rows whose selection the new mode doesn't allow.
    open func setEditing(_ editing: Bool, animated: Bool) { updateEditing(editing) }

    /// The separator insets of cells without their own insets, in points.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset
                ?? UIEdgeInsets(
                    top: 0, left: CellMetrics.sideMargin(forWidth: bounds.width), bottom: 0,
                    right: SystemMargins.separatorEndInset.current)
        }
        set {
            ownSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        subviews.map { ("", $0, true) }
    }
    @_spi(UIKitModules) public override var hasOnlySubviewContent: Bool { false }
    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets {
        let side = CellMetrics.sideMargin(forWidth: bounds.width)
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
    @_spi(UIKitModules) public override var automaticallyAdjustedAxes: (horizontal: Bool, vertical: Bool) {
        (false, true)
    }
    @_spi(UIKitModules) public override func scrollDelegateDidChange() {
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UITableViewDelegate }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { traitsDidChange() }
    }

    /// Highlights the touched row if the delegate allows it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchBegan(touches.first) }
    /// Removes the highlight if the touch leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches.first) }
    /// Selects or deselects the pressed row, or performs the action of an information button or an editing control.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches.first) }
    /// Removes the highlight without selecting the row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releasePressedRow() }

    /// Returns false for a touch on the section index, which doesn't pan the table.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === storedPanRecognizer, let indexView,
            gestureRecognizer.touches.contains(where: { $0.view === indexView })
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Selection

    /// Selects a row without animation and without calling the delegate; `nil` deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition: scrollPosition)
    }
    /// Deselects a row without animation and without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(RowPosition(indexPath)) }
    /// Scrolls to a row. `.none` scrolls by the minimum distance.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Overridable methods

    /// Returns a cell from the pool, or a new cell from the registered template; `nil` without a template.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard MainThread.validate("-[UITableView dequeueReusableCellWithIdentifier:]") else { return nil }
        reuseStatistics.dequeued += 1
        if let cell = dequeuePooledCell(identifier) { return cell }
        guard let source = cellSources[identifier] else { return nil }
        return makeCell(source, identifier)
    }
    /// Returns a cell with the row's width from the pool, or a new cell from the registered template. Raises an exception without a
    /// template.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard MainThread.validate("-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]") else {
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if let row = reconfiguredRow, row.position == RowPosition(indexPath), row.cell.reuseIdentifier == identifier {
            return row.cell
        }
        reuseStatistics.dequeued += 1
        checkSecondDequeue(identifier, indexPath)
        if let cell = dequeuePooledCell(identifier) { return resize(cell, for: indexPath) }
        if let source = cellSources[identifier] {
            if let cell = makeCell(source, identifier) { return resize(cell, for: indexPath) }
        } else {
            ReuseException.raise(ReuseException.unregisteredCell(identifier))
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Returns a header or footer from the pool, or a new view from the registered template; `nil` without a template.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard MainThread.validate("-[UITableView dequeueReusableHeaderFooterViewWithIdentifier:]") else { return nil }
        if let view = viewPool.dequeue(identifier) as? UITableViewHeaderFooterView {
            view.prepareForReuse()
            return view
        }
        guard let source = viewSources[identifier] else { return nil }
        let view: UITableViewHeaderFooterView?
        switch source {
        case .type(let type):
            view = (type as? UITableViewHeaderFooterView.Type).map {
                HeaderFooterViewFactory.make($0, identifier: identifier)
            }
        case .nib, .factory:
            view = ReuseRegistry.makeSingleView(
                of: source, as: UITableViewHeaderFooterView.self, identifier: identifier,
                className: "UITableViewHeaderFooterView")
        }
        view?.reuseIdentifier = identifier
        return view
    }
    /// Returns the view of a section's header, or `nil` if it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders[section] as? UITableViewHeaderFooterView
    }
    /// Returns the view of a section's footer, or `nil` if it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters[section] as? UITableViewHeaderFooterView
    }
    /// The number of sections in the data source.
    open var numberOfSections: Int { loadedGeometry()?.sections.count ?? 0 }
    /// Returns the number of rows in a section. Raises an exception for an unknown section. Without a data source, the first section has no
    /// rows.
    open func numberOfRows(inSection section: Int) -> Int {
        guard let geometry = loadedGeometry(), dataSource != nil || section != 0 else { return 0 }
        guard geometry.sections.indices.contains(section) else {
            ReuseException.raise(
                "request for number of rows in section (\(section)) beyond bounds (\(geometry.sections.count))")
            return 0
        }
        return geometry.sections[section].rows.count
    }
    /// Returns the rectangle of a row, or an empty rectangle for an unknown row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let geometry = loadedGeometry(), let position = validRowPosition(indexPath) else { return .zero }
        return rowRect(geometry.span(of: position))
    }
    /// Returns the index path of the row at a point in the content, or `nil` if there is no row.
    /// - Complexity: O(log n).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard let geometry = loadedGeometry(), point.y >= 0, point.y * scale < 1e15 else { return nil }
        return geometry.row(at: Int(saturating: pixelGrid.pixelsWithin(point.y)))?.indexPath
    }
    /// Returns the cell of a row, or `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        let position = RowPosition(indexPath)
        return visibleRows.first { $0.position == position }?.cell
    }
    /// Scrolls to the selected row with the lowest index path. Does nothing without a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let position = selection.min() else { return }
        scrollToRow(at: position.indexPath, at: scrollPosition, animated: animated)
    }
    /// Returns the rectangle of a section, including its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.sectionSpan(section))
    }
    /// Returns the rectangle of a section's header at the start of the section, even if the header is pinned. Returns an empty rectangle
    /// for an unknown section.
    open func rectForHeader(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.headerSpan(section))
    }
    /// Returns the rectangle of a section's footer at the end of the section, or an empty rectangle for an unknown section.
    open func rectForFooter(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.footerSpan(section))
    }
    /// Returns the index path of a visible cell, or `nil` for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visibleRows.first { $0.cell === cell }?.position.indexPath
    }
    /// Returns the index paths of the rows that overlap a rectangle of the content, from top to bottom.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard let geometry = loadedGeometry() else { return nil }
        let pixelRange = pixelGrid.rows(touching: rect.minY, rect.maxY)
        var paths: [IndexPath] = []
        var next = geometry.firstRow(endingAfter: pixelRange.lowerBound)
        while let position = next, geometry.span(of: position).lowerBound < pixelRange.upperBound {
            paths.append(position.indexPath)
            next = geometry.row(after: position)
        }
        return paths
    }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutRowsIfNeeded()
        return visibleRows.map(\.cell)
    }
    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutRowsIfNeeded()
        return visibleRows.map(\.position.indexPath)
    }
    /// The index path of the first selected row, or `nil` without a selection.
    open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }
    /// The index paths of the selected rows in the order of their selection, or `nil` without a selection.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.indexPath) }
    /// Begins a batch. Batches can be nested; the end of the outermost batch applies all changes.
    open func beginUpdates() { beginBatch() }
    /// Ends the innermost batch. The end of the outermost batch applies all changes.
    open func endUpdates() { endBatch() }
    /// Performs the changes of `updates`, a nonescaping closure, as a batch.
    public func performBatchUpdates(_ updates: () -> Void) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: nil) }
    }
    /// Performs the changes of `updates`, a nonescaping closure, as a batch, then calls `completion`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }
    /// Performs the changes of `updates` as a batch, then immediately calls `completion` with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch()
        completion?(true)
    }
    /// A Boolean value that indicates whether a batch is open, so that its changes are not applied yet.
    open var hasUncommittedUpdates: Bool { pendingBatch != nil }
    /// Calls the data source to configure the cells of visible rows again, without dequeuing new cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
    /// The object that provides the items of drags. Not retained. Stored without effect: drag and drop is not simulated.
    open var dragDelegate: (any UITableViewDragDelegate)? {
        get { weakNoOpValue() as? any UITableViewDragDelegate }
        set { setWeakNoOpValue(newValue, as: "UITableView.dragDelegate") }
    }
    /// The delegate that handles drops. Not retained. Stored without effect: drag and drop is not simulated.
    open var dropDelegate: (any UITableViewDropDelegate)? {
        get { weakNoOpValue() as? any UITableViewDropDelegate }
        set { setWeakNoOpValue(newValue, as: "UITableView.dropDelegate") }
    }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrag: Bool { false }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrop: Bool { false }
}

/// A visible row and its cell.
@MainActor struct VisibleRow {
    var position: RowPosition
    let cell: UITableViewCell
}
