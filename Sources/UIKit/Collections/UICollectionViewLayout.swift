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
    /// Where the content stands after a batch of changes or with another layout, in points of the content. To be
    /// overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Where the content comes to rest when a drag ends, in points of the content; asked before the delegate, with a
    /// velocity of zero. To be overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Changes

    /// The class of the contexts that tell what does not hold any more.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    private func context() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// What other bounds change: asked where `shouldInvalidateLayout(forBoundsChange:)` is true.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        context()
    }
    /// What another size of one view changes. Never called: such sizes are kept by the layouts that ask for them.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { context() }

    /// Has the layout computed anew before the next pass: all of it, whatever the context names.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isValid = false
        guard !context.isOfLayoutPass else { return }
        if context.invalidateEverything { collectionView?.measureVisibleAgain() }
        collectionView?.setNeedsLayout()
    }

    /// What a layout pass finds to be true no more, since it scrolled or has another size.
    func invalidate(forBoundsChange newBounds: CGRect) {
        let context = invalidationContext(forBoundsChange: newBounds)
        context.isOfLayoutPass = true
        invalidateLayout(with: context)
        isValid = false
    }

    /// What other data makes true no more.
    func invalidateCounts() {
        let context = context()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        invalidateLayout(with: context)
    }

    /// Called with the changes of a batch before the items are placed anew.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the items of a batch were placed.
    open func finalizeCollectionViewUpdates() {}
    /// Called with the former bounds when others take their place. Nothing is animated meanwhile.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after `prepare(forAnimatedBoundsChange:)`.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes another one's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after a layout took another one's place.
    open func finalizeLayoutTransition() {}
    /// Never called, as nothing is animated: where a new item comes from. Nil.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called, as nothing is animated: where an old item goes to. Nil.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: as that of items.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: as that of items.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: as that of items.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Never called: as that of items.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item would go that is moved to a point of the content (points): to the place of the item there, or where it
    /// was.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// How an item looks while it is moved, in the middle at a point of the content (points). Nobody asks: items that are
    /// moved do not leave their places before the end.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// Whether the layout is of text that runs from left to right, whatever the interface does. Kept; nothing reads it.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

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

    /// Has the layout computed anew before the next pass, by `invalidateLayout(with:)` and a context that names
    /// everything.
    open func invalidateLayout() {
        let context = context()
        context.invalidateEverything = true
        invalidateLayout(with: context)
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
