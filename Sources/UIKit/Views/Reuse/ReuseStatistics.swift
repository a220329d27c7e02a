/// The statistics of a registry since its view was created.
public struct ReuseStatistics: Hashable, Sendable {
    /// The number of views created, by the registry or by a data source.
    public package(set) var created = 0
    /// The number of views reused from the pool.
    public package(set) var reused = 0
    /// The number of calls for a reusable view.
    public package(set) var dequeued = 0

    /// Creates statistics with zero counts.
    public init() {}
}
