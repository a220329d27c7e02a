import CellSimGraphics
import Foundation

/// A line's glyphs at their position, with the style of their text.
public struct PlacedRun: Sendable {
    /// The glyphs, relative to `x`; empty for a span without ink.
    public var run: GlyphRun
    /// The distance from the line's left edge, in points.
    public var x: CGFloat
    /// The width in points.
    public var width: CGFloat
    /// The colour of the glyphs.
    public var color: RGBAColor
    /// The run of the text whose looks hold.
    let textRun: Int
    /// Where lines of words alone are drawn, from the line's left edge in points; empty where the run has none.
    var words: [ClosedRange<CGFloat>] = []
    /// Whether the run's object stands here.
    var isObject = false
}
