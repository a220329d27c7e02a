import CellSimCPixels
import CellSimGraphics

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

    /// The maximum channel difference of the colours on both sides.
    var contrast: Int32

    init(_ run: CellSimStraightRun, contrast: Int32) {
        self.contrast = contrast
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

extension CellSimStraightRun {
    /// Returns the maximum channel difference of the colours on both sides, in the middle of the line.
    func contrast(in bitmap: Bitmap) -> Int32 {
        let middle = Int(start + end) / 2, line = Int(position)
        let (x, y) = isHorizontal != 0 ? (middle, line) : (line, middle)
        let a = bitmap.pixel(x: x, y: y)
        let b = isHorizontal != 0 ? bitmap.pixel(x: x, y: y - 1) : bitmap.pixel(x: x - 1, y: y)
        return [0, 8, 16, 24].map { abs(Int32(a >> $0 & 255) - Int32(b >> $0 & 255)) }.max() ?? 0
    }
}
