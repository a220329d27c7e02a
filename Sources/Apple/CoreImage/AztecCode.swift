/// Draws an Aztec code (ISO/IEC 24778).
struct AztecCode {
    /// The modules without a quiet zone; dark modules are true.
    private(set) var modules: ModuleGrid

    /// The layout options of a code.
    struct Options {
        /// The minimum percentage of codewords for error correction, from 5 to 95.
        var correctionPercentage = 23.0
        /// The number of layers around the centre; nil for the minimum that fits the message.
        var layers: Int?
        /// Whether to use the compact centre, for up to four layers; nil for the layout that results in the smaller
        /// code.
        var isCompact: Bool?
    }

    /// Encodes a message.
    /// - Returns: nil if the message is too long.
    init?(_ message: [UInt8], _ options: Options = Options()) {
        // The largest code has 19,968 bits.
        guard message.count <= 4096, let bits = AztecEncoder(message)?.bits else { return nil }
        let shapes =
            (1...4).map { Shape(layers: $0, isCompact: true) } + (1...32).map { Shape(layers: $0, isCompact: false) }
        let matchingShapes = shapes.filter { shape in
            options.layers.map { $0 == shape.layers } ?? true && options.isCompact.map { $0 == shape.isCompact } ?? true
        }
        for shape in matchingShapes.sorted(by: { $0.side < $1.side }) {
            let codewords = shape.words(of: bits)
            let checkBits =
                Int((Double(codewords.count * shape.codewordSize) * options.correctionPercentage / 100).rounded(.up))
                + 11
            guard
                codewords.count * shape.codewordSize + checkBits <= shape.capacity - shape.capacity
                    % shape.codewordSize,
                codewords.count <= (shape.isCompact ? 64 : 2048)
            else { continue }
            modules = ModuleGrid(width: shape.side, height: shape.side)
            drawCentre(shape, words: codewords.count)
            drawLayers(shape, bits: shape.message(codewords))
            return
        }
        return nil
    }

    // MARK: Drawing

    /// Draws the rings in the middle, the orientation marks at their corners, the mode message around them, and the
    /// grid of larger codes.
    private mutating func drawCentre(_ shape: Shape, words: Int) {
        let (centre, radius) = (shape.side / 2, shape.isCompact ? 5 : 7)
        if !shape.isCompact {
            for distance in stride(from: 0, through: centre, by: 16) {
                for along in stride(from: centre % 2, to: shape.side, by: 2) {
                    for line in [centre - distance, centre + distance] {
                        modules[line, along] = true
                        modules[along, line] = true
                    }
                }
            }
        }
        for y in -radius...radius {
            for x in -radius...radius {
                let ring = max(abs(x), abs(y))
                modules[centre + x, centre + y] = ring < radius && ring.isMultiple(of: 2)
            }
        }
        modules[centre - radius, centre - radius] = true
        modules[centre - radius + 1, centre - radius] = true
        modules[centre - radius, centre - radius + 1] = true
        modules[centre + radius, centre - radius] = true
        modules[centre + radius, centre - radius + 1] = true
        modules[centre + radius, centre + radius - 1] = true
        let bits = shape.mode(words: words)
        let count = bits.count / 4
        for index in 0..<count {
            // Skips the grid line in the middle of each side of a full-size code.
            let along = centre - count / 2 + index + (shape.isCompact ? 0 : index / 5)
            modules[along, centre - radius] = bits[index]
            modules[centre + radius, along] = bits[count + index]
            modules[along, centre + radius] = bits[3 * count - 1 - index]
            modules[centre - radius, along] = bits[4 * count - 1 - index]
        }
    }

    /// Draws the layers from the outside inwards. Each starts at the upper left corner, goes down, and continues around
    /// the code, two modules wide.
    private mutating func drawLayers(_ shape: Shape, bits: [Bool]) {
        let (lines, last) = (shape.lines, shape.lines.count - 1)
        var next = 0
        for layer in 0..<shape.layers {
            let length = (shape.layers - layer) * 4 + (shape.isCompact ? 9 : 12)
            for side in 0..<4 {
                for along in 0..<length {
                    for across in 0..<2 {
                        let (near, far) = (layer * 2 + across, layer * 2 + along)
                        let (x, y) =
                            switch side {
                            case 0: (near, far)
                            case 1: (far, last - near)
                            case 2: (last - near, last - far)
                            default: (last - far, near)
                            }
                        modules[lines[x], lines[y]] = bits[next]
                        next += 1
                    }
                }
            }
        }
    }
}

extension AztecCode {
    /// The format of a code: its size and the arrangement of its bits.
    struct Shape {
        let layers: Int
        let isCompact: Bool

        /// The number of modules per side, without grid lines.
        private var sideWithoutGridLines: Int { (isCompact ? 11 : 14) + 4 * layers }
        var side: Int {
            isCompact ? sideWithoutGridLines : sideWithoutGridLines + 1 + 2 * ((sideWithoutGridLines / 2 - 1) / 15)
        }
        /// The number of bits in all layers.
        var capacity: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }
        /// The number of bits per codeword.
        var codewordSize: Int {
            switch layers {
            case ...2: 6
            case ...8: 8
            case ...22: 10
            default: 12
            }
        }

        /// The columns and rows that are not grid lines.
        var lines: [Int] {
            guard !isCompact else { return Array(0..<side) }
            return (0..<side).filter { ($0 - side / 2) % 16 != 0 }
        }

        /// Returns the codewords of a bit sequence. A codeword must not consist only of zeros or only of ones, because
        /// readers treat it as damaged; an inserted last bit avoids this.
        func words(of bits: [Bool]) -> [Int] {
            var (result, index) = ([Int](), 0)
            let allOnes = 1 << (codewordSize - 1) - 1
            while index < bits.count {
                let value = (index..<index + codewordSize - 1).reduce(0) {
                    $0 << 1 | ($1 >= bits.count || bits[$1] ? 1 : 0)
                }
                index += codewordSize - 1
                if value == 0 {
                    result.append(1)
                } else if value == allOnes {
                    result.append(value << 1)
                } else {
                    result.append(value << 1 | (index >= bits.count || bits[index] ? 1 : 0))
                    index += 1
                }
            }
            return result
        }

        /// Returns the bits of all layers: padding zeros, then the data and check codewords.
        func message(_ words: [Int]) -> [Bool] {
            let polynomial = [6: 0x43, 8: 0x12D, 10: 0x409, 12: 0x1069][codewordSize] ?? 0
            let code = ReedSolomon(bits: codewordSize, polynomial: polynomial, firstRoot: 1)
            let checkCodewords = code.checkCodewords(of: words, count: capacity / codewordSize - words.count)
            var bits = BitString()
            bits.append(0, count: capacity % codewordSize)
            for word in words + checkCodewords { bits.append(word, count: codewordSize) }
            return bits.bits
        }

        /// Returns the bits of the mode message around the centre: the numbers of layers and of data codewords, and check codewords.
        func mode(words: Int) -> [Bool] {
            var data = BitString()
            data.append(layers - 1, count: isCompact ? 2 : 5)
            data.append(words - 1, count: isCompact ? 6 : 11)
            let values = data.codewords(of: 4)
            let checkCodewords = ReedSolomon(bits: 4, polynomial: 0x13, firstRoot: 1).checkCodewords(
                of: values, count: isCompact ? 5 : 6)
            var bits = BitString()
            for value in values + checkCodewords { bits.append(value, count: 4) }
            return bits.bits
        }
    }
}
