/// Encodes a message as the bits of an Aztec code. Finds the shortest encoding with the five character sets and byte runs.
struct AztecEncoder {
    private(set) var bits: [Bool]

    /// A character set.
    private enum CharacterSet: Int, CaseIterable {
        case upper, lower, mixed, punctuation, digit

        var size: Int { self == .digit ? 4 : 5 }

        private static let mixedCharacters: [UInt8] =
            Array(1...13) + [27, 28, 29, 30, 31] + Array("@\\^_`|~".utf8) + [127]
        private static let punctuationCharacters = Array("!\"#$%&'()*+,-./:;<=>?[]{}".utf8)

        /// Returns the value of a byte in this set; nil if the set doesn't contain it.
        func value(_ byte: UInt8) -> Int? {
            switch self {
            case .upper: byte == 32 ? 1 : (65...90).contains(byte) ? Int(byte) - 63 : nil
            case .lower: byte == 32 ? 1 : (97...122).contains(byte) ? Int(byte) - 95 : nil
            case .mixed: byte == 32 ? 1 : Self.mixedCharacters.firstIndex(of: byte).map { $0 + 2 }
            case .punctuation: byte == 13 ? 1 : Self.punctuationCharacters.firstIndex(of: byte).map { $0 + 6 }
            case .digit:
                byte == 32 ? 1 : (48...57).contains(byte) ? Int(byte) - 46 : byte == 44 ? 12 : byte == 46 ? 13 : nil
            }
        }

        /// Returns the value of two bytes that are encoded as one punctuation character; nil for other bytes.
        static func pairValue(_ first: UInt8, _ second: UInt8) -> Int? {
            ["\r\n", ". ", ", ", ": "].firstIndex { Array($0.utf8) == [first, second] }.map { $0 + 2 }
        }

        /// The latches of the set. A latch selects another set for all characters that follow. Each set has the value that selects it.
        var latches: [(CharacterSet, Int)] {
            switch self {
            case .upper: [(.lower, 28), (.mixed, 29), (.digit, 30)]
            case .lower: [(.mixed, 29), (.digit, 30)]
            case .mixed: [(.lower, 28), (.upper, 29), (.punctuation, 30)]
            case .punctuation: [(.upper, 31)]
            case .digit: [(.upper, 14)]
            }
        }

        /// The shifts of the set. A shift selects another set for one character. Each set has the value that selects it.
        var shifts: [(CharacterSet, Int)] {
            switch self {
            case .upper, .mixed: [(.punctuation, 0)]
            case .lower: [(.punctuation, 0), (.upper, 28)]
            case .punctuation: []
            case .digit: [(.punctuation, 0), (.upper, 15)]
            }
        }

        /// The value that starts a byte run; nil if runs can't start in this set.
        var byteRunStart: Int? { [.upper, .lower, .mixed].contains(self) ? 31 : nil }
    }

    /// A step of an encoding: the values that lead from one position and character set to the next.
    private struct Step {
        let cost: Int
        let from: (index: Int, set: CharacterSet)
        let values: [(value: Int, size: Int)]
    }

    /// Encodes a message.
    /// - Returns: nil if more than 2,078 consecutive bytes are in no character set.
    init?(_ message: [UInt8]) {
        let sets = CharacterSet.allCases
        var bestSteps: [[Step?]] = Array(repeating: Array(repeating: nil, count: sets.count), count: message.count + 1)
        bestSteps[0][CharacterSet.upper.rawValue] = Step(cost: 0, from: (0, .upper), values: [])
        for index in message.indices {
            func recordStep(
                _ end: Int, _ set: CharacterSet, from start: CharacterSet, _ values: [(value: Int, size: Int)]
            ) {
                guard let before = bestSteps[index][start.rawValue] else { return }
                let cost = before.cost + values.reduce(0) { $0 + $1.size }
                if bestSteps[end][set.rawValue].map({ cost < $0.cost }) ?? true {
                    bestSteps[end][set.rawValue] = Step(cost: cost, from: (index, start), values: values)
                }
            }
            // The longest path from one set to another has three changes.
            for _ in 0..<3 {
                for set in sets {
                    for (next, value) in set.latches { recordStep(index, next, from: set, [(value, set.size)]) }
                }
            }
            let pair = index + 1 < message.count ? CharacterSet.pairValue(message[index], message[index + 1]) : nil
            for set in sets {
                if let value = set.value(message[index]) { recordStep(index + 1, set, from: set, [(value, set.size)]) }
                if set == .punctuation, let pair { recordStep(index + 2, set, from: set, [(pair, 5)]) }
                for (other, shift) in set.shifts {
                    if let value = other.value(message[index]) {
                        recordStep(index + 1, set, from: set, [(shift, set.size), (value, other.size)])
                    }
                    if other == .punctuation, let pair {
                        recordStep(index + 2, set, from: set, [(shift, set.size), (pair, 5)])
                    }
                }
                // A byte run consists of bytes that are in no character set, and may contain other bytes between them.
                guard let start = set.byteRunStart, !Self.isEncodable(message[index]),
                    index == 0 || Self.isEncodable(message[index - 1])
                else { continue }
                var end = index + 1
                var candidates: [Int] = []
                while end <= message.count, end - index <= 2078 {
                    let isLast = end == message.count || Self.isEncodable(message[end])
                    if isLast, !Self.isEncodable(message[end - 1]) { candidates.append(end) }
                    guard end < message.count, end - (candidates.last ?? end) < 8, candidates.count < 16 else { break }
                    end += 1
                }
                for end in candidates {
                    let count = end - index
                    let length = count < 32 ? [(count, 5)] : [(0, 5), (count - 31, 11)]
                    let bytes = message[index..<end].map { (value: Int($0), size: 8) }
                    recordStep(end, set, from: set, [(start, set.size)] + length + bytes)
                }
            }
        }
        guard bestSteps[message.count].contains(where: { $0 != nil }) else { return nil }
        var (location, set) = (
            message.count,
            sets.min { a, b in
                (bestSteps[message.count][a.rawValue]?.cost ?? .max)
                    < (bestSteps[message.count][b.rawValue]?.cost ?? .max)
            } ?? .upper
        )
        var steps: [[(value: Int, size: Int)]] = []
        while let step = bestSteps[location][set.rawValue], !step.values.isEmpty {
            steps.append(step.values)
            (location, set) = step.from
        }
        var bitString = BitString()
        for (value, size) in steps.reversed().joined() { bitString.append(value, count: size) }
        bits = bitString.bits
    }

    /// Returns whether a character set contains a byte.
    private static func isEncodable(_ byte: UInt8) -> Bool { CharacterSet.allCases.contains { $0.value(byte) != nil } }
}
