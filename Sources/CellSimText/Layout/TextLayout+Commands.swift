import CellSimGraphics
import Foundation

/// The parts of a text that are drawn.
public struct TextParts: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: Int

    /// Creates parts from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The areas behind the characters.
    public static let backgrounds = TextParts(rawValue: 1)
    /// The characters and inline objects.
    public static let glyphs = TextParts(rawValue: 2)
    /// Lines below the characters.
    public static let underlines = TextParts(rawValue: 4)
    /// Lines through the characters.
    public static let strikethroughs = TextParts(rawValue: 8)
    /// All parts.
    public static let all: TextParts = [.backgrounds, .glyphs, .underlines, .strikethroughs]
}

extension TextLayout {
    /// Returns the glyph runs of a line from left to right, relative to the line's left edge.
    ///
    /// - Parameter stretch: The extra width of each space, in points.
    public func runs(of line: Line, stretch: CGFloat = 0) -> [PlacedRun] { runs(of: line, stretch, content) }

    private func runs(of line: Line, _ stretch: CGFloat, _ content: TextContent) -> [PlacedRun] {
        var typesetter = LineTypesetter(content)
        typesetter.spaceStretch = stretch
        return typesetter.typeset(line.composed) + markerRuns(of: line, content)
    }

    /// Returns the commands that draw the text in `bounds` (points). Lines are aligned to the left and right edges, and the
    /// block is centred vertically.
    ///
    /// - Parameters:
    ///   - shadow: A colour and an offset in points; drawn without blur, as in `UILabel`.
    ///   - parts: The parts to draw; all by default.
    public func commands(
        in bounds: CGRect, shadow: (RGBAColor, CGSize)? = nil, parts: TextParts = .all
    ) -> [DisplayCommand] {
        guard !lines.isEmpty else { return [] }
        let content = content
        let top = bounds.minY + blockOffset(in: bounds.height)
        var backgrounds: [DisplayCommand] = []
        var shadows: [DisplayCommand] = []
        var foreground: [DisplayCommand] = []
        var isClipped = false
        for line in lines {
            let edge = lineEdge(line, width: bounds.width)
            if line.composed.style.lineBreakMode == .clip, line.width > edge.available + Self.widthTolerance {
                isClipped = true
            }
            for placedRun in runs(of: line, edge.stretch, content) {
                let textRun = content.text.runs[placedRun.textRun]
                let origin = CGPoint(
                    x: bounds.minX + edge.x + placedRun.x, y: top + line.baseline - textRun.baselineOffset)
                let box = CGRect(x: origin.x, y: top + line.top, width: placedRun.width, height: line.height)
                if parts.contains(.backgrounds), let color = textRun.backgroundColor {
                    backgrounds.append(.fill(box, .zero, .color(color)))
                }
                let renderer = RunRenderer(placedRun, textRun, origin, lineStart: bounds.minX + edge.x, grid: grid)
                foreground += renderer.commands(around: box, parts)
                if let (color, offset) = shadow { shadows += renderer.shadowCommands(in: color, moved: offset) }
            }
        }
        let all = backgrounds + shadows + foreground
        return isClipped ? [.save, .clip(bounds, .zero)] + all + [.restore] : all
    }

    /// The smallest rectangle around the drawn outlines, in points from the text block's upper left corner; nil if nothing is drawn.
    public var inkBounds: CGRect? {
        var bounds: CGRect?
        let block = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
        for case .glyphs(let run, let origin, _) in commands(in: block) {
            for glyph in run.glyphs {
                guard
                    let box = GlyphCatalog.outline(glyph: glyph.id, face: run.face)?.controlBounds?
                        .offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y)
                else { continue }
                bounds = bounds?.union(box) ?? box
            }
        }
        return bounds
    }

    /// Whether letters of an app's own font extend beyond the sides of the text block, like a `J` whose hook starts left of
    /// its origin. False for the system font, because its substitute has other side bearings than San Francisco.
    public var hasOverhang: Bool {
        guard content.text.runs.contains(where: { !$0.font.isSystem }), let ink = inkBounds else { return false }
        let pixel = 1 / grid.scale
        return ink.minX < -pixel || ink.maxX > size.width + pixel
    }

    /// The distance of the first baseline from the text block's top, in points, before rounding.
    public var exactFirstBaseline: CGFloat { lines.first?.composed.height.ascent ?? 0 }

    var grid: PixelGrid { PixelGrid(scale: scale) }

    /// Returns the distance from the top of the bounds to the vertically centred block, rounded to the nearest pixel;
    /// halves are rounded up.
    private func blockOffset(in height: CGFloat) -> CGFloat {
        guard height.isFinite else { return 0 }
        return grid.roundedTowardsStart((height - blockHeight) / 2)
    }

    /// Returns the start of a line, its available width, and the extra width of each space in a justified line; in points.
    func lineEdge(_ line: Line, width: CGFloat) -> (x: CGFloat, available: CGFloat, stretch: CGFloat) {
        let style = line.composed.style
        let width = width.isFinite ? width : size.width
        if let span = line.composed.span {
            let available = (span.upperBound.isFinite ? span.upperBound : max(width, span.lowerBound)) - span.lowerBound
            return edge(line, head: span.lowerBound, available: available)
        }
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        let available = end - line.composed.indent
        let head = line.composed.isRightToLeft ? width - end : line.composed.indent
        return edge(line, head: head, available: available)
    }

    private func edge(_ line: Line, head: CGFloat, available: CGFloat) -> (
        x: CGFloat, available: CGFloat, stretch: CGFloat
    ) {
        let free = available - line.width
        switch alignment(of: line) {
        case .center: return (head + grid.roundedDown(free / 2), available, 0)
        case .right: return (head + free, available, 0)
        default:
            let spaces = line.composed.isStretched ? spaceCount(on: line) : 0
            return (head, available, spaces > 0 && free > 0 ? free / CGFloat(spaces) : 0)
        }
    }

    private func alignment(of line: Line) -> TextAlignment {
        switch line.composed.style.alignment {
        case .natural: line.composed.isRightToLeft ? .right : .left
        case .justified: line.composed.isRightToLeft && !line.composed.isStretched ? .right : .justified
        case let other: other
        }
    }

    private func spaceCount(on line: Line) -> Int {
        let units = content.units
        return line.composed.parts.reduce(0) { count, part in
            guard case .text(let range) = part else { return count }
            return count + range.count { units[$0] == 0x20 || units[$0] == 0xA0 }
        }
    }
}
