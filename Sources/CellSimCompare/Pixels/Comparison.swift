import CellSimCPixels
import CellSimGraphics

/// The result of comparing two pictures.
public struct Comparison: Hashable, Sendable {
    /// The verdict of a comparison.
    public enum Verdict: String, Hashable, Sendable {
        /// There are no differences, or the rule tolerates them.
        case same
        /// The pictures differ more than the rule tolerates, or have different sizes.
        case different
    }

    /// A picture's size.
    public struct Size: Hashable, Sendable, CustomStringConvertible {
        /// The size in pixels.
        public var width, height: Int
        public var description: String { "\(width)x\(height)" }
    }

    /// The rule that determines which differences count and how many are tolerated.
    public let rule: ComparisonRule
    /// The pictures' sizes, in pixels.
    public let referenceSize, actualSize: Size
    /// The verdict under the rule. Different sizes are never tolerated.
    public internal(set) var verdict = Verdict.same
    /// The number of pixels that count as different under the rule's method. If the sizes differ, this includes pixels that exist in only
    /// one picture.
    public internal(set) var differentPixels = 0
    /// The number of pixels with any difference, in the area common to both pictures.
    public internal(set) var unequalPixels = 0
    /// The number of bytes with any difference, in the area common to both pictures.
    public internal(set) var unequalBytes = 0
    /// The largest difference of a channel, from 0 to 255.
    public internal(set) var largestDifference = 0
    /// The mean difference per channel in the area common to both pictures, from 0 to 255.
    public internal(set) var meanDifference = 0.0
    /// The largest ΔE; nil unless the method is perceptual.
    public internal(set) var largestDeltaE: Double?
    /// The bounding boxes of the pixels that count as different, from top to bottom.
    public internal(set) var boxes: [Cluster] = []

    /// The result for a simulator's picture; nil unless the method is `simulator` and the pictures differ.
    public internal(set) var simulator: SimulatorComparison?

    /// A nonzero value for each tile in which the method `antialiasing` tolerates no differing pixels, in the area common to
    /// both pictures.
    var strictTiles: [UInt8]?

    /// A group of neighbouring pixels that differ.
    public struct Cluster: Hashable, Sendable {
        /// The bounding box, in pixels.
        public var box: PixelBox
        /// The number of pixels in the box that count as different.
        public var differentPixels: Int
    }

    /// A Boolean value that indicates whether both pictures have the same size.
    public var hasSameSize: Bool { referenceSize == actualSize }
    /// The number of compared pixels: the area of the union of both pictures.
    public var totalPixels: Int {
        let commonPixels = min(referenceSize.width, actualSize.width) * min(referenceSize.height, actualSize.height)
        let sum = referenceSize.width * referenceSize.height + actualSize.width * actualSize.height
        return sum - commonPixels
    }

    /// Compares two pictures.
    /// - Complexity: Linear in the number of pixels; identical pictures are compared with `memcmp`.
    public init(reference: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()) {
        self.rule = rule
        referenceSize = Size(width: reference.width, height: reference.height)
        actualSize = Size(width: actual.width, height: actual.height)
        guard hasSameSize else {
            compareCommonArea(reference, actual)
            if rule.method == .simulator { compareAsSimulator(reference, actual) }
            return
        }
        if reference == actual { return }
        let masked = rule.ignored.isEmpty ? actual : actual.replacing(rule.ignored, from: reference)
        countDifferences(reference, masked)
        if rule.method == .simulator {
            compareAsSimulator(reference, masked)
            return
        }
        verdict = rule.allows(different: differentPixels, of: totalPixels) ? .same : .different
    }

    private mutating func compareAsSimulator(_ reference: Bitmap, _ actual: Bitmap) {
        let comparison = SimulatorComparison(
            reference: reference, actual: actual, scale: rule.scale, isReferenceDisplayP3: rule.isReferenceDisplayP3)
        verdict = comparison.differenceClass == .same ? .same : .different
        simulator = comparison
    }

    /// Adds the differences between two pictures with 16 bits per channel at pixels whose 8-bit values are equal.
    /// - Parameters:
    ///   - reference: The reference with 8 bits per channel.
    ///   - actual: The actual picture with 8 bits per channel.
    ///   - deep: Red, green, blue and alpha of the pixels, with 16 bits each and not premultiplied.
    /// - Returns: The largest difference of a channel, from 0 to 65535.
    package mutating func addDeepDifferences(
        reference: Bitmap, actual: Bitmap, deep: (reference: [UInt8], actual: [UInt8])
    ) -> Int {
        guard hasSameSize else { return 0 }
        let masked = rule.ignored.isEmpty ? actual : actual.replacing(rule.ignored, from: reference)
        var other = deep.actual
        let bounds = PixelBox(x: 0, y: 0, width: reference.width, height: reference.height)
        for box in rule.ignored.compactMap({ $0.intersection(bounds) }) {
            for y in box.y..<box.bottom {
                let row = (y * bounds.width + box.x) * 8..<(y * bounds.width + box.right) * 8
                other.replaceSubrange(row, with: deep.reference[row])
            }
        }
        var tally = PixelTally(reference, masked, method: rule.method, limit: rule.limit, strict: strictTiles)
        let (counted, largest) = tally.add(
            reference, masked, deep: (deep.reference, other), limit: rule.limitFor16BitChannels)
        guard counted > 0 else { return largest }
        differentPixels += counted
        unequalPixels += counted
        boxes = tally.finder.clusters()
        verdict = rule.allows(different: differentPixels, of: totalPixels) ? .same : .different
        return largest
    }

    /// Creates the result for two identical pictures with a size in pixels.
    package init(equalPicturesOfWidth width: Int, height: Int, rule: ComparisonRule) {
        self.rule = rule
        (referenceSize, actualSize) = (Size(width: width, height: height), Size(width: width, height: height))
    }

    /// Compares the area common to two pictures of different sizes. All pixels outside it count as different.
    private mutating func compareCommonArea(_ reference: Bitmap, _ actual: Bitmap) {
        let width = min(reference.width, actual.width), height = min(reference.height, actual.height)
        let first = reference.cropped(width: width, height: height)
        var second = actual.cropped(width: width, height: height)
        if !rule.ignored.isEmpty { second = second.replacing(rule.ignored, from: first) }
        if first != second { countDifferences(first, second) }
        differentPixels += totalPixels - width * height
        verdict = .different
    }

    private mutating func countDifferences(_ reference: Bitmap, _ actual: Bitmap) {
        let (tally, strict) = StrictTiles.tally(reference, actual, rule)
        strictTiles = strict
        differentPixels = Int(tally.totals.countedPixels)
        unequalPixels = Int(tally.totals.differentPixels)
        unequalBytes = Int(tally.totals.differentBytes)
        largestDifference = Int(tally.totals.largestDifference)
        let bytes = reference.width * reference.height * 4
        meanDifference = bytes == 0 ? 0 : Double(tally.totals.sumOfDifferences) / Double(bytes)
        if rule.method == .perceptual { largestDeltaE = tally.totals.largestDeltaE }
        boxes = tally.finder.clusters()
    }
}

/// Counts differing pixels in two pictures of the same size.
struct PixelTally {
    let totals: CellSimDifferenceTotals
    /// The tiles with differences.
    private(set) var finder: ClusterFinder

    /// Compares the pixels of two pictures of the same size.
    /// - Parameter strict: A nonzero value for each tile in which antialiased edge pixels also count; for the method
    ///   `antialiasing`.
    init(
        _ reference: Bitmap, _ actual: Bitmap, method: ComparisonRule.Method, limit: Double, strict: [UInt8]? = nil
    ) {
        let side = ClusterFinder.tileSide
        let columnCount = (reference.width + side - 1) / side, rowCount = (reference.height + side - 1) / side
        var totals = CellSimDifferenceTotals()
        var tiles = [CellSimDifferenceTile](repeating: CellSimDifferenceTile(), count: columnCount * rowCount)
        unsafe reference.withUnsafeBytes { a in
            unsafe actual.withUnsafeBytes { b in
                unsafe tiles.withUnsafeMutableBufferPointer { tiles in
                    unsafe StrictTiles.withPointer(strict) { strict in
                        unsafe cellsim_compare_pixels(
                            a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                            reference.width, reference.height, method.code, limit, side, strict, tiles.baseAddress,
                            &totals)
                    }
                }
            }
        }
        self.totals = totals
        finder = ClusterFinder(tiles: tiles, columns: columnCount, rows: rowCount)
    }

    /// Adds pixels whose 16-bit values differ although their 8-bit values are equal.
    /// - Returns: The number of pixels above the limit, and the largest difference.
    fileprivate mutating func add(
        _ reference: Bitmap, _ actual: Bitmap, deep: (reference: [UInt8], actual: [UInt8]), limit: Double
    ) -> (counted: Int, largest: Int) {
        var tiles = finder.tiles, counted = 0, largest: UInt32 = 0
        unsafe deep.reference.withUnsafeBytes { first in
            unsafe deep.actual.withUnsafeBytes { second in
                unsafe reference.withUnsafeBytes { a in
                    unsafe actual.withUnsafeBytes { b in
                        unsafe tiles.withUnsafeMutableBufferPointer { tiles in
                            counted = unsafe cellsim_compare_deep(
                                first.bindMemory(to: UInt16.self).baseAddress,
                                second.bindMemory(to: UInt16.self).baseAddress,
                                a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                                reference.width, reference.height, limit, ClusterFinder.tileSide, tiles.baseAddress,
                                &largest)
                        }
                    }
                }
            }
        }
        finder = ClusterFinder(tiles: tiles, columns: finder.columns, rows: finder.rows)
        return (counted, Int(largest))
    }
}

extension ComparisonRule.Method {
    /// The constant for the method in the C library.
    var code: Int32 {
        switch self {
        case .exact, .simulator: Int32(CELLSIM_COMPARE_EXACT)
        case .pixel: Int32(CELLSIM_COMPARE_CHANNEL)
        case .perceptual: Int32(CELLSIM_COMPARE_PERCEPTUAL)
        case .antialiasing: Int32(CELLSIM_COMPARE_ANTIALIASING)
        }
    }
}
