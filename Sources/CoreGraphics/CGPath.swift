import CellSimGraphics
import Foundation

/// The shape of line ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends exactly at the end point.
    case butt
    /// Ends with a semicircle around the end point.
    case round
    /// Extends by half the line width.
    case square
}

/// The shape of line corners.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Bevelled.
    case bevel
}

/// The rule that determines the inside of a self-intersecting path.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule.
    case winding
    /// The even-odd rule.
    case evenOdd
}

/// A path of lines and curves, in points. It is immutable unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked: only `CGMutablePath`, the only subclass, is mutable.
    fileprivate(set) var storage: Path

    /// Creates a path from its display-list representation.
    public init(_ path: Path) { storage = path }

    /// The display-list representation of the path.
    public var path: Path { storage }

    /// Creates a closed rectangle (points), transformed if `transform` isn't nil.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path.rect(rect).transformed(by: transform))
    }

    /// Creates the closed ellipse that touches the rectangle's sides, transformed if `transform` isn't nil.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path.ellipse(in: rect).transformed(by: transform))
    }

    /// Creates a closed rectangle with rounded corners.
    /// - Parameters: the radii of the corners, in points.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        unsafe self.init(Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight).transformed(by: transform))
    }

    /// Whether the path has no elements. A single start point counts as an element.
    public var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the curves, in points; `CGRect.null` if the path is empty.
    public var boundingBoxOfPath: CGRect { storage.boundingBoxOfPath }

    /// The smallest rectangle around all points, including control points.
    public var boundingBox: CGRect { storage.boundingBox }

    /// The end point of the last line or curve.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// Returns whether a point, after `transform` is applied, is inside the path. All subpaths count as closed.
    ///
    /// Each curve is approximated by 16 chords.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = storage.winding(around: point.applying(transform))
        return rule == .winding ? winding != 0 : winding & 1 == 1
    }

    /// Returns an immutable copy; never nil.
    public func copy() -> CGPath? { CGPath(storage) }

    /// Returns a mutable copy; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage) }

    /// Returns a copy, transformed if `transform` isn't nil; never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        unsafe CGPath(storage.transformed(by: transform))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.storage == b.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage.elements.count) }
}

/// A path to which elements can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Unchecked: like Apple's class, it must be built by one thread before others use it.
    /// Creates an empty path.
    public convenience init() { self.init(Path()) }

    /// Begins a new subpath at a point. All coordinates are in points.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Continues to a point in a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addLine(to: point.applying(transform))
    }

    /// Adds an open subpath through these points; nothing for an empty list.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Continues to a point in a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Continues to a point in a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a closed rectangle as a separate subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.rect(rect).applying(transform))
    }

    /// Adds the closed ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.ellipse(in: rect).applying(transform))
    }

    /// Adds a closed rectangle whose corners are quarter ellipses. Radii are limited to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.append(Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight).applying(transform))
    }

    /// Adds an arc.
    /// - Parameters: the centre and radius in points, the angles in radians. As in Core Graphics, `clockwise` assumes
    ///   that y points upwards, so `true` turns anticlockwise on a screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise, transform)
    }

    /// Adds an arc that extends by an angle in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, from: startAngle, to: startAngle + delta, increasing: delta > 0, transform)
    }

    /// Adds a line and an arc with a radius in points. The arc touches two lines: from the current point to the first point, and from there
    /// to the second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(touching: tangent1End, tangent2End, radius: radius, transform)
    }

    /// Adds each rectangle as a separate subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.path.applying(transform))
    }

    /// Closes the subpath with a straight line to its start.
    public func closeSubpath() { storage.close() }
}

extension Path {
    package func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
        guard let transform = unsafe transform?.pointee else { return self }
        return applying(transform)
    }
}
