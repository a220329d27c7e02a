/// Scans the text of a table: `@` marks, hexadecimal characters and signed decimals, separated by blanks.
@safe struct NumberScanner {
    static let atSign = UInt8(ascii: "@")

    private var cursor: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>

    init(_ text: StaticString) {
        unsafe cursor = text.utf8Start
        unsafe end = text.utf8Start + text.utf8CodeUnitCount
    }

    /// Skips blanks and returns the first byte of the next item; skips the byte if it is an `@`. Returns nil at the
    /// end.
    mutating func next() -> UInt8? {
        while unsafe cursor < end, unsafe cursor.pointee <= 0x20 { unsafe cursor += 1 }
        guard unsafe cursor < end else { return nil }
        let byte = unsafe cursor.pointee
        if byte == Self.atSign { unsafe cursor += 1 }
        return byte
    }

    /// Reads four uppercase hexadecimal digits.
    mutating func readHex() -> Int {
        var value = 0
        for _ in 0..<4 {
            let byte = Int(unsafe cursor.pointee)
            value = value << 4 | (byte <= 0x39 ? byte - 0x30 : byte - 0x37)
            unsafe cursor += 1
        }
        return value
    }

    /// Reads a decimal number with an optional sign, up to the next blank or mark.
    mutating func readDecimal() -> Int {
        var value = 0
        var sign = 1
        if unsafe cursor < end, unsafe cursor.pointee == 0x2D || cursor.pointee == 0x2B {
            if unsafe cursor.pointee == 0x2D { sign = -1 }
            unsafe cursor += 1
        }
        while unsafe cursor < end {
            let digit = Int(unsafe cursor.pointee) - 0x30
            guard digit >= 0, digit <= 9 else { break }
            value = value * 10 + digit
            unsafe cursor += 1
        }
        return sign * value
    }
}
