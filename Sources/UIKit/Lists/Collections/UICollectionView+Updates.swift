import Foundation

extension UICollectionView: BatchUpdating {
    package func reconfigure(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfigured = (RowPosition(item: path), cell)
            _ = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured = nil
            elementsToMeasure.insert(ElementKey(kind: nil, place: RowPosition(item: path)))
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
        for (key, view) in leaving { retire(view, key) }
        let offset = clampedContentOffset(contentOffset)
        if contentOffset.y > offset.y || contentOffset.x > offset.x { contentOffset = offset }
        stand(at: collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset))
        collectionViewLayout.finalizeCollectionViewUpdates()
    }

    /// Gives visible views and the selection their new places.
    /// - Returns: what leaves.
    private func remap(_ plan: BatchPlan) -> [(ElementKey, UICollectionReusableView)] {
        let places = plan.newPlaces(of: visible.keys.filter { $0.kind == nil }.map(\.place) + selection)
        let sections = plan.newSections
        var leaving: [(ElementKey, UICollectionReusableView)] = []
        var staying: [ElementKey: UICollectionReusableView] = [:]
        for key in visible.keys.sorted() {
            guard let view = visible[key] else { continue }
            var place: RowPosition?
            if key.kind == nil {
                place = plan.reloaded.contains(key.place) ? nil : places[key.place]
            } else if let new = sections[key.place.section], !plan.sections[new].isReloaded {
                place = RowPosition(new, key.place.row)
            }
            if let place {
                staying[ElementKey(kind: key.kind, place: place)] = view
            } else {
                leaving.append((key, view))
            }
        }
        visible = staying
        selection = selection.compactMap { plan.reloaded.contains($0) ? nil : places[$0] }
        return leaving
    }
}
