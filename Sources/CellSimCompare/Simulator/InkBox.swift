import CellSimCPixels

/// A connected region of foreground pixels (*ink*): a line of text, an icon or an image. Comments also call it a *mark*.
struct InkBox {
    /// The height below which a mark can be a line of text, in points.
    static let maximumLineHeight = 48

    /// The bounding box of the ink, in pixels.
    var box: PixelBox
    /// The number of ink pixels.
    var inkPixelCount: Int
    /// The column ranges of the connected parts.
    var columns: [Range<Int>]

    /// Merges another mark into this one.
    mutating func add(_ other: InkBox) {
        box = box.union(other.box)
        inkPixelCount += other.inkPixelCount
        columns += other.columns
    }

    /// Returns whether the mark is an image rather than text.
    func isImage(scale: Int) -> Bool {
        let short = min(box.width, box.height)
        return short >= InkBox.maximumLineHeight * scale || short >= 20 * scale && inkPixelCount * 5 > box.area * 3
    }
}

/// Finds the marks in a picture: connected ink, merged if its parts are as close together as letters.
struct InkBoxFinder {
    let width, height, scale: Int

    /// Returns all marks, from top to bottom. Marks smaller than a point are ignored.
    /// - Parameters:
    ///   - mask: A nonzero value for each ink pixel. It is cleared.
    ///   - peak: The value that each connected part must contain.
    func inkBoxes(_ mask: inout [UInt8], peak: UInt8 = 1) -> [InkBox] {
        var locations = [UInt32](repeating: 0, count: mask.count)
        var parts = [CellSimConnectedPart](
            repeating: CellSimConnectedPart(), count: PictureFeatures.maximumFeatures)
        let partCount = unsafe cellsim_connected_parts(
            &mask, width, height, peak, &locations, &parts, parts.count)
        return mergedIntoLines(parts.prefix(partCount).map(InkBox.init))
            .filter { max($0.box.width, $0.box.height) >= scale }.sorted { $0.box < $1.box }
    }

    /// Joins the parts of letters, and joins letters into lines.
    private func mergedIntoLines(_ parts: [InkBox]) -> [InkBox] {
        let sorted = parts.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
        var sets = DisjointSets(sorted.count)
        // Letters farther apart are never connected, so parts farther to the right can be skipped.
        let maximumGap = InkBoxFinder.maximumLetterGap * scale
        var active: [Int] = []
        for (index, part) in sorted.enumerated() {
            active.removeAll { sorted[$0].box.right + maximumGap < part.box.x }
            for other in active where areConnected(sorted[other].box, part.box) { sets.join(other, index) }
            active.append(index)
        }
        var marks: [Int: InkBox] = [:]
        for (index, part) in sorted.enumerated() { marks[sets.root(index), default: part.empty].add(part) }
        return marks.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The maximum gap between letters or words in a line, in points.
    private static let maximumLetterGap = 8

    private func areConnected(_ a: PixelBox, _ b: PixelBox) -> Bool {
        let horizontalGap = max(a.x, b.x) - min(a.right, b.right), down = max(a.y, b.y) - min(a.bottom, b.bottom)
        // One box overlaps the other, as in the counter of a letter. A frame around text is a separate mark.
        if horizontalGap < 0, down < 0 { return !isFrame(a, b) && !isFrame(b, a) }
        let maximumHeight = max(a.height, b.height)
        if down < 0, -down * 2 >= min(a.height, b.height), maximumHeight < InkBox.maximumLineHeight * scale {
            return horizontalGap * 2 <= maximumHeight && horizontalGap <= InkBoxFinder.maximumLetterGap * scale
        }
        // Dots and accents above a letter are connected to it.
        return horizontalGap < 0 && -horizontalGap * 2 >= min(a.width, b.width) && down * 4 <= maximumHeight
            && down <= 3 * scale
            && maximumHeight < InkBox.maximumLineHeight * scale
    }

    /// Returns whether `a` is much larger than the content inside it.
    private func isFrame(_ a: PixelBox, _ b: PixelBox) -> Bool {
        a.height >= b.height * 2 && a.height >= 20 * scale && a.width >= b.width + 8 * scale
    }
}

extension InkBox {
    fileprivate init(_ part: CellSimConnectedPart) {
        let (left, right) = (Int(part.left), Int(part.right))
        box = PixelBox(x: left, y: Int(part.top), width: right - left, height: Int(part.bottom - part.top))
        (inkPixelCount, columns) = (Int(part.count), [left..<right])
    }

    /// A copy of the mark without ink.
    fileprivate var empty: InkBox { InkBox(box: box, inkPixelCount: 0, columns: []) }
}

/// A disjoint-set (union-find) structure.
struct DisjointSets {
    private var parents: [Int]

    init(_ count: Int) { parents = Array(0..<count) }

    mutating func root(_ member: Int) -> Int {
        var member = member
        while parents[member] != member {
            parents[member] = parents[parents[member]]
            member = parents[member]
        }
        return member
    }

    /// Joins the sets of two members. The smaller root remains, so that the result does not depend on the order of joins.
    mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(a), root(b))
        parents[max(first, second)] = min(first, second)
    }
}
