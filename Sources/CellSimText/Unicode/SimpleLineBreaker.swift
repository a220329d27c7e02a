/// Finds line breaks in simple text: Latin letters, digits and spaces, with sentence punctuation, brackets and quotation marks.
///
/// In such text, UAX 14 allows breaks only after spaces and hyphens (rules 13 to 15, 18, 19, 21, 25, 28 to 30), so ICU's
/// tables don't have to be loaded. `LineBreakTests` compares the results of both.
enum SimpleLineBreaker {
    private enum Kind {
        case letter, digit, space, end, mark, open, close, openQuote, closeQuote, apostrophe, hyphen, other
    }

    /// Returns for each UTF-16 unit whether a line may begin there; nil if the text isn't simple.
    static func find(in units: ArraySlice<UInt16>) -> [Bool]? {
        var breaks: [Bool] = []
        breaks.reserveCapacity(units.count)
        var last = Kind.space
        // Whether only spaces have followed a closing quotation mark. A line then can't begin with a bracket.
        var isAfterQuote = false
        for (location, unit) in zip(units.indices, units) {
            let kind = kind(of: unit)
            let next = location + 1 < units.endIndex ? Self.kind(of: units[location + 1]) : .space
            switch kind {
            case .letter, .digit, .space: break
            // These marks can't begin a word.
            case .mark: if last == .space || last == .open || last == .openQuote { return nil }
            // A word can't follow directly.
            case .end: if last == .space || last == .open || last == .openQuote || !endsWord(next) { return nil }
            case .open: if last != .space || !isWordKind(next) || isAfterQuote { return nil }
            case .openQuote: if last != .space || !isWordKind(next) { return nil }
            case .close: if !isWordKind(last) || !endsWord(next) { return nil }
            case .closeQuote: if !isWordKind(last) && last != .mark && last != .end || !endsWord(next) { return nil }
            case .apostrophe: if !isWordKind(last) || !isWordKind(next) { return nil }
            case .hyphen: if !isWordKind(last) || !isWordKind(next) { return nil }
            case .other: return nil
            }
            let canBreak = last == .space && kind != .space || last == .hyphen && kind == .letter
            breaks.append(canBreak && !breaks.isEmpty)
            isAfterQuote = kind == .closeQuote || isAfterQuote && kind == .space
            last = kind
        }
        return breaks
    }

    private static func isWordKind(_ kind: Kind) -> Bool { kind == .letter || kind == .digit }

    /// Returns whether a word ends before a character of this kind.
    private static func endsWord(_ kind: Kind) -> Bool { kind == .space || kind == .end || kind == .mark }

    private static func kind(of unit: UInt16) -> Kind {
        switch unit {
        case 0x30...0x39: .digit
        // Without the multiplication sign (U+00D7) and the division sign (U+00F7).
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: .letter
        case 0x20: .space
        case 0x21, 0x3F: .end
        case 0x2C, 0x2E, 0x3A, 0x3B: .mark
        case 0x28: .open
        case 0x29: .close
        case 0x201C: .openQuote
        case 0x201D: .closeQuote
        case 0x27, 0x2019: .apostrophe
        case 0x2D: .hyphen
        default: .other
        }
    }
}
