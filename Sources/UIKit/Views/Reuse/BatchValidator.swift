import Foundation

/// Validates that a batch of updates is consistent with the data source's row counts. Throws exceptions with UIKit's
/// messages.
struct BatchValidator {
    let edits: BatchEdits
    let before: [Int]
    let after: [Int]
    let terms: DataSourceTerminology

    private func failure(_ reason: String) -> UIKitException {
        UIKitException(name: UIKitException.internalInconsistency, reason: reason)
    }

    func validateSectionCount() throws(UIKitException) {
        let (inserted, deleted) = (edits.insertedSections.count, edits.deletedSections.count)
        guard before.count + inserted - deleted != after.count else { return }
        throw failure(
            "Invalid update: invalid number of sections. The number of sections contained in the \(terms.view) after the update"
                + " (\(after.count)) must be equal to the number of sections contained in the \(terms.view) before the update"
                + " (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted)"
                + " deleted).")
    }

    func rowCountException(old: Int, new: Int) -> UIKitException {
        let inserted = edits.insertedRows.count { $0.section == new }
        let deleted = edits.deletedRows.count { $0.section == old }
        let movedIn = edits.movedRows.count { $0.to.section == new }
        let movedOut = edits.movedRows.count { $0.from.section == old }
        let row = terms.row
        return failure(
            "Invalid update: invalid number of \(row)s in section \(new). The number of \(row)s contained in an existing section"
                + " after the update (\(after[new])) must be equal to the number of \(row)s contained in that section before the"
                + " update (\(before[old])), plus or minus the number of \(row)s inserted or deleted from that section"
                + " (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(row)s moved into or out of that"
                + " section (\(movedIn) moved in, \(movedOut) moved out).")
    }

    /// Validates that all indices are in bounds and that there are no duplicates.
    func validateIndices() throws(UIKitException) {
        for section in edits.deletedSections.union(edits.reloadedSections) where !before.indices.contains(section) {
            throw failure(
                "attempt to delete section \(section), but there are only \(before.count) sections before the update")
        }
        for section in edits.insertedSections where !after.indices.contains(section) {
            throw failure(
                "attempt to insert section \(section) but there are only \(after.count) sections after the update")
        }
        for move in edits.movedSections {
            if !before.indices.contains(move.from) {
                throw failure(
                    "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
                )
            }
            if !after.indices.contains(move.to) {
                throw failure(
                    "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections after the"
                        + " update")
            }
        }
        var leaving: Set<RowPosition> = []
        for location in edits.deletedRows + edits.reloadedRows {
            try validateExistsBefore(location)
            if !leaving.insert(location).inserted {
                throw failure("attempt to delete and reload the same index path (\(text(location)))")
            }
        }
        var entering: Set<RowPosition> = []
        for location in edits.insertedRows {
            try validateExistsAfter(location)
            if !entering.insert(location).inserted {
                throw failure("attempt to perform multiple insertions at the same index path (\(text(location)))")
            }
        }
        for move in edits.movedRows { try validateMove(move, &leaving, &entering) }
    }

    private func validateMove(
        _ move: (from: RowPosition, to: RowPosition), _ leaving: inout Set<RowPosition>,
        _ entering: inout Set<RowPosition>
    ) throws(UIKitException) {
        let from = "attempt to move index path (\(text(move.from)))"
        if let count = countIfOutOfBounds(move.from, before) {
            throw failure(
                "\(from) that does not exist - there are only \(count) \(terms.row)s in section \(move.from.section) before the update"
            )
        }
        if let count = countIfOutOfBounds(move.to, after) {
            throw failure(
                "\(from) to index path (\(text(move.to))) that does not exist - there are only \(count) \(terms.row)s in section"
                    + " \(move.to.section) after the update")
        }
        if !leaving.insert(move.from).inserted {
            throw failure("attempt to perform a delete and a move from the same index path (\(text(move.from)))")
        }
        if !entering.insert(move.to).inserted {
            throw failure("attempt to perform an insert and a move to the same index path (\(text(move.to)))")
        }
    }

    /// Returns the number of rows in the section if a position is out of bounds, or nil if it is valid.
    private func countIfOutOfBounds(_ location: RowPosition, _ counts: [Int]) -> Int? {
        let count = counts.indices.contains(location.section) ? counts[location.section] : 0
        return location.row >= 0 && location.row < count ? nil : count
    }

    private func validateExistsBefore(_ location: RowPosition) throws(UIKitException) {
        guard let count = countIfOutOfBounds(location, before) else { return }
        throw failure(
            "attempt to delete \(terms.row) \(location.row) from section \(location.section) which only contains \(count) \(terms.row)s"
                + " before the update")
    }

    private func validateExistsAfter(_ location: RowPosition) throws(UIKitException) {
        guard let count = countIfOutOfBounds(location, after) else { return }
        throw failure(
            "attempt to insert \(terms.row) \(location.row) into section \(location.section), but there are only \(count) \(terms.row)s"
                + " in section \(location.section) after the update")
    }

    private func text(_ location: RowPosition) -> String { location.indexPath.exceptionText }
}
