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

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItem: RowPosition(item: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, section: indexPath.section) }

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
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Sizes and spacings section by section or item by item. What is left out is the layout's own property.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
