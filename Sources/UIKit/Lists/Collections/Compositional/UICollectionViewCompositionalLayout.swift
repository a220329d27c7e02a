import CellSimGraphics
import Foundation

/// The alignment of a view with an edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment. A section's view is centred after the items; a view of the whole layout is not displayed.
    case none
    /// The centre of the top edge.
    case top
    /// The top leading corner.
    case topLeading
    /// The centre of the leading edge.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The centre of the bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The centre of the trailing edge.
    case trailing
    /// The top trailing corner.
    case topTrailing
}

/// A closure that returns the section at an index, starting at 0. It is called whenever the layout is prepared.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout in which each section can have a different arrangement.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of the layout. Setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    var measuredSizes: [RowPosition: CGSize] = [:]
    var measuredSupplementaryHeights: [ElementKey: CGFloat] = [:]
    private var attributesBySection: [[UICollectionViewLayoutAttributes]] = []
    private var attributesIndex = LayoutAttributesIndex()
    private var contentLength: CGFloat = 0

    /// Creates a layout with a section provider and a configuration.
    /// - Parameters:
    ///   - sectionProvider: A closure that returns the section at an index, or `nil` for a section without items.
    ///   - configuration: The configuration of the layout.
    public init(
        sectionProvider provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (self.sectionProvider, self.configuration) = (provider, configuration)
        super.init()
    }

    /// Creates a vertical layout with a closure that returns the sections.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout in which all sections have the same arrangement.
    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }

    /// Creates a layout with a configuration, in which all sections have the same arrangement.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Decodes a layout from a document. Documents don't contain sections, so the layout is empty until code replaces it.
    public required init?(coder: NSCoder) {
        (sectionProvider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    /// Creates a layout in which all sections are lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        CollectionListLayout(list: configuration)
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    open override func prepare() {
        guard let view = collectionView else { return }
        let available = view.bounds.inset(by: view.adjustedContentInset).size
        let environment = CompositionalLayoutEnvironment(size: available, traits: view.traitCollection)
        attributesBySection = []
        var end = CGFloat(0)
        func layOutBoundaryItems(_ alignments: [NSRectAlignment]) {
            for item in configuration.boundarySupplementaryItems where alignments.contains(item.alignment) {
                let made = makeBoundaryAttributes(item, at: end, available)
                attributesBySection.append([made])
                end = isVertical ? made.frame.maxY : made.frame.maxX
            }
        }
        layOutBoundaryItems([.top, .topLeading, .topTrailing, .leading])
        for (index, count) in view.loadedCounts().enumerated() {
            if index > 0 { end += configuration.interSectionSpacing }
            guard let section = sectionProvider(index, environment) else {
                attributesBySection.append([])
                continue
            }
            var sectionBuilder = SectionLayoutBuilder(
                section: section, index: index, count: count, available: available, isVertical: isVertical,
                layout: self,
                traits: view.traitCollection)
            sectionBuilder.layOut(at: end, seen: view.bounds.inset(by: view.adjustedContentInset))
            attributesBySection.append(sectionBuilder.layoutAttributes)
            end = sectionBuilder.end
        }
        layOutBoundaryItems([.bottom, .bottomLeading, .bottomTrailing, .trailing])
        contentLength = end
        let grid = view.pixelGrid
        for attributes in attributesBySection.joined() {
            attributes.frame = grid.rounded(attributes.frame.withFiniteEdges)
        }
        attributesIndex = LayoutAttributesIndex(attributesBySection)
    }

    /// Returns the attributes of a header or footer of the whole layout.
    private func makeBoundaryAttributes(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, at start: CGFloat, _ available: CGSize
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: 0))
        var size = item.layoutSize.size(in: available)
        if let measuredHeight = measuredSupplementaryHeights[
            ElementKey(kind: item.elementKind, position: RowPosition(0, 0))]
        {
            if item.layoutSize.heightDimension.isEstimated { size.height = measuredHeight }
        }
        attributes.frame = CGRect(origin: isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0), size: size)
        (attributes.fixesWidth, attributes.fixesHeight) = (true, !item.layoutSize.heightDimension.isEstimated)
        attributes.zIndex = item.zIndex
        return attributes
    }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let available = view.bounds.inset(by: view.adjustedContentInset).size
        return isVertical
            ? CGSize(width: available.width, height: contentLength)
            : CGSize(width: contentLength, height: available.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesIndex.elements(in: rect, of: attributesBySection)
    }

    /// Returns an item's attributes, or `nil` for an unknown item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesIndex.item(at: indexPath, of: attributesBySection)
    }

    /// Returns the attributes of a badge, header or footer, or `nil` for an unknown view.
    /// - Complexity: O(n) for n elements before the view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesBySection.lazy.joined().first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    /// Returns a Boolean value that indicates whether there are pinned headers or footers, whose positions depend on the bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        attributesBySection.contains { $0.contains { $0.zIndex == SectionLayoutBuilder.pinnedZIndex } }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (preferredSize, originalSize) = (preferredAttributes.size, originalAttributes.size)
        return (!originalAttributes.fixesHeight && abs(preferredSize.height - originalSize.height) > 0.01)
            || (!originalAttributes.fixesWidth && abs(preferredSize.width - originalSize.width) > 0.01)
    }

    override func storePreferredSize(_ preferred: UICollectionViewLayoutAttributes) {
        let size = (collectionView?.pixelGrid ?? PixelGrid(scale: 2)).roundedUp(preferred.size)
        if let kind = preferred.representedElementKind {
            measuredSupplementaryHeights[ElementKey(kind: kind, position: RowPosition(item: preferred.indexPath))] =
                size.height
        } else {
            measuredSizes[RowPosition(item: preferred.indexPath)] = size
        }
    }

    override func discardMeasuredSizes() { (measuredSizes, measuredSupplementaryHeights) = ([:], [:]) }

    override func moveMeasuredSizes(_ plan: BatchResult) {
        let locations = plan.newPositions(of: measuredSizes.keys.sorted())
        var remappedSizes: [RowPosition: CGSize] = [:]
        for (old, new) in locations where !plan.reloaded.contains(old) { remappedSizes[new] = measuredSizes[old] }
        (measuredSizes, measuredSupplementaryHeights) = (remappedSizes, [:])
    }
}

extension CGRect {
    /// A copy of the rectangle in which infinite and NaN edges are replaced by 0.
    fileprivate var withFiniteEdges: CGRect {
        func finiteOrZero(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let (left, top) = (finiteOrZero(minX), finiteOrZero(minY))
        return CGRect(x: left, y: top, width: finiteOrZero(maxX) - left, height: finiteOrZero(maxY) - top)
    }
}
