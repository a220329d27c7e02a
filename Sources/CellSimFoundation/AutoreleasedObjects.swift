import Foundation

/// Objects that have no owner yet. On Apple platforms, the objects that some methods return are in an autorelease pool: they live to the
/// end of the turn of the run loop, so weak references to them work until then.
@MainActor package enum AutoreleasedObjects {
    /// The objects, oldest first.
    private static var objects: [[AnyObject]] = []
    /// The number of entries that belong to outer pools.
    private static var outerCount = 0
    private static var isReleaseScheduled = false
    /// The maximum number of entries: a test may never let the main queue run.
    private static let limit = 256

    /// Keeps objects until the next turn of the main queue or the end of the enclosing `autoreleasepool`.
    package static func keep(_ kept: [AnyObject]) {
        guard !kept.isEmpty else { return }
        objects.append(kept)
        // Released after the list has changed: the release of an object may create others.
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

/// Runs the body, then releases its objects in the pool: the objects of nibs with an owner. Other unused objects are released
/// immediately.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    guard Thread.isMainThread else { return try body() }
    let outer = MainActor.assumeIsolated { AutoreleasedObjects.openPool() }
    defer { MainActor.assumeIsolated { AutoreleasedObjects.closePool(outer) } }
    return try body()
}
