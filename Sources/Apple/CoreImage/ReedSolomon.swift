/// Computes Reed–Solomon check codewords over a field of 2ⁿ elements. Readers use them to correct errors.
struct ReedSolomon {
    private var powers: [Int]
    private var logarithms: [Int]
    private let firstRoot: Int

    /// Creates a code.
    /// - Parameters:
    ///   - bits: the number of bits per element.
    ///   - polynomial: the field's polynomial, with its highest term.
    ///   - firstRoot: the exponent of the first root of the generator.
    init(bits: Int, polynomial: Int, firstRoot: Int) {
        let size = 1 << bits
        powers = Array(repeating: 1, count: size)
        logarithms = Array(repeating: 0, count: size)
        self.firstRoot = firstRoot
        var value = 1
        for exponent in 0..<size - 1 {
            (powers[exponent], logarithms[value]) = (value, exponent)
            value <<= 1
            if value >= size { value ^= polynomial }
        }
    }

    private func product(_ a: Int, _ b: Int) -> Int {
        a == 0 || b == 0 ? 0 : powers[(logarithms[a] + logarithms[b]) % (powers.count - 1)]
    }

    /// Returns the check codewords for data: the remainder of the division by the generator polynomial of degree `count`.
    func checkCodewords(of data: [Int], count: Int) -> [Int] {
        // The coefficients of the generator polynomial without its leading 1, highest degree first.
        var generator = Array(repeating: 0, count: count - 1) + [1]
        for exponent in firstRoot..<firstRoot + count {
            let root = powers[exponent % (powers.count - 1)]
            for index in 0..<count {
                generator[index] = product(generator[index], root) ^ (index + 1 < count ? generator[index + 1] : 0)
            }
        }
        var remainder = Array(repeating: 0, count: count)
        for word in data {
            let factor = word ^ remainder[0]
            remainder = remainder.dropFirst() + [0]
            for index in 0..<count { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }
}

/// A bit string, most significant bit first.
struct BitString {
    private(set) var bits: [Bool] = []

    mutating func append(_ value: Int, count: Int) {
        for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
    }

    /// Returns the bits as codewords of `length` bits. The last codeword is padded with zeros.
    func codewords(of length: Int) -> [Int] {
        stride(from: 0, to: bits.count, by: length).map { start in
            (start..<start + length).reduce(0) { $0 << 1 | ($1 < bits.count && bits[$1] ? 1 : 0) }
        }
    }
}

/// The modules of a symbol, in rows from top to bottom. Dark modules are true.
struct ModuleGrid: Equatable {
    let width, height: Int
    private var darkModules: [Bool]

    init(width: Int, height: Int) {
        (self.width, self.height, darkModules) = (width, height, Array(repeating: false, count: width * height))
    }

    subscript(x: Int, y: Int) -> Bool {
        get { darkModules[y * width + x] }
        set { darkModules[y * width + x] = newValue }
    }
}
