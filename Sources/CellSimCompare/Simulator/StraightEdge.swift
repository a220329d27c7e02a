import CellSimCPixels

/// A straight line between two colours: a side of a rectangle, or one of the two sides of a separator.
struct StraightEdge: Hashable {
    /// The minimum length of a line, in points. Strokes of letters are shorter.
    static let minimumLength = 24

    /// Whether the line runs from left to right.
    var isHorizontal: Bool
    /// The row below a horizontal line, or the column to the right of a vertical one.
    var position: Int
    /// The columns, or rows, along the line.
    var range: Range<Int>

    init(_ run: CellSimStraightRun) {
        (isHorizontal, position) = (run.isHorizontal != 0, Int(run.position))
        range = Int(run.start)..<Int(run.end)
    }

    /// The line as a box two pixels thick.
    var box: PixelBox {
        isHorizontal
            ? PixelBox(x: range.lowerBound, y: position - 1, width: range.count, height: 2)
            : PixelBox(x: position - 1, y: range.lowerBound, width: 2, height: range.count)
    }
}
