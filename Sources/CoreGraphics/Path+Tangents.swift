import CellSimGraphics
import Foundation

/// Arcs that are tangent to two lines.
extension Path {
    /// Adds a line and the arc that is tangent to the lines from the current point to `corner` and from there to `end`.
    /// If there is no such arc, adds a line to the corner.
    mutating func addArc(
        touching corner: CGPoint, _ end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform = .identity
    ) {
        guard NumericValidation.validate(corner.x, corner.y, end.x, end.y, radius) else { return }
        let isInvertible = transform.a * transform.d != transform.b * transform.c
        let start = (currentPoint ?? corner).applying(isInvertible ? transform.inverted() : .identity)
        let (a, b) = (start.direction(from: corner), end.direction(from: corner))
        guard let a, let b, radius > 0 else { return addLine(to: corner.applying(transform)) }
        let cosine = min(max(a.x * b.x + a.y * b.y, -1), 1)
        let halfAngle = acos(cosine) / 2
        guard halfAngle > 1e-6, halfAngle < .pi / 2 - 1e-6 else { return addLine(to: corner.applying(transform)) }
        let (tangentLength, distance) = (radius / tan(halfAngle), radius / sin(halfAngle))
        guard let bisector = CGPoint(x: a.x + b.x, y: a.y + b.y).direction(from: .zero) else { return }
        let center = CGPoint(x: corner.x + bisector.x * distance, y: corner.y + bisector.y * distance)
        func angle(_ toward: CGPoint) -> CGFloat {
            atan2(corner.y + toward.y * tangentLength - center.y, corner.x + toward.x * tangentLength - center.x)
        }
        let isIncreasing = a.x * b.y - a.y * b.x < 0
        addArc(center: center, radius: radius, from: angle(a), to: angle(b), increasing: isIncreasing, transform)
    }
}

extension CGPoint {
    /// Returns the unit vector from another point to this one; nil if the points are equal.
    fileprivate func direction(from other: CGPoint) -> CGPoint? {
        let (dx, dy) = (x - other.x, y - other.y)
        let length = hypot(dx, dy)
        return length > 1e-9 ? CGPoint(x: dx / length, y: dy / length) : nil
    }
}
