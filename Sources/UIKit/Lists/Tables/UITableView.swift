import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that shows rows in sections, in one column. Only visible rows have cells.
///
/// Row heights are rounded to whole pixels. Cells come from pools by reuse identifier, and return to their pool when
/// their row leaves the bounds. Pooled cells remain hidden subviews, as in UIKit.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The style of the table's sections.
    public enum Style: Int, Sendable {
        /// Full-width rows, and headers that stay visible.
        case plain
        /// Sections with gaps between them, and full-width rows.
        case grouped
        /// Sections as cards with rounded corners and margins at the sides.
        case insetGrouped
    }
    /// The position in the bounds to which a row scrolls.
    public enum ScrollPosition: Int, Sendable {
        /// Scrolls by the minimum distance that shows the row; not at all if it is visible.
        case none
        /// Scrolls the row to the upper edge.
        case top
        /// Scrolls the row to the centre.
        case middle
        /// Scrolls the row to the lower edge.
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
        /// Rows slide in or out around their centre.
        case middle
        /// The table chooses the animation.
        case automatic = 100
    }
    /// The edges from which separator insets are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of cells. CellSim always measures from them.
        case fromCellEdges
        /// The system's insets. In CellSim it has the same effect as `fromCellEdges`.
        case fromAutomaticInsets
    }

    /// The value for rows, headers and footers that determine their own height.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The value that the delegate's height methods return unless they are implemented.
    public nonisolated static let notImplemented = -CGFloat.greatestFiniteMagnitude
    /// The index title that appears as a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// The style of the sections; fixed at creation.
    public let style: Style
    /// The object that provides the rows; not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }
    /// The delegate for heights, headers and selection; not retained.
    open weak var delegate: (any UITableViewDelegate)? { didSet { tableDelegateDidChange(from: oldValue) } }
    /// The object that prepares rows shortly before they appear; not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether the table calls the prefetching data source.
    open var isPrefetchingEnabled = true

    // Heights in points; `automaticDimension` means that the content determines the height.
    /// The height of rows, unless the delegate returns one.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateData() } }
    }
    /// The estimated height of rows; 0 computes all heights before anything is shown.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateData() } }
    }
    /// The height of headers, unless the delegate returns one.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateData() } }
    }
    /// The height of footers, unless the delegate returns one.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateData() } }
    }
    /// The estimated height of self-sizing headers until they are visible.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The estimated height of self-sizing footers until they are visible.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above each header; the automatic value is 22 in the plain style and 0 in the others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { invalidateData() } }
    }

    // Appearance
    /// The style of the separators between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }
    /// The colour of the separators; `nil` for the system's colour.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
    var ownSeparatorInset: UIEdgeInsets?
    /// Stored without effect: insets are relative to the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { reportNoOp("UITableView.separatorInsetReference", separatorInsetReference != .fromCellEdges) }
    }
    /// Stored without effect: cells always have a phone's margins.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { reportNoOp("UITableView.cellLayoutMarginsFollowReadableWidth", cellLayoutMarginsFollowReadableWidth) }
    }
    /// A Boolean value that indicates whether content views of rows, headers and footers avoid the safe area at the
    /// sides; true by default. Rows always have the table's width.
    open var insetsContentViewsToSafeArea = true { didSet { contentSafeAreaDidChange() } }
    /// The nested name of `SelfSizingInvalidation`, as in UIKit.
    public typealias SelfSizingInvalidation = UIKitLists.SelfSizingInvalidation
    /// A value that indicates whether the table measures self-sizing rows again when the content of their cells
    /// changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// A view above the first section, with the table's width and the height of its bounds.
    open var tableHeaderView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableHeaderView) } }
    /// A view below the last section, with the table's width and the height of its bounds.
    open var tableFooterView: UIView? { didSet { replaceTableHeaderOrFooter(oldValue, by: tableFooterView) } }
    /// A view behind all rows that fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// The colour of the section index; `nil` for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The background of the section index; `nil` for no background.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The background of the section index while it is touched; `nil` for the default one.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexColorsDidChange() } }
    /// The minimum number of rows at which the section index appears.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadIndexTitles() } }
    /// The titles shown in the section index, and the view that shows them.
    var indexTitles: [String] = []
    var indexView: SectionIndexView?

    // Selection and editing
    /// A Boolean value that indicates whether a tap selects a row.
    open var allowsSelection = true
    /// A Boolean value that indicates whether taps select and deselect any number of rows.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { reduceToSingleSelection() } } }
    /// A Boolean value that indicates whether a tap selects a row in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether taps select any number of rows in editing mode.
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
    /// The document's static rows, for a controller that provides no other rows.
    package var staticContent: StaticTableContent?
    /// The document's prototype cells, in document order.
    package internal(set) var prototypes: [ViewPrototype] = []
    /// The selected rows in the order in which they were selected.
    var selection: [RowPosition] = []

    // Data
    var geometry: TableGeometry?
    /// Incremented whenever the geometry is discarded, so that an iteration over rows can detect outdated positions.
    var generation = 0
    var heightRules = TableHeightRules()
    var headerRules = TableHeaderRules()
    /// The width for which the heights were measured, in points.
    var measuredWidth: CGFloat = -1
    /// Whether the traits changed since the heights were loaded.
    var areHeightsOutdated = false
    /// The insets at the sides of content views for which the heights were measured, in points.
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
    /// The row whose current cell the data source is configuring again.
    var reconfiguredRow: VisibleRow?

    // Registry and pools
    package internal(set) var cellSources = ReuseRegistry()
    var viewSources = ReuseRegistry()
    var cellPool = ReusePool()
    var viewPool = ReusePool()
    /// The row for which the data source is providing a cell, and whether a cell has been dequeued for it.
    var requestedPosition: RowPosition?
    /// The visible rows that the table measures again at the next layout.
    var rowsToMeasure: Set<RowPosition> = []
    var needsHeaderMeasurement = false
    var hasDequeuedForRequest = false
    /// The statistics of cell reuse.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// The number of layout passes that arranged rows.
    public internal(set) var layoutPassCount = 0

    /// Creates a table with a frame in the superview's coordinates (points) and a style, without a data source.
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

    /// Adjusts the content inset and the content views to the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentSafeAreaInsets != measuredSafeAreaInsets || style == .insetGrouped { contentSafeAreaDidChange() }
    }

    /// Adds the cells, headers and footers that became visible, and removes the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutVisibleRows()
    }

    // MARK: Registration

    /// Registers a nib for an identifier, replacing the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellSources.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Registers a class for an identifier, replacing the previous template; `nil` unregisters.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        if let cellClass, !(cellClass is UITableViewCell.Type) {
            ReuseException.raise("must pass a class of kind UITableViewCell", name: UIKitException.invalidArgument)
            return
        }
        cellSources.register(cellClass.map { .type($0) }, for: identifier)
    }

    /// Registers a nib for headers and footers, replacing the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewSources.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Registers a class for headers and footers, replacing the previous template; `nil` unregisters. Raises for a
    /// class that is not a `UITableViewHeaderFooterView`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if let aClass, !(aClass is UITableViewHeaderFooterView.Type) {
            ReuseException.raise(
                "must pass a class of kind UITableViewHeaderFooterView", name: UIKitException.invalidArgument)
            return
        }
        viewSources.register(aClass.map { .type($0) }, for: identifier)
    }

    // MARK: Changes (applied immediately, unless they are part of a batch)

    /// Inserts rows, without animation, at their index paths after the batch. Raises if the data source does not
    /// match.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.insertedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Removes rows, without animation, at their index paths before the batch. Raises if the data source does not
    /// match.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.deletedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Replaces the cells of the rows; the old ones return to the pool afterwards.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.reloadedRows += indexPaths.map { RowPosition($0) } }
    }
    /// Moves a row from its index path before the batch to its index path after it; its cell stays the same.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        edit { $0.movedRows.append((RowPosition(indexPath), RowPosition(newIndexPath))) }
    }
    /// Inserts sections, without animation, at their indexes after the batch. Raises if the data source does not
    /// match.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.insertedSections.formUnion(sections) }
    }
    /// Removes sections, without animation, at their indexes before the batch. Raises if the data source does not
    /// match.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.deletedSections.formUnion(sections) }
    }
    /// Replaces the cells, headers and footers of the sections, at their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section with its rows from its index before the batch to its index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        edit { $0.movedSections.append((section, newSection)) }
    }

    /// Discards all information about the rows and loads it from the data source again.
    open func reloadData() { if MainThread.validate("-[UITableView reloadData]") { reloadAll() } }
    /// Loads the titles of the section index again.
    open func reloadSectionIndexTitles() { reloadIndexTitles() }

    /// A Boolean value that indicates whether rows show their editing controls.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends editing, without animation. Cells show or hide their controls, and rows that must not stay
    /// selected are deselected.
    open func setEditing(_ editing: Bool, animated: Bool) { updateEditing(editing) }

    /// The insets of separators, in points, for cells without their own insets.
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
    /// Removes the highlight when the finger leaves the row.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchMoved(touches.first) }
    /// Selects or deselects the pressed row, or activates an information button or an editing control.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchEnded(touches.first) }
    /// Removes the highlight without selecting the row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releasePressedRow() }

    /// Returns false for a touch on the section index, which does not scroll.
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

    /// Returns a cell from the pool, or a new one from the registered template; `nil` without a template.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard MainThread.validate("-[UITableView dequeueReusableCellWithIdentifier:]") else { return nil }
        reuseStatistics.dequeued += 1
        if let cell = dequeuePooledCell(identifier) { return cell }
        guard let source = cellSources[identifier] else { return nil }
        return makeCell(source, identifier)
    }
    /// Returns a cell from the pool, or a new one from the registered template, with the row's width. Raises without a
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
    /// Returns a header or footer from the pool, or a new one from the registered template; `nil` without a template.
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
    /// Returns the view of a section's header; nil if it is not visible.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders[section] as? UITableViewHeaderFooterView
    }
    /// Returns the view of a section's footer; nil if it is not visible.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters[section] as? UITableViewHeaderFooterView
    }
    /// The number of sections in the data source.
    open var numberOfSections: Int { loadedGeometry()?.sections.count ?? 0 }
    /// Returns the number of rows in a section. Raises for an unknown section.
    open func numberOfRows(inSection section: Int) -> Int {
        guard let geometry = loadedGeometry() else { return 0 }
        guard geometry.sections.indices.contains(section) else {
            ReuseException.raise(
                "request for number of rows in section (\(section)) beyond bounds (\(geometry.sections.count))")
            return 0
        }
        return geometry.sections[section].rows.count
    }
    /// Returns the rectangle of a row; zero for an unknown row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let geometry = loadedGeometry(), let position = validRowPosition(indexPath) else { return .zero }
        return rowRect(geometry.span(of: position))
    }
    /// Returns the index path of the row at a point in the content; nil if there is none.
    /// - Complexity: O(log n).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard let geometry = loadedGeometry(), point.y >= 0, point.y * scale < 1e15 else { return nil }
        return geometry.row(at: Int(saturating: pixelGrid.pixelsWithin(point.y)))?.indexPath
    }
    /// Returns the cell of a row; nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2 else { return nil }
        let position = RowPosition(indexPath)
        return visibleRows.first { $0.position == position }?.cell
    }
    /// Scrolls to the first selected row, by section and row; does nothing without a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let position = selection.min() else { return }
        scrollToRow(at: position.indexPath, at: scrollPosition, animated: animated)
    }
    /// Returns the rectangle of the section with header and footer.
    open func rect(forSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.sectionSpan(section))
    }
    /// Returns the rectangle of a section's header at the start of its section, even while the header is pinned; zero
    /// for an unknown section.
    open func rectForHeader(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.headerSpan(section))
    }
    /// Returns the rectangle of a section's footer at the end of its section; zero for an unknown section.
    open func rectForFooter(inSection section: Int) -> CGRect {
        guard let geometry = loadedGeometry(), geometry.sections.indices.contains(section) else { return .zero }
        return rowRect(geometry.footerSpan(section))
    }
    /// Returns the index path of the row that a visible cell shows; nil for any other cell.
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
    /// The index path of the first selected row; `nil` without a selection.
    open var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }
    /// The index paths of the selected rows in the order of their selection; `nil` without a selection.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.indexPath) }
    /// Begins a batch; batches can be nested, and the outermost end applies all changes.
    open func beginUpdates() { beginBatch() }
    /// Ends the innermost batch.
    open func endUpdates() { endBatch() }
    /// Runs `pendingBatch`, a nonescaping closure, as one batch.
    public func performBatchUpdates(_ updates: () -> Void) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: nil) }
    }
    /// Runs `pendingBatch`, a nonescaping closure, as one batch, then calls `completion`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
    }
    /// Runs `pendingBatch` as one batch, then calls `completion` immediately, with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch()
        completion?(true)
    }
    /// A Boolean value that indicates whether a batch has begun but its changes are not applied yet.
    open var hasUncommittedUpdates: Bool { pendingBatch != nil }
    /// Makes the data source configure the current cells of visible rows again, without dequeuing new cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
    /// The object that provides the items for drags from the table; not retained. Stored without effect: drag and
    /// drop is not simulated.
    open var dragDelegate: (any UITableViewDragDelegate)? {
        get { weakNoOpValue() as? any UITableViewDragDelegate }
        set { setWeakNoOpValue(newValue, as: "UITableView.dragDelegate") }
    }
    /// The delegate that handles drops on the table; not retained. Stored without effect: drag and drop is not
    /// simulated.
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
