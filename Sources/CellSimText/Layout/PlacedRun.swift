import CellSimGraphics
import Foundation

/// Glyphs of one style, positioned in a line.
public struct PlacedRun: Sendable {
    /// The glyphs, relative to `x`; empty for a span without ink.
    public var run: GlyphRun
    /// The distance from the line's left edge, in points.
    public var x: CGFloat
    /// The width in points.
    public var width: CGFloat
    /// The colour of the glyphs.
    public var color: RGBAColor
    /// The index of the text run that provides the style.
    let textRun: Int
    /// The horizontal ranges of the words if only words are underlined, in points from the line's left edge; otherwise
    /// empty.
    var wordRanges: [ClosedRange<CGFloat>] = []
    /// Whether the run is an inline object.
    var isObject = false
}
