import CellSimCFreeType
import CellSimGraphics
import Foundation

/// Converts a path to a FreeType outline: points in 64ths of a device pixel, tags, and the last point of each contour.
struct OutlineBuilder {
    private(set) var points: [FT_Vector] = []
    private(set) var tags: [CChar] = []
    private(set) var contourEnds: [Int16] = []
    let area: PixelRect
    /// A Boolean value that indicates whether a path in the area has more points than FreeType supports.
    private(set) var isTooLarge = false

    /// The maximum number of points; FreeType counts them in 16 bits.
    static let maximumPoints = 32_000

    /// The maximum distance between a line segment and its curve, in pixels.
    private static let flatness: CGFloat = 1.0 / 256

    /// Converts a path. Curves become line segments, because FreeType's own are so coarse that a circle loses half a percent
    /// of its area.
    /// - Parameters:
    ///   - transform: The transform from the path's space to device pixels.
    ///   - area: The area in device pixels. Its top left corner becomes (0, 0), and contours outside it are omitted.
    init(_ path: Path, transform: CGAffineTransform, area: PixelRect) {
        points.reserveCapacity(path.elements.count * 3)
        self.area = area
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            if needsStart, element.isDrawn { add(start) }
            switch element {
            case .move(let p):
                endContour()
                start = p.applying(transform)
                current = start
            case .line(let p):
                current = p.applying(transform)
                add(current)
            case .quad(let c, let e):
                let (c, e) = (c.applying(transform), e.applying(transform))
                add(
                    current,
                    CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3),
                    CGPoint(x: e.x + (c.x - e.x) * 2 / 3, y: e.y + (c.y - e.y) * 2 / 3), e)
                current = e
            case .curve(let a, let b, let e):
                let end = e.applying(transform)
                add(current, a.applying(transform), b.applying(transform), end)
                current = end
            case .close:
                endContour()
                current = start
            }
        }
        endContour()
    }

    private var needsStart: Bool { contourEnds.last.map { Int($0) + 1 } ?? 0 == points.count }

    private mutating func add(_ p: CGPoint) {
        points.append(FT_Vector(x: SubPixel.rounded(p.x) - area.left * 64, y: SubPixel.rounded(p.y) - area.top * 64))
        tags.append(1)
    }

    /// Adds a cubic curve as line segments. The distance from a chord is at most an eighth of the second derivative.
    private mutating func add(_ s: CGPoint, _ a: CGPoint, _ b: CGPoint, _ e: CGPoint) {
        func squaredSecondDifference(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
            let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
            return x * x + y * y
        }
        let maximumBend = max(squaredSecondDifference(s, a, b), squaredSecondDifference(a, b, e)).squareRoot()
        let needed = (0.75 * maximumBend / Self.flatness).squareRoot().rounded(.up)
        let count = needed.isFinite ? Int(min(max(needed, 1), 500)) : 1
        var step = 1
        while step < count {
            let t = CGFloat(step) / CGFloat(count)
            let u = 1 - t
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            add(CGPoint(x: w0 * s.x + w1 * a.x + w2 * b.x + w3 * e.x, y: w0 * s.y + w1 * a.y + w2 * b.y + w3 * e.y))
            step += 1
        }
        add(e)
    }

    private mutating func endContour() {
        let first = contourEnds.last.map { Int($0) + 1 } ?? 0
        guard first < points.count else { return }
        clipDistantParts(of: first..<points.count)
        guard first < points.count else { return }
        let isNeeded = intersectsArea(first..<points.count)
        if isNeeded, points.count <= Self.maximumPoints {
            contourEnds.append(Int16(points.count - 1))
            return
        }
        if isNeeded { isTooLarge = true }
        points.removeLast(points.count - first)
        tags.removeLast(tags.count - first)
    }

    mutating func replacePoints(in range: Range<Int>, by contour: [FT_Vector]) {
        points.replaceSubrange(range, with: contour)
        tags.replaceSubrange(range, with: contour.map { _ in 1 })
    }

    /// Returns whether the bounding box of the points intersects the area.
    private func intersectsArea(_ range: Range<Int>) -> Bool {
        var box = (left: Int.max, top: Int.max, right: Int.min, bottom: Int.min)
        for i in range {
            let p = points[i]
            box = (min(box.left, p.x), min(box.top, p.y), max(box.right, p.x), max(box.bottom, p.y))
        }
        return box.right > 0 && box.bottom > 0 && box.left < area.width * 64 && box.top < area.height * 64
    }

    /// The bounding box of the points in device pixels.
    var pixels: PixelRect? {
        guard let first = points.first else { return nil }
        var (l, t, r, b) = (first.x, first.y, first.x, first.y)
        for p in points {
            (l, r) = (min(l, p.x), max(r, p.x))
            (t, b) = (min(t, p.y), max(b, p.y))
        }
        return PixelRect(
            left: SubPixel.floor(l), top: SubPixel.floor(t), right: SubPixel.ceil(r), bottom: SubPixel.ceil(b)
        )
        .offset(x: area.left, y: area.top)
    }

    /// Passes the outline to `body`. It is valid only during the call.
    mutating func withOutline<R>(rule: FillRule, _ body: (inout FT_Outline) -> R) -> R {
        let (contours, count) = (Int16(contourEnds.count), Int16(points.count))
        return unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBufferPointer { tags in
                unsafe contourEnds.withUnsafeMutableBufferPointer { ends in
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

extension Path.Element {
    /// A Boolean value that indicates whether the element draws a line or a curve from the current point.
    var isDrawn: Bool {
        switch self {
        case .line, .quad, .curve: true
        case .move, .close: false
        }
    }
}
