import Foundation

/// A function in a PDF file that maps numbers to numbers (PDF 32000-1:2008, 7.10).
indirect enum PDFFunction {
    case sampled(Sampled)
    case exponential(from: [CGFloat], to: [CGFloat], exponent: CGFloat, domain: ClosedRange<CGFloat>)
    case stitching(parts: [PDFFunction], bounds: [CGFloat], encode: [CGFloat], domain: ClosedRange<CGFloat>)
    case calculator(PDFCalculatorFunction)
    /// One function for each output.
    case combined([PDFFunction])

    struct Sampled {
        var domain, range, encode, decode: [CGFloat]
        var sizes: [Int]
        /// The samples, from 0 to 1. The first input varies fastest.
        var samples: [CGFloat]
    }

    /// Creates a function; nil if the object isn't a supported function.
    init?(_ object: PDFObject, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let parts = object.array {
            let functions = parts.compactMap { PDFFunction($0, depth: depth + 1) }
            guard !parts.isEmpty, functions.count == parts.count, parts.count <= 32 else { return nil }
            self = functions.count == 1 ? functions[0] : .combined(functions)
            return
        }
        guard let domain = object["Domain"]?.numbers, domain.count >= 2, domain[0] <= domain[1] else { return nil }
        let first = domain[0]...domain[1]
        switch object["FunctionType"]?.int {
        case 0:
            guard let sampled = Sampled(object, domain) else { return nil }
            self = .sampled(sampled)
        case 2:
            let from = object["C0"]?.numbers ?? [0], to = object["C1"]?.numbers ?? [1]
            guard from.count == to.count, from.count <= 32, let exponent = object["N"]?.double else { return nil }
            self = .exponential(from: from, to: to, exponent: exponent, domain: first)
        case 3:
            guard let functions = object["Functions"]?.array, let bounds = object["Bounds"]?.numbers,
                let encode = object["Encode"]?.numbers
            else { return nil }
            let parts = functions.compactMap { PDFFunction($0, depth: depth + 1) }
            guard !parts.isEmpty, parts.count == functions.count, bounds.count == parts.count - 1,
                encode.count >= parts.count * 2
            else { return nil }
            self = .stitching(parts: parts, bounds: bounds, encode: encode, domain: first)
        case 4:
            guard let bytes = object.bytes(limit: 1 << 20), let range = object["Range"]?.numbers,
                let calculator = PDFCalculatorFunction(bytes, domain: domain, range: range)
            else { return nil }
            self = .calculator(calculator)
        default: return nil
        }
    }

    /// The number of outputs, if it can be determined without inputs.
    var outputCount: Int {
        switch self {
        case .sampled(let sampled): sampled.range.count / 2
        case .exponential(let from, _, _, _): from.count
        case .stitching(let parts, _, _, _): parts.first?.outputCount ?? 0
        case .calculator(let calculator): calculator.range.count / 2
        case .combined(let parts): parts.count
        }
    }

    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        let x = inputs.first ?? 0
        switch self {
        case .sampled(let sampled): return sampled.values(inputs)
        case .exponential(let from, let to, let exponent, let domain):
            let clamped = min(max(x, domain.lowerBound), domain.upperBound)
            let weight = exponent == 1 ? clamped : CGFloat(pow(Double(clamped), Double(exponent)))
            return zip(from, to).map { $0 + ($1 - $0) * (weight.isFinite ? weight : 0) }
        case .stitching(let parts, let bounds, let encode, let domain):
            let clamped = min(max(x, domain.lowerBound), domain.upperBound)
            let index = bounds.firstIndex { clamped < $0 } ?? parts.count - 1
            let low = index == 0 ? domain.lowerBound : bounds[index - 1]
            let high = index == parts.count - 1 ? domain.upperBound : bounds[index]
            let (a, b) = (encode[index * 2], encode[index * 2 + 1])
            let encodedInput = high > low ? a + (clamped - low) * (b - a) / (high - low) : a
            return parts[index].values([encodedInput])
        case .calculator(let calculator): return calculator.values(inputs)
        case .combined(let parts): return parts.flatMap { $0.values(inputs).prefix(1) }
        }
    }

    /// Returns the inputs inside the domain at which linear segments end. For nonlinear functions, returns closely spaced inputs.
    func knots(_ domain: ClosedRange<CGFloat>) -> [CGFloat] {
        switch self {
        case .exponential(_, _, let exponent, _) where exponent == 1: return []
        case .stitching(let parts, let bounds, _, let functionDomain):
            let edges = [functionDomain.lowerBound] + bounds + [functionDomain.upperBound]
            return bounds
                + parts.indices.flatMap { index -> [CGFloat] in
                    guard !parts[index].isLinear else { return [] }
                    let (low, high) = (edges[index], edges[index + 1])
                    return (1..<32).map { low + (high - low) * CGFloat($0) / 32 }
                }
        default:
            return (1..<128).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * CGFloat($0) / 128 }
        }
    }

    private var isLinear: Bool {
        if case .exponential(_, _, 1, _) = self { return true }
        return false
    }
}

extension PDFFunction.Sampled {
    init?(_ object: PDFObject, _ domain: [CGFloat]) {
        guard let range = object["Range"]?.numbers, range.count >= 2, let sizes = object["Size"]?.numbers,
            let bits = object["BitsPerSample"]?.int, [1, 2, 4, 8, 12, 16, 24, 32].contains(bits),
            let bytes = object.bytes(limit: 16 << 20)
        else { return nil }
        self.domain = domain
        self.range = range
        self.sizes = sizes.map { Int($0) }
        let inputs = domain.count / 2
        guard self.sizes.count == inputs, inputs <= 4, self.sizes.allSatisfy({ $0 > 0 && $0 <= 4096 }) else {
            return nil
        }
        let count = self.sizes.reduce(range.count / 2) { $0 * $1 }
        guard count <= 1 << 20, count * bits <= bytes.count * 8 else { return nil }
        encode = object["Encode"]?.numbers ?? self.sizes.flatMap { [0, CGFloat($0 - 1)] }
        decode = object["Decode"]?.numbers ?? range
        guard encode.count >= inputs * 2, decode.count >= range.count else { return nil }
        var reader = PDFBitReader(bytes)
        let maximumSample = CGFloat((1 << bits) - 1)
        samples = (0..<count).map { _ in CGFloat(reader.next(bits)) / maximumSample }
    }

    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        let outputs = range.count / 2
        // The corners of the grid cell that contains the input, with their weights.
        var corners: [(index: Int, weight: CGFloat)] = [(0, 1)]
        var stride = 1
        for i in sizes.indices {
            let (low, high) = (domain[i * 2], domain[i * 2 + 1])
            let x = min(max(i < inputs.count ? inputs[i] : 0, low), high)
            let (a, b) = (encode[i * 2], encode[i * 2 + 1])
            let samplePosition = min(
                max(high > low ? a + (x - low) * (b - a) / (high - low) : a, 0), CGFloat(sizes[i] - 1))
            let cell = min(Int(samplePosition), max(sizes[i] - 2, 0))
            let fraction = samplePosition - CGFloat(cell)
            corners = corners.flatMap { corner in
                let lower = (corner.index + cell * stride, corner.weight * (1 - fraction))
                guard fraction > 0 else { return [lower] }
                return [lower, (corner.index + (cell + 1) * stride, corner.weight * fraction)]
            }
            stride *= sizes[i]
        }
        return (0..<outputs).map { output in
            let mixed = corners.reduce(0) { $0 + samples[$1.index * outputs + output] * $1.weight }
            let value = decode[output * 2] + mixed * (decode[output * 2 + 1] - decode[output * 2])
            return min(max(value, range[output * 2]), range[output * 2 + 1])
        }
    }
}

/// Reads numbers with a variable number of bits, most significant bit first.
struct PDFBitReader {
    private let bytes: [UInt8]
    private var bit = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next number; 0 after the end.
    mutating func next(_ count: Int) -> Int {
        var value = 0
        var remaining = count
        while remaining > 0 {
            let byte = bit >> 3 < bytes.count ? Int(bytes[bit >> 3]) : 0
            let availableBits = 8 - bit & 7
            let bitCount = min(availableBits, remaining)
            value = value << bitCount | byte >> (availableBits - bitCount) & ((1 << bitCount) - 1)
            bit += bitCount
            remaining -= bitCount
        }
        return value
    }

    /// Skips to the next byte boundary, where a row begins.
    mutating func alignToByte() { bit = (bit + 7) & ~7 }
}
