import CellSimGraphics
import Foundation

/// Computes tight bounding boxes.
extension Path {
    /// The smallest rectangle that contains all curves, but not necessarily their control points; nil for an empty path.
    var tightBounds: CGRect? {
        var box = BoundsBuilder()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p), .line(let p):
                box.add(p)
                current = p
            case .quad(let c, let e):
                // Converts to the equivalent cubic curve.
                let a = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let b = CGPoint(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3)
                box.add(current, a, b, e)
                current = e
            case .curve(let a, let b, let e):
                box.add(current, a, b, e)
                current = e
            case .close: break
            }
        }
        return box.rect
    }
}

/// Computes the bounding box of points and curves.
struct BoundsBuilder {
    private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

    var rect: CGRect? {
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ p: CGPoint) {
        guard p.x.isFinite, p.y.isFinite else { return }
        low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
        high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }

    mutating func add(_ rect: CGRect) {
        add(CGPoint(x: rect.minX, y: rect.minY))
        add(CGPoint(x: rect.maxX, y: rect.maxY))
    }

    mutating func add(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        add(p0)
        add(p3)
        for t in Self.extremumParameters(p0.x, p1.x, p2.x, p3.x) + Self.extremumParameters(p0.y, p1.y, p2.y, p3.y) {
            let u = 1 - t
            func cubicValue(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
            add(CGPoint(x: cubicValue(p0.x, p1.x, p2.x, p3.x), y: cubicValue(p0.y, p1.y, p2.y, p3.y)))
        }
    }

    /// Returns the curve parameters at which a cubic curve has an extremum along one axis.
    private static func extremumParameters(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        var parameters: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { parameters = [-c / b] }
        } else {
            let square = b * b - 4 * a * c
            guard square >= 0 else { return [] }
            let root = square.squareRoot()
            parameters = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return parameters.filter { $0 > 0 && $0 < 1 }
    }
}
