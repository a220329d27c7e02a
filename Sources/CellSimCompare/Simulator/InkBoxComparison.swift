import CellSimCPixels
import CellSimGraphics

/// Compares two marks at the same position: text by colour and extent, images by the mean colours of grid cells.
struct InkBoxComparison {
    private let pair: SimulatorPictureComparer
    private let old, new: InkBox

    init(_ pair: SimulatorPictureComparer, _ marks: InkBoxMatcher.Pair) {
        (self.pair, old, new) = (pair, marks.reference, marks.actual)
    }

    /// The kind of difference; nil if at most the shapes of letters differ.
    var difference: Finding.Kind? {
        if old.isImage(scale: pair.scale) || new.isImage(scale: pair.scale) { return hasSameCells ? nil : .content }
        if hasGap(old, new) || hasLess(new, than: old) { return .missing }
        if hasGap(new, old) || hasLess(old, than: new) { return .extra }
        return hasSameInk ? nil : .color
    }

    // MARK: Letters

    /// Returns whether a run of ink columns in `a`, wider than a letter, has no counterpart nearby in
    /// `b`.
    private func hasGap(_ a: InkBox, _ b: InkBox) -> Bool {
        let tolerance = pair.scale + a.box.height / 4
        var covered = [Bool](repeating: false, count: a.box.width)
        for range in b.columns {
            let expandedRange = (range.lowerBound - tolerance..<range.upperBound + tolerance).clamped(
                to: a.box.x..<a.box.right)
            for column in expandedRange { covered[column - a.box.x] = true }
        }
        var hasInk = [Bool](repeating: false, count: a.box.width)
        for column in a.columns.joined() { hasInk[column - a.box.x] = true }
        let limit = max(4 * pair.scale, a.box.height * 4 / 5)
        var run = 0
        for column in hasInk.indices {
            run = hasInk[column] && !covered[column] ? run + 1 : 0
            if run > limit { return true }
        }
        return false
    }

    /// Returns whether a mark with several lines has much less ink. In such a mark, columns of one line can hide a gap in another.
    private func hasLess(_ a: InkBox, than b: InkBox) -> Bool {
        min(a.box.height, b.box.height) >= 20 * pair.scale && a.inkPixelCount * 10 < b.inkPixelCount * 7
    }

    /// The maximum colour difference of equal ink. Strokes thinner than a pixel vary in brightness by less than this.
    private static let maximumInkDistance = 64

    private var hasSameInk: Bool {
        guard let first = inkColor(of: pair.reference, in: old.box), let second = inkColor(of: pair.actual, in: new.box)
        else {
            return true
        }
        return zip(first, second).allSatisfy { abs($0 - $1) <= InkBoxComparison.maximumInkDistance }
    }

    /// Returns the mean colour of the tenth of the pixels that differ most from the box's background.
    private func inkColor(of bitmap: Bitmap, in box: PixelBox) -> [Int]? {
        var counts: [UInt32: Int] = [:]
        let expandedBox = box.expanded(by: 1)
        for x in expandedBox.x..<expandedBox.right {
            for y in [expandedBox.y, expandedBox.bottom - 1] where isInside(bitmap, x, y) {
                counts[bitmap.pixel(x: x, y: y), default: 0] += 1
            }
        }
        guard let backgroundColor = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        let histogram = histogram(bitmap, box, backgroundColor)
        let levels = (Int(PictureFeatures.flatColorTolerance) + 1...255).reversed()
        let sampleCount = max(levels.reduce(0) { $0 + Int(histogram.counts[$1]) } / 10, 1)
        var (count, sums) = (0, [0, 0, 0, 0])
        for level in levels where count < sampleCount && histogram.counts[level] > 0 {
            count += Int(histogram.counts[level])
            for channel in 0..<4 { sums[channel] += Int(histogram.sums[level * 4 + channel]) }
        }
        return count == 0 ? nil : sums.map { $0 / count }
    }

    private func isInside(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
        (0..<bitmap.width).contains(x) && (0..<bitmap.height).contains(y)
    }

    /// Returns a histogram of the distances from a colour, from 0 to 255: the numbers of pixels, and the sums of their four
    /// channels.
    private func histogram(
        _ bitmap: Bitmap, _ box: PixelBox, _ background: UInt32
    ) -> (counts: [UInt32], sums: [UInt64]) {
        var counts = [UInt32](repeating: 0, count: 256)
        var sums = [UInt64](repeating: 0, count: 1024)
        unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_ink_histogram(
                pixels.bindMemory(to: UInt8.self).baseAddress, bitmap.width, box.x, box.y, box.right, box.bottom,
                background, &counts, &sums)
        }
        return (counts, sums)
    }

    // MARK: Images

    /// The number of grid cells in each direction.
    private static let cellsPerSide = 6
    private static let maximumCellDistance = 40

    private var hasSameCells: Bool {
        let box = old.box.intersection(new.box) ?? old.box
        let columns = min(InkBoxComparison.cellsPerSide, box.width),
            rows = min(InkBoxComparison.cellsPerSide, box.height)
        for row in 0..<rows {
            for column in 0..<columns {
                let left = box.x + box.width * column / columns, right = box.x + box.width * (column + 1) / columns
                let top = box.y + box.height * row / rows, bottom = box.y + box.height * (row + 1) / rows
                let cell = PixelBox(x: left, y: top, width: right - left, height: bottom - top)
                let first = mean(pair.reference, cell), second = mean(pair.actual, cell)
                if zip(first, second).contains(where: { abs($0 - $1) > InkBoxComparison.maximumCellDistance }) {
                    return false
                }
            }
        }
        return true
    }

    private func mean(_ bitmap: Bitmap, _ box: PixelBox) -> [Int] {
        let histogram = histogram(bitmap, box, 0)
        var sums = [0, 0, 0, 0]
        for level in 0..<256 where histogram.counts[level] > 0 {
            for channel in 0..<4 { sums[channel] += Int(histogram.sums[level * 4 + channel]) }
        }
        return sums.map { $0 / max(box.area, 1) }
    }
}
