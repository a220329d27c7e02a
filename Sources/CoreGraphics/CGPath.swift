import CellSimGraphics
import Foundation

/// How lines end.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// With half a circle around the end point.
    case round
    /// Half the line's width longer.
    case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
}

/// Which points count as inside a figure that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path goes around, counting its directions.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// A figure of lines and curves, in points. Immutable unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked: only a `CGMutablePath` changes, and its subclass is known.
    fileprivate(set) var storage: Path

    /// A figure from the value that display lists use.
    public init(_ path: Path) { storage = path }

    /// The figure as a value.
    public var path: Path { storage }

    /// A closed rectangle (points), moved by the transform where there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path.rect(rect).moved(by: transform))
    }

    /// The closed ellipse that touches the rectangle's sides, moved by the transform where there is one.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path.ellipse(in: rect).moved(by: transform))
    }

    /// - Parameters: radii of the corners in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        unsafe self.init(Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight).moved(by: transform))
    }

    /// Whether there are no elements at all; a lone start point counts as one.
    public var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the curves themselves, in points; `CGRect.null` when empty.
    public var boundingBoxOfPath: CGRect { storage.boundingBox }

    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect { storage.controlPointBox }

    /// The end of the last line or curve.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// Whether the point, after `transform` is applied to it, lies inside of the figure, every part closed.
    ///
    /// Curves count as 16 chords each.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = storage.winding(around: point.applying(transform))
        return rule == .winding ? winding != 0 : winding & 1 == 1
    }

    /// The same figure, which later changes of a mutable path do not reach; never nil.
    public func copy() -> CGPath? { CGPath(storage) }

    /// The same figure to be added to; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage) }

    /// The same figure, moved by the transform where there is one; never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(storage.moved(by: transform))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.storage == b.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage.elements.count) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Unchecked: as Apple's, added to by one thread before others see it.
    /// An empty path.
    public convenience init() { self.init(Path()) }

    /// Begins a new part at a point (points, as all coordinates here).
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Goes on to a point in a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addLine(to: point.applying(transform))
    }

    /// Adds an open part through these points; none for an empty list.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Goes on to a point in a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Goes on to a point in a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a closed rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.rect(rect).applying(transform))
    }

    /// Adds the closed ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.ellipse(in: rect).applying(transform))
    }

    /// Adds a closed rectangle whose corners are quarters of an ellipse; too large radii are cut to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.append(Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight).applying(transform))
    }

    /// - Parameters: the centre and radius in points, angles in radians; as in Core Graphics, `clockwise` is meant
    ///   with y pointing upwards, so that true turns against the clock on a screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise, transform)
    }

    /// Adds an arc by the angle that it goes on for, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, from: startAngle, to: startAngle + delta, increasing: delta > 0, transform)
    }

    /// Adds a line and an arc of the radius (points) that touches the lines from the current point to the first point and
    /// from there to the second one.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(touching: tangent1End, tangent2End, radius: radius, transform)
    }

    /// Adds rectangles as parts of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.path.applying(transform))
    }

    /// Goes back in a straight line to where the part began.
    public func closeSubpath() { storage.close() }
}

extension Path {
    package func moved(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
        guard let transform = unsafe transform?.pointee else { return self }
        return applying(transform)
    }
}
