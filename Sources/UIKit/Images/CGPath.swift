import CellSimGraphics
import Foundation

/// How lines end.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Which points count as inside a figure that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A figure of lines and curves, in points. Immutable unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var storage: Path

    public init(_ path: Path) { storage = path }

    /// The figure as a value.
    public var path: Path { storage }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        unsafe self.init(Path.rect(rect).moved(by: transform))
    }

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

    public var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the curves themselves, in points; `CGRect.null` when empty.
    public var boundingBoxOfPath: CGRect { storage.boundingBox }

    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect { storage.controlPointBox }

    /// The end of the last line or curve.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let figure = transform.isIdentity ? storage : storage.applying(transform)
        let winding = figure.winding(around: point)
        return rule == .winding ? winding != 0 : winding & 1 == 1
    }

    public func copy() -> CGPath? { CGPath(storage) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage) }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.storage == b.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage.elements.count) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.rect(rect).applying(transform))
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(Path.ellipse(in: rect).applying(transform))
    }

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

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.path.applying(transform))
    }

    public func closeSubpath() { storage.close() }
}

extension Path {
    func moved(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
        guard let transform = unsafe transform?.pointee else { return self }
        return applying(transform)
    }
}
