import Foundation

/// A batch of changes to rows and sections. Deletions, reloads and the sources of moves are positions before the batch;
/// insertions and the destinations of moves are positions after it.
package struct BatchEdits {
    package var deletedRows: [RowPosition] = []
    package var insertedRows: [RowPosition] = []
    package var movedRows: [(from: RowPosition, to: RowPosition)] = []
    package var reloadedRows: [RowPosition] = []
    package var deletedSections = IndexSet()
    package var insertedSections = IndexSet()
    package var movedSections: [(from: Int, to: Int)] = []
    package var reloadedSections = IndexSet()

    package init() {}
}

/// The result of a batch: the origin of each section and row.
package struct BatchResult {
    /// The origin of a row: inserted, or its position before the batch.
    package enum Source: Equatable {
        case inserted
        case existing(RowPosition)
    }

    package struct Section {
        /// The index of the section before the batch; nil for an inserted section.
        package var oldIndex: Int?
        package var isReloaded = false
        /// The origins of the rows; nil if they are the same as before the batch.
        package var rowSources: [Source]?
    }

    package private(set) var sections: [Section] = []
    package let reloaded: Set<RowPosition>

    /// Calculates the result of a batch.
    /// - Throws: UIKit's exception if the edits are inconsistent with the row counts.
    init(_ edits: BatchEdits, before: [Int], after: [Int], words: DataSourceTerminology) throws(UIKitException) {
        reloaded = Set(edits.reloadedRows)
        let validator = BatchValidator(edits: edits, oldRowCounts: before, newRowCounts: after, terms: words)
        try validator.validateIndices()
        try validator.validateSectionCount()
        sections = Self.computeSections(edits, before: before.count, after: after.count)
        try computeRows(edits, before: before, after: after, validator)
    }

    private static func computeSections(_ edits: BatchEdits, before: Int, after: Int) -> [Section] {
        var newSections = [Section?](repeating: nil, count: after)
        var removedSections = edits.deletedSections
        for move in edits.movedSections {
            removedSections.insert(move.from)
            newSections[move.to] = Section(oldIndex: move.from)
        }
        for section in edits.insertedSections { newSections[section] = Section(oldIndex: nil) }
        var remainingSections = (0..<before).filter { !removedSections.contains($0) }.makeIterator()
        return newSections.map { section in
            if let section { return section }
            let old = remainingSections.next()
            return Section(oldIndex: old, isReloaded: old.map(edits.reloadedSections.contains) ?? false)
        }
    }

    private mutating func computeRows(
        _ edits: BatchEdits, before: [Int], after: [Int], _ validator: BatchValidator
    ) throws(UIKitException) {
        var removedRowsBySection: [Int: Set<Int>] = [:]
        for position in edits.deletedRows { removedRowsBySection[position.section, default: []].insert(position.row) }
        for move in edits.movedRows { removedRowsBySection[move.from.section, default: []].insert(move.from.row) }
        var insertedRowsBySection: [Int: [Int: Source]] = [:]
        for position in edits.insertedRows {
            insertedRowsBySection[position.section, default: [:]][position.row] = .inserted
        }
        for move in edits.movedRows {
            insertedRowsBySection[move.to.section, default: [:]][move.to.row] = .existing(move.from)
        }
        for index in sections.indices {
            guard let old = sections[index].oldIndex, !sections[index].isReloaded else { continue }
            let (removedRows, new) = (removedRowsBySection[old] ?? [], insertedRowsBySection[index] ?? [:])
            guard before[old] - removedRows.count + new.count == after[index] else {
                throw validator.rowCountException(old: old, new: index)
            }
            guard !removedRows.isEmpty || !new.isEmpty else { continue }
            var nextOldRow = 0
            sections[index].rowSources = (0..<after[index]).map { row in
                if let source = new[row] { return source }
                while removedRows.contains(nextOldRow) { nextOldRow += 1 }
                defer { nextOldRow += 1 }
                return .existing(RowPosition(old, nextOldRow))
            }
        }
    }

    /// Returns the new positions of rows, by old position. Rows that were removed or reloaded are omitted.
    package func newPositions(of positions: [RowPosition]) -> [RowPosition: RowPosition] {
        let requestedPositions = Set(positions),
            positionsBySection = Dictionary(grouping: requestedPositions, by: \.section)
        var result: [RowPosition: RowPosition] = [:]
        for (index, section) in sections.enumerated() where !section.isReloaded {
            if let rows = section.rowSources {
                for (row, source) in rows.enumerated() {
                    if case .existing(let old) = source, requestedPositions.contains(old) {
                        result[old] = RowPosition(index, row)
                    }
                }
            } else if let old = section.oldIndex {
                for position in positionsBySection[old] ?? [] { result[position] = RowPosition(index, position.row) }
            }
        }
        return result
    }

    /// The new indices of sections, by old index. Deleted sections are omitted.
    package var newSections: [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, section) in sections.enumerated() { if let old = section.oldIndex { result[old] = index } }
        return result
    }
}
