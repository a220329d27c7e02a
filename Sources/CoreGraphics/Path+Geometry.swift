import CellSimGraphics
import Foundation

/// Bounding boxes, winding numbers and arcs.
extension Path {
    /// The end point of the last element, in points; nil if the path is empty.
    package var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point), .quad(_, let point), .curve(_, _, let point): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// The bounding box of all points, including control points.
    package var boundingBox: CGRect {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let e):
                box.add(c)
                box.add(e)
            case .curve(let c1, let c2, let e):
                box.add(c1)
                box.add(c2)
                box.add(e)
            case .close: break
            }
        }
        return box.rect
    }

    /// The bounding box of the curves, excluding control points.
    package var boundingBoxOfPath: CGRect {
        var box = PointBox()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                box.add(p)
                current = p
            case .quad(let c, let e):
                addExtrema(current, current.interpolated(c, 2.0 / 3), e.interpolated(c, 2.0 / 3), e, to: &box)
                current = e
            case .curve(let c1, let c2, let e):
                addExtrema(current, c1, c2, e, to: &box)
                current = e
            case .close: break
            }
        }
        return box.rect
    }

    /// Adds the end points and the extrema of a cubic curve.
    private func addExtrema(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, to box: inout PointBox) {
        box.add(p0)
        box.add(p3)
        for axis in [\CGPoint.x, \CGPoint.y] {
            let (a, b, c, d) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
            for t in Self.roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a) where t > 0 && t < 1 {
                box.add(Self.point(p0, p1, p2, p3, t))
            }
        }
    }

    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    package static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return CGPoint(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y))
    }

    /// Returns the winding number around a point. Open subpaths count as closed; each curve is approximated by 16
    /// chords.
    package func winding(around point: CGPoint) -> Int {
        var winding = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func countCrossing(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += b.y > a.y ? 1 : -1 }
        }
        func addCubic(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
            var last = current
            for step in 1...16 {
                let next = Self.point(current, c1, c2, end, CGFloat(step) / 16)
                countCrossing(last, next)
                last = next
            }
            current = end
        }
        for element in elements {
            switch element {
            case .move(let p):
                countCrossing(current, start)
                (start, current) = (p, p)
            case .line(let p):
                countCrossing(current, p)
                current = p
            case .quad(let c, let e): addCubic(current.interpolated(c, 2.0 / 3), e.interpolated(c, 2.0 / 3), e)
            case .curve(let c1, let c2, let e): addCubic(c1, c2, e)
            case .close:
                countCrossing(current, start)
                current = start
            }
        }
        countCrossing(current, start)
        return winding
    }

    /// Returns a rectangle with elliptical corners. The radii are in points and limited to half of each side.
    package static func roundedRect(_ rect: CGRect, radiusX: CGFloat, radiusY: CGFloat) -> Path {
        if radiusX == radiusY { return roundedRect(rect, radii: CornerRadii(radiusX)) }
        let (rx, ry) = (min(max(radiusX, 0), rect.width / 2), min(max(radiusY, 0), rect.height / 2))
        guard rx > 0, ry > 0 else { return .rect(rect) }
        // Add circular corners to a rectangle with a scaled height, then scale it back.
        let factor = rx / ry
        let scaledRect = CGRect(x: rect.minX, y: rect.minY * factor, width: rect.width, height: rect.height * factor)
        return roundedRect(scaledRect, radii: CornerRadii(rx)).applying(CGAffineTransform(scaleX: 1, y: 1 / factor))
    }

    /// Adds an arc, preceded by a line to its start if there is a current point.
    /// - Parameters:
    ///   - start, end: The angles in radians.
    ///   - increasing: Whether the angle increases along the arc.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool,
        _ transform: CGAffineTransform = .identity
    ) {
        guard NumericValidation.validate(center.x, center.y, radius, start, end) else { return }
        let turn = 2 * CGFloat.pi
        var span = end - start
        if increasing {
            if span < 0 { span += (-span / turn).rounded(.up) * turn }
            span = min(span, turn)
        } else {
            if span > 0 { span -= (span / turn).rounded(.up) * turn }
            span = max(span, -turn)
        }
        func pointOnCircle(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = pointOnCircle(start).applying(transform)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        let segmentCount = max(Int(saturating: (abs(span) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        guard span != 0 else { return }
        let step = span / CGFloat(segmentCount)
        let controlDistance = 4.0 / 3 * tan(step / 4) * radius
        for piece in 0..<segmentCount {
            let (a, b) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
            let (p, q) = (pointOnCircle(a), pointOnCircle(b))
            addCurve(
                to: q.applying(transform),
                control1: CGPoint(x: p.x - controlDistance * sin(a), y: p.y + controlDistance * cos(a)).applying(
                    transform),
                control2: CGPoint(x: q.x + controlDistance * sin(b), y: q.y - controlDistance * cos(b)).applying(
                    transform))
        }
    }
}

/// Computes the bounding box of a set of points.
private struct PointBox {
    private var bounds: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?

    mutating func add(_ p: CGPoint) {
        guard let b = bounds else {
            bounds = (p.x, p.y, p.x, p.y)
            return
        }
        bounds = (min(b.left, p.x), min(b.top, p.y), max(b.right, p.x), max(b.bottom, p.y))
    }

    var rect: CGRect {
        guard let b = bounds else { return .null }
        return CGRect(x: b.left, y: b.top, width: b.right - b.left, height: b.bottom - b.top)
    }
}

extension CGPoint {
    /// Returns the point at a fraction of the way to another point.
    package func interpolated(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
