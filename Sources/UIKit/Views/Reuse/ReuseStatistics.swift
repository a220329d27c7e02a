/// Counts how many views a reuse registry created, reused and dequeued.
public struct ReuseStatistics: Hashable, Sendable {
    /// The number of views that the registry or a data source created.
    public package(set) var created = 0
    /// The number of views that were reused from the pool.
    public package(set) var reused = 0
    /// The number of requests for a reusable view.
    public package(set) var dequeued = 0

    /// Creates statistics with zero counts.
    public init() {}
}
