/// The checksum of FIPS 180-4, by which a page's policy names the programs that may run.
struct SHA256 {
    private var state: [UInt32]

    /// The 32 bytes of a text's checksum.
    /// - Complexity: linear.
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var padded = bytes + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += SHA256.bytes(of: UInt64(bytes.count) * 8)
        var sum = SHA256()
        for start in stride(from: 0, to: padded.count, by: 64) { sum.take(padded[start..<start + 64]) }
        return sum.state.flatMap { word in SHA256.bytes(of: word) }
    }

    /// The beginnings of the fractions of the square roots of the first eight primes.
    private init() { state = SHA256.primes.prefix(8).map { UInt32(truncatingIfNeeded: SHA256.root($0, degree: 2)) } }

    private mutating func take(_ block: ArraySlice<UInt8>) {
        var words = [UInt32](repeating: 0, count: 64)
        for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
        for t in 16..<64 {
            let a = words[t - 15], b = words[t - 2]
            let first = SHA256.turn(a, 7) ^ SHA256.turn(a, 18) ^ a >> 3
            let second = SHA256.turn(b, 17) ^ SHA256.turn(b, 19) ^ b >> 10
            words[t] = words[t - 16] &+ first &+ words[t - 7] &+ second
        }
        var s = state
        for t in 0..<64 {
            let first = SHA256.turn(s[4], 6) ^ SHA256.turn(s[4], 11) ^ SHA256.turn(s[4], 25)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let one = s[7] &+ first &+ choice &+ SHA256.constants[t] &+ words[t]
            let second = SHA256.turn(s[0], 2) ^ SHA256.turn(s[0], 13) ^ SHA256.turn(s[0], 22)
            let two = second &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
            s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static func bytes(of value: some FixedWidthInteger) -> [UInt8] {
        stride(from: value.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The beginnings of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map { UInt32(truncatingIfNeeded: root($0, degree: 3)) }

    private static let primes: [UInt64] = (2...311).filter { number in
        (2..<number).prefix { $0 * $0 <= number }.allSatisfy { number % $0 != 0 }
    }

    /// A root times 2³², rounded down, found by halving.
    private static func root(_ number: UInt64, degree: Int) -> UInt64 {
        let wanted = UInt128(number) << (32 * degree)
        var low: UInt128 = 0, high: UInt128 = 1 << 37
        while low + 1 < high {
            let middle = (low + high) / 2
            let power = degree == 2 ? middle * middle : middle * middle * middle
            if power <= wanted { low = middle } else { high = middle }
        }
        return UInt64(low)
    }
}
