import Foundation

/// A layout that arranges items in lines. Each line contains as many items as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of `estimatedItemSize` for self-sizing items, which have 50×50 points until they are measured.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The minimum spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The minimum spacing between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The default size of items, in points. The delegate can return a different size for each item.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The estimated size of self-sizing items in points, or zero for items with fixed sizes.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            if estimatedItemSize != oldValue {
                measuredSizes = [:]
                invalidateLayout()
            }
        }
    }
    /// The scrolling direction, in which the lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The default size of headers, in points. Only the height is used, or only the width if the layout scrolls horizontally.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The default size of footers, in points. Only the height is used, or only the width if the layout scrolls horizontally.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The insets around a section's items, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The area that section insets refer to.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }
    /// The area that `sectionInset` refers to.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    /// A Boolean value that indicates whether headers are pinned to the visible area while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// A Boolean value that indicates whether footers are pinned to the visible area while their section is visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    var sections: [FlowSection] = []
    /// The preferred sizes of the items that have been measured.
    var measuredSizes: [RowPosition: CGSize] = [:]

    public override init() { super.init() }

    /// Decodes a layout from a document. The default of both spacings is 10 points.
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

    open override func prepare() { updateSections() }

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

    /// Returns an item's attributes, or `nil` for an unknown item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItem: RowPosition(item: indexPath))
    }

    /// Returns the attributes of a section's header or footer, or `nil` if the section doesn't have one.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, section: indexPath.section) }

    /// Returns false, because scrolling doesn't move items in the content. The collection view handles changes of size.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        usesSelfSizingItems && preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    override var usesPreferredSizes: Bool { usesSelfSizingItems }
    override func storePreferredSize(_ preferred: UICollectionViewLayoutAttributes) {
        measuredSizes[RowPosition(item: preferred.indexPath)] = preferred.size
    }
    override func discardMeasuredSizes() { measuredSizes = [:] }

    override func moveMeasuredSizes(_ plan: BatchResult) {
        let newPositions = plan.newPositions(of: measuredSizes.keys.sorted())
        var remappedSizes: [RowPosition: CGSize] = [:]
        for (old, new) in newPositions where !plan.reloaded.contains(old) { remappedSizes[new] = measuredSizes[old] }
        measuredSizes = remappedSizes
    }

    var usesSelfSizingItems: Bool { estimatedItemSize != .zero }
}

extension UICollectionView {
    /// The scrolling direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Vertical scrolling with horizontal lines.
        case vertical
        /// Horizontal scrolling with vertical lines.
        case horizontal
    }
}

/// The delegate of a flow layout, which returns the sizes and spacings of sections and items. The defaults are the layout's properties.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns an item's size in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the insets around a section's items, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the minimum spacing between a section's lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum spacing between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header in points, or zero for no header. Only the length in the scrolling direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a section's footer in points, or zero for no footer. Only the length in the scrolling direction is used.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flowLayout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// Returns the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flowLayout(collectionViewLayout)?.itemSize ?? .zero }
    /// Returns the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flowLayout(collectionViewLayout)?.sectionInset ?? .zero }
    /// Returns the layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flowLayout(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    /// Returns the layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flowLayout(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    /// Returns the layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flowLayout(collectionViewLayout)?.headerReferenceSize ?? .zero }
    /// Returns the layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flowLayout(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
