import Foundation
@_spi(UIKitModules) import UIKitViews

/// The base class of layouts, which arrange the items of a collection view. Subclasses compute the attributes in `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding, NibAwakening {
    /// The collection view that uses the layout, or `nil` if there is none.
    open internal(set) weak var collectionView: UICollectionView?
    var isValid = false
    private var decorationSources: [String: ReuseSource] = [:]

    /// Called after all objects of a nib have been created and connected, if the layout comes from this nib.
    open func awakeFromNib() {}

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Computes the data for the other methods. Called before them if the layout is invalid.
    open func prepare() {}
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements whose frames overlap a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item, or `nil` for an unknown item. Override this method in subclasses.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view, or `nil` for an unknown view. Override this method in subclasses.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns a Boolean value that indicates whether new bounds invalidate the layout. Called before each layout pass. Override this
    /// method in subclasses.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns a Boolean value that indicates whether the preferred size of a view invalidates the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the content offset in points after a batch or a change of the layout. Override this method in subclasses.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Returns the content offset in points at the end of a drag. Called before the delegate, with a velocity of zero. Override this
    /// method in subclasses.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Returns an invalidation context for new bounds. Called if `shouldInvalidateLayout(forBoundsChange:)` returns true.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Returns an invalidation context for a view's preferred size. Never called, because layouts store preferred sizes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Invalidates the whole layout, regardless of the context. The next layout pass prepares it again.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isValid = false
        guard !context.isFromLayoutPass else { return }
        if context.invalidateEverything { collectionView?.remeasureVisibleViews() }
        collectionView?.setNeedsLayout()
    }

    /// Invalidates the layout after scrolling or a change of size.
    func invalidate(forBoundsChange newBounds: CGRect) {
        let context = invalidationContext(forBoundsChange: newBounds)
        context.isFromLayoutPass = true
        invalidateLayout(with: context)
        isValid = false
    }

    /// Invalidates the layout after a change of the number of sections or items.
    func invalidateCounts() {
        let context = makeInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        invalidateLayout(with: context)
    }

    /// Called with the changes of a batch, before the items are arranged again.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the items have been arranged for a batch.
    open func finalizeCollectionViewUpdates() {}
    /// Called with the previous bounds when the bounds change. CellSim doesn't animate the change.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after `prepare(forAnimatedBoundsChange:)`.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after the collection view has changed its layout.
    open func finalizeLayoutTransition() {}
    /// Returns the initial attributes of an inserted item. Never called, because CellSim doesn't animate changes.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a removed item. Never called, because CellSim doesn't animate changes.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an inserted supplementary view. Never called, because CellSim doesn't animate changes.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a removed supplementary view. Never called, because CellSim doesn't animate changes.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the initial attributes of an inserted decoration view. Never called, because CellSim doesn't animate changes.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the final attributes of a removed decoration view. Never called, because CellSim doesn't animate changes.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the target of an item that is moved to a point in the content: the index path of the item at this point, or otherwise the
    /// moved item's own index path.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// Returns the attributes of a moving item, centred at a point in the content (in points). Never called: items keep their position
    /// until the movement ends.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    /// A Boolean value that indicates whether the layout is mirrored if its direction differs from the interface's direction. Stored
    /// without effect.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout was developed.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Registers a class for decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = viewClass.map { .type($0) }
    }

    /// Registers a nib for decoration views of a kind. Its only top-level object must be a `UICollectionReusableView`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }

    /// Returns a new decoration view of the class or nib registered for a kind, or `nil` if neither is registered.
    func makeDecorationView(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
        guard let source = decorationSources[kind] else { return nil }
        guard case .type(let type) = source else {
            let view = ReuseRegistry.makeSingleView(
                of: source, as: UICollectionReusableView.self, identifier: kind, className: "UICollectionReusableView",
                checksIdentifier: false)
            view?.frame = frame
            return view
        }
        guard let viewType = type as? UIView.Type else { return nil }
        return ViewInitializerThunk.make(viewType, frame: frame) as? UICollectionReusableView
    }

    /// Returns the attributes of a decoration view. Never called, because `layoutAttributesForElements(in:)` also returns decoration
    /// views.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Invalidates the whole layout. The next layout pass prepares it again.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Whether the layout uses the preferred sizes of views.
    var usesPreferredSizes: Bool { true }
    /// Stores a view's preferred size.
    func storePreferredSize(_ preferred: UICollectionViewLayoutAttributes) {}
    /// Discards the preferred sizes of views.
    func discardMeasuredSizes() {}
    /// After a batch, assigns the stored sizes to the new positions of their items.
    func moveMeasuredSizes(_ plan: BatchResult) { discardMeasuredSizes() }
}
