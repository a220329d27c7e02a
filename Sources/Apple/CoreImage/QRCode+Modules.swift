/// Draws the QR symbol.
extension QRCode {
    /// The symbol without a quiet zone, with the mask that has the smallest penalty.
    var modules: ModuleGrid {
        var drawing = QRSymbolBuilder(version: version)
        drawing.drawPatterns()
        drawing.drawFormat(level, mask: 0)
        drawing.draw(codewords)
        let candidates = (0..<8).map { drawing.masked(by: $0, level) }
        let scored = candidates.map { (grid: $0, penalty: $0.penalty) }
        return scored.min { $0.penalty < $1.penalty }?.grid ?? drawing.grid
    }
}

/// Draws the modules of a symbol.
private struct QRSymbolBuilder {
    let version: Int
    private(set) var grid: ModuleGrid
    /// The modules with function patterns and format information, which contain no data.
    private var reservedModules: ModuleGrid
    private var size: Int { grid.width }

    init(version: Int) {
        self.version = version
        grid = ModuleGrid(width: version * 4 + 17, height: version * 4 + 17)
        reservedModules = grid
    }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        grid[x, y] = isDark
        reservedModules[x, y] = true
    }

    mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let lines = alignmentPositions
        for (row, y) in lines.enumerated() {
            for (column, x) in lines.enumerated() {
                let last = lines.count - 1
                if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) { continue }
                for dy in -2...2 {
                    for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
                }
            }
        }
        guard version >= 7 else { return }
        let bits = version << 12 | Self.remainder(version, 0x1F25, count: 12)
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                let ring = max(abs(dx), abs(dy))
                set(x + dx, y + dy, ring != 2 && ring != 4)
            }
        }
    }

    /// The columns and rows of the centres of alignment patterns.
    private var alignmentPositions: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        // The positions are evenly spaced from the end, by an even distance. The standard makes an exception for version 32.
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (1..<count).map { size - 7 - (count - 1 - $0) * step }
    }

    /// Returns the remainder of a polynomial division, for the error correction of the format and version information.
    private static func remainder(_ value: Int, _ generator: Int, count: Int) -> Int {
        var rest = value
        for _ in 0..<count { rest = rest << 1 ^ (rest >> (count - 1) & 1) * generator }
        return rest
    }

    mutating func drawFormat(_ level: QRCode.CorrectionLevel, mask: Int) {
        let data = level.formatBits << 3 | mask
        let bits = (data << 10 | Self.remainder(data, 0x537, count: 10)) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0..<6: set(8, index, isDark)
            case 6, 7: set(8, index + 1, isDark)
            case 8: set(7, 8, isDark)
            default: set(14 - index, 8, isDark)
            }
            if index < 8 { set(size - 1 - index, 8, isDark) } else { set(8, size - 15 + index, isDark) }
        }
        set(8, size - 8, true)
    }

    /// Draws the codewords in the free modules: two columns at a time from the right, alternately upwards and
    /// downwards.
    mutating func draw(_ codewords: [Int]) {
        var index = 0
        var isUpwards = true
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                let y = isUpwards ? size - 1 - step : step
                for x in [right, right - 1] where !reservedModules[x, y] && index < codewords.count * 8 {
                    grid[x, y] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            isUpwards.toggle()
        }
    }

    func masked(by mask: Int, _ level: QRCode.CorrectionLevel) -> ModuleGrid {
        var copy = self
        copy.drawFormat(level, mask: mask)
        for y in 0..<size {
            for x in 0..<size where !reservedModules[x, y] && Self.shouldInvert(mask, x, y) { copy.grid[x, y].toggle() }
        }
        return copy.grid
    }

    private static func shouldInvert(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        let rest =
            switch mask {
            case 0: (x + y) % 2
            case 1: y % 2
            case 2: x % 3
            case 3: (x + y) % 3
            case 4: (x / 3 + y / 2) % 2
            case 5: x * y % 2 + x * y % 3
            case 6: (x * y % 2 + x * y % 3) % 2
            default: ((x + y) % 2 + x * y % 3) % 2
            }
        return rest == 0
    }
}

extension ModuleGrid {
    /// The penalty for patterns that could confuse readers: runs and blocks of one colour, patterns that resemble a finder
    /// pattern, and unequal numbers of dark and light modules.
    fileprivate var penalty: Int {
        var sum = 0
        var darkCount = 0
        for a in 0..<width {
            sum += Self.penalty(ofLine: (0..<width).map { self[$0, a] })
            sum += Self.penalty(ofLine: (0..<width).map { self[a, $0] })
            for b in 0..<width {
                if self[a, b] { darkCount += 1 }
                guard a + 1 < width, b + 1 < width else { continue }
                let color = self[a, b]
                if self[a + 1, b] == color, self[a, b + 1] == color, self[a + 1, b + 1] == color { sum += 3 }
            }
        }
        // The penalty is 10 for every 5 percent of deviation from equal numbers.
        return sum + abs(darkCount * 20 - width * width * 10) / (width * width) * 10
    }

    private static func penalty(ofLine line: [Bool]) -> Int {
        var (sum, run, pattern) = (0, 0, 0)
        for (index, isDark) in line.enumerated() {
            run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
            pattern = (pattern << 1 | (isDark ? 1 : 0)) & 0x7FF
            if index >= 10, pattern == 0b101_1101_0000 || pattern == 0b000_0101_1101 { sum += 40 }
        }
        return sum
    }
}
