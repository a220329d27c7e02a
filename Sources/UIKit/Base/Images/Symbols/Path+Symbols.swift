import CellSimGraphics
import Foundation

/// Path operations for symbols, such as cutting out shapes.
extension Path {
    /// The subpaths of the path, each as a separate path.
    var figures: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            if !subpaths.isEmpty { subpaths[subpaths.count - 1].elements.append(element) }
        }
        return subpaths
    }

    /// Returns the path with its dots scaled around their centres. Dots are small circles, such as in an exclamation mark. Nested circles
    /// are not scaled.
    func withDots(scaled factor: CGFloat) -> Path {
        guard factor != 1 else { return self }
        let figures = self.figures
        let circles = figures.map(\.circleBounds)
        var path = Path()
        for (figure, circle) in zip(figures, circles) {
            guard let circle, circle.width < Self.maximumDotWidth,
                !circles.contains(where: { other in
                    guard let other, other != circle else { return false }
                    return other.contains(circle) || circle.contains(other)
                })
            else {
                path.append(figure)
                continue
            }
            path.append(
                .ellipse(in: circle.insetBy(dx: circle.width * (1 - factor) / 2, dy: circle.height * (1 - factor) / 2)))
        }
        return path
    }

    /// The maximum width of a dot in points, for a 17-point font.
    private static let maximumDotWidth: CGFloat = 3.6

    /// The bounding rectangle of this subpath if it is a circle, otherwise `nil`.
    private var circleBounds: CGRect? {
        guard elements.count == 6, case .move(let right) = elements[0] else { return nil }
        var endpoints: [CGPoint] = []
        for element in elements[1...4] {
            guard case .curve(_, _, let end) = element else { return nil }
            endpoints.append(end)
        }
        let (bottom, left, top) = (endpoints[0], endpoints[1], endpoints[2])
        let rect = CGRect(x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y)
        guard endpoints[3] == right, rect.width > 0, abs(rect.width - rect.height) < 0.01, abs(left.y - right.y) < 0.01,
            abs(top.x - bottom.x) < 0.01
        else { return nil }
        return rect
    }

    /// The path as line segments. Each curve is approximated by eight segments.
    var lines: [(CGPoint, CGPoint)] {
        var lineSegments: [(CGPoint, CGPoint)] = []
        var (first, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            lineSegments.append((last, end))
            last = end
        }
        for element in elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .line(let end): add(end)
            case .quad(let control, let end):
                let start = last
                for step in 1...8 {
                    add(
                        Path.point(
                            start, start.interpolated(control, 2 / 3), end.interpolated(control, 2 / 3), end,
                            CGFloat(step) / 8))
                }
            case .curve(let control1, let control2, let end):
                let start = last
                for step in 1...8 { add(Path.point(start, control1, control2, end, CGFloat(step) / 8)) }
            case .close: if last != first { add(first) }
            }
        }
        return lineSegments
    }

    /// The closed subpath in the direction opposite to that of `Path.rect`.
    var counterclockwise: Path {
        let corners = lines.map(\.0)
        let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        return area > 0 ? reversed : self
    }

    /// The path in the reverse direction. It must have only one subpath.
    private var reversed: Path {
        var result = Path()
        var endpoints: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): endpoints.append(point)
            case .quad(_, let end), .curve(_, _, let end): endpoints.append(end)
            case .close: break
            }
        }
        guard let last = endpoints.last else { return self }
        result.move(to: last)
        var index = endpoints.count - 1
        for element in elements.reversed() {
            let previousPoint = index > 0 ? endpoints[index - 1] : last
            switch element {
            case .move, .close: continue
            case .line: result.addLine(to: previousPoint)
            case .quad(let control, _): result.addQuad(to: previousPoint, control: control)
            case .curve(let control1, let control2, _):
                result.addCurve(to: previousPoint, control1: control2, control2: control1)
            }
            index -= 1
        }
        result.close()
        return result
    }

    /// Returns the outline of a line segment with round caps.
    static func capsule(from start: CGPoint, to end: CGPoint, width: CGFloat) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let radius = width / 2
        let horizontalRect = CGRect(x: -radius, y: -radius, width: length + width, height: width)
        let (cosine, sine) = length > 0 ? (dx / length, dy / length) : (1, 0)
        return Path.roundedRect(horizontalRect, radii: CornerRadii(radius))
            .applying(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y))
    }
}
