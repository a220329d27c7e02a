import CellSimGraphics
import Foundation

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a new part; one point.
    case moveToPoint
    /// A straight line; one point.
    case addLineToPoint
    /// A quadratic Bézier curve; control point and end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve; two control points and end.
    case addCurveToPoint
    /// A straight line back to where the part began; no point.
    case closeSubpath
}

/// An element of a path, as `CGPath.applyWithBlock` hands it out.
@safe public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// Its points, control points first: none, one, two or three by its type. Valid during the call alone.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls `block` with each element in turn.
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
