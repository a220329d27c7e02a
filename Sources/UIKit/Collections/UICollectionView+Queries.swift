import Foundation

extension UICollectionView {
    /// How many sections the data source gave.
    public var numberOfSections: Int { loadedCounts().count }

    /// Raises for a section that is not there; 0 while the data source is being asked.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts()
        guard !isAskingCounts else { return 0 }
        guard counts.indices.contains(section) else {
            ReuseException.raise(
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view"
            )
            return 0
        }
        return counts[section]
    }

    /// The item's cell if it is on the screen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        return visible[ElementKey(kind: nil, place: RowPosition(item: indexPath))] as? UICollectionViewCell
    }

    /// The supplementary view of that kind and place if it is on the screen.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        visible[ElementKey(kind: elementKind, place: RowPosition(item: indexPath))]
    }

    /// The views of a kind on the screen, in their order (UIKit promises none).
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownKeys(elementKind).compactMap { visible[$0] }
    }

    /// Where the views of a kind on the screen belong, in their order (UIKit promises none).
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownKeys(elementKind).map(\.place.indexPath)
    }

    /// The cells on the screen, in the order of their items (UIKit promises none).
    public var visibleCells: [UICollectionViewCell] {
        shownKeys(nil).compactMap { visible[$0] as? UICollectionViewCell }
    }

    /// The items on the screen, in their order (UIKit promises none).
    public var indexPathsForVisibleItems: [IndexPath] { shownKeys(nil).map(\.place.indexPath) }

    private func shownKeys(_ kind: String?) -> [ElementKey] {
        if layoutState.needsLayout, !isLayingOutItems { layoutIfNeeded() }
        return visible.keys.filter { $0.kind == kind }.sorted()
    }

    /// The item that a cell on the screen shows; nil for any other cell.
    /// - Complexity: O(n log n) in the elements on the screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visible.keys.sorted().first { visible[$0] === cell }?.place.indexPath
    }

    /// The item at a point of the content, the last one where several overlap; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        let spot = CGRect(
            x: point.x, y: point.y, width: 1 / traitCollection.effectiveDisplayScale,
            height: 1 / traitCollection.effectiveDisplayScale)
        return collectionViewLayout.layoutAttributesForElements(in: spot)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Where the layout puts an item; nil for one that is not there.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return exists(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
    }

    /// Where the layout puts a supplementary view; nil for one that it does not place.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    func exists(_ path: IndexPath) -> Bool {
        let counts = loadedCounts()
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard exists(path) else {
            ReuseException.raise(
                "attempted to scroll to invalid index path: \(UITableView.text(of: path))",
                name: ReuseException.invalidArgument)
            return
        }
        for _ in 0..<8 {
            guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
            let target = clampedContentOffset(offset(for: frame, position))
            if target == contentOffset { break }
            contentOffset = target
            layoutIfNeeded()
        }
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let seen = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - seen.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - seen.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
        return offset
    }
}
