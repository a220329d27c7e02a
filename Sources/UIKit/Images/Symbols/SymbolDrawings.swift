import CellSimGraphics
import Foundation

/// Our own drawings of common symbols, in boxes beside text of 17 points.
///
/// Names are taken to pieces: `house.fill` is the house filled, `plus.circle.fill` the plus cut out of a disc,
/// `bell.slash` the bell struck through.
enum SymbolDrawings {
    /// A drawing in four layers; the words of `PathText`.
    struct Drawing: Sendable {
        let box: CGSize
        /// Closed outlines: drawn as lines, filled in the `fill` variant.
        let outline: String
        /// Lines inside the outlines: cut out of the `fill` variant.
        let detail: String
        /// Small figures inside the outlines: filled, and holes in the `fill` variant.
        let dots: String
        /// Lines that stay lines.
        let line: String
        /// Figures that are always filled.
        let solid: String

        init(
            _ width: CGFloat, _ height: CGFloat, outline: String = "", detail: String = "", dots: String = "",
            line: String = "", solid: String = ""
        ) {
            box = CGSize(width: width, height: height)
            (self.outline, self.detail, self.dots, self.line, self.solid) = (outline, detail, dots, line, solid)
        }
    }

    /// Nil for names without a drawing.
    static func glyph(_ name: String) -> SymbolGlyph? {
        let words = name.split(separator: ".").map(String.init)
        return glyph(words, named: name)
    }

    private static func glyph(_ words: [String], named name: String) -> SymbolGlyph? {
        let key = words.joined(separator: ".")
        if let drawing = drawing(key) { return plain(drawing, name) }
        guard words.count > 1, let last = words.last else { return nil }
        let rest = Array(words.dropLast())
        let isFilled = last == "fill"
        switch isFilled ? rest.last ?? "" : last {
        case "circle", "square":
            let inner = isFilled ? Array(rest.dropLast()) : rest
            let shape = isFilled ? rest.last : last
            return drawing(inner.joined(separator: ".")).map { enclosed($0, in: shape ?? "", isFilled: isFilled, name) }
                ?? (isFilled ? filled(rest, name) : nil)
        case "slash":
            let inner = isFilled ? Array(rest.dropLast()) + ["fill"] : rest
            return glyph(inner, named: name).map(struckThrough)
        default: return isFilled ? filled(rest, name) : nil
        }
    }

    private static func drawing(_ name: String) -> Drawing? {
        let name = aliases[name] ?? name
        return arrows[name] ?? marks[name] ?? people[name] ?? things[name] ?? documents[name] ?? media[name]
    }

    private static func plain(_ drawing: Drawing, _ name: String) -> SymbolGlyph {
        var glyph = SymbolGlyph(name: name, box: drawing.box)
        glyph.strokes = PathText.path([drawing.outline, drawing.detail, drawing.line].joined(separator: " "))
        glyph.fills = PathText.path([drawing.dots, drawing.solid].joined(separator: " "))
        return glyph
    }

    private static func filled(_ words: [String], _ name: String) -> SymbolGlyph? {
        guard let drawing = drawing(words.joined(separator: ".")), !drawing.outline.isEmpty else { return nil }
        var glyph = SymbolGlyph(name: name, box: drawing.box)
        glyph.strokes = PathText.path(drawing.outline)
        glyph.fills = PathText.path([drawing.outline, drawing.solid].joined(separator: " "))
        glyph.cuts = PathText.path(drawing.detail)
        glyph.holes = PathText.path(drawing.dots)
        glyph.overlay = PathText.path(drawing.line)
        return glyph
    }

    /// A small symbol within a circle or a square; cut out where that is filled.
    private static func enclosed(_ drawing: Drawing, in shape: String, isFilled: Bool, _ name: String) -> SymbolGlyph {
        let isCircle = shape == "circle"
        let box = isCircle ? CGSize(width: 20, height: 20) : CGSize(width: 19, height: 18)
        let frame = PathText.path(isCircle ? "O 10 10 8.2" : "R 1.8 1.3 15.4 15.4 3.2")
        let middle = isCircle ? CGPoint(x: 10, y: 10) : CGPoint(x: 9.5, y: 9)
        let factor = min(10.5 / drawing.box.width, 10.5 / drawing.box.height, 0.8)
        let transform = CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: middle.x - drawing.box.width / 2 * factor,
            ty: middle.y - drawing.box.height / 2 * factor)
        func inner(_ parts: [String]) -> Path { PathText.path(parts.joined(separator: " ")).applying(transform) }
        var glyph = SymbolGlyph(name: name, box: box)
        glyph.strokes = frame
        if isFilled {
            glyph.fills = frame
            glyph.cuts = inner([drawing.outline, drawing.detail, drawing.line])
            glyph.holes = inner([drawing.outline, drawing.dots, drawing.solid])
        } else {
            glyph.strokes.append(inner([drawing.outline, drawing.detail, drawing.line]))
            glyph.fills = inner([drawing.dots, drawing.solid])
        }
        return glyph
    }

    /// A line from corner to corner with a gap beside it.
    private static func struckThrough(_ glyph: SymbolGlyph) -> SymbolGlyph {
        let (middle, reach) = (
            CGPoint(x: glyph.box.width / 2, y: glyph.box.height / 2), min(glyph.box.width, glyph.box.height) / 2 - 1.4
        )
        func diagonal(_ shift: CGFloat) -> Path {
            Path([
                .move(CGPoint(x: middle.x - reach + shift, y: middle.y - reach - shift)),
                .line(CGPoint(x: middle.x + reach + shift, y: middle.y + reach - shift)),
            ])
        }
        var struck = glyph
        struck.overlay.append(diagonal(0))
        struck.cuts.append(diagonal(0))
        struck.cuts.append(diagonal(1.1))
        return struck
    }

    /// Names of other years, and those that depend on the direction.
    private static let aliases = [
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "arrow.uturn.left": "arrow.uturn.backward",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease", "multiply": "xmark", "message": "bubble.left",
        "text.alignleft": "text.justify.left", "bin.xmark": "trash", "person.crop": "person",
    ]
}
