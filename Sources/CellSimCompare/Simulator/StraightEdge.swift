import CellSimCPixels

/// A straight edge between two colours: a side of a rectangle, or one of the two sides of a separator.
struct StraightEdge: Hashable {
    /// The minimum length, in points. Strokes of letters are shorter.
    static let minimumLength = 24

    /// A Boolean value that indicates whether the edge is horizontal.
    var isHorizontal: Bool
    /// The row below a horizontal edge, or the column to the right of a vertical edge.
    var position: Int
    /// The range of columns or rows along the edge.
    var range: Range<Int>

    init(_ run: CellSimStraightRun) {
        (isHorizontal, position) = (run.isHorizontal != 0, Int(run.position))
        range = Int(run.start)..<Int(run.end)
    }

    /// The edge as a box with a thickness of two pixels.
    var box: PixelBox {
        isHorizontal
            ? PixelBox(x: range.lowerBound, y: position - 1, width: range.count, height: 2)
            : PixelBox(x: position - 1, y: range.lowerBound, width: 2, height: range.count)
    }
}
