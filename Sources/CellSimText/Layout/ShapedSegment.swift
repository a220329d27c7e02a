import CellSimGraphics
import Foundation

/// Glyphs of one face for a range of text, grouped by the characters they represent.
struct ShapedSegment: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// The position in points from the cluster's left edge and the baseline; y points downwards.
        var x, y: CGFloat
    }

    /// The glyphs of one character or ligature; clusters are ordered from left to right.
    struct Cluster: Sendable {
        /// The cluster's first UTF-16 unit.
        var unit: Int
        /// The width in points.
        var width: CGFloat
        /// The range of the cluster's glyphs in the segment.
        var glyphs: Range<Int>
    }

    var face: FaceReference
    /// The clusters from left to right: in the order of their units, or in reverse order.
    var clusters: [Cluster]
    var glyphs: [Glyph]

    /// Returns the clusters of a range of units.
    /// - Complexity: O(log *n*), plus the number of returned clusters.
    func clusters(in units: Range<Int>) -> ArraySlice<Cluster> {
        guard let first = clusters.first, let last = clusters.last else { return [] }
        let isAscending = first.unit <= last.unit
        let start = clusters.partitionPoint(where: {
            isAscending ? $0.unit >= units.lowerBound : $0.unit < units.upperBound
        })
        let end = clusters.partitionPoint(where: {
            isAscending ? $0.unit >= units.upperBound : $0.unit < units.lowerBound
        })
        return clusters[start..<max(start, end)]
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a predicate. The array must be partitioned: if an element
    /// satisfies the predicate, all later elements do.
    /// - Complexity: O(log *n*).
    func partitionPoint(where predicate: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
