import CellSimGraphics
import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a new subpath; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A quadratic Bézier curve; control point and end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; two control points and end.
    case addCurveToPoint
    /// A straight line to the start of the subpath; no points.
    case closeSubpath
}

/// An element of a path. `CGPath.applyWithBlock(_:)` passes it to its closure.
@safe public struct CGPathElement {
    /// The element's type.
    public var type: CGPathElementType
    /// Its points, control points first: none, one, two or three, depending on the type. Valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls `block` with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var (type, points): (CGPathElementType, [CGPoint])
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [point])
            case .line(let point): (type, points) = (.addLineToPoint, [point])
            case .quad(let control, let end): (type, points) = (.addQuadCurveToPoint, [control, end])
            case .curve(let first, let second, let end): (type, points) = (.addCurveToPoint, [first, second, end])
            case .close: (type, points) = (.closeSubpath, [])
            }
            points.reserveCapacity(1)
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                unsafe withUnsafePointer(to: CGPathElement(type: type, points: start)) { unsafe block($0) }
            }
        }
    }
}
