import CellSimGraphics
import Foundation

/// Draws a part of a line in its run's style: glyphs, underlines and strikethroughs, or an inline object.
struct RunRenderer {
    private let positionedRun: PlacedRun
    private let run: TextRun
    /// The pen's position on the baseline, in points.
    private let origin: CGPoint
    /// The line's left edge, where dash patterns begin.
    private let lineStart: CGFloat
    private let grid: PixelGrid

    init(_ placedRun: PlacedRun, _ run: TextRun, _ origin: CGPoint, lineStart: CGFloat, grid: PixelGrid) {
        (self.positionedRun, self.run, self.origin, self.lineStart, self.grid) = (
            placedRun, run, origin, lineStart, grid
        )
    }

    /// Returns the commands that draw the part in its own style.
    /// - Parameters:
    ///   - box: The part's rectangle in its line, in points.
    ///   - parts: The parts to draw.
    func commands(around box: CGRect, _ parts: TextParts = .all) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        if parts.contains(.glyphs), positionedRun.isObject, let object = run.object {
            commands += [
                .save,
                .concatenate(
                    CGAffineTransform(translationX: origin.x + object.bounds.minX, y: origin.y - object.bounds.maxY)),
            ]
            commands += object.commands + [.restore]
        }
        if parts.contains(.glyphs), !positionedRun.run.glyphs.isEmpty {
            if run.stroke?.fills ?? true { commands.append(.glyphs(positionedRun.run, origin: origin, run.color)) }
            if let stroke = run.stroke { commands += outlines(stroke) }
        }
        commands += lineCommands(run.color, .zero, parts)
        guard let shadow = run.shadow, !commands.isEmpty else { return commands }
        let size = run.font.pointSize
        let shadowBounds = box.union(CGRect(origin: origin, size: .zero)).insetBy(dx: -size, dy: -size)
        let begin = DisplayCommand.beginShadow(
            shadow.color, offset: shadow.offset, blurRadius: shadow.blurRadius, bounds: shadowBounds)
        return [begin] + commands + [.endGroup]
    }

    /// Returns the glyphs and lines in a single colour, for example for a label's shadow.
    func shadowCommands(in color: RGBAColor, moved offset: CGSize) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        if !positionedRun.run.glyphs.isEmpty {
            let origin = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
            commands.append(.glyphs(positionedRun.run, origin: origin, color))
        }
        return commands + lineCommands(color, offset, .all, overriding: true)
    }

    private func outlines(_ stroke: TextStroke) -> [DisplayCommand] {
        var path = Path()
        for glyph in positionedRun.run.glyphs {
            guard let outline = GlyphCatalog.outline(glyph: glyph.id, face: positionedRun.run.face) else { continue }
            let transform = CGAffineTransform(translationX: origin.x + glyph.x, y: origin.y + glyph.y)
            path.append(outline.applying(transform))
        }
        return path.isEmpty ? [] : [.strokePath(path, Stroke(width: stroke.width, miterLimit: 4), stroke.color)]
    }

    // MARK: Lines

    private func lineCommands(
        _ color: RGBAColor, _ offset: CGSize, _ parts: TextParts, overriding: Bool = false
    ) -> [DisplayCommand] {
        let size = run.font.pointSize
        let thickness = max(grid.rounded(size * 0.06), grid.pixel)
        var commands: [DisplayCommand] = []
        if parts.contains(.underlines), let mark = run.underline {
            let color = overriding ? color : mark.color ?? color
            commands += lines(mark, grid.rounded(origin.y + size * 0.1), thickness, color, offset)
        }
        if parts.contains(.strikethroughs), let mark = run.strikethrough {
            let color = overriding ? color : mark.color ?? color
            // Double and thick lines have the same centre.
            let height = mark.weight == .single ? thickness : mark.weight == .thick ? 2 * thickness : 3 * thickness
            let top = grid.rounded(origin.y - run.font.xHeight / 2 - height / 2)
            commands += lines(mark, top, thickness, color, offset)
        }
        return commands
    }

    /// Returns lines that are whole pixels thick and aligned to pixels.
    private func lines(
        _ mark: LineDecoration, _ top: CGFloat, _ thickness: CGFloat, _ color: RGBAColor, _ offset: CGSize
    ) -> [DisplayCommand] {
        let lineX = origin.x - positionedRun.x
        let spans =
            mark.byWord
            ? positionedRun.wordRanges.map { ($0.lowerBound + lineX, $0.upperBound + lineX) }
            : [(origin.x, origin.x + positionedRun.width)]
        let height = mark.weight == .thick ? 2 * thickness : thickness
        let tops = mark.weight == .double ? [top, top + 2 * thickness] : [top]
        return tops.flatMap { top in
            spans.map { left, right in
                let rect = CGRect(x: left, y: top, width: right - left, height: height)
                    .offsetBy(dx: offset.width, dy: offset.height)
                return lineCommand(rect, mark.pattern, color)
            }
        }
    }

    private func lineCommand(_ rect: CGRect, _ pattern: LineDecoration.Pattern, _ color: RGBAColor) -> DisplayCommand {
        guard pattern != .solid else { return .fill(rect, .zero, .color(color)) }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        let dash = pattern.lengths.map { $0 * rect.height }
        let phase = max(rect.minX - lineStart, 0).truncatingRemainder(dividingBy: dash.reduce(0, +))
        return .strokePath(path, Stroke(width: rect.height, dash: dash, dashPhase: phase), color)
    }
}
