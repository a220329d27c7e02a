import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that displays items in sections, which a layout object arranges. Only visible items have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The category of an element in a layout.
    public enum ElementCategory: Int, Sendable {
        /// The cell of an item.
        case cell
        /// A view that the data source provides in addition to cells, such as a header.
        case supplementaryView
        /// A view that the layout creates without the data source.
        case decorationView
    }
    /// The position to which an item is scrolled, on each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The raw value of the set.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Scrolls the item to the top of the visible area.
        public static let top = ScrollPosition(rawValue: 1)
        /// Scrolls the item to the vertical centre of the visible area.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// Scrolls the item to the bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Scrolls the item to the left edge of the visible area.
        public static let left = ScrollPosition(rawValue: 8)
        /// Scrolls the item to the horizontal centre of the visible area.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// Scrolls the item to the right edge of the visible area.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The element kind with which cells are registered.
    package nonisolated static let elementKindCell = "UICollectionElementKindCell"

    /// The object that provides the items. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAll() } }
    }
    /// The delegate for selection, and for the item sizes of a flow layout. Not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if scrollDelegate !== delegate { scrollDelegate = delegate }
            if delegate !== oldValue { invalidate() }
        }
    }
    /// The object that prepares the data of items before they become visible. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether the collection view calls the prefetching data source.
    open var isPrefetchingEnabled = true
    /// The layout that arranges the items.
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    /// A closure that the collection view calls at the end of an interactive transition.
    /// - Parameters:
    ///   - completed: A Boolean value that indicates whether the transition was completed.
    ///   - finished: A Boolean value that indicates whether the transition was finished rather than cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
    var transitionCompletion: LayoutInteractiveTransitionCompletion?
    /// The nested name of `SelfSizingInvalidation`, as in UIKit.
    public typealias SelfSizingInvalidation = UIKitLists.SelfSizingInvalidation
    /// The changes after which self-sizing items are measured again. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The view behind all items, which fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// A Boolean value that indicates whether a tap selects an item.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several items outside editing mode.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { reduceToSingleSelection() } } }
    /// A Boolean value that indicates whether a tap selects an item in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several items in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether list cells display their editing accessories.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Stored without effect: focus is not simulated.
    open var remembersLastFocusedIndexPath = false {
        didSet { reportNoOp("UICollectionView.remembersLastFocusedIndexPath", remembersLastFocusedIndexPath) }
    }
    /// Stored without effect: drag and drop is not simulated.
    open var dragInteractionEnabled = true {
        didSet { reportNoOp("UICollectionView.dragInteractionEnabled", !dragInteractionEnabled) }
    }
    /// The document's prototype cells, headers and footers by element kind, in document order.
    package internal(set) var prototypes: [String: [ViewPrototype]] = [:]
    var selection: [RowPosition] = []
    var pressedPosition: RowPosition?

    /// The number of items in each section, or `nil` until the counts are loaded from the data source.
    var itemCounts: [Int]?
    var isLoadingCounts = false
    var generation = 0
    var isLayingOutItems = false
    var interruptions = LayoutInterruptionCounter()
    var laidOutSize = CGSize(width: -1, height: -1)
    var visibleViews: [ElementKey: UICollectionReusableView] = [:]
    /// The visible elements to measure again in the next layout pass.
    var elementsToMeasure: Set<ElementKey> = []
    package var pendingBatch: PendingBatch?
    var prefetching = PrefetchTracker()

    package var reuseRegistries: [String: ReuseRegistry] = [:]
    var pool = ReusePool()
    /// The item that the user is moving.
    var movement: ItemMovement?
    /// The registrations that have been used. A registration's index is part of its identifier.
    var registrations: [RegistrationIdentity] = []
    /// The item for which the data source is providing a cell, and whether it has dequeued one.
    var requestedPosition: RowPosition?
    var hasDequeuedForRequest = false
    /// The last view that the data source dequeued for a request.
    var dequeuedView: UICollectionReusableView?
    /// The supplementary view that the data source is providing.
    var requestedSupplementaryView: (kind: String, location: RowPosition)?
    var reconfiguredItem: (location: RowPosition, cell: UICollectionViewCell)?
    /// The statistics of cell reuse.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// The number of layout passes.
    public internal(set) var layoutPassCount = 0

    /// Creates a collection view with a layout and a frame in the superview's coordinates (points).
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection view with a flow layout. In UIKit, this initialiser raises an exception.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        collectionViewLayout =
            nib?.object("collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        if let nib { decodeCollection(from: nib) }
    }

    /// Adds the elements that have become visible, and removes those that are no longer visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutVisibleItems()
    }

    /// Registers a nib for an identifier in place of the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        setReuseSource(nib.map { .nib($0) }, Self.elementKindCell, identifier)
    }

    /// Registers a class for an identifier in place of the previous template; `nil` unregisters. Raises an exception if the class is not
    /// a `UICollectionViewCell`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, base: UICollectionViewCell.self, Self.elementKindCell, identifier)
    }

    /// Registers a nib for supplementary views of a kind in place of the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        setReuseSource(nib.map { .nib($0) }, kind, identifier)
    }

    /// Registers a class for supplementary views of a kind in place of the previous template; `nil` unregisters. Raises an exception if
    /// the class is not a `UICollectionReusableView`.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, base: UICollectionReusableView.self, kind, identifier)
    }

    /// Inserts items at their index paths after the batch. Raises an exception if the data source is inconsistent.
    open func insertItems(at indexPaths: [IndexPath]) {
        performEdit { $0.insertedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Removes items at their index paths before the batch. Raises an exception if the data source is inconsistent.
    open func deleteItems(at indexPaths: [IndexPath]) {
        performEdit { $0.deletedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Replaces the cells of items at their index paths before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        performEdit { $0.reloadedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Moves an item from its index path before the batch to its index path after the batch. It keeps its cell.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        performEdit { $0.movedRows.append((RowPosition(item: indexPath), RowPosition(item: newIndexPath))) }
    }
    /// Inserts sections at their indexes after the batch. Raises an exception if the data source is inconsistent.
    open func insertSections(_ sections: IndexSet) { performEdit { $0.insertedSections.formUnion(sections) } }
    /// Removes sections at their indexes before the batch. Raises an exception if the data source is inconsistent.
    open func deleteSections(_ sections: IndexSet) { performEdit { $0.deletedSections.formUnion(sections) } }
    /// Replaces the cells and supplementary views of sections at their indexes before the batch.
    open func reloadSections(_ sections: IndexSet) { performEdit { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section and its items from its index before the batch to its index after the batch.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        performEdit { $0.movedSections.append((section, newSection)) }
    }

    /// Discards all items and loads the data from the data source again. Call it on the main thread.
    open func reloadData() { if MainThread.validate("-[UICollectionView reloadData]") { reloadAll() } }
    /// Starts the interactive movement of an item if the data source allows it.
    /// - Returns: A Boolean value that indicates whether the movement started.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMoving(indexPath)
    }
    /// Sets the target of the movement to the item at a point in the content, in points.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovementTarget(towards: targetPosition)
    }
    /// Ends the movement and passes the item's new position to the data source.
    open func endInteractiveMovement() { endMovement(keepingPlace: true) }
    /// Cancels the movement. The item keeps its original position.
    open func cancelInteractiveMovement() { endMovement(keepingPlace: false) }

    /// Selects an item without animation and without calling the delegate; `nil` deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects an item without animation and without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(RowPosition(item: indexPath)) }
    /// Scrolls to an item. Raises an exception for an unknown item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        subviews.map { ("", $0, true) }
    }
    @_spi(UIKitModules) public override var hasOnlySubviewContent: Bool { false }
    @_spi(UIKitModules) public override func restingContentOffset(_ offset: CGPoint) -> CGPoint {
        dragTargetOffset(offset)
    }
    @_spi(UIKitModules) public override func scrollDelegateDidChange() {
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UICollectionViewDelegate }
    }

    /// Highlights the touched item if the delegate allows it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches.first) }
    /// Removes the highlight if the touch leaves the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches.first) }
    /// Selects or deselects the pressed item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded() }
    /// Removes the highlight without selecting the item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releasePressedItem() }

    // MARK: Overridable methods

    /// The number of sections in the data source.
    open var numberOfSections: Int { loadedCounts().count }
    /// Returns the number of items in a section, or 0 while the data source is being called. Raises an exception for an unknown section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts()
        guard !isLoadingCounts else { return 0 }
        guard counts.indices.contains(section) else {
            ReuseException.raise(
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view"
            )
            return 0
        }
        return counts[section]
    }
    /// Returns the cell of an item, or `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        return visibleViews[ElementKey(kind: nil, position: RowPosition(item: indexPath))] as? UICollectionViewCell
    }
    /// Returns the supplementary view of a kind at an index path, or `nil` if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        visibleViews[ElementKey(kind: elementKind, position: RowPosition(element: indexPath))]
    }
    /// Returns the index path of the item at a point in the content, or `nil` if there is no item. If several items overlap, returns the
    /// last one.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        let pointRect = CGRect(
            x: point.x, y: point.y, width: 1 / traitCollection.effectiveDisplayScale,
            height: 1 / traitCollection.effectiveDisplayScale)
        return collectionViewLayout.layoutAttributesForElements(in: pointRect)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    /// Returns the layout attributes of an item, or `nil` for an unknown item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return itemExists(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
    }
    /// Returns the layout attributes of a supplementary view, or `nil` if the layout doesn't have this view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns a cell from the pool, or a new cell from the registered template. Raises an exception without a template.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard MainThread.validate("-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]") else {
            return UICollectionViewCell(frame: .zero)
        }
        if let pending = reconfiguredItem, pending.location == RowPosition(item: indexPath),
            pending.cell.reuseIdentifier == identifier
        {
            return pending.cell
        }
        reuseStatistics.dequeued += 1
        if requestedPosition == RowPosition(item: indexPath) {
            if hasDequeuedForRequest {
                ReuseException.raise(ReuseException.multipleDequeues(identifier, indexPath, .collection))
            }
            hasDequeuedForRequest = true
        }
        let view = dequeue(Self.elementKindCell, identifier, UICollectionViewCell.self, indexPath)
        guard let cell = view as? UICollectionViewCell else {
            let cell = UICollectionViewCell(frame: .zero)
            (cell.reuseIdentifier, cell.poolKey) = (identifier, poolKey(Self.elementKindCell, identifier))
            return cell
        }
        if let attributes = collectionViewLayout.isValid
            ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil,
            cell.bounds.size != attributes.size
        {
            cell.bounds.size = attributes.size
        }
        if requestedPosition == RowPosition(item: indexPath) { dequeuedView = cell }
        return cell
    }
    /// Returns a supplementary view from the pool, or a new view from the registered template. Raises an exception without a template.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard
            MainThread.validate(
                "-[UICollectionView dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]")
        else {
            return UICollectionReusableView(frame: .zero)
        }
        if let view = dequeue(elementKind, identifier, UICollectionReusableView.self, indexPath) {
            if let requestedSupplementaryView,
                requestedSupplementaryView == (elementKind, RowPosition(element: indexPath))
            {
                dequeuedView = view
            }
            return view
        }
        let view = UICollectionReusableView(frame: .zero)
        (view.reuseIdentifier, view.poolKey) = (identifier, poolKey(elementKind, identifier))
        return view
    }
    /// Replaces the layout without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        scrollToTargetOffset(at: layout.targetContentOffset(forProposedContentOffset: contentOffset))
    }
    /// Returns the visible views of a kind in index path order. UIKit's order is unspecified.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleKeys(elementKind).compactMap { visibleViews[$0] }
    }
    /// Returns the index paths of the visible views of a kind in ascending order. UIKit's order is unspecified.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleKeys(elementKind).map(\.position.indexPath)
    }
    /// The index paths of the visible items in ascending order. UIKit's order is unspecified.
    open var indexPathsForVisibleItems: [IndexPath] { visibleKeys(nil).map(\.position.indexPath) }
    /// The visible cells in the order of their items. UIKit's order is unspecified.
    open var visibleCells: [UICollectionViewCell] {
        visibleKeys(nil).compactMap { visibleViews[$0] as? UICollectionViewCell }
    }
    /// Returns the index path of a visible cell, or `nil` for other cells.
    /// - Complexity: O(n log n) for n visible elements.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleViews.keys.sorted().first { visibleViews[$0] === cell }?.position.indexPath
    }
    /// The index paths of the selected items in the order of their selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.map(\.indexPath) }
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
    /// Calls the data source to configure the cells of items again, without dequeuing new cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
    /// The object that provides the items of drags. Not retained. Stored without effect: drag and drop is not simulated.
    open var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weakNoOpValue() as? any UICollectionViewDragDelegate }
        set { setWeakNoOpValue(newValue, as: "UICollectionView.dragDelegate") }
    }
    /// The delegate that handles drops. Not retained. Stored without effect: drag and drop is not simulated.
    open var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weakNoOpValue() as? any UICollectionViewDropDelegate }
        set { setWeakNoOpValue(newValue, as: "UICollectionView.dropDelegate") }
    }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrag: Bool { false }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrop: Bool { false }
}

/// A key that identifies an element of a collection view by its kind and position.
struct ElementKey: Hashable, Comparable {
    /// The kind of a supplementary or decoration view, or `nil` for cells.
    var kind: String?
    var position: RowPosition

    static func < (a: ElementKey, b: ElementKey) -> Bool {
        a.position != b.position ? a.position < b.position : (a.kind ?? "") < (b.kind ?? "")
    }
}
