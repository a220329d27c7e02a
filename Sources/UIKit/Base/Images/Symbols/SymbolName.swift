import CellSimGraphics
import Foundation

/// A parser for symbol names. For example, `house.fill` is a filled house, `plus.circle.fill` a plus cut out of a disc, `bell.slash` a
/// bell with a slash, and `doc.badge.plus` a document with a plus as a badge.
struct SymbolName {
    let components: [String]
    let name: String

    init(_ text: String) { self.init(text.split(separator: ".").map(String.init), text) }

    private init(_ words: [String], _ text: String) { (self.components, self.name) = (words, text) }

    /// The glyph for the name, or `nil` for a name without a drawing.
    var glyph: SymbolGlyph? { glyph(of: components[...]) }

    private func glyph(of words: ArraySlice<String>) -> SymbolGlyph? {
        if let drawing = drawing(words) { return .plain(drawing, name) }
        guard words.count > 1 else { return nil }
        let badge = words.lastIndex { $0 == "badge" || $0 == "trianglebadge" }
        if let badge, badge > words.startIndex, let glyph = badgedGlyph(words, at: badge) { return glyph }
        let isFilled = words.last == "fill"
        let baseWords = isFilled ? words.dropLast() : words
        if isFilled, let drawing = drawing(baseWords), drawing.hasOutline { return .filled(drawing, name) }
        if baseWords.last == "slash", baseWords.count > 1 {
            return glyph(of: baseWords.dropLast() + (isFilled ? ["fill"] : []))?.struckThrough
        }
        return enclosedGlyph(baseWords, isFilled: isFilled) ?? numberedGlyph(words)
    }

    /// Returns a number inside the symbol that the name starts with, such as `goforward.10`.
    private func numberedGlyph(_ words: ArraySlice<String>) -> SymbolGlyph? {
        guard let number = words.last, number.count <= 2, number.allSatisfy(\.isNumber),
            let shape = drawing(words.dropLast()), shape.innerArea != nil, !shape.hasOutline,
            let inner = characterDrawing(number)
        else { return nil }
        return .enclosed(inner, in: shape, isFilled: false, name)
    }

    private func drawing(_ words: ArraySlice<String>) -> SymbolDrawing? {
        SymbolCatalogue.drawing(words.joined(separator: "."))
    }

    /// Returns a symbol enclosed in another symbol that has an inner area.
    private func enclosedGlyph(_ words: ArraySlice<String>, isFilled: Bool) -> SymbolGlyph? {
        for count in [1, 2] where words.count > count {
            guard let shape = drawing(words.suffix(count)), shape.innerArea != nil else { continue }
            guard let inner = innerDrawing(words.dropLast(count)) else { return nil }
            return .enclosed(inner, in: shape, isFilled: isFilled, name)
        }
        return nil
    }

    /// Returns the drawing inside another symbol: a symbol, a letter or a number.
    private func innerDrawing(_ words: ArraySlice<String>) -> SymbolDrawing? {
        if let drawing = drawing(words) { return drawing }
        if words.last == "slash", let drawing = drawing(words.dropLast()) { return drawing.struckThrough }
        if words.count == 1, let word = words.first { return word.count <= 2 ? characterDrawing(word) : nil }
        guard let last = words.last, let shape = SymbolCatalogue.drawing(last), let available = shape.innerArea,
            let inner = innerDrawing(words.dropLast())
        else { return nil }
        var combined = shape
        combined.add(inner, inner.fittingTransform(in: available), level: nil, isInside: true)
        return combined
    }

    /// Returns the drawing of a letter, or of one or two digits next to each other.
    private func characterDrawing(_ word: String) -> SymbolDrawing? {
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
    private func badgedGlyph(_ words: ArraySlice<String>, at badge: Int) -> SymbolGlyph? {
        var badgeComponents = words[(badge + 1)...]
        let isFilled = badgeComponents.last == "fill"
        if isFilled { badgeComponents = badgeComponents.dropLast() }
        let base = Array(words[..<badge])
        let filled = isFilled && base.last != "fill" ? base + ["fill"] : base
        guard let glyph = glyph(of: filled[...]) else { return nil }
        if badgeComponents.isEmpty { return glyph.withDotBadge }
        if words[badge] == "trianglebadge" {
            guard let shape = SymbolCatalogue.drawing("triangle"), let inner = drawing(badgeComponents) else {
                return nil
            }
            return glyph.withBadge(.enclosed(inner, in: shape, isFilled: true, name))
        }
        guard let inner = drawing(badgeComponents) else { return nil }
        // A badge that consists of lines is enclosed in a disc.
        guard let disc = SymbolCatalogue.drawing("circle"), !inner.hasOutline else {
            return glyph.withBadge(inner.hasOutline ? .filled(inner, name) : .plain(inner, name))
        }
        return glyph.withBadge(.enclosed(inner, in: disc, isFilled: true, name))
    }
}

extension SymbolDrawing {
    /// The drawing with a diagonal slash, for drawings that are too small for a gap next to the slash.
    var struckThrough: SymbolDrawing {
        var result = self
        for section in result.sections.indices {
            for part in result.sections[section].parts.indices
            where result.sections[section].parts[part].kind == .outline {
                result.sections[section].parts[part].kind = .detail
            }
        }
        let (middle, halfLength) = (CGPoint(x: box.width / 2, y: box.height / 2), min(box.width, box.height) / 2 - 1)
        let diagonal = Path([
            .move(CGPoint(x: middle.x - halfLength, y: middle.y - halfLength)),
            .line(CGPoint(x: middle.x + halfLength, y: middle.y + halfLength)),
        ])
        result.sections[result.sections.count - 1].parts.append(Part(kind: .line, level: 1, path: diagonal))
        return result
    }
}
