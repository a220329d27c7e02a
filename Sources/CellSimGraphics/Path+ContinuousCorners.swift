import Foundation

/// Creates rectangles with continuous corners.
extension Path {
    /// Returns a rectangle with corners like those of `CALayerCornerCurve.continuous`. Each corner occupies 1.53 times its
    /// radius of both sides. The shorter a side, the more circular its corners become, until a side that has room only for the
    /// radii has circular corners. Radii are limited to half the shorter side.
    /// - Parameters:
    ///   - rect: The rectangle, in any units.
    ///   - radii: The radii of the corners, in the same units.
    ///   - truncates: Whether corners keep their shape where sides are too short for them, and end in the middle of the side, where
    ///     the outline then has an angle.
    public static func continuousRect(_ rect: CGRect, radii: CornerRadii, truncates: Bool = false) -> Path {
        let available = max(min(rect.width, rect.height) / 2, 0)
        let radii = radii.limited(to: rect.size)
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var path = Path()
        // The corners, clockwise from the top right, with the directions in which x and y grow from each corner.
        let corners: [(radius: CGFloat, at: CGPoint, before: CGVector, behind: CGVector)] = [
            (radii.topRight, CGPoint(x: r, y: t), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (radii.bottomRight, CGPoint(x: r, y: b), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (radii.bottomLeft, CGPoint(x: l, y: b), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (radii.topLeft, CGPoint(x: l, y: t), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (index, corner) in corners.enumerated() {
            let points =
                corner.radius > 0
                ? ContinuousCorner.points(available: available / corner.radius, truncates: truncates) : [.zero]
            let cornerPoints = points.map { point in
                CGPoint(
                    x: corner.at.x + (corner.before.dx * point.x + corner.behind.dx * point.y) * corner.radius,
                    y: corner.at.y + (corner.before.dy * point.x + corner.behind.dy * point.y) * corner.radius)
            }
            if index == 0 { path.move(to: cornerPoints[0]) } else { path.addLine(to: cornerPoints[0]) }
            for first in stride(from: 1, to: cornerPoints.count, by: 3) {
                path.addCurve(
                    to: cornerPoints[first + 2], control1: cornerPoints[first], control2: cornerPoints[first + 1])
            }
        }
        path.close()
        return path
    }
}

/// A corner with a radius of 1 that consists of three cubic curves with ten points. The coordinates are distances from the
/// corner along the sides before and after it.
private enum ContinuousCorner {
    /// The length of a side that a corner occupies, as a multiple of the radius.
    static let extent: CGFloat = 1.528665

    /// The first half of the points in UIKit's rounded rectangles whose sides are long enough. Several people have measured them
    /// since iOS 7.
    private static let unitHalf: [CGPoint] = [
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
        CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
    ]

    /// Returns the points of a corner.
    /// - Parameters:
    ///   - available: The available length of a side, as a multiple of the radius.
    ///   - truncates: Whether a side that is too short truncates the curve, instead of making it more circular.
    static func points(available: CGFloat, truncates: Bool) -> [CGPoint] {
        if truncates {
            let first = unitHalf.map { CGPoint(x: min($0.x, available), y: $0.y) }
            return first + first.reversed().map { CGPoint(x: $0.y, y: $0.x) }
        }
        let fraction = min(max((available - 1) / (extent - 1), 0), 1)
        let first = zip(unitHalf, circularHalf).map { bent, round in
            CGPoint(x: round.x + (bent.x - round.x) * fraction, y: round.y + (bent.y - round.y) * fraction)
        }
        return first + first.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }

    /// The first half of the points of a circular corner, divided at the same angles as UIKit's curves.
    private static let circularHalf: [CGPoint] = {
        let splitAngle = 21.6 * CGFloat.pi / 180
        func point(_ angle: CGFloat, ahead: CGFloat) -> CGPoint {
            CGPoint(x: 1 - sin(angle) - ahead * cos(angle), y: 1 - cos(angle) + ahead * sin(angle))
        }
        let (outer, inner) = (4 / 3 * tan(splitAngle / 4), 4 / 3 * tan((.pi / 2 - 2 * splitAngle) / 4))
        return [
            point(0, ahead: 0), point(0, ahead: outer), point(splitAngle, ahead: -outer), point(splitAngle, ahead: 0),
            point(splitAngle, ahead: inner),
        ]
    }()
}
