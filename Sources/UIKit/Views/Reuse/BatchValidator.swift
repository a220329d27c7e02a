import Foundation

/// Validates that a batch of updates is consistent with the data source's row counts. Throws exceptions with UIKit's
/// messages.
struct BatchValidator {
    let edits: BatchEdits
    let oldRowCounts: [Int]
    let newRowCounts: [Int]
    let terms: DataSourceTerminology

    private func makeException(_ reason: String) -> UIKitException {
        UIKitException(name: UIKitException.internalInconsistency, reason: reason)
    }

    func validateSectionCount() throws(UIKitException) {
        let (inserted, deleted) = (edits.insertedSections.count, edits.deletedSections.count)
        guard oldRowCounts.count + inserted - deleted != newRowCounts.count else { return }
        throw makeException(
            "Invalid update: invalid number of sections. The number of sections contained in the \(terms.viewTerm) after the update"
                + " (\(newRowCounts.count)) must be equal to the number of sections contained in the \(terms.viewTerm) before the update"
                + " (\(oldRowCounts.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted)"
                + " deleted).")
    }

    func rowCountException(old: Int, new: Int) -> UIKitException {
        let inserted = edits.insertedRows.count { $0.section == new }
        let deleted = edits.deletedRows.count { $0.section == old }
        let movedIn = edits.movedRows.count { $0.to.section == new }
        let movedOut = edits.movedRows.count { $0.from.section == old }
        let row = terms.rowTerm
        return makeException(
            "Invalid update: invalid number of \(row)s in section \(new). The number of \(row)s contained in an existing section"
                + " after the update (\(newRowCounts[new])) must be equal to the number of \(row)s contained in that section before the"
                + " update (\(oldRowCounts[old])), plus or minus the number of \(row)s inserted or deleted from that section"
                + " (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(row)s moved into or out of that"
                + " section (\(movedIn) moved in, \(movedOut) moved out).")
    }

    /// Validates that all indices are in bounds and that there are no duplicates.
    func validateIndices() throws(UIKitException) {
        for section in edits.deletedSections.union(edits.reloadedSections) where !oldRowCounts.indices.contains(section)
        {
            throw makeException(
                "attempt to delete section \(section), but there are only \(oldRowCounts.count) sections before the update"
            )
        }
        for section in edits.insertedSections where !newRowCounts.indices.contains(section) {
            throw makeException(
                "attempt to insert section \(section) but there are only \(newRowCounts.count) sections after the update"
            )
        }
        for move in edits.movedSections {
            if !oldRowCounts.indices.contains(move.from) {
                throw makeException(
                    "attempt to move section \(move.from), but there are only \(oldRowCounts.count) sections before the update"
                )
            }
            if !newRowCounts.indices.contains(move.to) {
                throw makeException(
                    "attempt to move section \(move.from) to section \(move.to), but there are only \(newRowCounts.count) sections after the"
                        + " update")
            }
        }
        var removedPositions: Set<RowPosition> = []
        for position in edits.deletedRows + edits.reloadedRows {
            try validateExistsBefore(position)
            if !removedPositions.insert(position).inserted {
                throw makeException("attempt to delete and reload the same index path (\(exceptionText(position)))")
            }
        }
        var insertedPositions: Set<RowPosition> = []
        for position in edits.insertedRows {
            try validateExistsAfter(position)
            if !insertedPositions.insert(position).inserted {
                throw makeException(
                    "attempt to perform multiple insertions at the same index path (\(exceptionText(position)))")
            }
        }
        for move in edits.movedRows { try validateMove(move, &removedPositions, &insertedPositions) }
    }

    private func validateMove(
        _ move: (from: RowPosition, to: RowPosition), _ removedPositions: inout Set<RowPosition>,
        _ insertedPositions: inout Set<RowPosition>
    ) throws(UIKitException) {
        let messagePrefix = "attempt to move index path (\(exceptionText(move.from)))"
        if let count = countIfOutOfBounds(move.from, oldRowCounts) {
            throw makeException(
                "\(messagePrefix) that does not exist - there are only \(count) \(terms.rowTerm)s in section \(move.from.section) before the update"
            )
        }
        if let count = countIfOutOfBounds(move.to, newRowCounts) {
            throw makeException(
                "\(messagePrefix) to index path (\(exceptionText(move.to))) that does not exist - there are only \(count) \(terms.rowTerm)s in section"
                    + " \(move.to.section) after the update")
        }
        if !removedPositions.insert(move.from).inserted {
            throw makeException(
                "attempt to perform a delete and a move from the same index path (\(exceptionText(move.from)))")
        }
        if !insertedPositions.insert(move.to).inserted {
            throw makeException(
                "attempt to perform an insert and a move to the same index path (\(exceptionText(move.to)))")
        }
    }

    /// Returns the number of rows in the section if a position is out of bounds, or nil if it is valid.
    private func countIfOutOfBounds(_ position: RowPosition, _ counts: [Int]) -> Int? {
        let count = counts.indices.contains(position.section) ? counts[position.section] : 0
        return position.row >= 0 && position.row < count ? nil : count
    }

    private func validateExistsBefore(_ position: RowPosition) throws(UIKitException) {
        guard let count = countIfOutOfBounds(position, oldRowCounts) else { return }
        throw makeException(
            "attempt to delete \(terms.rowTerm) \(position.row) from section \(position.section) which only contains \(count) \(terms.rowTerm)s"
                + " before the update")
    }

    private func validateExistsAfter(_ position: RowPosition) throws(UIKitException) {
        guard let count = countIfOutOfBounds(position, newRowCounts) else { return }
        throw makeException(
            "attempt to insert \(terms.rowTerm) \(position.row) into section \(position.section), but there are only \(count) \(terms.rowTerm)s"
                + " in section \(position.section) after the update")
    }

    private func exceptionText(_ position: RowPosition) -> String { position.indexPath.exceptionText }
}
