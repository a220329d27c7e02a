/// Creates strings from UTF-16 units.
extension String {
    /// Creates a string from UTF-16 units; unpaired surrogates become U+FFFD.
    ///
    /// Equivalent to `String(decoding:as:)`, but without an iterator for each character.
    init(units: ArraySlice<UInt16>) {
        self = unsafe units.withUnsafeBufferPointer { units in
            unsafe String(unsafeUninitializedCapacity: units.count * 3) { bytes in
                unsafe Self.write(units, into: bytes)
            }
        }
    }

    @unsafe private static func write(
        _ units: UnsafeBufferPointer<UInt16>, into bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var (count, index) = (0, 0)
        func appendByte(_ byte: UInt32) {
            unsafe bytes[count] = UInt8(truncatingIfNeeded: byte)
            count += 1
        }
        while index < units.count {
            var value = UInt32(unsafe units[index])
            index += 1
            if value < 0x80 {
                appendByte(value)
                continue
            }
            if value & 0xF800 == 0xD800 {
                let next = index < units.count ? UInt32(unsafe units[index]) : 0
                if value < 0xDC00, next & 0xFC00 == 0xDC00 {
                    value = 0x10000 + ((value & 0x3FF) << 10 | next & 0x3FF)
                    index += 1
                } else {
                    value = 0xFFFD
                }
            }
            if value < 0x800 {
                appendByte(0xC0 | value >> 6)
            } else {
                if value < 0x10000 {
                    appendByte(0xE0 | value >> 12)
                } else {
                    appendByte(0xF0 | value >> 18)
                    appendByte(0x80 | value >> 12 & 0x3F)
                }
                appendByte(0x80 | value >> 6 & 0x3F)
            }
            appendByte(0x80 | value & 0x3F)
        }
        return count
    }
}
