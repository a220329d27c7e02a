import CellSimCFreeType

/// Clips contours far outside the drawn area.
extension OutlineBuilder {
    /// The distance from the area, in 64ths of a pixel, above which a contour is clipped. FreeType processes each line
    /// pixel by pixel, even outside the visible area.
    private static let clippingThreshold = 65_536 * 64
    /// The distance from the area, in 64ths of a pixel, at which such contours are clipped.
    private static let clippingMargin = 1_024 * 64

    /// Clips parts far outside the area without changing the winding number inside it.
    mutating func clipDistantParts(of range: Range<Int>) {
        let (width, height) = (area.width * 64, area.height * 64)
        let isFar = range.contains { i in
            let p = points[i]
            return p.x < -Self.clippingThreshold || p.y < -Self.clippingThreshold
                || p.x > width + Self.clippingThreshold || p.y > height + Self.clippingThreshold
        }
        guard isFar else { return }
        var contour = range.map { points[$0] }
        contour = Self.clip(contour, { $0.x + Self.clippingMargin })
        contour = Self.clip(contour, { width + Self.clippingMargin - $0.x })
        contour = Self.clip(contour, { $0.y + Self.clippingMargin })
        contour = Self.clip(contour, { height + Self.clippingMargin - $0.y })
        replacePoints(in: range, by: contour)
    }

    /// Returns the part of a closed contour on one side of a line (Sutherland–Hodgman algorithm).
    /// - Parameter distance: The signed distance from the line; negative on the side that is removed.
    private static func clip(_ contour: [FT_Vector], _ distance: (FT_Vector) -> Int) -> [FT_Vector] {
        guard var before = contour.last else { return [] }
        var clippedPoints: [FT_Vector] = []
        for point in contour {
            let (a, b) = (distance(before), distance(point))
            if (a < 0) != (b < 0) {
                let fraction = Double(a) / Double(a - b)
                func between(_ p: Int, _ q: Int) -> Int { p + Int((Double(q - p) * fraction).rounded()) }
                clippedPoints.append(FT_Vector(x: between(before.x, point.x), y: between(before.y, point.y)))
            }
            if b >= 0 { clippedPoints.append(point) }
            before = point
        }
        return clippedPoints
    }
}
