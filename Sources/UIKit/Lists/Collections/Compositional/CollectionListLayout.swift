import CellSimGraphics
import Foundation

/// A compositional layout of list sections: full-width rows with the height of their content.
@preconcurrency @MainActor final class CollectionListLayout: UICollectionViewCompositionalLayout {
    let listConfiguration: UICollectionLayoutListConfiguration
    private var geometry = TableGeometry(sections: [], top: 0, bottom: 0)

    init(list: UICollectionLayoutListConfiguration) {
        self.listConfiguration = list
        super.init(sectionProvider: { _, _ in nil }, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    required init?(coder: NSCoder) {
        listConfiguration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(coder: coder)
    }

    private var grid: PixelGrid { collectionView?.pixelGrid ?? PixelGrid(scale: 2) }
    private var scale: CGFloat { grid.scale }
    /// Converts points to pixels. Returns 0 for invalid lengths.
    private func pixels(_ points: CGFloat) -> Int { abs(points * scale) < 1e9 ? Int(grid.nearestPixel(points)) : 0 }
    private func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }

    /// The horizontal position and the width of the rows, in points.
    private var rowSpan: (x: CGFloat, width: CGFloat) {
        let width = collectionView?.bounds.width ?? 0
        let inset = listConfiguration.isInset ? CellMetrics.groupInset(forWidth: width) : 0
        return (inset, max(width - 2 * inset, 0))
    }

    override func prepare() {
        guard let view = collectionView else { return }
        if let color = listConfiguration.backgroundColor {
            view.backgroundColor = color
        } else if listConfiguration.isGrouped, view.backgroundColor == .systemBackground {
            view.backgroundColor = .systemGroupedBackground
        }
        let footer = UICollectionView.elementKindSectionFooter
        let estimate = pixels(CellMetrics.rowHeight)
        let counts = view.loadedCounts()
        var heights = counts.map { RowHeights(count: $0, height: estimate) }
        for (location, size) in measuredSizes
        where counts.indices.contains(location.section) && location.row < counts[location.section] {
            heights[location.section].set(location.row, to: pixels(size.height))
        }
        let sections = counts.indices.map { index -> TableGeometry.Section in
            let rows = heights[index]
            var section = TableGeometry.Section(rows: rows)
            let gap =
                listConfiguration.isGrouped
                ? pixels(index == 0 ? SectionMetrics.groupedFirstUntitledHeight : SectionMetrics.groupedUntitledHeight)
                : 0
            section.header = headerHeight(index, gap: gap)
            section.footer =
                listConfiguration.footerMode == .supplementary
                ? supplementaryHeight(footer, index)
                : listConfiguration.isGrouped ? pixels(SectionMetrics.groupedUntitledHeight) : 0
            return section
        }
        geometry = TableGeometry(sections: sections, top: 0, bottom: 0)
    }

    private func headerHeight(_ section: Int, gap: Int) -> Int {
        switch listConfiguration.headerMode {
        case .none: gap
        case .supplementary: supplementaryHeight(UICollectionView.elementKindSectionHeader, section)
        case .firstItemInSection: pixels(listConfiguration.headerTopPadding ?? 0)
        }
    }

    private func supplementaryHeight(_ kind: String, _ section: Int) -> Int {
        let key = ElementKey(kind: kind, position: RowPosition(section, 0))
        return pixels(measuredSupplementaryHeights[key] ?? SectionMetrics.plainTitleHeight)
            + (kind == UICollectionView.elementKindSectionHeader ? pixels(listConfiguration.headerTopPadding ?? 0) : 0)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: points(geometry.total))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let pixelRange = grid.rows(touching: rect.minY, rect.maxY)
        let (low, high) = (pixelRange.lowerBound, pixelRange.upperBound)
        var attributes: [UICollectionViewLayoutAttributes] = []
        var section = geometry.section(near: low) ?? 0
        while section < geometry.sections.count, geometry.start(of: section) < high {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: section)
                if let part = layoutAttributesForSupplementaryView(ofKind: kind, at: path), part.frame.overlaps(rect) {
                    attributes.append(part)
                }
            }
            section += 1
        }
        var next = geometry.firstRow(endingAfter: low)
        while let position = next, geometry.span(of: position).lowerBound < high {
            if let row = layoutAttributesForItem(at: position.indexPath) { attributes.append(row) }
            next = geometry.row(after: position)
        }
        return attributes
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let position = RowPosition(item: indexPath)
        guard geometry.contains(position) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(of: geometry.span(of: position))
        attributes.fixesWidth = true
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard geometry.sections.indices.contains(indexPath.section),
            isHeader ? listConfiguration.headerMode == .supplementary : listConfiguration.footerMode == .supplementary
        else { return nil }
        var span = isHeader ? geometry.headerSpan(indexPath.section) : geometry.footerSpan(indexPath.section)
        if isHeader {
            span =
                min(
                    span.lowerBound + pixels(listConfiguration.headerTopPadding ?? 0), span.upperBound)..<span
                .upperBound
        }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame(of: span)
        attributes.fixesWidth = true
        attributes.zIndex = 1
        return attributes
    }

    private func frame(of pixels: Range<Int>) -> CGRect {
        CGRect(x: rowSpan.x, y: points(pixels.lowerBound), width: rowSpan.width, height: points(pixels.count))
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

    override func storePreferredSize(_ preferred: UICollectionViewLayoutAttributes) {
        let height = grid.roundedUp(preferred.size.height)
        if let kind = preferred.representedElementKind {
            measuredSupplementaryHeights[ElementKey(kind: kind, position: RowPosition(item: preferred.indexPath))] =
                height
        } else {
            measuredSizes[RowPosition(item: preferred.indexPath)] = CGSize(width: preferred.size.width, height: height)
        }
    }
}
