import CellSimGraphics
import Foundation

/// Glyphs of one face for a stretch of text, grouped by the characters they stand for.
struct ShapedSegment: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// In points from the cluster's left edge and the baseline; y downwards.
        var x, y: CGFloat
    }

    /// What one character or ligature became, at its place from left to right.
    struct Cluster: Sendable {
        /// Its first UTF-16 unit.
        var unit: Int
        /// In points.
        var width: CGFloat
        var glyphs: [Glyph]
    }

    var face: FaceReference
    var clusters: [Cluster]
}
