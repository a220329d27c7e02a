import Foundation
import Synchronization

/// Objects that nobody owns yet. On Apple platforms, the objects that some methods return are in an autorelease pool: they live to the end
/// of the turn of the run loop, so weak references to them work until then.
package enum AutoreleasedObjects {
    /// The objects, oldest first. Unchecked: only the main thread adds and removes them.
    private struct Objects: @unchecked Sendable {
        var all: [[AnyObject]] = []
        /// How many the innermost pool has to leave alone.
        var outer = 0
        var isReleaseScheduled = false
    }

    private static let objects = Mutex(Objects())
    /// So many calls are remembered: a test may never let the main queue run.
    private static let limit = 256

    /// Keeps objects until the next turn of the main queue or the end of the `autoreleasepool` around.
    @MainActor package static func keep(_ kept: [AnyObject]) {
        guard !kept.isEmpty else { return }
        let kept = Objects(all: [kept])
        let (isScheduled, old) = objects.withLock { objects -> (Bool, Objects) in
            let isScheduled = objects.isReleaseScheduled
            objects.isReleaseScheduled = true
            objects.all += kept.all
            var old = Objects()
            if objects.all.count - objects.outer > limit { old.all = [objects.all.remove(at: objects.outer)] }
            return (isScheduled, old)
        }
        if !isScheduled { DispatchQueue.main.async { release() } }
        // Freed outside of the lock: an object that is freed may create others.
        withExtendedLifetime(old) {}
    }

    /// Releases the objects, but not those that were there before the innermost pool.
    private static func release() {
        let old = objects.withLock { objects -> Objects in
            let old = Objects(all: Array(objects.all[objects.outer...]))
            objects.all.removeSubrange(objects.outer...)
            objects.isReleaseScheduled = false
            return old
        }
        withExtendedLifetime(old) {}
    }

    fileprivate static func pool<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard Thread.isMainThread else { return try body() }
        let outer = objects.withLock { objects in
            let outer = objects.outer
            objects.outer = objects.all.count
            return outer
        }
        defer {
            release()
            objects.withLock { $0.outer = outer }
        }
        return try body()
    }
}

/// Runs the body, then frees the objects that it has left to the pool: those of nibs with an owner. Other unused objects are freed
/// immediately.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try AutoreleasedObjects.pool(body) }
