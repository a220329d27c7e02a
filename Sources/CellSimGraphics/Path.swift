import Foundation

/// A path of lines and Bézier curves, in points.
public struct Path: Hashable, Sendable {
    /// An element of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath at a point.
        case move(CGPoint)
        /// A straight line to a point.
        case line(CGPoint)
        /// A quadratic Bézier curve.
        case quad(control: CGPoint, end: CGPoint)
        /// A cubic Bézier curve.
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        /// A straight line to the start of the subpath.
        case close

        /// Returns the end point of the element in a subpath that starts at `start`.
        func end(startingAt start: CGPoint) -> CGPoint {
            switch self {
            case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
            case .close: start
            }
        }
    }

    /// The elements, in order.
    public var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path from elements.
    public init(_ elements: [Element]) { self.elements = elements }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(point)) }
    /// Adds a straight line to a point.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }
    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuad(to end: CGPoint, control: CGPoint) {
        elements.append(.quad(control: control, end: end))
    }
    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1: control1, control2: control2, end: end))
    }
    /// Closes the subpath with a straight line to its start.
    public mutating func close() { elements.append(.close) }
    /// Appends the elements of another path.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// The path with each subpath traversed from its end to its start. The subpaths keep their order, and closed subpaths stay closed.
    /// - Complexity: O(*n*) in the number of elements.
    public var reversed: Path {
        var result = Path()
        /// The points and elements of the current subpath.
        var start: CGPoint?
        var segments: [(from: CGPoint, element: Element)] = []
        func finish(closed: Bool) {
            guard let first = start else { return }
            result.move(to: segments.last.map { $0.element.end(startingAt: first) } ?? first)
            for (from, element) in segments.reversed() {
                switch element {
                case .quad(let control, _): result.addQuad(to: from, control: control)
                case .curve(let control1, let control2, _):
                    result.addCurve(to: from, control1: control2, control2: control1)
                case .move, .line, .close: result.addLine(to: from)
                }
            }
            if closed { result.close() }
            segments = []
        }
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                (start, current) = (point, point)
            case .close:
                finish(closed: true)
                current = start ?? current
                start = nil
            case .line, .quad, .curve:
                // After a subpath was closed, the next one begins at the same point.
                start = start ?? current
                segments.append((current, element))
                current = element.end(startingAt: current)
            }
        }
        finish(closed: false)
        return result
    }

    /// Returns a closed rectangle. It begins at the top left and proceeds clockwise.
    public static func rect(_ rect: CGRect) -> Path {
        Path([
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// The distance from the endpoints to the control points, as a fraction of the radius, for cubic curves that approximate
    /// quarter circles.
    public static let arcControl: CGFloat = 0.5522847498307936

    /// Returns a rectangle with circular corners. Radii are limited to half the shorter side.
    public static func roundedRect(_ rect: CGRect, radii: CornerRadii) -> Path {
        let radii = radii.limited(to: rect.size)
        var path = Path()
        func corner(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
            let k = arcControl
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + (corner.x - from.x) * k, y: from.y + (corner.y - from.y) * k),
                control2: CGPoint(x: to.x + (corner.x - to.x) * k, y: to.y + (corner.y - to.y) * k))
        }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.move(to: CGPoint(x: l + radii.topLeft, y: t))
        path.addLine(to: CGPoint(x: r - radii.topRight, y: t))
        if radii.topRight > 0 {
            corner(CGPoint(x: r - radii.topRight, y: t), CGPoint(x: r, y: t), CGPoint(x: r, y: t + radii.topRight))
        }
        path.addLine(to: CGPoint(x: r, y: b - radii.bottomRight))
        if radii.bottomRight > 0 {
            corner(
                CGPoint(x: r, y: b - radii.bottomRight), CGPoint(x: r, y: b), CGPoint(x: r - radii.bottomRight, y: b))
        }
        path.addLine(to: CGPoint(x: l + radii.bottomLeft, y: b))
        if radii.bottomLeft > 0 {
            corner(CGPoint(x: l + radii.bottomLeft, y: b), CGPoint(x: l, y: b), CGPoint(x: l, y: b - radii.bottomLeft))
        }
        path.addLine(to: CGPoint(x: l, y: t + radii.topLeft))
        if radii.topLeft > 0 {
            corner(CGPoint(x: l, y: t + radii.topLeft), CGPoint(x: l, y: t), CGPoint(x: l + radii.topLeft, y: t))
        }
        path.close()
        return path
    }

    /// Returns a closed ellipse that fills a rectangle. It begins at the rightmost point and proceeds clockwise.
    public static func ellipse(in rect: CGRect) -> Path {
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * arcControl, ry * arcControl)
        var path = Path([.move(CGPoint(x: cx + rx, y: cy))])
        path.addCurve(
            to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
            control2: CGPoint(x: cx + kx, y: cy + ry))
        path.addCurve(
            to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
            control2: CGPoint(x: cx - rx, y: cy + ky))
        path.addCurve(
            to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
            control2: CGPoint(x: cx - kx, y: cy - ry))
        path.addCurve(
            to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
            control2: CGPoint(x: cx + rx, y: cy - ky))
        path.close()
        return path
    }

    /// Returns a path whose points and control points are transformed.
    public func applying(_ t: CGAffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let p): .move(p.applying(t))
                case .line(let p): .line(p.applying(t))
                case .quad(let c, let e): .quad(control: c.applying(t), end: e.applying(t))
                case .curve(let c1, let c2, let e):
                    .curve(control1: c1.applying(t), control2: c2.applying(t), end: e.applying(t))
                case .close: .close
                }
            })
    }
}
