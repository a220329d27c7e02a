import CellSimGraphics
import Foundation

/// Glyphs of a line at their place, with the looks of the text they stand for.
public struct PlacedRun: Sendable {
    /// Its glyphs count from `x`; empty for a stretch without ink.
    public var run: GlyphRun
    /// From the line's left edge, in points.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat
    /// What the glyphs are drawn in.
    public var color: RGBAColor
    /// The run of the text whose looks hold.
    let textRun: Int
    /// Where lines of words alone are drawn, from the line's left edge in points; empty where the run has none.
    var words: [ClosedRange<CGFloat>] = []
    /// Whether the run's object stands here.
    var isObject = false
}
