import Foundation

/// The layout data of a text: the width of each UTF-16 unit, the positions of breaks, and the segments to draw.
///
/// Immutable once built; lines are ranges of its units.
final class TextContent: Sendable {
    /// The kind of content in a range, which determines how it is drawn.
    enum SegmentKind: Sendable {
        /// Characters whose advances are in the system font's tables.
        case table
        /// Glyphs from the shaper.
        case shaped(ShapedSegment)
        /// The run's inline object.
        case object
        /// Characters without ink: tabs, control characters and line ends.
        case blank
    }

    /// A range of units with the same run, direction and kind of content.
    struct Segment: Sendable {
        var range: Range<Int>
        var run: Int
        var level: UInt8
        var kind: SegmentKind
    }

    /// A paragraph without its line end.
    struct Paragraph: Sendable {
        var range: Range<Int>
        /// The position at which the next paragraph begins.
        var end: Int
        var style: ParagraphStyle
        /// Whether the leading edge is the right edge, as determined by the style or by the environment.
        var isRightToLeft: Bool
        /// The embedding level of the paragraph itself: odd for right to left.
        var baseLevel: UInt8
        /// Whether a paragraph starts here; false after a line separator (U+2028), which ends only a line.
        var startsParagraph: Bool
    }

    let text: StyledText
    let trackingTable: TrackingTable
    let units: [UInt16]
    /// The first unit of each run.
    let runStarts: [Int]
    let paragraphs: [Paragraph]
    let segments: [Segment]
    /// The pen's position before each unit, from the text's start, and after the last one; in points.
    let position: [CGFloat]
    /// The pair kerning between each unit and the next; empty if there is none. It doesn't apply at the end of a line.
    let kernAfter: [CGFloat]
    /// Whether a character (a grapheme cluster) begins at each unit; empty if every unit is a character.
    let isBoundary: [Bool]
    /// The characters that no font contains, in order.
    let missingScalars: [Unicode.Scalar]

    init(_ text: StyledText, direction: TextDirection, trackingTable: TrackingTable) {
        var builder = TextContentBuilder(text, direction: direction, trackingTable: trackingTable)
        builder.build()
        (self.text, self.trackingTable) = (text, trackingTable)
        (units, runStarts, paragraphs) = (builder.units, builder.runStarts, builder.paragraphs)
        (segments, missingScalars) = (builder.segments, builder.missingScalars.sorted())
        (position, kernAfter, isBoundary) = (builder.position, builder.kernAfter, builder.isBoundary)
    }

    /// Creates a copy with other pen positions.
    init(_ content: TextContent, position: [CGFloat]) {
        (text, trackingTable, units, runStarts) = (
            content.text, content.trackingTable, content.units, content.runStarts
        )
        (paragraphs, segments, missingScalars) = (content.paragraphs, content.segments, content.missingScalars)
        (self.position, kernAfter, isBoundary) = (position, content.kernAfter, content.isBoundary)
    }

    /// Returns the width of a range of units on one line, in points.
    func width(_ range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        let fullWidth = position[range.upperBound] - position[range.lowerBound]
        return kernAfter.isEmpty ? fullWidth : fullWidth - kernAfter[range.upperBound - 1]
    }

    /// Returns the index of the run that contains a unit; the last run for the end of the text.
    func run(at unit: Int) -> Int {
        guard runStarts.count > 1 else { return 0 }
        return Swift.max(runStarts.partitionPoint(where: { $0 > unit }) - 1, 0)
    }

    /// Returns the segments that contain units of a range.
    /// - Complexity: O(log *n*), plus the number of returned segments.
    func segments(in range: Range<Int>) -> ArraySlice<Segment> {
        let start = segments.partitionPoint(where: { $0.range.upperBound > range.lowerBound })
        let end = segments.partitionPoint(where: { $0.range.lowerBound >= range.upperBound })
        return segments[start..<Swift.max(start, end)]
    }

    /// Returns whether the text may be split before a unit without splitting a character.
    func isCharacterStart(_ unit: Int) -> Bool {
        isBoundary.isEmpty || unit >= isBoundary.count || isBoundary[unit]
    }

    /// Returns a range without its trailing blanks.
    func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, Self.isBlank(units[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The soft hyphen (U+00AD), at which a word may be broken with a visible hyphen.
    static let softHyphen: UInt16 = 0xAD

    /// Returns whether a unit is a blank that may extend beyond the end of a line: a space or tab, but not the no-break space.
    static func isBlank(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000, 0x200B: true
        default: false
        }
    }
}
