/// The numbers of views that a table or collection view created, reused and dequeued.
public struct ReuseStatistics: Hashable, Sendable {
    /// The number of views that were created.
    public package(set) var created = 0
    /// The number of views that were reused.
    public package(set) var reused = 0
    /// The number of calls that dequeued a view.
    public package(set) var dequeued = 0

    /// Creates statistics with zero counts.
    public init() {}
}
