import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that shows items in sections, arranged by a layout object. Only visible items have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The kind of an element in a layout.
    public enum ElementCategory: Int, Sendable {
        /// The cell of an item.
        case cell
        /// A view from the data source that accompanies items, for example a header.
        case supplementaryView
        /// A view that the layout creates, without the data source.
        case decorationView
    }
    /// The position in the bounds to which an item scrolls, on each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits of the positions.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item's upper edge at the top of the bounds.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item in the vertical centre.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's lower edge at the bottom of the bounds.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the left of the bounds.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item in the horizontal centre.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the right of the bounds.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The element kind under which cells are registered.
    package nonisolated static let elementKindCell = "UICollectionElementKindCell"

    /// The object that provides the items; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAll() } }
    }
    /// The delegate for selection, and for the sizes of a flow layout; not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if scrollDelegate !== delegate { scrollDelegate = delegate }
            if delegate !== oldValue { invalidate() }
        }
    }
    /// The object that prepares items shortly before they appear; not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// A Boolean value that indicates whether the collection view calls the prefetching data source.
    open var isPrefetchingEnabled = true
    /// The layout that arranges the items.
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    /// A closure that the collection view calls at the end of a transition.
    /// - Parameters:
    ///   - completed: Whether the transition ran to its end.
    ///   - finished: Whether the transition was finished instead of cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
    var transitionCompletion: LayoutInteractiveTransitionCompletion?
    /// The nested name of `SelfSizingInvalidation`, as in UIKit.
    public typealias SelfSizingInvalidation = UIKitLists.SelfSizingInvalidation
    /// A value that indicates whether the collection view measures self-sizing items again when the content of their
    /// cells changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// A view behind all items that fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// A Boolean value that indicates whether a tap selects an item.
    open var allowsSelection = true
    /// A Boolean value that indicates whether taps select and deselect any number of items.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { reduceToSingleSelection() } } }
    /// A Boolean value that indicates whether a tap selects an item in editing mode.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether taps select any number of items in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether rows of lists show their editing accessories.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Stored without effect: focus is not simulated.
    open var remembersLastFocusedIndexPath = false {
        didSet { reportNoOp("UICollectionView.remembersLastFocusedIndexPath", remembersLastFocusedIndexPath) }
    }
    /// Stored without effect: drag and drop is not simulated.
    open var dragInteractionEnabled = true {
        didSet { reportNoOp("UICollectionView.dragInteractionEnabled", !dragInteractionEnabled) }
    }
    /// The document's prototype cells, headers and footers, by kind and in document order.
    package internal(set) var prototypes: [String: [ViewPrototype]] = [:]
    var selection: [RowPosition] = []
    var pressedPosition: RowPosition?

    /// The number of items in each section; `nil` until they are loaded from the data source.
    var itemCounts: [Int]?
    var isLoadingCounts = false
    var generation = 0
    var isLayingOutItems = false
    var interruptions = LayoutInterruptionCounter()
    var laidOutSize = CGSize(width: -1, height: -1)
    var visibleViews: [ElementKey: UICollectionReusableView] = [:]
    /// The visible elements whose preferred sizes the collection view measures again at the next layout.
    var elementsToMeasure: Set<ElementKey> = []
    package var pendingBatch: PendingBatch?
    var prefetching = PrefetchTracker()

    package var reuseRegistries: [String: ReuseRegistry] = [:]
    var pool = ReusePool()
    /// The item that the user is moving.
    var movement: ItemMovement?
    /// The registrations used so far; a registration's index is part of its identifier.
    var registrations: [RegistrationIdentity] = []
    /// The item for which the data source is providing a cell, and whether a cell has been dequeued for it.
    var requestedPosition: RowPosition?
    var hasDequeuedForRequest = false
    /// The view that was dequeued last for a request.
    var dequeuedView: UICollectionReusableView?
    /// The supplementary view that the data source is providing.
    var requestedSupplementaryView: (kind: String, location: RowPosition)?
    var reconfiguredItem: (location: RowPosition, cell: UICollectionViewCell)?
    /// The statistics of cell reuse.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// The number of layout passes that arranged items.
    public internal(set) var layoutPassCount = 0

    /// Creates a collection view with a frame in the superview's coordinates (points) and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection view with a flow layout. In UIKit, this initialiser raises.
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

    /// Adds the cells and other elements that became visible, and removes the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutVisibleItems()
    }

    /// Registers a nib for an identifier, replacing the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        setReuseSource(nib.map { .nib($0) }, Self.elementKindCell, identifier)
    }

    /// Registers a class for an identifier, replacing the previous template; `nil` unregisters. Raises for a class that
    /// is not a `UICollectionViewCell`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, base: UICollectionViewCell.self, Self.elementKindCell, identifier)
    }

    /// Registers a nib for supplementary views of a kind, replacing the previous template; `nil` unregisters.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        setReuseSource(nib.map { .nib($0) }, kind, identifier)
    }

    /// Registers a class for supplementary views of a kind, replacing the previous template; `nil` unregisters. Raises
    /// for a class that is not a `UICollectionReusableView`.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, base: UICollectionReusableView.self, kind, identifier)
    }

    /// Inserts items, without animation, at their index paths after the batch. Raises if the data source does not
    /// match.
    open func insertItems(at indexPaths: [IndexPath]) {
        edit { $0.insertedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Removes items, without animation, at their index paths before the batch. Raises if the data source does not
    /// match.
    open func deleteItems(at indexPaths: [IndexPath]) {
        edit { $0.deletedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Replaces the cells of the items, at their index paths before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        edit { $0.reloadedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Moves an item from its index path before the batch to its index path after it; its cell stays the same.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        edit { $0.movedRows.append((RowPosition(item: indexPath), RowPosition(item: newIndexPath))) }
    }
    /// Inserts sections, without animation, at their indexes after the batch. Raises if the data source does not
    /// match.
    open func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
    /// Removes sections, without animation, at their indexes before the batch. Raises if the data source does not
    /// match.
    open func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
    /// Replaces the cells and supplementary views of the sections, at their indexes before the batch.
    open func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section with its items from its index before the batch to its index after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        edit { $0.movedSections.append((section, newSection)) }
    }

    /// Discards the items and loads them from the data source again; only on the main thread.
    open func reloadData() { if MainThread.validate("-[UICollectionView reloadData]") { reloadAll() } }
    /// Starts moving an item if the data source allows it.
    /// - Returns: Whether the movement started.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMoving(indexPath)
    }
    /// Moves the item to the position of the item at a point in the content (in points).
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovementTarget(towards: targetPosition)
    }
    /// Ends the movement and passes the new position to the data source.
    open func endInteractiveMovement() { endMovement(keepingPlace: true) }
    /// Ends the movement and returns the item to its old position.
    open func cancelInteractiveMovement() { endMovement(keepingPlace: false) }

    /// Selects an item without animation and without calling the delegate; `nil` deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects an item without animation and without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(RowPosition(item: indexPath)) }
    /// Scrolls an item to a position in the bounds. Raises for an unknown item.
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
    /// Removes the highlight when the finger leaves the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches.first) }
    /// Selects or deselects the pressed item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded() }
    /// Removes the highlight without selecting the item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { releasePressedItem() }

    // MARK: Overridable methods

    /// The number of sections in the data source.
    open var numberOfSections: Int { loadedCounts().count }
    /// Returns the number of items in a section. Raises for an unknown section; 0 while the data source is being
    /// called.
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
    /// Returns the cell of an item; nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        return visibleViews[ElementKey(kind: nil, position: RowPosition(item: indexPath))] as? UICollectionViewCell
    }
    /// Returns the supplementary view of a kind at an index path; nil if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        visibleViews[ElementKey(kind: elementKind, position: RowPosition(item: indexPath))]
    }
    /// Returns the index path of the item at a point in the content, the last one if several overlap; nil if there is
    /// none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        let pointRect = CGRect(
            x: point.x, y: point.y, width: 1 / traitCollection.effectiveDisplayScale,
            height: 1 / traitCollection.effectiveDisplayScale)
        return collectionViewLayout.layoutAttributesForElements(in: pointRect)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    /// Returns the layout attributes of an item; nil for an unknown item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return itemExists(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
    }
    /// Returns the layout attributes of a supplementary view; nil if the layout has none for it.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns a cell from the pool, or a new one from the registered template. Raises without a template.
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
    /// Returns a header, footer or other view from the pool, or a new one. Raises without a template.
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
            if let requestedSupplementaryView, requestedSupplementaryView == (elementKind, RowPosition(item: indexPath))
            {
                dequeuedView = view
            }
            return view
        }
        let view = UICollectionReusableView(frame: .zero)
        (view.reuseIdentifier, view.poolKey) = (identifier, poolKey(elementKind, identifier))
        return view
    }
    /// Lays out the items with another layout, without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        scrollToTargetOffset(at: layout.targetContentOffset(forProposedContentOffset: contentOffset))
    }
    /// Returns the visible views of a kind in index path order (UIKit's order is unspecified).
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleKeys(elementKind).compactMap { visibleViews[$0] }
    }
    /// Returns the index paths of the visible views of a kind in ascending order (UIKit's order is unspecified).
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleKeys(elementKind).map(\.position.indexPath)
    }
    /// The index paths of the visible items in ascending order (UIKit's order is unspecified).
    open var indexPathsForVisibleItems: [IndexPath] { visibleKeys(nil).map(\.position.indexPath) }
    /// The visible cells in the order of their items (UIKit's order is unspecified).
    open var visibleCells: [UICollectionViewCell] {
        visibleKeys(nil).compactMap { visibleViews[$0] as? UICollectionViewCell }
    }
    /// Returns the index path of the item that a visible cell shows; nil for any other cell.
    /// - Complexity: O(n log n) for n visible elements.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleViews.keys.sorted().first { visibleViews[$0] === cell }?.position.indexPath
    }
    /// The index paths of the selected items in the order of their selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.map(\.indexPath) }
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
    /// Makes the data source configure the items' current cells again.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
    /// The object that provides the items for drags from the collection view; not retained. Stored without effect:
    /// drag and drop is not simulated.
    open var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { weakNoOpValue() as? any UICollectionViewDragDelegate }
        set { setWeakNoOpValue(newValue, as: "UICollectionView.dragDelegate") }
    }
    /// The delegate that handles drops on the collection view; not retained. Stored without effect: drag and drop is
    /// not simulated.
    open var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { weakNoOpValue() as? any UICollectionViewDropDelegate }
        set { setWeakNoOpValue(newValue, as: "UICollectionView.dropDelegate") }
    }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrag: Bool { false }
    /// Always false: drag and drop is not simulated.
    open var hasActiveDrop: Bool { false }
}

/// Identifies one element of a collection view by its kind and position.
struct ElementKey: Hashable, Comparable {
    /// The kind of a supplementary or decoration view; `nil` for cells.
    var kind: String?
    var position: RowPosition

    static func < (a: ElementKey, b: ElementKey) -> Bool {
        a.position != b.position ? a.position < b.position : (a.kind ?? "") < (b.kind ?? "")
    }
}
