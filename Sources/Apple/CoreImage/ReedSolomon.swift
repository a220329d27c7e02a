/// The codewords that let readers of a symbol correct errors: Reed and Solomon's code over a field of 2ⁿ elements.
struct ReedSolomon {
    private var powers: [Int]
    private var logarithms: [Int]
    private let firstRoot: Int

    /// - Parameters:
    ///   - bits: the bits of an element.
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

    /// The check codewords of data: the remainder of its division by the generator of this degree.
    func checkWords(of data: [Int], count: Int) -> [Int] {
        // Without its leading 1, the highest coefficient first.
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

/// A string of bits, most significant first.
struct BitString {
    private(set) var bits: [Bool] = []

    mutating func append(_ value: Int, count: Int) {
        for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
    }

    /// The bits in codewords of this length; the last one ends with zeros.
    func words(of length: Int) -> [Int] {
        stride(from: 0, to: bits.count, by: length).map { start in
            (start..<start + length).reduce(0) { $0 << 1 | ($1 < bits.count && bits[$1] ? 1 : 0) }
        }
    }
}

/// A symbol's modules, row by row from the top.
struct ModuleGrid: Equatable {
    let width, height: Int
    private var dark: [Bool]

    init(width: Int, height: Int) {
        (self.width, self.height, dark) = (width, height, Array(repeating: false, count: width * height))
    }

    subscript(x: Int, y: Int) -> Bool {
        get { dark[y * width + x] }
        set { dark[y * width + x] = newValue }
    }
}
