import CellSimGraphics
import Foundation

/// A parser for symbol names. For example, `house.fill` is a filled house, `plus.circle.fill` a plus cut out of a disc, `bell.slash` a
/// bell with a slash, and `doc.badge.plus` a document with a plus as a badge.
struct SymbolName {
    let words: [String]
    let text: String

    init(_ text: String) { self.init(text.split(separator: ".").map(String.init), text) }

    private init(_ words: [String], _ text: String) { (self.words, self.text) = (words, text) }

    /// The glyph for the name, or `nil` for a name without a drawing.
    var glyph: SymbolGlyph? { glyph(of: words[...]) }

    private func glyph(of words: ArraySlice<String>) -> SymbolGlyph? {
        if let drawing = drawing(words) { return .plain(drawing, text) }
        guard words.count > 1 else { return nil }
        let badge = words.lastIndex { $0 == "badge" || $0 == "trianglebadge" }
        if let badge, badge > words.startIndex, let glyph = badged(words, at: badge) { return glyph }
        let isFilled = words.last == "fill"
        let baseWords = isFilled ? words.dropLast() : words
        if isFilled, let drawing = drawing(baseWords), drawing.hasOutline { return .filled(drawing, text) }
        if baseWords.last == "slash", baseWords.count > 1 {
            return glyph(of: baseWords.dropLast() + (isFilled ? ["fill"] : []))?.struckThrough
        }
        return enclosed(baseWords, isFilled: isFilled) ?? numbered(words)
    }

    /// Returns a number inside the symbol that the name starts with, such as `goforward.10`.
    private func numbered(_ words: ArraySlice<String>) -> SymbolGlyph? {
        guard let number = words.last, number.count <= 2, number.allSatisfy(\.isNumber),
            let shape = drawing(words.dropLast()), shape.innerArea != nil, !shape.hasOutline,
            let inner = characters(number)
        else { return nil }
        return .enclosed(inner, in: shape, isFilled: false, text)
    }

    private func drawing(_ words: ArraySlice<String>) -> SymbolDrawing? {
        SymbolCatalogue.drawing(words.joined(separator: "."))
    }

    /// Returns a symbol enclosed in another symbol that has an inner area.
    private func enclosed(_ words: ArraySlice<String>, isFilled: Bool) -> SymbolGlyph? {
        for count in [1, 2] where words.count > count {
            guard let shape = drawing(words.suffix(count)), shape.innerArea != nil else { continue }
            guard let inner = inner(words.dropLast(count)) else { return nil }
            return .enclosed(inner, in: shape, isFilled: isFilled, text)
        }
        return nil
    }

    /// Returns the drawing inside another symbol: a symbol, a letter or a number.
    private func inner(_ words: ArraySlice<String>) -> SymbolDrawing? {
        if let drawing = drawing(words) { return drawing }
        if words.last == "slash", let drawing = drawing(words.dropLast()) { return drawing.struckThrough }
        if words.count == 1, let word = words.first { return word.count <= 2 ? characters(word) : nil }
        guard let last = words.last, let shape = SymbolCatalogue.drawing(last), let available = shape.innerArea,
            let inner = inner(words.dropLast())
        else { return nil }
        var combined = shape
        combined.add(inner, inner.fittingTransform(in: available), level: nil, isInside: true)
        return combined
    }

    /// Returns the drawing of a letter, or of one or two digits next to each other.
    private func characters(_ word: String) -> SymbolDrawing? {
        var result: SymbolDrawing?
        for character in word {
            guard word.count == 1 || character.isNumber,
                let drawing = SymbolCatalogue.drawing(SymbolCatalogue.characterPrefix + String(character))
            else { return nil }
            guard var partial = result else {
                result = drawing
                continue
            }
            partial.add(
                drawing, CGAffineTransform(translationX: partial.box.width + 1, y: 0), level: nil, isInside: false)
            partial.box.width += 1 + drawing.box.width
            result = partial
        }
        return result
    }

    /// Returns a symbol with a badge at its corner. The badge of `trianglebadge` is inside a triangle. If no name follows `badge`, the
    /// badge is a dot.
    private func badged(_ words: ArraySlice<String>, at badge: Int) -> SymbolGlyph? {
        var mark = words[(badge + 1)...]
        let isFilled = mark.last == "fill"
        if isFilled { mark = mark.dropLast() }
        let base = Array(words[..<badge])
        let filled = isFilled && base.last != "fill" ? base + ["fill"] : base
        guard let glyph = glyph(of: filled[...]) else { return nil }
        if mark.isEmpty { return glyph.withDot }
        if words[badge] == "trianglebadge" {
            guard let shape = SymbolCatalogue.drawing("triangle"), let inner = drawing(mark) else { return nil }
            return glyph.withBadge(.enclosed(inner, in: shape, isFilled: true, text))
        }
        guard let inner = drawing(mark) else { return nil }
        // A badge that consists of lines is enclosed in a disc.
        guard let disc = SymbolCatalogue.drawing("circle"), !inner.hasOutline else {
            return glyph.withBadge(inner.hasOutline ? .filled(inner, text) : .plain(inner, text))
        }
        return glyph.withBadge(.enclosed(inner, in: disc, isFilled: true, text))
    }
}

extension SymbolDrawing {
    /// The drawing with a diagonal slash, for drawings that are too small for a gap next to the slash.
    var struckThrough: SymbolDrawing {
        var struck = self
        for section in struck.sections.indices {
            for part in struck.sections[section].parts.indices
            where struck.sections[section].parts[part].kind == .outline {
                struck.sections[section].parts[part].kind = .detail
            }
        }
        let (middle, reach) = (CGPoint(x: box.width / 2, y: box.height / 2), min(box.width, box.height) / 2 - 1)
        let diagonal = Path([
            .move(CGPoint(x: middle.x - reach, y: middle.y - reach)),
            .line(CGPoint(x: middle.x + reach, y: middle.y + reach)),
        ])
        struck.sections[struck.sections.count - 1].parts.append(Part(kind: .line, level: 1, path: diagonal))
        return struck
    }
}
