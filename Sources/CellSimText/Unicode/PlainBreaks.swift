/// Where lines may begin in plain words: letters, digits and spaces, with marks that end a sentence or hold a part of it.
///
/// UAX 14 lets lines begin after spaces alone there (its rules 13, 14, 18, 19, 25, 28 to 30), so that ICU's tables, which have to
/// be loaded, are not asked for. `LineBreakTests` compares both.
enum PlainBreaks {
    private enum Kind { case word, space, end, mark, open, close, apostrophe, other }

    /// For each UTF-16 unit whether a line may begin there; nil for a text that is not so plain.
    static func find(in units: ArraySlice<UInt16>) -> [Bool]? {
        var breaks: [Bool] = []
        breaks.reserveCapacity(units.count)
        var last = Kind.space
        for (place, unit) in zip(units.indices, units) {
            let kind = kind(of: unit)
            let next = place + 1 < units.endIndex ? Self.kind(of: units[place + 1]) : .space
            switch kind {
            case .word, .space: break
            // Nothing begins with it.
            case .mark: if last == .space || last == .open { return nil }
            // A word may not follow at once.
            case .end:
                if last == .space || last == .open || next != .space && next != .end && next != .mark { return nil }
            case .open: if last != .space || next != .word { return nil }
            case .close: if last != .word || next != .space && next != .mark && next != .end { return nil }
            case .apostrophe: if last != .word || next != .word { return nil }
            case .other: return nil
            }
            breaks.append(kind != .space && last == .space && !breaks.isEmpty)
            last = kind
        }
        return breaks
    }

    private static func kind(of unit: UInt16) -> Kind {
        switch unit {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .word
        case 0x20: .space
        case 0x21, 0x3F: .end
        case 0x2C, 0x2E, 0x3A, 0x3B: .mark
        case 0x28: .open
        case 0x29: .close
        case 0x27: .apostrophe
        default: .other
        }
    }
}
