import Foundation

/// Scans numbers and words in the bytes of SVG attributes.
struct SVGScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position >= bytes.count
        }
    }

    /// The next byte after whitespace and commas; nil at the end.
    var nextByte: UInt8? {
        mutating get {
            skipSeparators()
            return position < bytes.count ? bytes[position] : nil
        }
    }

    mutating func advance() { position += 1 }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C].contains(bytes[position]) { position += 1 }
    }

    mutating func skipSeparators() {
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
    }

    /// Reads a number such as `-.5` or `1e3`. Returns nil and reads nothing if there is none.
    mutating func number() -> CGFloat? {
        skipSeparators()
        let start = position
        var cursor = position
        func isDigit(_ i: Int) -> Bool { i < bytes.count && bytes[i] >= 0x30 && bytes[i] <= 0x39 }
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "+") || bytes[cursor] == UInt8(ascii: "-") {
            cursor += 1
        }
        var digits = 0
        while isDigit(cursor) { (cursor, digits) = (cursor + 1, digits + 1) }
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: ".") {
            cursor += 1
            while isDigit(cursor) { (cursor, digits) = (cursor + 1, digits + 1) }
        }
        guard digits > 0 else { return nil }
        if cursor < bytes.count, bytes[cursor] | 0x20 == UInt8(ascii: "e") {
            var end = cursor + 1
            if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
            if isDigit(end) {
                while isDigit(end) { end += 1 }
                cursor = end
            }
        }
        position = cursor
        guard let value = Double(String(decoding: bytes[start..<cursor], as: UTF8.self)), value.isFinite else {
            return 0
        }
        return CGFloat(value)
    }

    /// Reads an arc flag, `0` or `1`, which doesn't need a separator.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
        position += 1
        return bytes[position - 1] == 0x31
    }

    /// Reads letters, hyphens and percent signs.
    mutating func word() -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            guard isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "%") else { break }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips whitespace and consumes a character. Returns false if the next character is a different one.
    mutating func skipIfPresent(_ character: Character) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
        position += 1
        return true
    }

    /// Returns all numbers in a list.
    static func numbers(_ text: some StringProtocol) -> [CGFloat] {
        var scanner = SVGScanner(text)
        var numbers: [CGFloat] = []
        while let number = scanner.number() { numbers.append(number) }
        return numbers
    }
}

/// A length with a unit.
struct SVGLength {
    var value: CGFloat
    /// A Boolean value that indicates whether the length is a percentage of the viewport or box instead of user units.
    var isPercent = false

    init?(_ text: String?) {
        guard let text else { return nil }
        var scanner = SVGScanner(text)
        guard let number = scanner.number() else { return nil }
        switch scanner.word() {
        case "%": (value, isPercent) = (number / 100, true)
        case "pt": value = number * 4 / 3
        case "pc": value = number * 16
        case "in": value = number * 96
        case "cm": value = number * 96 / 2.54
        case "mm": value = number * 96 / 25.4
        case "em", "rem": value = number * 16
        case "ex": value = number * 8
        default: value = number
        }
    }

    /// Returns the length in user units. Percentages are relative to the given length.
    func resolved(_ referenceLength: CGFloat) -> CGFloat { isPercent ? value * referenceLength : value }
}
