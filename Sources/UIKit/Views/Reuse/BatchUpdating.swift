import Foundation

/// A table or collection view that supports batch updates.
@MainActor package protocol BatchUpdating: AnyObject {
    /// The batch that is currently being collected, or nil.
    var pendingBatch: PendingBatch? { get set }
    /// Reads the current row counts. Returns false if they are unavailable.
    func prepareForBatch() -> Bool
    func apply(_ edits: BatchEdits)
    func reloadData()
    /// Configures the existing cells of rows again.
    func reconfigure(at paths: [IndexPath])
}

/// A batch of changes that is being collected.
package struct PendingBatch {
    var edits = BatchEdits()
    var depth = 1
}

extension BatchUpdating {
    /// Begins a batch. Batches can be nested; all changes are applied at the end of the outermost one.
    package func beginBatch() {
        if pendingBatch != nil {
            pendingBatch?.depth += 1
        } else if prepareForBatch() {
            pendingBatch = PendingBatch()
        }
    }

    package func endBatch() {
        pendingBatch?.depth -= 1
        guard let batch = pendingBatch, batch.depth == 0 else { return }
        pendingBatch = nil
        apply(batch.edits)
    }

    /// Adds a change to the current batch. If there is none, applies the change as a batch of its own.
    package func performEdit(_ change: (inout BatchEdits) -> Void) {
        beginBatch()
        if var batch = pendingBatch {
            change(&batch.edits)
            pendingBatch = batch
        }
        endBatch()
    }

    /// Returns the result of a batch. If the edits are inconsistent with the row counts, raises an exception and reloads
    /// all data.
    package func makeResult(_ edits: BatchEdits, before: [Int], after: [Int], words: DataSourceTerminology)
        -> BatchResult?
    {
        do {
            return try BatchResult(edits, before: before, after: after, words: words)
        } catch {
            UIKitException.raiseOrRecord(error)
            reloadData()
            return nil
        }
    }
}
