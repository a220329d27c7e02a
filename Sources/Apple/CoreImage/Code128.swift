/// Encodes messages as the bars of a Code 128 barcode (ISO/IEC 15417).
enum Code128 {
    /// The widths of the bars and gaps for each value from 0 to 106 (the stop pattern). Each value has six widths, and the
    /// stop pattern seven.
    private static let patterns =
        """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(separator: " ").map { $0.utf8.map { Int($0) - 48 } }

    private enum CodeSet: Int {
        case a = 101, b = 100, c = 99

        /// The value that starts a symbol in this set.
        var start: Int { 204 - rawValue }
        func value(_ byte: UInt8) -> Int? {
            switch self {
            case .a: byte < 32 ? Int(byte) + 64 : byte < 96 ? Int(byte) - 32 : nil
            case .b: byte >= 32 ? Int(byte) - 32 : nil
            case .c: nil
            }
        }
    }

    /// Returns the alternating widths of bars and gaps; nil if the message is empty or contains bytes other than ASCII.
    static func widths(of message: [UInt8]) -> [Int]? {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        var values: [Int] = []
        var set: CodeSet?
        var index = 0
        func digits(from start: Int) -> Int { message[start...].prefix { (48...57).contains($0) }.count }
        func change(to next: CodeSet) {
            guard set != next else { return }
            values.append(set == nil ? next.start : next.rawValue)
            set = next
        }
        while index < message.count {
            let digitCount = digits(from: index)
            let reachesEdge = index == 0 || index + digitCount == message.count
            // Switching to pairs of digits saves space for at least four digits at the start or end, and for six digits elsewhere.
            let savesSpace = digitCount >= (reachesEdge ? 4 : 6) || digitCount == 2 && message.count == 2
            if set == .c && digitCount >= 2 || savesSpace {
                if let value = set?.value(message[index]), !digitCount.isMultiple(of: 2) {
                    values.append(value)
                    index += 1
                }
                change(to: .c)
                for _ in 0..<digits(from: index) / 2 {
                    values.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
                    index += 2
                }
                continue
            }
            // Sets A and B differ in control characters and lowercase letters. The next such character determines the set.
            let decisiveByte = message[index...].first { $0 < 32 || $0 >= 96 }
            if set == nil || set == .c || set?.value(message[index]) == nil {
                change(to: (decisiveByte ?? 96) < 32 ? .a : .b)
            }
            if let value = set?.value(message[index]) { values.append(value) }
            index += 1
        }
        let sum = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
        return (values + [sum % 103, 106]).flatMap { patterns[$0] }
    }
}
