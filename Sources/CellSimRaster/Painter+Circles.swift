import CellSimGraphics
import Foundation

/// Draws gradients between two circles.
extension Painter {
    /// Returns the colours of a gradient between two circles, using the equation in PDF 32000-1:2008, 8.7.4.5.4: a point has the
    /// colour of the last circle that contains it. Unless the gradient is extended, there is no colour beyond its ends.
    func makeCircles(_ gradient: CircleGradient, area: PixelRect) -> PaintSource? {
        let length = max(gradient.start.radius, gradient.end.radius) * lengthScale
        guard let table = GradientTable(stops: gradient.stops, length: length) else { return nil }
        let inverse = state.transform.inverted()
        let circles = CircleEquation(gradient)
        let block = PixelBlock(.color, bounds: area)
        let last = CGFloat(table.pixels.count - 1)
        unsafe table.pixels.withUnsafeBufferPointer { table in
            for y in area.top..<area.bottom {
                unsafe block.row(y).withMemoryRebound(to: UInt32.self, capacity: area.width) { row in
                    for x in 0..<area.width {
                        let pixel = CGPoint(x: CGFloat(area.left + x) + 0.5, y: CGFloat(y) + 0.5)
                        guard let location = circles.location(of: pixel.applying(inverse)) else { continue }
                        unsafe row[x] = table[Int((min(max(location, 0), 1) * last + 0.5).rounded(.down))]
                    }
                }
            }
        }
        return .pixels(block)
    }
}

/// Determines the interpolated circle that contains a point.
private struct CircleEquation {
    let gradient: CircleGradient
    let dx, dy, dr, a: CGFloat

    init(_ gradient: CircleGradient) {
        self.gradient = gradient
        dx = gradient.end.center.x - gradient.start.center.x
        dy = gradient.end.center.y - gradient.start.center.y
        dr = gradient.end.radius - gradient.start.radius
        a = dx * dx + dy * dy - dr * dr
    }

    /// Returns the position of the circle, from 0 for the first circle to 1 for the second; nil if no circle contains the
    /// point.
    func location(of point: CGPoint) -> CGFloat? {
        let (px, py) = (point.x - gradient.start.center.x, point.y - gradient.start.center.y)
        let r = gradient.start.radius
        let b = px * dx + py * dy + r * dr
        let c = px * px + py * py - r * r
        if abs(a) < 1e-9 { return b == 0 ? nil : validated(c / (2 * b)) }
        let square = b * b - a * c
        guard square >= 0 else { return nil }
        let root = square.squareRoot()
        let (first, second) = ((b + root) / a, (b - root) / a)
        return validated(max(first, second)) ?? validated(min(first, second))
    }

    private func validated(_ location: CGFloat) -> CGFloat? {
        guard location.isFinite, gradient.start.radius + location * dr >= 0 else { return nil }
        if location < 0, !gradient.extendsStart { return nil }
        if location > 1, !gradient.extendsEnd { return nil }
        return location
    }
}
