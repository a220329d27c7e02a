import Foundation

/// A batch of changes to rows and sections. Deletions, reloads and the sources of moves use positions from before the
/// batch; insertions and the destinations of moves use positions after it.
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

/// The effect of a batch on the existing rows and sections.
package struct BatchResult {
    /// The origin of a row in a new section.
    package enum Source: Equatable {
        case inserted
        case existing(RowPosition)
    }

    package struct Section {
        /// The index of the old section; nil for an inserted section.
        package var old: Int?
        package var isReloaded = false
        /// The sources of the section's rows; nil if all rows of the old section remain unchanged.
        package var rows: [Source]?
    }

    package private(set) var sections: [Section] = []
    package let reloaded: Set<RowPosition>

    /// Creates a plan.
    /// - Throws: UIKit's exception if counts and edits contradict each other.
    init(_ edits: BatchEdits, before: [Int], after: [Int], words: DataSourceTerminology) throws(UIKitException) {
        reloaded = Set(edits.reloadedRows)
        let check = BatchValidator(edits: edits, before: before, after: after, terms: words)
        try check.validateIndices()
        try check.sectionCount()
        sections = Self.arrangeSections(edits, before: before.count, after: after.count)
        try arrangeRows(edits, before: before, after: after, check)
    }

    private static func arrangeSections(_ edits: BatchEdits, before: Int, after: Int) -> [Section] {
        var placed = [Section?](repeating: nil, count: after)
        var gone = edits.deletedSections
        for move in edits.movedSections {
            gone.insert(move.from)
            placed[move.to] = Section(old: move.from)
        }
        for section in edits.insertedSections { placed[section] = Section(old: nil) }
        var survivors = (0..<before).filter { !gone.contains($0) }.makeIterator()
        return placed.map { section in
            if let section { return section }
            let old = survivors.next()
            return Section(old: old, isReloaded: old.map(edits.reloadedSections.contains) ?? false)
        }
    }

    private mutating func arrangeRows(
        _ edits: BatchEdits, before: [Int], after: [Int], _ check: BatchValidator
    ) throws(UIKitException) {
        var leaving: [Int: Set<Int>] = [:]
        for location in edits.deletedRows { leaving[location.section, default: []].insert(location.row) }
        for move in edits.movedRows { leaving[move.from.section, default: []].insert(move.from.row) }
        var entering: [Int: [Int: Source]] = [:]
        for location in edits.insertedRows { entering[location.section, default: [:]][location.row] = .inserted }
        for move in edits.movedRows { entering[move.to.section, default: [:]][move.to.row] = .existing(move.from) }
        for index in sections.indices {
            guard let old = sections[index].old, !sections[index].isReloaded else { continue }
            let (gone, new) = (leaving[old] ?? [], entering[index] ?? [:])
            guard before[old] - gone.count + new.count == after[index] else {
                throw check.rowCount(old: old, new: index)
            }
            guard !gone.isEmpty || !new.isEmpty else { continue }
            var next = 0
            sections[index].rows = (0..<after[index]).map { row in
                if let source = new[row] { return source }
                while gone.contains(next) { next += 1 }
                defer { next += 1 }
                return .existing(RowPosition(old, next))
            }
        }
    }

    /// Returns the new positions of those old rows that remain.
    package func newLocations(of locations: [RowPosition]) -> [RowPosition: RowPosition] {
        let wanted = Set(locations), ofSections = Dictionary(grouping: wanted, by: \.section)
        var found: [RowPosition: RowPosition] = [:]
        for (index, section) in sections.enumerated() where !section.isReloaded {
            if let rows = section.rows {
                for (row, source) in rows.enumerated() {
                    if case .existing(let old) = source, wanted.contains(old) { found[old] = RowPosition(index, row) }
                }
            } else if let old = section.old {
                for location in ofSections[old] ?? [] { found[location] = RowPosition(index, location.row) }
            }
        }
        return found
    }

    /// The new indexes of old sections that remain.
    package var newSections: [Int: Int] {
        var found: [Int: Int] = [:]
        for (index, section) in sections.enumerated() { if let old = section.old { found[old] = index } }
        return found
    }
}
