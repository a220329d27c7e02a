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
        package var old: Int?
        package var isReloaded = false
        /// The origins of the rows; nil if they are the same as before the batch.
        package var rows: [Source]?
    }

    package private(set) var sections: [Section] = []
    package let reloaded: Set<RowPosition>

    /// Calculates the result of a batch.
    /// - Throws: UIKit's exception if the edits are inconsistent with the row counts.
    init(_ edits: BatchEdits, before: [Int], after: [Int], words: DataSourceTerminology) throws(UIKitException) {
        reloaded = Set(edits.reloadedRows)
        let check = BatchValidator(edits: edits, before: before, after: after, terms: words)
        try check.validateIndices()
        try check.validateSectionCount()
        sections = Self.computeSections(edits, before: before.count, after: after.count)
        try computeRows(edits, before: before, after: after, check)
    }

    private static func computeSections(_ edits: BatchEdits, before: Int, after: Int) -> [Section] {
        var slots = [Section?](repeating: nil, count: after)
        var removedSections = edits.deletedSections
        for move in edits.movedSections {
            removedSections.insert(move.from)
            slots[move.to] = Section(old: move.from)
        }
        for section in edits.insertedSections { slots[section] = Section(old: nil) }
        var survivors = (0..<before).filter { !removedSections.contains($0) }.makeIterator()
        return slots.map { section in
            if let section { return section }
            let old = survivors.next()
            return Section(old: old, isReloaded: old.map(edits.reloadedSections.contains) ?? false)
        }
    }

    private mutating func computeRows(
        _ edits: BatchEdits, before: [Int], after: [Int], _ check: BatchValidator
    ) throws(UIKitException) {
        var leaving: [Int: Set<Int>] = [:]
        for position in edits.deletedRows { leaving[position.section, default: []].insert(position.row) }
        for move in edits.movedRows { leaving[move.from.section, default: []].insert(move.from.row) }
        var entering: [Int: [Int: Source]] = [:]
        for position in edits.insertedRows { entering[position.section, default: [:]][position.row] = .inserted }
        for move in edits.movedRows { entering[move.to.section, default: [:]][move.to.row] = .existing(move.from) }
        for index in sections.indices {
            guard let old = sections[index].old, !sections[index].isReloaded else { continue }
            let (removedRows, new) = (leaving[old] ?? [], entering[index] ?? [:])
            guard before[old] - removedRows.count + new.count == after[index] else {
                throw check.rowCountException(old: old, new: index)
            }
            guard !removedRows.isEmpty || !new.isEmpty else { continue }
            var next = 0
            sections[index].rows = (0..<after[index]).map { row in
                if let source = new[row] { return source }
                while removedRows.contains(next) { next += 1 }
                defer { next += 1 }
                return .existing(RowPosition(old, next))
            }
        }
    }

    /// Returns the new positions of rows, by old position. Rows that were removed or reloaded are omitted.
    package func newPositions(of positions: [RowPosition]) -> [RowPosition: RowPosition] {
        let requested = Set(positions), ofSections = Dictionary(grouping: requested, by: \.section)
        var result: [RowPosition: RowPosition] = [:]
        for (index, section) in sections.enumerated() where !section.isReloaded {
            if let rows = section.rows {
                for (row, source) in rows.enumerated() {
                    if case .existing(let old) = source, requested.contains(old) {
                        result[old] = RowPosition(index, row)
                    }
                }
            } else if let old = section.old {
                for position in ofSections[old] ?? [] { result[position] = RowPosition(index, position.row) }
            }
        }
        return result
    }

    /// The new indices of sections, by old index. Deleted sections are omitted.
    package var newSections: [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, section) in sections.enumerated() { if let old = section.old { result[old] = index } }
        return result
    }
}
