import CellSimGraphics
import Foundation
import Synchronization

/// Text that is laid out in lines with UIKit's measurements.
///
/// If the text has one run and one line, and the system font's tables contain all its characters, it is measured without
/// opening a font. Glyphs are looked up only when the layout is drawn.
public struct TextLayout: Sendable {
    /// One line, in the coordinates of the text block.
    public struct Line: Sendable {
        /// The distance from the text block's top, in points; a whole number of pixels.
        public let baseline: CGFloat
        /// The advance width of the line's content, in points, not rounded.
        public let width: CGFloat
        /// The line's UTF-16 units in the text, including trailing spaces.
        public let range: Range<Int>
        let composed: ComposedLine
        /// The top of the line as drawn, in points from the text block's top.
        public let top: CGFloat
        /// The height of the line as drawn, in points.
        public let height: CGFloat
        /// The line's horizontal range, in points from the block's left edge; nil if it is the full width of the block.
        public var span: ClosedRange<CGFloat>? { composed.span }
    }

    /// The tolerance for measured widths, in pixels: a width that exceeds a whole pixel by less is rounded down. It covers
    /// the difference between the tables' and UIKit's widths, and includes `PixelGrid.tolerance`.
    static let widthTolerance: CGFloat = 0.005

    /// The visible lines, from top to bottom.
    public let lines: [Line]
    /// The size that UIKit measures, in points, rounded up to pixels.
    public let size: CGSize
    /// The size in points from the fonts' metrics, before rounding. String drawing returns this size.
    public let exactSize: CGSize
    /// The line pitch of the last line's text styles minus its line height, in points; 0 without text styles or lines.
    package var lastLineLeading: CGFloat { lines.last?.composed.height.styleGap ?? 0 }
    /// Whether some of the text is omitted.
    public let isTruncated: Bool
    /// The height of the lines as drawn, in points; less than `size.height`, which rounds each line.
    let blockHeight: CGFloat
    let text: StyledText
    let scale: CGFloat
    let direction: TextDirection
    let trackingTable: TrackingTable
    private let contentCache: ContentCache

    /// Lays out text within `width` × `height` points.
    ///
    /// - Parameters:
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    ///   - scale: Pixels per point.
    ///   - direction: The direction of paragraphs that don't specify one.
    ///   - trackingTable: The version of the system font's tracking tables.
    ///   - setting: The options of a text container and layout delegates; nil for none.
    /// - Complexity: O(characters).
    public init(
        _ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
        scale: CGFloat, direction: TextDirection = .leftToRight, trackingTable: TrackingTable = .current,
        setting: LineLayoutOptions? = nil
    ) {
        (self.text, self.scale, self.direction, self.trackingTable) = (text, scale, direction, trackingTable)
        var composed: [ComposedLine]
        if setting == nil,
            let line = Self.simpleLine(
                text, width: width, scale: scale, direction: direction, trackingTable: trackingTable)
        {
            (composed, isTruncated, contentCache) = ([line], false, ContentCache(nil))
        } else {
            let content = TextContent(text, direction: direction, trackingTable: trackingTable)
            var composer = LineComposer(
                content, width: width, height: height, maximumLines: maximumLines, scale: scale, setting: setting)
            composer.compose()
            (composed, isTruncated, contentCache) = (
                composer.lines, composer.isTruncated, ContentCache(composer.content)
            )
        }
        let block = TextBlock(composed, scale: scale)
        (lines, size, exactSize, blockHeight) = (block.lines, block.size, block.exactSize, block.drawnHeight)
    }

    /// Returns a single line that is measured with the tables; nil if the text needs a full layout.
    private static func simpleLine(
        _ text: StyledText, width: CGFloat, scale: CGFloat, direction: TextDirection, trackingTable: TrackingTable
    ) -> ComposedLine? {
        guard text.runs.count == 1, let run = text.runs.first, !run.text.isEmpty, direction == .leftToRight else {
            return nil
        }
        let style = run.paragraph ?? text.paragraph
        guard run.object == nil, style.baseDirection != .rightToLeft, style.firstLineHeadIndent == 0,
            style.tailIndent == 0, style.marker == nil, run.directions.isEmpty,
            let naturalWidth = SystemFontMeasurer(run, trackingTable: trackingTable)?.width(of: run.text),
            naturalWidth <= width + widthTolerance / scale
        else { return nil }
        let range = 0..<run.text.utf16.count
        return ComposedLine(
            parts: [.text(range)], range: range, width: naturalWidth, indent: 0, paragraph: 0, style: style,
            isRightToLeft: false, isStretched: false, height: LineHeight(runs: CollectionOfOne(run), style: style))
    }

    /// The distance of the first baseline from the top of a box of `size`, in points; 0 without text.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance of the last baseline from the top of a box of `size`, in points; 0 without text.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The characters that no font contains, in order. They are drawn as empty boxes.
    public var missingCharacters: [Unicode.Scalar] { contentCache.existingContent?.missingScalars ?? [] }

    /// The layout data, created at first use.
    var content: TextContent {
        contentCache.content { TextContent(text, direction: direction, trackingTable: trackingTable) }
    }
}

/// Stores the layout data, which is created on first use if the text was measured only with the tables.
private final class ContentCache: Sendable {
    private let storage: Mutex<TextContent?>

    init(_ content: TextContent?) { storage = Mutex(content) }

    var existingContent: TextContent? { storage.withLock { $0 } }

    func content(_ make: () -> TextContent) -> TextContent {
        storage.withLock { storedContent in
            if let storedContent { return storedContent }
            let newContent = make()
            storedContent = newContent
            return newContent
        }
    }
}
