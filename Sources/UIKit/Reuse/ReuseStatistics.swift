/// What a registry has done since its view was made.
public struct ReuseStatistics: Hashable, Sendable {
    /// Views made, by the registry or by a data source.
    public internal(set) var created = 0
    /// Views that were shown before and came out of the pool again.
    public internal(set) var reused = 0
    /// Calls that asked for a reusable view.
    public internal(set) var dequeued = 0

    /// Nothing made, reused or asked for yet.
    public init() {}
}
