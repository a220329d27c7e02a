import Foundation

/// A table or collection view, as batches of changes and snapshots see it.
@MainActor package protocol BatchUpdating: AnyObject {
    /// The batch that has begun, if one has.
    var updates: BatchInProgress? { get set }
    /// Determines the current counts; returns false if they are unavailable.
    func prepareForBatch() -> Bool
    func apply(_ edits: BatchEdits)
    func reloadData()
    /// Fills the present cells of rows again.
    func reconfigure(at paths: [IndexPath])
}

/// A batch while it is being collected.
package struct BatchInProgress {
    var edits = BatchEdits()
    var depth = 1
}

extension BatchUpdating {
    /// Batches nest, and the outermost end applies all changes.
    package func beginBatch() {
        if updates != nil {
            updates?.depth += 1
        } else if prepareForBatch() {
            updates = BatchInProgress()
        }
    }

    package func endBatch() {
        updates?.depth -= 1
        guard let batch = updates, batch.depth == 0 else { return }
        updates = nil
        apply(batch.edits)
    }

    /// Adds to the batch that has begun, or is a batch of its own.
    package func edit(_ change: (inout BatchEdits) -> Void) {
        beginBatch()
        if var batch = updates {
            change(&batch.edits)
            updates = batch
        }
        endBatch()
    }

    /// Returns the result of the edits for the rows; raises and reloads everything if they contradict the counts.
    package func plan(_ edits: BatchEdits, before: [Int], after: [Int], words: DataSourceTerms) -> BatchPlan? {
        do {
            return try BatchPlan(edits, before: before, after: after, words: words)
        } catch {
            UIKitException.raiseOrRecord(error)
            reloadData()
            return nil
        }
    }
}
