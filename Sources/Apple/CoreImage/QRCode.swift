/// Encodes a message as a QR code (model 2 of ISO/IEC 18004).
struct QRCode {
    /// The level of error correction. It allows readers to restore 7, 15, 25 or 30 percent of the codewords.
    enum CorrectionLevel: String, CaseIterable {
        case low = "L"
        case medium = "M"
        case quartile = "Q"
        case high = "H"

        /// The number of the level in the format information.
        var formatBits: Int { [.low: 1, .medium: 0, .quartile: 3, .high: 2][self] ?? 0 }
        /// The numbers of error correction codewords per block, for versions 1 to 40.
        fileprivate var errorCorrectionCodewords: [Int] {
            switch self {
            case .low:
                [
                    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
                    28,
                ] + Array(repeating: 30, count: 14)
            case .medium:
                [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26]
                    + Array(repeating: 28, count: 19)
            case .quartile:
                [
                    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30,
                    28,
                ] + Array(repeating: 30, count: 14)
            case .high:
                [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24]
                    + Array(repeating: 30, count: 18)
            }
        }
        /// The numbers of blocks, for versions 1 to 40.
        fileprivate var blockCounts: [Int] {
            switch self {
            case .low:
                [
                    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16,
                    17, 18, 19, 19, 20, 21, 22, 24, 25,
                ]
            case .medium:
                [
                    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26,
                    28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
                ]
            case .quartile:
                [
                    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35,
                    38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
                ]
            case .high:
                [
                    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40,
                    42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
                ]
            }
        }
    }

    let version: Int
    let level: CorrectionLevel
    /// The codewords of all blocks, in the order of the symbol.
    let codewords: [Int]

    /// Creates the smallest symbol for a message; nil if the message is too long.
    init?(_ message: [UInt8], level: CorrectionLevel) {
        let segment = QRSegment(message)
        let minimumVersion = (1...40).first { version in
            4 + segment.characterCountBits(version) + segment.bits.bits.count <= 8 * Self.dataCodewords(version, level)
                && message.count < 1 << segment.characterCountBits(version)
        }
        guard let minimumVersion else { return nil }
        (version, self.level) = (minimumVersion, level)
        let capacity = Self.dataCodewords(minimumVersion, level)
        var bits = BitString()
        bits.append(segment.mode.rawValue, count: 4)
        bits.append(message.count, count: segment.characterCountBits(minimumVersion))
        for bit in segment.bits.bits { bits.append(bit ? 1 : 0, count: 1) }
        bits.append(0, count: min(4, 8 * capacity - bits.bits.count))
        var paddedCodewords = bits.codewords(of: 8)
        for index in 0..<capacity - paddedCodewords.count {
            paddedCodewords.append(index.isMultiple(of: 2) ? 0xEC : 0x11)
        }
        codewords = Self.interleaved(paddedCodewords, minimumVersion, level)
    }

    /// Returns the total number of codewords in a version: the number of modules that function patterns, format and version
    /// information leave free, divided by 8.
    private static func totalCodewords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let lines = version / 7 + 2
            modules -= (25 * lines - 10) * lines - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    private static func dataCodewords(_ version: Int, _ level: CorrectionLevel) -> Int {
        totalCodewords(version) - level.errorCorrectionCodewords[version - 1] * level.blockCounts[version - 1]
    }

    private static func interleaved(_ words: [Int], _ version: Int, _ level: CorrectionLevel) -> [Int] {
        let (blockCount, checkCodewordCount) = (
            level.blockCounts[version - 1], level.errorCorrectionCodewords[version - 1]
        )
        let code = ReedSolomon(bits: 8, polynomial: 0x11D, firstRoot: 0)
        // The last blocks have an additional codeword if the codewords can't be divided evenly.
        let (shortLength, longBlockCount) = words.count.quotientAndRemainder(dividingBy: blockCount)
        var start = 0
        var parts: [[Int]] = []
        for block in 0..<blockCount {
            let length = shortLength + (block >= blockCount - longBlockCount ? 1 : 0)
            parts.append(Array(words[start..<start + length]))
            start += length
        }
        let checkBlocks = parts.map { code.checkCodewords(of: $0, count: checkCodewordCount) }
        return (0...shortLength).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
            + (0..<checkCodewordCount).flatMap { index in checkBlocks.map { $0[index] } }
    }
}

/// A message as a segment in the mode with the fewest bits: numeric, alphanumeric or byte.
private struct QRSegment {
    enum Mode: Int { case numeric = 1, alphanumeric = 2, byte = 4 }

    let mode: Mode
    private(set) var bits = BitString()
    private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

    init(_ message: [UInt8]) {
        let values = message.map { Self.letters.firstIndex(of: $0) }
        if !message.isEmpty, values.allSatisfy({ $0.map { $0 < 10 } ?? false }) {
            mode = .numeric
            append(values.compactMap { $0 }, inGroupsOf: 3, base: 10, bits: [4, 7, 10])
        } else if !message.isEmpty, !values.contains(nil) {
            mode = .alphanumeric
            append(values.compactMap { $0 }, inGroupsOf: 2, base: 45, bits: [6, 11])
        } else {
            mode = .byte
            for byte in message { bits.append(Int(byte), count: 8) }
        }
    }

    private mutating func append(_ values: [Int], inGroupsOf size: Int, base: Int, bits counts: [Int]) {
        for start in stride(from: 0, to: values.count, by: size) {
            let group = values[start..<min(start + size, values.count)]
            bits.append(group.reduce(0) { $0 * base + $1 }, count: counts[group.count - 1])
        }
    }

    /// Returns the width of the character count indicator, in bits.
    func characterCountBits(_ version: Int) -> Int {
        let range = version < 10 ? 0 : version < 27 ? 1 : 2
        return switch mode {
        case .numeric: [10, 12, 14][range]
        case .alphanumeric: [9, 11, 13][range]
        case .byte: [8, 16, 16][range]
        }
    }
}
