import Foundation

/// Batch updates: applies inserted, deleted, moved and reloaded items and sections.
extension UICollectionView: BatchUpdating {
    package func reconfigure(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfigured = (RowPosition(item: path), cell)
            _ = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            elementsToMeasure.insert(ElementKey(kind: nil, location: RowPosition(item: path)))
        }
        setNeedsLayout()
    }

    package func prepareForBatch() -> Bool {
        _ = loadedCounts()
        return counts != nil
    }

    package func apply(_ edits: BatchEdits) {
        let (before, after) = (loadedCounts(), askedCounts())
        guard let plan = plan(edits, before: before, after: after, words: .collection) else { return }
        generation &+= 1
        let leaving = remap(plan)
        counts = after
        collectionViewLayout.remap(plan)
        collectionViewLayout.invalidateCounts()
        measureVisibleAgain()
        setNeedsLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: edits.updateItems)
        if !isLayingOutItems { layoutIfNeeded() }
        for (key, view) in leaving { recycle(view, key) }
        let offset = clampedContentOffset(contentOffset)
        if contentOffset.y > offset.y || contentOffset.x > offset.x { contentOffset = offset }
        stand(at: collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Moves visible views and the selection to their new positions.
    /// - Returns: The removed views.
    private func remap(_ plan: BatchPlan) -> [(ElementKey, UICollectionReusableView)] {
        let locations = plan.newLocations(of: visible.keys.filter { $0.kind == nil }.map(\.location) + selection)
        let sections = plan.newSections
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        var staying: [ElementKey: UICollectionReusableView] = [:]
        for key in visible.keys.sorted() {
            guard let view = visible[key] else { continue }
            var location: RowPosition?
            if key.kind == nil {
                location = plan.reloaded.contains(key.location) ? nil : locations[key.location]
            } else if let new = sections[key.location.section], !plan.sections[new].isReloaded {
                location = RowPosition(new, key.location.row)
            }
            if let location {
                staying[ElementKey(kind: key.kind, location: location)] = view
            } else {
                leaving.append((key, view))
            }
        }
        visible = staying
        selection = selection.compactMap { plan.reloaded.contains($0) ? nil : locations[$0] }
        return leaving
    }
}
