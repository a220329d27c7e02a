import Foundation

/// A builder that arranges the items of a section's groups in a compositional layout.
@MainActor struct GroupLayoutBuilder {
    /// An arranged cell or badge of a cell, in the coordinates of the section's first group.
    struct Slot {
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
    private(set) var slots: [Slot] = []

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
        let inner = CGSize(
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        switch group.arrangement {
        case .custom(let provider):
            for item in provider(CompositionalLayoutEnvironment(size: inner, traits: traits)) where !isDone {
                slots.append(
                    Slot(frame: item.frame.offsetBy(dx: corner.x, dy: corner.y), item: nextItem, zIndex: item.zIndex))
                nextItem += 1
            }
            return size
        case .horizontal:
            return resolvingEstimates(
                size, group, by: layOutLine(group, at: corner, available: inner, isHorizontal: true), insets)
        case .vertical:
            return resolvingEstimates(
                size, group, by: layOutLine(group, at: corner, available: inner, isHorizontal: false), insets)
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
    private mutating func layOutLine(
        _ group: NSCollectionLayoutGroup, at corner: CGPoint, available: CGSize, isHorizontal: Bool
    )
        -> CGSize
    {
        let gap = group.interItemSpacing?.spacing ?? 0
        let length = isHorizontal ? available.width : available.height
        let mainDimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        let first = slots.count
        var (used, across, taken) = (CGFloat(0), CGFloat(0), 0)
        var starts: [Int] = []
        while !isDone, !group.subitems.isEmpty {
            if let count = group.count, taken == count { break }
            if group.count == nil, mainDimension.isEstimated, taken == group.subitems.count { break }
            let item = group.subitems[taken % group.subitems.count]
            var size = item.layoutSize.size(in: available)
            if let count = group.count, !mainDimension.isEstimated {
                let itemLength = max((length - gap * CGFloat(count - 1)) / CGFloat(max(count, 1)), 0)
                if isHorizontal { size.width = itemLength } else { size.height = itemLength }
            }
            size = measuredSize(of: item, size)
            let (before, after) = spaces(of: item, isHorizontal: isHorizontal)
            let start = used + (taken > 0 ? gap : 0) + before
            let own = isHorizontal ? size.width : size.height
            if taken > 0, group.count == nil, !mainDimension.isEstimated, start + own + after > length + 0.01 { break }
            let crossOffset =
                isHorizontal ? (item.edgeSpacing?.top?.spacing ?? 0) : (item.edgeSpacing?.leading?.spacing ?? 0)
            let origin =
                isHorizontal
                ? CGPoint(x: corner.x + start, y: corner.y + crossOffset)
                : CGPoint(x: corner.x + crossOffset, y: corner.y + start)
            starts.append(slots.count)
            let placed = place(item, at: origin, size: size)
            used = start + (isHorizontal ? placed.width : placed.height) + after
            across = max(
                across,
                crossOffset + (isHorizontal ? placed.height : placed.width)
                    + trailingCrossSpace(item, isHorizontal: isHorizontal))
            taken += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, taken > 1, used < length, !mainDimension.isEstimated {
            distribute(from: first, starts, by: (length - used) / CGFloat(taken - 1), isHorizontal: isHorizontal)
        }
        return isHorizontal ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
    }

    private mutating func distribute(from first: Int, _ starts: [Int], by extra: CGFloat, isHorizontal: Bool) {
        for index in first..<slots.count {
            let shift = extra * CGFloat((starts.lastIndex { $0 <= index } ?? 0))
            slots[index].frame.origin.x += isHorizontal ? shift : 0
            slots[index].frame.origin.y += isHorizontal ? 0 : shift
        }
    }

    private func spaces(of item: NSCollectionLayoutItem, isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
        guard let spacing = item.edgeSpacing else { return (0, 0) }
        return isHorizontal
            ? (spacing.leading?.spacing ?? 0, spacing.trailing?.spacing ?? 0)
            : (spacing.top?.spacing ?? 0, spacing.bottom?.spacing ?? 0)
    }

    private func trailingCrossSpace(_ item: NSCollectionLayoutItem, isHorizontal: Bool) -> CGFloat {
        (isHorizontal ? item.edgeSpacing?.bottom?.spacing : item.edgeSpacing?.trailing?.spacing) ?? 0
    }

    private func measuredSize(of item: NSCollectionLayoutItem, _ size: CGSize) -> CGSize {
        guard !(item is NSCollectionLayoutGroup), let own = preferredSize(nextItem) else { return size }
        let insets = item.contentInsets
        return CGSize(
            width: item.layoutSize.widthDimension.isEstimated
                ? own.width + insets.leading + insets.trailing : size.width,
            height: item.layoutSize.heightDimension.isEstimated ? own.height + insets.top + insets.bottom : size.height)
    }

    /// - Returns: The final size of a group, which can differ from `size`; for other items, `size`.
    private mutating func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, size: CGSize) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup { return place(group, at: origin, size: size) }
        let insets = item.contentInsets
        let frame = CGRect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
        slots.append(
            Slot(
                frame: frame, item: nextItem, fixesWidth: !item.layoutSize.widthDimension.isEstimated,
                fixesHeight: !item.layoutSize.heightDimension.isEstimated))
        for badge in item.supplementaryItems {
            let own = badge.containerAnchor.frame(of: badge.layoutSize.size(in: frame.size), on: frame)
            slots.append(Slot(frame: own, item: nextItem, badge: badge, zIndex: badge.zIndex))
        }
        nextItem += 1
        return size
    }
}
