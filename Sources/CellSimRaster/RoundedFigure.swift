import CellSimGraphics
import Foundation

/// A rectangle with circular corners on the device, or the ring between two of them. It is divided into rows with corners and
/// the rows between them.
struct RoundedFigure {
    /// The edges in 64ths of a device pixel.
    let edges: SubPixelRect
    /// The outline in points, and its transform to device pixels.
    let path: Path
    let transform: CGAffineTransform
    /// The rows with corners at the top and bottom, in device pixels. The area between them is a rectangle.
    let topRows, bottomRows: Range<Int>
    /// The columns between the corners.
    let plainColumns: Range<Int>

    /// Creates a figure.
    /// - Precondition: The matrix only scales and translates.
    init(_ rect: CGRect, radii: CornerRadii, transform: CGAffineTransform, inner: (CGRect, CornerRadii)? = nil) {
        let rect = rect.standardized
        let radii = radii.limited(to: rect.size)
        var path = Path.roundedRect(rect, radii: radii)
        if let inner { path.append(.roundedRect(inner.0, radii: inner.1)) }
        self.path = path
        self.transform = transform
        edges = SubPixelRect(rect, through: transform)
        let band = inner.map { max($0.0.minY - rect.minY, rect.maxY - $0.0.maxY) } ?? 0
        let side = inner.map { max($0.0.minX - rect.minX, rect.maxX - $0.0.maxX) } ?? 0
        func rows(_ points: CGFloat) -> Int { SubPixel.rounded(points * abs(transform.d)) }
        func columns(_ points: CGFloat) -> Int { SubPixel.rounded(points * abs(transform.a)) }
        var (top, bottom) = (max(radii.topLeft, radii.topRight, band), max(radii.bottomLeft, radii.bottomRight, band))
        var (left, right) = (max(radii.topLeft, radii.bottomLeft, side), max(radii.topRight, radii.bottomRight, side))
        if transform.d < 0 { swap(&top, &bottom) }
        if transform.a < 0 { swap(&left, &right) }
        let all = edges.pixels
        let topEnd = min(SubPixel.ceil(edges.top + rows(top)), all.bottom)
        let bottomStart = max(SubPixel.floor(edges.bottom - rows(bottom)), topEnd)
        topRows = all.top..<max(topEnd, all.top)
        bottomRows = min(bottomStart, all.bottom)..<all.bottom
        let plainLeft = SubPixel.ceil(edges.left + columns(left))
        plainColumns = plainLeft..<max(SubPixel.floor(edges.right - columns(right)), plainLeft)
    }

    /// The rows between the corners.
    var middleRows: Range<Int> { topRows.upperBound..<bottomRows.lowerBound }

    /// The completely covered areas without corners.
    var solidAreas: [PixelRect] {
        let wholePixelRect = edges.wholePixels
        let rowsArea = PixelRect(
            left: wholePixelRect.left, top: max(wholePixelRect.top, middleRows.lowerBound), right: wholePixelRect.right,
            bottom: min(wholePixelRect.bottom, middleRows.upperBound))
        let column = PixelRect(
            left: plainColumns.lowerBound, top: wholePixelRect.top, right: plainColumns.upperBound,
            bottom: wholePixelRect.bottom)
        return [rowsArea, column].filter { !$0.isEmpty }
    }
}
