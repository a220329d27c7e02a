import Foundation

/// A builder that arranges the items, headers, footers and decoration views of a section in a compositional layout.
@MainActor struct SectionLayoutBuilder {
    /// The z-index of pinned headers and footers.
    static let pinnedZIndex = 10

    let section: NSCollectionLayoutSection
    let index: Int
    let count: Int
    let availableSize: CGSize
    let isVertical: Bool
    let layout: UICollectionViewCompositionalLayout
    let traits: UITraitCollection
    private(set) var layoutAttributes: [UICollectionViewLayoutAttributes] = []
    /// The end of the section on the layout's scrolling axis, in points.
    private(set) var end: CGFloat = 0

    init(
        section: NSCollectionLayoutSection, index: Int, count: Int, available: CGSize, isVertical: Bool,
        layout: UICollectionViewCompositionalLayout, traits: UITraitCollection
    ) {
        (self.section, self.index, self.count, self.availableSize) = (section, index, count, available)
        (self.isVertical, self.layout, self.traits) = (isVertical, layout, traits)
    }

    private var insets: NSDirectionalEdgeInsets { section.contentInsets }

    /// Arranges the section's elements.
    /// - Parameters:
    ///   - start: The start of the section on the layout's scrolling axis, in points.
    ///   - seen: The visible rectangle of the content, for pinned headers and footers.
    mutating func layOut(at start: CGFloat, seen: CGRect) {
        end = start
        let headerAlignments: [NSRectAlignment] =
            isVertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
        let headers = boundaryItems { headerAlignments.contains($0.alignment) }
        var pinned: [UICollectionViewLayoutAttributes] = []
        for item in headers {
            let attributes = addBoundaryItem(item, at: end)
            if item.extendsBoundary { end += isVertical ? attributes.frame.height : attributes.frame.width }
            if item.pinToVisibleBounds { pinned.append(attributes) }
        }
        let contentStart = end
        end += isVertical ? insets.top : insets.leading
        if count > 0 { layOutGroups() }
        end += isVertical ? insets.bottom : insets.trailing
        let contentEnd = end
        for item in boundaryItems({ !headerAlignments.contains($0.alignment) }) {
            let attributes = addBoundaryItem(item, at: item.extendsBoundary ? end : end - size(of: item).height)
            if item.extendsBoundary { end += isVertical ? attributes.frame.height : attributes.frame.width }
        }
        for attributes in pinned { pin(attributes, seen) }
        for item in section.decorationItems {
            addDecoration(
                item, from: section.boundarySupplementaryItems.isEmpty ? contentStart : start, to: max(contentEnd, end))
        }
    }

    // MARK: Items

    private mutating func layOutGroups() {
        let innerSize = CGSize(
            width: max(availableSize.width - insets.leading - insets.trailing, 0),
            height: max(availableSize.height - insets.top - insets.bottom, 0))
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let stacksVertically = isVertical != isOrthogonal
        let (sectionIndex, layout) = (index, layout)
        var groupBuilder = GroupLayoutBuilder(itemCount: count, traits: traits) {
            layout.measuredSizes[RowPosition(sectionIndex, $0)]
        }
        var origin = isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
        if isOrthogonal, section.orthogonalScrollingBehavior == .groupPagingCentered {
            let group = section.group.layoutSize.size(in: innerSize)
            if isVertical {
                origin.x = (availableSize.width - group.width) / 2
            } else {
                origin.y = (availableSize.height - group.height) / 2
            }
        }
        var (maximumGroupSize, isFirst) = (CGSize.zero, true)
        while !groupBuilder.isDone {
            if !isFirst {
                if stacksVertically {
                    origin.y += section.interGroupSpacing
                } else {
                    origin.x += section.interGroupSpacing
                }
            }
            guard let size = groupBuilder.addGroup(section.group, at: origin, in: innerSize) else { break }
            if stacksVertically { origin.y += size.height } else { origin.x += size.width }
            maximumGroupSize.width = max(maximumGroupSize.width, size.width)
            maximumGroupSize.height = max(maximumGroupSize.height, size.height)
            isFirst = false
        }
        for element in groupBuilder.elements { addElement(element) }
        if isOrthogonal {
            end += isVertical ? maximumGroupSize.height : maximumGroupSize.width
        } else {
            end = isVertical ? origin.y : origin.x
        }
    }

    private mutating func addElement(_ element: GroupLayoutBuilder.ArrangedElement) {
        let path = IndexPath(item: element.item, section: index)
        let attributes =
            element.badge.map {
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0.elementKind, with: path)
            }
            ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = element.frame
        attributes.zIndex = element.zIndex
        (attributes.fixesWidth, attributes.fixesHeight) = (element.fixesWidth, element.fixesHeight)
        layoutAttributes.append(attributes)
    }

    // MARK: Headers and footers

    private func boundaryItems(
        _ isIncluded: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] { section.boundarySupplementaryItems.filter(isIncluded) }

    private var boundaryArea: CGRect {
        guard section.supplementariesFollowContentInsets else { return CGRect(origin: .zero, size: availableSize) }
        return isVertical
            ? CGRect(
                x: insets.leading, y: 0, width: max(availableSize.width - insets.leading - insets.trailing, 0),
                height: availableSize.height)
            : CGRect(
                x: 0, y: insets.top, width: availableSize.width,
                height: max(availableSize.height - insets.top - insets.bottom, 0))
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var size = item.layoutSize.size(in: boundaryArea.size)
        if item.layoutSize.heightDimension.isEstimated,
            let measuredHeight = layout.measuredSupplementaryHeights[
                ElementKey(kind: item.elementKind, position: RowPosition(index, 0))]
        {
            size.height = measuredHeight
        }
        return size
    }

    private mutating func addBoundaryItem(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, at start: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let (size, available) = (size(of: item), boundaryArea)
        var origin =
            isVertical
            ? CGPoint(x: available.midX - size.width / 2, y: start)
            : CGPoint(x: start, y: available.midY - size.height / 2)
        switch (item.alignment, isVertical) {
        case (.topLeading, true), (.bottomLeading, true), (.leading, true): origin.x = available.minX
        case (.topTrailing, true), (.bottomTrailing, true), (.trailing, true): origin.x = available.maxX - size.width
        case (.topLeading, false), (.topTrailing, false), (.top, false): origin.y = available.minY
        case (.bottomLeading, false), (.bottomTrailing, false), (.bottom, false):
            origin.y = available.maxY - size.height
        default: break
        }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        attributes.frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
        attributes.zIndex = item.pinToVisibleBounds ? Self.pinnedZIndex : item.zIndex
        (attributes.fixesWidth, attributes.fixesHeight) = (true, !item.layoutSize.heightDimension.isEstimated)
        layoutAttributes.append(attributes)
        return attributes
    }

    /// Moves a pinned header or footer into the visible rectangle while its section is visible.
    private func pin(_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) {
        if isVertical {
            attributes.frame.origin.y = min(
                max(attributes.frame.minY, visibleRect.minY), max(end - attributes.frame.height, attributes.frame.minY))
        } else {
            attributes.frame.origin.x = min(
                max(attributes.frame.minX, visibleRect.minX), max(end - attributes.frame.width, attributes.frame.minX))
        }
    }

    private mutating func addDecoration(_ item: NSCollectionLayoutDecorationItem, from start: CGFloat, to end: CGFloat)
    {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        let sectionFrame =
            isVertical
            ? CGRect(x: 0, y: start, width: availableSize.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: availableSize.height)
        let inset = item.contentInsets
        attributes.frame = CGRect(
            x: sectionFrame.minX + inset.leading, y: sectionFrame.minY + inset.top,
            width: max(sectionFrame.width - inset.leading - inset.trailing, 0),
            height: max(sectionFrame.height - inset.top - inset.bottom, 0))
        attributes.zIndex = item.zIndex
        (attributes.fixesWidth, attributes.fixesHeight) = (true, true)
        layoutAttributes.append(attributes)
    }
}
