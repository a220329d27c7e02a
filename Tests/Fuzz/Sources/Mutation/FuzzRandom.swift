/// A random source that returns the same numbers for the same seed on every machine.
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, a bound.
    mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(next() % UInt64(bound)) }

    /// Returns true once in `count` calls on average.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element? {
        items.isEmpty ? nil : items[items.index(items.startIndex, offsetBy: below(items.count))]
    }
}

/// Unusual values that are still valid numbers or texts.
enum FuzzValues {
    static let texts = [
        "", "A", "Ag fi", "Two words", "\u{5D0}\u{5D1}\u{5D2} 12", "\u{627}\u{644}\u{633}", "漢字かな", "e\u{301}\u{302}",
        "👩‍👩‍👧 ok", "a\u{200B}b\u{AD}c", "1,234.5", "many many many many many many many words in one line", "x\ty",
        "\u{2028}",
    ]
    private static let numbers = [
        "0", "1", "2", "3", "-1", "0.5", "0.25", "7", "10", "17.5", "44", "100", "200", "320", "0.001", "-8", "1000",
        "255",
        "90", "-0", "12.125", "375",
    ]

    /// Returns the text with one of its numbers replaced; nil if it contains no number.
    static func changingNumber(in text: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        var ranges: [Range<Int>] = []
        var position = 0
        while position < text.count {
            let start = position
            if text[position] == UInt8(ascii: "-") { position += 1 }
            let digits = position
            while position < text.count, isDigit(text[position]) || text[position] == UInt8(ascii: ".") {
                position += 1
            }
            if position > digits, isDigit(text[position - 1]), start == 0 || !isLetter(text[start - 1]),
                position == text.count || !isLetter(text[position])
            {
                ranges.append(start..<position)
            }
            position = max(position, start + 1)
        }
        guard let range = random.pick(ranges) else { return nil }
        return Array(text[..<range.lowerBound]) + number(near: text[range], &random) + text[range.upperBound...]
    }

    private static func number(near old: ArraySlice<UInt8>, _ random: inout FuzzRandom) -> [UInt8] {
        guard let value = Double(String(decoding: old, as: UTF8.self)), !random.oneIn(3) else {
            return Array((random.pick(numbers) ?? "0").utf8)
        }
        let changed =
            switch random.below(5) {
            case 0: value + 1
            case 1: value - 1
            case 2: value * 2
            case 3: value / 2
            default: value + Double(random.below(40) - 20)
            }
        return Array((changed == changed.rounded() && abs(changed) < 1e9 ? "\(Int(changed))" : "\(changed)").utf8)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
    private static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 || byte == 35 }
}
