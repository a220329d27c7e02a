import Foundation

/// The difference between two snapshots, as the edits of a batch. Items in both snapshots are moved and keep their cells.
@MainActor struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    private(set) var edits = BatchEdits()
    /// The new index paths of the items whose current cells are reconfigured.
    private(set) var reconfiguredIndexPaths: [IndexPath] = []

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSectionIndices, newSectionIndices) = (old.sectionIndices, new.sectionIndices)
        for (index, section) in old.sections.enumerated() where newSectionIndices[section] == nil {
            edits.deletedSections.insert(index)
        }
        for (index, section) in new.sections.enumerated() where oldSectionIndices[section] == nil {
            edits.insertedSections.insert(index)
        }
        let (commonOldSections, commonNewSections) = (
            old.sections.filter { newSectionIndices[$0] != nil }, new.sections.filter { oldSectionIndices[$0] != nil }
        )
        for section in Self.elementsToMove(commonOldSections, commonNewSections) {
            if let start = oldSectionIndices[section], let end = newSectionIndices[section] {
                edits.movedSections.append((start, end))
            }
        }
        let (oldPositions, newPositions) = (old.itemPositions, new.itemPositions)
        moveItems(old, new, oldPositions, newPositions)
        for section in new.reloadedSectionIdentifiers {
            if let index = oldSectionIndices[section], newSectionIndices[section] != nil {
                edits.reloadedSections.insert(index)
            }
        }
        replaceReloadedItems(new.reloadedItemIdentifiers, oldPositions, newPositions)
        reconfiguredIndexPaths = new.reconfiguredItemIdentifiers.compactMap { item in
            oldPositions[item] == nil ? nil : newPositions[item]?.indexPath
        }
    }

    /// For items that get new cells, replaces moves with deletions and insertions.
    private mutating func replaceReloadedItems(_ items: [Item], _ old: [Item: RowPosition], _ new: [Item: RowPosition])
    {
        let movedPositions = Set(edits.movedRows.map(\.from))
        var replacedPositions: Set<RowPosition> = []
        for item in items {
            guard let oldPosition = old[item], let newPosition = new[item] else { continue }
            if !movedPositions.contains(oldPosition) {
                edits.reloadedRows.append(oldPosition)
            } else if replacedPositions.insert(oldPosition).inserted {
                edits.deletedRows.append(oldPosition)
                edits.insertedRows.append(newPosition)
            }
        }
        if !replacedPositions.isEmpty { edits.movedRows.removeAll { replacedPositions.contains($0.from) } }
    }

    private mutating func moveItems(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldPositions: [Item: RowPosition], _ newPositions: [Item: RowPosition]
    ) {
        let (deletedSections, insertedSections) = (edits.deletedSections, edits.insertedSections)
        for (index, section) in old.sections.enumerated() where !deletedSections.contains(index) {
            for (row, item) in old.itemIdentifiers(inSection: section).enumerated() where newPositions[item] == nil {
                edits.deletedRows.append(RowPosition(index, row))
            }
        }
        for (index, section) in new.sections.enumerated() where !insertedSections.contains(index) {
            let newItems = new.itemIdentifiers(inSection: section)
            for (row, item) in newItems.enumerated() {
                guard let from = oldPositions[item] else {
                    edits.insertedRows.append(RowPosition(index, row))
                    continue
                }
                let oldSection = old.sections[from.section]
                if deletedSections.contains(from.section) {
                    edits.insertedRows.append(RowPosition(index, row))
                } else if oldSection != section {
                    edits.movedRows.append((from, RowPosition(index, row)))
                }
            }
            let oldItems = old.itemIdentifiers(inSection: section)
            let commonItems = Set(newItems).intersection(oldItems)
            for item in Self.elementsToMove(
                oldItems.filter(commonItems.contains), newItems.filter(commonItems.contains))
            {
                if let from = oldPositions[item], let to = newPositions[item] { edits.movedRows.append((from, to)) }
            }
        }
        // An item in an inserted section that comes from a remaining section is deleted there.
        for (index, section) in new.sections.enumerated() where insertedSections.contains(index) {
            for item in new.itemIdentifiers(inSection: section) {
                if let from = oldPositions[item], !deletedSections.contains(from.section) {
                    edits.deletedRows.append(from)
                }
            }
        }
    }

    /// Returns the elements to move to change one order into the other: all elements that are not part of a longest common subsequence.
    /// - Complexity: O(n log n).
    private static func elementsToMove<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Element] {
        if old == new { return [] }
        var rank: [Element: Int] = [:]
        for (index, element) in old.enumerated() { rank[element] = index }
        let sequence = new.compactMap { rank[$0] }
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: sequence.count)
        for (index, value) in sequence.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if sequence[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var longestSubsequence: Set<Int> = []
        var current = tails.last ?? -1
        while current >= 0 {
            longestSubsequence.insert(sequence[current])
            current = previous[current]
        }
        return new.filter { element in rank[element].map { !longestSubsequence.contains($0) } ?? false }
    }
}
