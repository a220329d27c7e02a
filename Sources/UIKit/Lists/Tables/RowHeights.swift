/// The heights of a section's rows in whole pixels, with fast prefix sums.
///
/// Rows of equal height store only their number. The first different height creates an array of all heights. Prefix sums are stored for
/// blocks of 64 rows.
/// - Complexity: O(1) for a height; O(log n) for a sum, search or change; O(n) for inserting and removing.
struct RowHeights {
    private static let blockShift = 6
    private static let blockSize = 64

    private(set) var count: Int
    /// The height of all rows while `heights` is empty.
    private var uniformHeight: Int32
    private var heights: [Int32] = []
    /// A bit for each row. It is 1 if the row's height is final.
    private var finalRowBits: [UInt64] = []
    private var blockSums = PrefixSums()

    /// Creates rows of equal estimated height.
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - height: The estimated height of each row, in pixels.
    init(count: Int, height: Int) { (self.count, uniformHeight) = (count, Int32(height)) }

    /// Creates rows with individual heights.
    /// - Parameters:
    ///   - heights: The heights of the rows, in pixels.
    ///   - isKnown: A closure that returns whether the height of a row is final.
    init(heights: [Int32], isKnown: (Int) -> Bool) {
        count = heights.count
        uniformHeight = 0
        self.heights = heights
        finalRowBits = [UInt64](repeating: 0, count: Self.blockCount(count))
        for row in heights.indices where isKnown(row) { finalRowBits[row >> Self.blockShift] |= 1 << UInt64(row & 63) }
        blockSums = PrefixSums(
            finalRowBits.indices.map { block in
                var sum = 0
                for row in (block << Self.blockShift)..<min((block + 1) << Self.blockShift, heights.count) {
                    sum += Int(heights[row])
                }
                return sum
            })
    }

    private static func blockCount(_ count: Int) -> Int { (count + blockSize - 1) >> blockShift }

    subscript(row: Int) -> Int { heights.isEmpty ? Int(uniformHeight) : Int(heights[row]) }

    var total: Int { heights.isEmpty ? count * Int(uniformHeight) : blockSums.total }

    /// Returns whether a row's height is final rather than an estimate.
    func isFinal(_ row: Int) -> Bool {
        !finalRowBits.isEmpty && finalRowBits[row >> Self.blockShift] & (1 << UInt64(row & 63)) != 0
    }

    /// Returns the sum of the heights of all rows before a row, in pixels.
    func offset(of row: Int) -> Int {
        if heights.isEmpty { return row * Int(uniformHeight) }
        let block = row >> Self.blockShift
        var sum = blockSums.sum(before: block)
        for other in (block << Self.blockShift)..<row { sum += Int(heights[other]) }
        return sum
    }

    /// Returns the row at a distance from the section's first row, in pixels; `nil` outside the section. Never returns rows of height 0.
    func row(at pixel: Int) -> Int? {
        guard pixel >= 0, pixel < total else { return nil }
        if heights.isEmpty { return pixel / Int(uniformHeight) }
        let blockResult = blockSums.search(pixel)
        var (row, rest) = (blockResult.index << Self.blockShift, blockResult.rest)
        while row < count, rest >= Int(heights[row]) {
            rest -= Int(heights[row])
            row += 1
        }
        return row < count ? row : nil
    }

    /// Sets a row's final height, in pixels.
    /// - Returns: The change of the height.
    @discardableResult mutating func set(_ row: Int, to height: Int) -> Int {
        if finalRowBits.isEmpty { finalRowBits = [UInt64](repeating: 0, count: Self.blockCount(count)) }
        finalRowBits[row >> Self.blockShift] |= 1 << UInt64(row & 63)
        let delta = height - self[row]
        guard delta != 0 else { return 0 }
        materializeHeights()
        heights[row] = Int32(height)
        blockSums.add(delta, at: row >> Self.blockShift)
        return delta
    }

    /// Marks a row's height as an estimate.
    mutating func markAsEstimated(_ row: Int) {
        if !finalRowBits.isEmpty { finalRowBits[row >> Self.blockShift] &= ~(1 << UInt64(row & 63)) }
    }

    mutating func markAllAsEstimated() { finalRowBits = [] }

    /// The heights of all rows, in pixels, for insertions and deletions.
    var all: [Int32] { heights.isEmpty ? [Int32](repeating: uniformHeight, count: count) : heights }

    /// Creates the array of heights from the uniform height.
    private mutating func materializeHeights() {
        guard heights.isEmpty else { return }
        heights = [Int32](repeating: uniformHeight, count: count)
        let blockCount = Self.blockCount(count)
        blockSums = PrefixSums(
            repeating: Int(uniformHeight) * Self.blockSize, count: blockCount,
            last: Int(uniformHeight) * (count - (blockCount - 1) * Self.blockSize))
    }
}
