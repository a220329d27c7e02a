/// The heights of one section's rows in whole pixels, with fast sums of heights.
///
/// Rows of equal height need only a count. The first row with a different height creates an array of all heights.
/// Sums are stored for blocks of 64 rows.
/// - Complexity: O(1) for a height; O(log n) for a sum, search or change; O(n) for inserting and removing.
struct RowHeights {
    private static let bits = 6
    private static let blockSize = 64

    private(set) var count: Int
    /// The height of every row while `heights` is empty.
    private var uniform: Int32
    private var heights: [Int32] = []
    /// A bit for each row that indicates whether its height is final.
    private var known: [UInt64] = []
    private var blocks = PrefixSums()

    /// - Parameters:
    ///   - count: The number of rows.
    ///   - height: The estimated height of each row, in pixels.
    init(count: Int, height: Int) { (self.count, uniform) = (count, Int32(height)) }

    /// - Parameters:
    ///   - heights: The heights of the rows, in pixels.
    ///   - isKnown: Returns whether the height of a row is final.
    init(heights: [Int32], isKnown: (Int) -> Bool) {
        count = heights.count
        uniform = 0
        self.heights = heights
        known = [UInt64](repeating: 0, count: Self.blockCount(count))
        for row in heights.indices where isKnown(row) { known[row >> Self.bits] |= 1 << UInt64(row & 63) }
        blocks = PrefixSums(
            known.indices.map { block in
                var sum = 0
                for row in (block << Self.bits)..<min((block + 1) << Self.bits, heights.count) {
                    sum += Int(heights[row])
                }
                return sum
            })
    }

    private static func blockCount(_ count: Int) -> Int { (count + blockSize - 1) >> bits }

    subscript(row: Int) -> Int { heights.isEmpty ? Int(uniform) : Int(heights[row]) }

    var total: Int { heights.isEmpty ? count * Int(uniform) : blocks.total }

    /// Returns whether a row's height is final and not an estimate.
    func isKnown(_ row: Int) -> Bool { !known.isEmpty && known[row >> Self.bits] & (1 << UInt64(row & 63)) != 0 }

    /// Returns the sum of the heights of all rows before a row, in pixels.
    func offset(of row: Int) -> Int {
        if heights.isEmpty { return row * Int(uniform) }
        let block = row >> Self.bits
        var sum = blocks.sum(before: block)
        for other in (block << Self.bits)..<row { sum += Int(heights[other]) }
        return sum
    }

    /// Returns the row that contains a line of pixels, counted from the section's first row; `nil` outside the
    /// section. Never returns rows of height 0.
    func row(at pixel: Int) -> Int? {
        guard pixel >= 0, pixel < total else { return nil }
        if heights.isEmpty { return pixel / Int(uniform) }
        let found = blocks.search(pixel)
        var (row, rest) = (found.index << Self.bits, found.rest)
        while row < count, rest >= Int(heights[row]) {
            rest -= Int(heights[row])
            row += 1
        }
        return row < count ? row : nil
    }

    /// Sets a row's final height in pixels.
    /// - Returns: The change of the height.
    @discardableResult mutating func set(_ row: Int, to height: Int) -> Int {
        if known.isEmpty { known = [UInt64](repeating: 0, count: Self.blockCount(count)) }
        known[row >> Self.bits] |= 1 << UInt64(row & 63)
        let delta = height - self[row]
        guard delta != 0 else { return 0 }
        spread()
        heights[row] = Int32(height)
        blocks.add(delta, at: row >> Self.bits)
        return delta
    }

    /// Marks a row's height as an estimate.
    mutating func forget(_ row: Int) {
        if !known.isEmpty { known[row >> Self.bits] &= ~(1 << UInt64(row & 63)) }
    }

    mutating func forgetAll() { known = [] }

    /// All heights in pixels, for edits of the whole section.
    var all: [Int32] { heights.isEmpty ? [Int32](repeating: uniform, count: count) : heights }

    private mutating func spread() {
        guard heights.isEmpty else { return }
        heights = [Int32](repeating: uniform, count: count)
        let blockCount = Self.blockCount(count)
        blocks = PrefixSums(
            repeating: Int(uniform) * Self.blockSize, count: blockCount,
            last: Int(uniform) * (count - (blockCount - 1) * Self.blockSize))
    }
}
