import Foundation

/// Puts items in lines, one after the other, as many as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Asks for self-sizing items, first taken for 50×50 points.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    // All in points.
    /// The least room between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least room between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items for which the delegate gives none, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Zero for items that do not size themselves.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            if estimatedItemSize != oldValue {
                measured = [:]
                invalidateLayout()
            }
        }
    }
    /// The direction in which lines follow one another.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers for which the delegate gives none; the height counts, or the width when scrolling sideways.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers for which the delegate gives none; the height counts, or the width when scrolling sideways.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The room around a section's items, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Whether headers stay on the screen as long as their section does.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay on the screen as long as their section does.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    var sections: [FlowSection] = []
    /// Sizes that cells asked for.
    var measured: [RowPosition: CGSize] = [:]

    public override init() { super.init() }

    /// Reads the element of a document: spacings (10 points where none is recorded), direction, sizes and insets.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        minimumLineSpacing = nib.cgFloat("minimumLineSpacing") ?? 10
        minimumInteritemSpacing = nib.cgFloat("minimumInteritemSpacing") ?? 10
        if nib.string("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
        if let size = nib.size("itemSize") { itemSize = size }
        if let size = nib.size("estimatedItemSize") { estimatedItemSize = size }
        if nib.bool("automaticEstimatedItemSize") ?? false { estimatedItemSize = Self.automaticSize }
        headerReferenceSize = nib.size("headerReferenceSize") ?? .zero
        footerReferenceSize = nib.size("footerReferenceSize") ?? .zero
        sectionInset = nib.insets("sectionInset") ?? .zero
    }

    open override func prepare() { arrange() }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        let end = sections.last?.end ?? 0
        return scrollDirection == .vertical
            ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// An item's place; nil for one that is not there.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItem: RowPosition(item: indexPath))
    }

    /// The place of a section's header or footer; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, section: indexPath.section) }

    /// False: scrolling moves nothing within the content; other sizes of the bounds are noticed elsewhere.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        selfSizes && preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override var asksForPreferredSizes: Bool { selfSizes }
    override func adopt(_ preferred: UICollectionViewLayoutAttributes) {
        measured[RowPosition(item: preferred.indexPath)] = preferred.size
    }
    override func forgetMeasured() { measured = [:] }

    override func remap(_ plan: BatchPlan) {
        let places = plan.newPlaces(of: measured.keys.sorted())
        var kept: [RowPosition: CGSize] = [:]
        for (old, new) in places where !plan.reloaded.contains(old) { kept[new] = measured[old] }
        measured = kept
    }

    var selfSizes: Bool { estimatedItemSize != .zero }
}

extension UICollectionView {
    /// The direction in which content is scrolled.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards: lines lie across the width.
        case vertical
        /// Sideways: lines lie down the height.
        case horizontal
    }
}

/// Sizes and spacings section by section or item by item. What is left out is the layout's own property.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// An item's size in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The insets around a section's items, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The least space between a section's lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least space between items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header, of which only that along the scrolling direction counts, in points; 0 for none.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer, of which only that along the scrolling direction counts, in points; 0 for none.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// The layout's own `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    /// The layout's own `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    /// The layout's own `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    /// The layout's own `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    /// The layout's own `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    /// The layout's own `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
