import Foundation

/// Applies the insertions, deletions, moves and reloads of a batch.
extension UICollectionView: BatchUpdating {
    package func reconfigure(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfiguredItem = (RowPosition(item: path), cell)
            _ = dataSource.collectionView(self, cellForItemAt: path)
            reconfiguredItem = nil
            elementsToMeasure.insert(ElementKey(kind: nil, position: RowPosition(item: path)))
        }
        setNeedsLayout()
    }

    package func prepareForBatch() -> Bool {
        _ = loadedCounts()
        return itemCounts != nil
    }

    package func apply(_ edits: BatchEdits) {
        let (oldCounts, newCounts) = (loadedCounts(), fetchItemCounts())
        guard let plan = makeResult(edits, before: oldCounts, after: newCounts, words: .collection) else { return }
        generation &+= 1
        let removedViews = updatePositions(plan)
        itemCounts = newCounts
        collectionViewLayout.moveMeasuredSizes(plan)
        collectionViewLayout.invalidateCounts()
        remeasureVisibleViews()
        setNeedsLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: edits.updateItems)
        if !isLayingOutItems { layoutIfNeeded() }
        for (key, view) in removedViews { recycle(view, key) }
        let offset = clampedContentOffset(contentOffset)
        if contentOffset.y > offset.y || contentOffset.x > offset.x { contentOffset = offset }
        scrollToTargetOffset(at: collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Moves visible views and the selection to their new positions.
    /// - Returns: The removed views.
    private func updatePositions(_ plan: BatchResult) -> [(ElementKey, UICollectionReusableView)] {
        let newPositions = plan.newPositions(
            of: visibleViews.keys.filter { $0.kind == nil }.map(\.position) + selection)
        let newSections = plan.newSections
        var removedViews: [(ElementKey, UICollectionReusableView)] = []
        var remainingViews: [ElementKey: UICollectionReusableView] = [:]
        for key in visibleViews.keys.sorted() {
            guard let view = visibleViews[key] else { continue }
            var position: RowPosition?
            if key.kind == nil {
                position = plan.reloaded.contains(key.position) ? nil : newPositions[key.position]
            } else if let new = newSections[key.position.section], !plan.sections[new].isReloaded {
                position = RowPosition(new, key.position.row)
            }
            if let position {
                remainingViews[ElementKey(kind: key.kind, position: position)] = view
            } else {
                removedViews.append((key, view))
            }
        }
        visibleViews = remainingViews
        selection = selection.compactMap { plan.reloaded.contains($0) ? nil : newPositions[$0] }
        return removedViews
    }
}
