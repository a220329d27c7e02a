import CellSimCFreeType
import CellSimGraphics
import Foundation

/// A path as FreeType wants it: points in 64ths of a device pixel, marks, and the last point of each contour.
struct OutlineBuilder {
    private(set) var points: [FT_Vector] = []
    private(set) var tags: [CChar] = []
    private(set) var ends: [Int16] = []
    private var start = FT_Vector()
    private var needsStart = true

    /// FreeType counts points in 16 bits.
    static let mostPoints = 32_000

    /// - Parameters:
    ///   - transform: from the path's space to device pixels.
    ///   - origin: the device pixel that becomes (0, 0).
    init(_ path: Path, transform: CGAffineTransform, origin: (x: Int, y: Int)) {
        points.reserveCapacity(path.elements.count * 3)
        func device(_ p: CGPoint) -> FT_Vector {
            let p = p.applying(transform)
            return FT_Vector(x: SubPixel.from(p.x) - origin.x * 64, y: SubPixel.from(p.y) - origin.y * 64)
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                endContour()
                start = device(p)
                needsStart = true
            case .line(let p): add(device(p), 1)
            case .quad(let c, let e):
                add(device(c), 0)
                add(device(e), 1)
            case .curve(let a, let b, let e):
                add(device(a), 2)
                add(device(b), 2)
                add(device(e), 1)
            case .close:
                endContour()
                needsStart = true
            }
        }
        endContour()
    }

    private mutating func add(_ point: FT_Vector, _ tag: CChar) {
        if needsStart {
            points.append(start)
            tags.append(1)
            needsStart = false
        }
        points.append(point)
        tags.append(tag)
    }

    private mutating func endContour() {
        guard points.count <= Self.mostPoints, ends.last.map({ Int($0) + 1 }) ?? 0 < points.count else { return }
        ends.append(Int16(points.count - 1))
    }

    /// The pixels that the points and control points span, counted from the origin.
    var pixels: PixelRect? {
        guard let first = points.first else { return nil }
        var (l, t, r, b) = (first.x, first.y, first.x, first.y)
        for p in points {
            (l, r) = (min(l, p.x), max(r, p.x))
            (t, b) = (min(t, p.y), max(b, p.y))
        }
        return PixelRect(left: SubPixel.floor(l), top: SubPixel.floor(t), right: SubPixel.ceil(r), bottom: SubPixel.ceil(b))
    }

    /// Lends the outline; it is valid inside `body` alone.
    mutating func withOutline<R>(rule: FillRule, _ body: (inout FT_Outline) -> R) -> R {
        let (contours, count) = (Int16(ends.count), Int16(points.count))
        return unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBufferPointer { tags in
                unsafe ends.withUnsafeMutableBufferPointer { ends in
                    var outline = unsafe FT_Outline()
                    unsafe outline.n_contours = contours
                    unsafe outline.n_points = count
                    unsafe outline.points = points.baseAddress
                    unsafe outline.tags = tags.baseAddress
                    unsafe outline.contours = ends.baseAddress
                    unsafe outline.flags = rule == .evenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0
                    return unsafe body(&outline)
                }
            }
        }
    }
}
