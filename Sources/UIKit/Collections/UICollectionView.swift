import Foundation

/// Items in sections, placed by a layout; only those in the bounds have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// What a layout places.
    public enum ElementCategory: Int, Sendable {
        /// An item's cell.
        case cell
        /// A view of the data source beside or on items, as a header.
        case supplementaryView
        /// A view of the layout's own.
        case decorationView
    }
    /// Where in the bounds an item is scrolled to, on each axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions as bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between above and below.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of sections' headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of sections' footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The kind under which cells are registered.
    package nonisolated static let elementKindCell = "UICollectionElementKindCell"

    /// Gives the items; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Decides about selection, and with a flow layout about sizes; not retained.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if scrollDelegate !== delegate { scrollDelegate = delegate }
            if delegate !== oldValue { invalidate() }
        }
    }
    /// Is told which items will be wanted soon; not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether the prefetching data source is asked.
    open var isPrefetchingEnabled = true
    /// Places the items.
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    /// UIKit's name for `SelfSizingInvalidation`.
    public typealias SelfSizingInvalidation = UIKit.SelfSizingInvalidation
    /// Whether items that size themselves are measured again when their cells' content changes. `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// A view behind all items that fills the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether taps select and deselect any number of items.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { keepOneSelection() } } }
    /// Whether a tap selects an item while items are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether taps select any number of items while items are edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows of lists show the accessories of editing.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Kept without effect: there is no focus here.
    open var remembersLastFocusedIndexPath = false {
        didSet { noteKept("UICollectionView.remembersLastFocusedIndexPath", remembersLastFocusedIndexPath) }
    }
    /// Kept without effect: items cannot be dragged.
    open var dragInteractionEnabled = true {
        didSet { noteKept("UICollectionView.dragInteractionEnabled", !dragInteractionEnabled) }
    }
    /// The cells, headers and footers that the document draws as templates, by kind and in document order.
    package internal(set) var prototypes: [String: [ViewPrototype]] = [:]
    var selection: [RowPosition] = []
    var pressed: RowPosition?

    /// Items by section; `nil` before the data source was asked.
    var counts: [Int]?
    var isAskingCounts = false
    var generation = 0
    var isLayingOutItems = false
    var interruptions = LayoutInterruptions()
    var laidOutSize = CGSize(width: -1, height: -1)
    var visible: [ElementKey: UICollectionReusableView] = [:]
    /// What is on the screen and asked again for the size it prefers at the next layout.
    var elementsToMeasure: Set<ElementKey> = []
    var updates: BatchInProgress?
    var prefetching = Prefetching()

    var sources: [String: ReuseRegistry] = [:]
    var pool = ReusePool<UICollectionReusableView>()
    /// The item that is being moved.
    var movement: ItemMovement?
    /// The registrations used so far; their order names them.
    var registrations: [RegistrationIdentity] = []
    /// The item whose cell the data source is asked for, and whether it was dequeued for that item already.
    var requested: RowPosition?
    var dequeuedForRequest = false
    /// The cell that was dequeued for it.
    weak var dequeuedCell: UICollectionViewCell?
    var reconfigured: (place: RowPosition, cell: UICollectionViewCell)?
    /// What the registry has done so far, for cells.
    public internal(set) var reuseStatistics = ReuseStatistics()
    /// How many passes through the items layout has made.
    public internal(set) var layoutPassCount = 0

    /// A collection view of that frame (points, the superview's coordinates), placed by a layout that then belongs to
    /// it.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// With a flow layout: a difference from UIKit, which refuses.
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

    /// Brings cells and other elements onto the screen where they are in sight, and takes away the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    /// Adds items at places counted after the batch, at once; the data source has to agree, or this raises.
    open func insertItems(at indexPaths: [IndexPath]) {
        edit { $0.insertedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Takes away items at places counted before the batch, at once; the data source has to agree, or this raises.
    open func deleteItems(at indexPaths: [IndexPath]) {
        edit { $0.deletedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Gets other cells for the items, counted before the batch.
    open func reloadItems(at indexPaths: [IndexPath]) {
        edit { $0.reloadedRows += indexPaths.map { RowPosition(item: $0) } }
    }
    /// Moves an item from a place before the batch to one after it; its cell stays the same.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        edit { $0.movedRows.append((RowPosition(item: indexPath), RowPosition(item: newIndexPath))) }
    }
    /// Adds sections at places counted after the batch, at once; the data source has to agree, or this raises.
    open func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
    /// Takes away sections at places counted before the batch, at once; the data source has to agree, or this raises.
    open func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
    /// Gets other cells and supplementary views for the sections, counted before the batch.
    open func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section from a place before the batch to one after it, with its items.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        edit { $0.movedSections.append((section, newSection)) }
    }

    /// Forgets the items and asks the data source again; only on the main thread.
    open func reloadData() { if MainThread.allows("-[UICollectionView reloadData]") { reloadAll() } }
    /// Begins to move an item, if the data source lets it; the answer is whether it began.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMoving(indexPath)
    }
    /// Moves the item that is being moved to the place of the one at a point of the content (points).
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(towards: targetPosition) }
    /// Ends the movement: the data source is told where the item went.
    open func endInteractiveMovement() { endMoving(keepingPlace: true) }
    /// Ends the movement, with the item where it was.
    open func cancelInteractiveMovement() { endMoving(keepingPlace: false) }

    /// Selects an item, at once and without telling the delegate; `nil` deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects an item, at once and without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(RowPosition(item: indexPath)) }
    /// Moves the content so that an item shows at a place in the bounds. Raises for one that is not there.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    override func scrollDelegateDidChange() {
        if scrollDelegate !== delegate { delegate = scrollDelegate as? any UICollectionViewDelegate }
    }

    /// Highlights the item under the finger, if the delegate lets it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches.first) }
    /// Lets go of the item when the finger leaves it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchMoved(touches.first) }
    /// Selects or deselects the item that is pressed.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded() }
    /// Lets go of the item without selecting it.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpress() }
}

/// One element of a collection view.
struct ElementKey: Hashable, Comparable {
    /// `nil` for cells.
    var kind: String?
    var place: RowPosition

    static func < (a: ElementKey, b: ElementKey) -> Bool {
        a.place != b.place ? a.place < b.place : (a.kind ?? "") < (b.kind ?? "")
    }
}
