import Foundation

/// Places the items of a collection view. Subclasses compute attributes in `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// The collection view whose items are placed; nil while there is none.
    public internal(set) weak var collectionView: UICollectionView?
    var isValid = false
    private var decorationSources: [String: ReuseSource] = [:]

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    /// The class of attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Computes what the other methods answer from; called before them when the layout is invalid.
    open func prepare() {}
    /// In points.
    open var collectionViewContentSize: CGSize { .zero }
    /// All attributes whose frames overlap a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of one item; nil for one that is not there. To be overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of one supplementary view; nil for one that is not there. To be overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether the layout depends on what is scrolled into sight; asked with the new bounds before each pass. To be
    /// overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Whether a size that a cell asked for changes the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Never called: nothing here scrolls on by itself. Returns what it is given.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The class of the views behind or between the items that have this kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = viewClass.map { .type($0) }
    }

    /// The nib of the views behind or between the items that have this kind: its only top-level object is a
    /// `UICollectionReusableView`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    /// A new view of the class or nib registered for a kind; nil without one.
    func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
        guard let source = decorationSources[kind] else { return nil }
        guard case .type(let type) = source else {
            let view = ReuseRegistry.onlyView(
                of: source, as: UICollectionReusableView.self, identifier: kind, className: "UICollectionReusableView")
            view?.frame = frame
            return view
        }
        guard let viewType = type as? UIView.Type else { return nil }
        return MadeView.make(viewType, frame: frame) as? UICollectionReusableView
    }

    /// Never called: decoration views are placed by `layoutAttributesForElements(in:)`. Returns nil.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Has the layout computed anew before the next pass.
    open func invalidateLayout() {
        isValid = false
        collectionView?.setNeedsLayout()
    }

    /// Whether views are asked for the size they prefer.
    var asksForPreferredSizes: Bool { true }
    /// Takes over the size that a view asked for.
    func adopt(_ preferred: UICollectionViewLayoutAttributes) {}
    /// Forgets sizes that views asked for.
    func forgetMeasured() {}
    /// Gives measured sizes to the places items have after a batch.
    func remap(_ plan: BatchPlan) { forgetMeasured() }
}
