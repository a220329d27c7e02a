import Foundation

/// A table or collection view to which batches of changes and snapshots are applied.
@MainActor package protocol BatchUpdating: AnyObject {
    /// The batch that is being collected; nil outside a batch.
    var pendingBatch: PendingBatch? { get set }
    /// Reads the current counts; returns false if they are unavailable.
    func prepareForBatch() -> Bool
    func apply(_ edits: BatchEdits)
    func reloadData()
    /// Configures the current cells of rows again.
    func reconfigure(at paths: [IndexPath])
}

/// A batch of changes that is being collected.
package struct PendingBatch {
    var edits = BatchEdits()
    var depth = 1
}

extension BatchUpdating {
    /// Begins a batch. Batches can be nested; the end of the outermost batch applies all changes.
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

    /// Adds a change to the current batch, or applies it as its own batch.
    package func edit(_ change: (inout BatchEdits) -> Void) {
        beginBatch()
        if var batch = pendingBatch {
            change(&batch.edits)
            pendingBatch = batch
        }
        endBatch()
    }

    /// Returns the plan that results from the edits. If they contradict the counts, raises and reloads all data.
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
