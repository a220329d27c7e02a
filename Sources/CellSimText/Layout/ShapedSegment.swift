import CellSimGraphics
import Foundation

/// Glyphs of one face for a range of text, grouped by the characters they represent.
struct ShapedSegment: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// In points from the cluster's left edge and the baseline; y downwards.
        var x, y: CGFloat
    }

    /// The glyphs of one character or ligature; clusters are ordered from left to right.
    struct Cluster: Sendable {
        /// Its first UTF-16 unit.
        var unit: Int
        /// In points.
        var width: CGFloat
        /// The range of its glyphs in the segment.
        var glyphs: Range<Int>
    }

    var face: FaceReference
    /// From left to right: the order of their units, or its reverse.
    var clusters: [Cluster]
    var glyphs: [Glyph]

    /// The clusters of some units.
    /// - Complexity: but for those, logarithmic.
    func clusters(in units: Range<Int>) -> ArraySlice<Cluster> {
        guard let first = clusters.first, let last = clusters.last else { return [] }
        let rises = first.unit <= last.unit
        let start = clusters.partitionPoint(where: { rises ? $0.unit >= units.lowerBound : $0.unit < units.upperBound })
        let end = clusters.partitionPoint(where: { rises ? $0.unit >= units.upperBound : $0.unit < units.lowerBound })
        return clusters[start..<max(start, end)]
    }
}

extension Array {
    /// Returns the index of the first element that satisfies a condition that also holds for all later elements.
    /// - Complexity: logarithmic.
    func partitionPoint(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
