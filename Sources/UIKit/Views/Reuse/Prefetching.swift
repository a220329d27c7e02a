import Foundation

/// The rows reported to a prefetching data source, and the last direction of scrolling.
@MainActor package struct Prefetching {
    private var reported: Set<IndexPath> = []
    /// The first visible row after the previous layout.
    private var first: RowPosition?
    private var goesBack = false

    package init() {}

    /// Returns the rows to report after layout: the next ones, as many as are visible, the nearest first, and earlier ones
    /// that are neither expected any more nor visible.
    /// - Parameters:
    ///   - shown: the visible rows, in order.
    ///   - neighbour: the row after (`true`) or before (`false`) a row.
    package mutating func turn(
        shown: [RowPosition], neighbour: (RowPosition, Bool) -> RowPosition?
    ) -> (fresh: [IndexPath], stale: [IndexPath]) {
        guard let start = shown.first, let end = shown.last else { return ([], []) }
        if let first, first != start { goesBack = start < first }
        first = start
        var ahead: [IndexPath] = []
        var next = neighbour(goesBack ? start : end, !goesBack)
        while let location = next, ahead.count < shown.count {
            ahead.append(location.indexPath)
            next = neighbour(location, !goesBack)
        }
        let here = Set(shown.map(\.indexPath))
        defer { reported = Set(ahead) }
        return (ahead.filter { !reported.contains($0) }, reported.subtracting(ahead).subtracting(here).sorted())
    }
}
