import Foundation

/// A token of a content stream.
enum PDFToken {
    case number(CGFloat)
    case name(String)
    case string([UInt8])
    case array([PDFToken])
    case dictionary([String: PDFToken])
    case boolean(Bool)
    case null
    case keyword(String)

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }
    var array: [PDFToken]? { if case .array(let value) = self { value } else { nil } }
}

/// Splits a content stream into tokens.
struct PDFTokenizer {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    private mutating func skipWhitespaceAndComments() {
        while position < bytes.count {
            if Self.isSpace(bytes[position]) {
                position += 1
            } else if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else {
                return
            }
        }
    }

    /// Returns the next value or operator; nil at the end.
    mutating func next(depth: Int = 0) -> PDFToken? {
        skipWhitespaceAndComments()
        guard position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "/"):
            position += 1
            return .name(nameText())
        case UInt8(ascii: "("): return .string(literalString())
        case UInt8(ascii: "<"):
            if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") {
                position += 2
                return dictionary(depth)
            }
            return .string(hexadecimalString())
        case UInt8(ascii: "["):
            position += 1
            return array(depth)
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            position += 1
            return .keyword(String(UnicodeScalar(bytes[position - 1])))
        default: return numberOrKeyword()
        }
    }

    private mutating func numberOrKeyword() -> PDFToken {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            position += 1
        }
        let part = bytes[start..<position]
        if let first = part.first, (first >= 0x30 && first <= 0x39) || [0x2B, 0x2D, 0x2E].contains(first) {
            return .number(Self.number(part))
        }
        switch String(decoding: part, as: UTF8.self) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case let word: return .keyword(word)
        }
    }

    /// Parses a number with sign, digits and decimal point. Returns 0 for other text.
    private static func number(_ part: ArraySlice<UInt8>) -> CGFloat {
        var (value, scale, sign): (Double, Double, Double) = (0, 1, 1)
        var isFraction = false
        for byte in part {
            switch byte {
            case 0x30...0x39:
                value = value * 10 + Double(byte - 0x30)
                if isFraction { scale *= 10 }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "-"): if value == 0 { sign = -1 }
            case UInt8(ascii: "+"): break
            default: break
            }
        }
        let number = sign * value / scale
        return number.isFinite ? CGFloat(min(max(number, -1e9), 1e9)) : 0
    }

    private mutating func nameText() -> String {
        var name: [UInt8] = []
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) {
            if bytes[position] == UInt8(ascii: "#"), position + 2 < bytes.count,
                let high = Self.digit(bytes[position + 1]),
                let low = Self.digit(bytes[position + 2])
            {
                name.append(high << 4 | low)
                position += 3
            } else {
                name.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    private mutating func literalString() -> [UInt8] {
        position += 1
        var text: [UInt8] = []
        var depth = 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
            case UInt8(ascii: "\\"):
                if let escaped = escape() { text.append(escaped) }
                continue
            default: break
            }
            text.append(byte)
        }
        return text
    }

    private mutating func escape() -> UInt8? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case 0x0D:
            if position < bytes.count, bytes[position] == 0x0A { position += 1 }
            return nil
        case 0x0A: return nil
        case 0x30...0x37:
            var value = Int(byte - 0x30)
            for _ in 0..<2 where position < bytes.count && bytes[position] >= 0x30 && bytes[position] <= 0x37 {
                value = value * 8 + Int(bytes[position] - 0x30)
                position += 1
            }
            return UInt8(truncatingIfNeeded: value)
        default: return byte
        }
    }

    private mutating func hexadecimalString() -> [UInt8] {
        position += 1
        var digits: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if let digit = Self.digit(bytes[position]) { digits.append(digit) }
            position += 1
        }
        position += 1
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func array(_ depth: Int) -> PDFToken {
        var items: [PDFToken] = []
        while depth < 64, items.count < 100_000, let token = next(depth: depth + 1) {
            if case .keyword("]") = token { break }
            items.append(token)
        }
        return .array(items)
    }

    private mutating func dictionary(_ depth: Int) -> PDFToken {
        var values: [String: PDFToken] = [:]
        while depth < 64, let key = next(depth: depth + 1) {
            if case .keyword(">") = key {
                if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
                break
            }
            guard case .name(let name) = key, let value = next(depth: depth + 1) else { break }
            values[name] = value
        }
        return .dictionary(values)
    }

    /// Returns the bytes of an inline image after `ID`: `count` bytes if known; otherwise all bytes before an `EI` between whitespace.
    mutating func inlineData(count: Int?) -> [UInt8] {
        if position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        // A token that is truncated at the end of the stream can leave the position beyond the end.
        position = min(position, bytes.count)
        let start = position
        if let count, count >= 0, start + count <= bytes.count {
            position = start + count
            while let token = next() { if case .keyword("EI") = token { break } }
            return Array(bytes[start..<(start + count)])
        }
        var end = start
        while end + 2 <= bytes.count {
            if bytes[end] == UInt8(ascii: "E"), bytes[end + 1] == UInt8(ascii: "I"),
                end == start || Self.isSpace(bytes[end - 1]),
                end + 2 == bytes.count || Self.isSpace(bytes[end + 2])
            {
                position = end + 2
                return Array(bytes[start..<max(end - 1, start)])
            }
            end += 1
        }
        position = bytes.count
        return Array(bytes[start...])
    }
}
