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
    /// The index of the run in the text that has the style.
    let textRun: Int
    /// The ranges of lines that are drawn under words only, from the line's left edge in points; empty if the run has none.
    var words: [ClosedRange<CGFloat>] = []
    /// Whether this is the run's object.
    var isObject = false
}
