import Foundation

/// Determines the rows for which a data source should prefetch data or cancel prefetching.
@MainActor package struct PrefetchTracker {
    private var prefetchedPaths: Set<IndexPath> = []
    /// The first visible row after the previous layout.
    private var previousFirstVisible: RowPosition?
    private var isScrollingBackward = false

    package init() {}

    /// Returns the rows to report after a layout: fresh rows to prefetch, and stale rows that are neither visible nor
    /// prefetched any more. Fresh rows are in the scroll direction, nearest first, and at most as many as are visible.
    /// - Parameters:
    ///   - shown: The visible rows, in order.
    ///   - neighbour: A closure that returns the row after (`true`) or before (`false`) a row.
    package mutating func update(
        shown: [RowPosition], neighbour: (RowPosition, Bool) -> RowPosition?
    ) -> (fresh: [IndexPath], stale: [IndexPath]) {
        guard let start = shown.first, let end = shown.last else { return ([], []) }
        if let previousFirstVisible, previousFirstVisible != start {
            isScrollingBackward = start < previousFirstVisible
        }
        previousFirstVisible = start
        var pathsToPrefetch: [IndexPath] = []
        var next = neighbour(isScrollingBackward ? start : end, !isScrollingBackward)
        while let position = next, pathsToPrefetch.count < shown.count {
            pathsToPrefetch.append(position.indexPath)
            next = neighbour(position, !isScrollingBackward)
        }
        let visiblePaths = Set(shown.map(\.indexPath))
        defer { prefetchedPaths = Set(pathsToPrefetch) }
        return (
            pathsToPrefetch.filter { !prefetchedPaths.contains($0) },
            prefetchedPaths.subtracting(pathsToPrefetch).subtracting(visiblePaths).sorted()
        )
    }
}
