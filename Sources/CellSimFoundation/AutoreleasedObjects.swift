import Foundation

/// Keeps objects alive that have no owner yet, like an autorelease pool. On Apple platforms, autoreleased objects live
/// until the current run loop iteration ends, so weak references to them work until then.
@MainActor package enum AutoreleasedObjects {
    /// Arrays of objects that were retained together, oldest first.
    private static var objects: [[AnyObject]] = []
    /// The number of arrays that belong to outer pools.
    private static var outerCount = 0
    private static var isReleaseScheduled = false
    /// The maximum number of arrays. It limits the memory if a test never runs the main queue.
    private static let limit = 256

    /// Keeps objects alive until the next iteration of the main queue or the end of the enclosing `autoreleasepool`.
    package static func retain(_ newObjects: [AnyObject]) {
        guard !newObjects.isEmpty else { return }
        objects.append(newObjects)
        // Released after the array has changed, because a `deinit` may retain other objects.
        let oldest = objects.count - outerCount > limit ? objects.remove(at: outerCount) : []
        if !isReleaseScheduled {
            isReleaseScheduled = true
            DispatchQueue.main.async { MainActor.assumeIsolated { release() } }
        }
        withExtendedLifetime(oldest) {}
    }

    /// Releases the objects of the innermost pool.
    private static func release() {
        let old = Array(objects[outerCount...])
        objects.removeSubrange(outerCount...)
        isReleaseScheduled = false
        withExtendedLifetime(old) {}
    }

    fileprivate static func openPool() -> Int {
        defer { outerCount = objects.count }
        return outerCount
    }

    fileprivate static func closePool(_ outer: Int) {
        release()
        outerCount = outer
    }
}

/// Runs the body, then releases the objects in its pool. Only objects from nibs are added to the pool; other unused objects
/// are released immediately.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try body() }
    let outer = MainActor.assumeIsolated { AutoreleasedObjects.openPool() }
    defer { MainActor.assumeIsolated { AutoreleasedObjects.closePool(outer) } }
    return try body()
}
