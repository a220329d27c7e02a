import Foundation

/// A builder that arranges the items of a section's groups in a compositional layout.
@MainActor struct GroupLayoutBuilder {
    /// An arranged cell or badge of a cell, in the coordinates of the section's first group.
    struct ArrangedElement {
        var frame: CGRect
        var item: Int
        /// The badge, or `nil` for the cell itself.
        var badge: NSCollectionLayoutSupplementaryItem?
        var zIndex = 0
        var fixesWidth = true
        var fixesHeight = true
    }

    let itemCount: Int
    /// Returns the preferred size of an item with estimated dimensions, in points.
    let preferredSize: (Int) -> CGSize?
    let traits: UITraitCollection
    private(set) var nextItem = 0
    private(set) var elements: [ArrangedElement] = []

    init(itemCount: Int, traits: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
        (self.itemCount, self.traits, self.preferredSize) = (itemCount, traits, measured)
    }

    var isDone: Bool { nextItem >= itemCount }

    /// Adds a group that contains the next items.
    /// - Parameters:
    ///   - group: The group to add.
    ///   - origin: The position of the group, in points.
    ///   - container: The size that fractional dimensions of the group refer to, in points.
    /// - Returns: The group's size, or `nil` if no items were added.
    mutating func addGroup(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize? {
        let firstItem = nextItem
        let size = place(group, at: origin, size: group.layoutSize.size(in: container))
        return nextItem > firstItem ? size : nil
    }

    private mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize) -> CGSize {
        let insets = group.contentInsets
        let innerSize = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let innerOrigin = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        switch group.arrangement {
        case .custom(let provider):
            for item in provider(CompositionalLayoutEnvironment(size: innerSize, traits: traits)) where !isDone {
                elements.append(
                    ArrangedElement(
                        frame: item.frame.offsetBy(dx: innerOrigin.x, dy: innerOrigin.y), item: nextItem,
                        zIndex: item.zIndex))
                nextItem += 1
            }
            return size
        case .horizontal:
            return resolvingEstimates(
                size, group, by: arrangeItems(group, at: innerOrigin, available: innerSize, isHorizontal: true), insets)
        case .vertical:
            return resolvingEstimates(
                size, group, by: arrangeItems(group, at: innerOrigin, available: innerSize, isHorizontal: false), insets
            )
        }
    }

    /// Returns a size whose estimated dimensions are replaced by those of the content.
    private func resolvingEstimates(
        _ size: CGSize, _ group: NSCollectionLayoutGroup, by content: CGSize, _ insets: NSDirectionalEdgeInsets
    ) -> CGSize {
        CGSize(
            width: group.layoutSize.widthDimension.isEstimated
                ? content.width + insets.leading + insets.trailing : size.width,
            height: group.layoutSize.heightDimension.isEstimated
                ? content.height + insets.top + insets.bottom : size.height)
    }

    /// Arranges items in a row or a column.
    /// - Returns: The size of the arranged items.
    private mutating func arrangeItems(
        _ group: NSCollectionLayoutGroup, at corner: CGPoint, available: CGSize, isHorizontal: Bool
    )
        -> CGSize
    {
        let gap = group.interItemSpacing?.spacing ?? 0
        let length = isHorizontal ? available.width : available.height
        let mainDimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let first = elements.count
        var (usedLength, crossLength, placedCount) = (CGFloat(0), CGFloat(0), 0)
        var startIndexes: [Int] = []
        while !isDone, !group.subitems.isEmpty {
            if let count = group.count, placedCount == count { break }
            if group.count == nil, mainDimension.isEstimated, placedCount == group.subitems.count { break }
            let item = group.subitems[placedCount % group.subitems.count]
            var size = item.layoutSize.size(in: available)
            if let count = group.count, !mainDimension.isEstimated {
                let itemLength = max((length - gap * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0)
                if isHorizontal { size.width = itemLength } else { size.height = itemLength }
            }
            size = measuredSize(of: item, size)
            let (before, after) = edgeSpacing(of: item, isHorizontal: isHorizontal)
            let start = usedLength + (placedCount > 0 ? gap : 0) + before
            let itemMainLength = isHorizontal ? size.width : size.height
            if placedCount > 0, group.count == nil, !mainDimension.isEstimated,
                start + itemMainLength + after > length + 0.01
            {
                break
            }
            let crossOffset =
                isHorizontal ? (item.edgeSpacing?.top?.spacing ?? 0) : (item.edgeSpacing?.leading?.spacing ?? 0)
            let origin =
                isHorizontal
                ? CGPoint(x: corner.x + start, y: corner.y + crossOffset)
                : CGPoint(x: corner.x + crossOffset, y: corner.y + start)
            startIndexes.append(elements.count)
            let placed = place(item, at: origin, size: size)
            usedLength = start + (isHorizontal ? placed.width : placed.height) + after
            crossLength = max(
                crossLength,
                crossOffset + (isHorizontal ? placed.height : placed.width)
                    + trailingCrossSpace(item, isHorizontal: isHorizontal))
            placedCount += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, placedCount > 1, usedLength < length,
            !mainDimension.isEstimated
        {
            distribute(
                from: first, startIndexes, by: (length - usedLength) / CGFloat(placedCount - 1),
                isHorizontal: isHorizontal)
        }
        return isHorizontal
            ? CGSize(width: usedLength, height: crossLength) : CGSize(width: crossLength, height: usedLength)
    }

    private mutating func distribute(from first: Int, _ starts: [Int], by extra: CGFloat, isHorizontal: Bool) {
        for index in first..<elements.count {
            let shift = extra * CGFloat((starts.lastIndex { $0 <= index } ?? 0))
            elements[index].frame.origin.x += isHorizontal ? shift : 0
            elements[index].frame.origin.y += isHorizontal ? 0 : shift
        }
    }

    private func edgeSpacing(of item: NSCollectionLayoutItem, isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
        guard let spacing = item.edgeSpacing else { return (0, 0) }
        return isHorizontal
            ? (spacing.leading?.spacing ?? 0, spacing.trailing?.spacing ?? 0)
            : (spacing.top?.spacing ?? 0, spacing.bottom?.spacing ?? 0)
    }

    private func trailingCrossSpace(_ item: NSCollectionLayoutItem, isHorizontal: Bool) -> CGFloat {
        (isHorizontal ? item.edgeSpacing?.bottom?.spacing : item.edgeSpacing?.trailing?.spacing) ?? 0
    }

    private func measuredSize(of item: NSCollectionLayoutItem, _ size: CGSize) -> CGSize {
        guard !(item is NSCollectionLayoutGroup), let preferred = preferredSize(nextItem) else { return size }
        let insets = item.contentInsets
        return CGSize(
            width: item.layoutSize.widthDimension.isEstimated
                ? preferred.width + insets.leading + insets.trailing : size.width,
            height: item.layoutSize.heightDimension.isEstimated
                ? preferred.height + insets.top + insets.bottom : size.height)
    }

    /// - Returns: The final size of a group, which can differ from `size`; for other items, `size`.
    private mutating func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, size: CGSize) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup { return place(group, at: origin, size: size) }
        let insets = item.contentInsets
        let frame = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        elements.append(
            ArrangedElement(
                frame: frame, item: nextItem, fixesWidth: !item.layoutSize.widthDimension.isEstimated,
                fixesHeight: !item.layoutSize.heightDimension.isEstimated))
        for badge in item.supplementaryItems {
            let badgeFrame = badge.containerAnchor.frame(of: badge.layoutSize.size(in: frame.size), on: frame)
            elements.append(ArrangedElement(frame: badgeFrame, item: nextItem, badge: badge, zIndex: badge.zIndex))
        }
        nextItem += 1
        return size
    }
}
