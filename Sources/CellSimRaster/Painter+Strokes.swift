import CellSimCFreeType
import CellSimGraphics
import Foundation

/// Strokes paths.
extension Painter {
    /// Strokes a path. The outline is computed in the path's own space, at the device's resolution. Therefore a matrix that
    /// stretches one axis also stretches the line width.
    func stroke(_ path: Path, _ stroke: Stroke, color: RGBAColor) {
        let scale = lengthScale
        guard stroke.width > 0, scale > 0, scale.isFinite, color.alpha > 0 else { return }
        guard
            let box = path.controlBounds?.insetBy(dx: -stroke.maximumExtent, dy: -stroke.maximumExtent).applying(
                state.transform),
            !pixels(around: box).intersection(state.clip.area).isEmpty
        else { return }
        let dashed = stroke.dash.isEmpty ? path : self.dashed(path, stroke, scale)
        // FreeType computes outlines in 64ths of a unit, so small paths are enlarged by 16. The path is first translated to its
        // own origin, so that its position has no effect.
        let corner = path.controlBounds ?? .zero
        let precisionFactor: CGFloat = max(corner.width, corner.height) * scale < 100_000 ? 16 : 1
        let local = dashed.applying(CGAffineTransform(translationX: -corner.minX, y: -corner.minY))
        guard let line = OutlineStroker(outlines).outline(of: local, stroke: stroke, scale: scale * precisionFactor)
        else {
            return
        }
        let toDevice = CGAffineTransform(scaleX: 1 / (scale * precisionFactor), y: 1 / (scale * precisionFactor))
            .concatenating(CGAffineTransform(translationX: corner.minX, y: corner.minY)).concatenating(state.transform)
        guard let coverage = outlines.coverage(of: line, transform: toDevice, rule: .nonZero, in: state.clip.area)
        else {
            return
        }
        paint(.solid(color.premultipliedPixel), area: coverage.bounds, coverage: coverage)
    }

    /// Returns the path divided into dashes. If there are very many, includes only those that can be visible in the clip.
    private func dashed(_ path: Path, _ stroke: Stroke, _ scale: CGFloat) -> Path {
        let area = state.clip.area
        let clipRect = CGRect(x: area.left, y: area.top, width: area.width, height: area.height)
        let margin = stroke.maximumExtent + 4 / scale
        let visible = clipRect.applying(state.transform.inverted()).insetBy(dx: -margin, dy: -margin)
        return DashedPath(path, stroke: stroke, scale: scale, visible: visible).path
    }
}

/// Computes the outline of a stroked path with FreeType's stroker.
@safe struct OutlineStroker {
    private let rasterizer: OutlineRasterizer

    init(_ rasterizer: OutlineRasterizer) { self.rasterizer = rasterizer }

    /// Returns the stroke's outline in points times `scale`; nil if it is empty.
    func outline(of path: Path, stroke: Stroke, scale: CGFloat) -> Path? {
        var stroker: FT_Stroker?
        guard unsafe FT_Stroker_New(rasterizer.library, &stroker) == 0, let stroker = unsafe stroker else { return nil }
        defer { unsafe FT_Stroker_Done(stroker) }
        let caps: [Stroke.Cap: FT_Stroker_LineCap] = [
            .butt: FT_STROKER_LINECAP_BUTT, .round: FT_STROKER_LINECAP_ROUND, .square: FT_STROKER_LINECAP_SQUARE,
        ]
        let joins: [Stroke.Join: FT_Stroker_LineJoin] = [
            .miter: FT_STROKER_LINEJOIN_MITER_FIXED, .round: FT_STROKER_LINEJOIN_ROUND,
            .bevel: FT_STROKER_LINEJOIN_BEVEL,
        ]
        unsafe FT_Stroker_Set(
            stroker, SubPixel.rounded(stroke.width * scale / 2), caps[stroke.cap] ?? FT_STROKER_LINECAP_BUTT,
            joins[stroke.join] ?? FT_STROKER_LINEJOIN_MITER_FIXED,
            Int(saturating: min(max(stroke.miterLimit, 1), 1000) * 65536))
        var outline = Path()
        for part in Self.subpaths(of: path) {
            unsafe FT_Stroker_Rewind(stroker)
            guard unsafe addSubpath(part, to: stroker, scale: scale) else { continue }
            unsafe outline.append(Self.export(stroker))
        }
        return outline.isEmpty ? nil : outline
    }

    private struct Subpath {
        var start: CGPoint
        var steps: [Path.Element] = []
        var isClosed = false
    }

    private static func subpaths(of path: Path) -> [Subpath] {
        var parts: [Subpath] = []
        var current: Subpath?
        for element in path.elements {
            switch element {
            case .move(let p):
                if let part = current, !part.steps.isEmpty { parts.append(part) }
                current = Subpath(start: p)
            case .close:
                guard var part = current else { continue }
                part.isClosed = true
                if !part.steps.isEmpty { parts.append(part) }
                current = Subpath(start: part.start)
            default: current?.steps.append(element)
            }
        }
        if let part = current, !part.steps.isEmpty { parts.append(part) }
        return parts
    }

    private func addSubpath(_ part: Subpath, to stroker: FT_Stroker, scale: CGFloat) -> Bool {
        func fixedPoint(_ p: CGPoint) -> FT_Vector {
            FT_Vector(x: SubPixel.rounded(p.x * scale), y: SubPixel.rounded(p.y * scale))
        }
        var start = fixedPoint(part.start)
        guard Self.hasLength(part, fixedPoint) else { return false }
        guard unsafe FT_Stroker_BeginSubPath(stroker, &start, part.isClosed ? 0 : 1) == 0 else { return false }
        for step in part.steps {
            var code: FT_Error = 0
            switch step {
            case .line(let p):
                var to = fixedPoint(p)
                code = unsafe FT_Stroker_LineTo(stroker, &to)
            case .quad(let c, let e):
                var (control, to) = (fixedPoint(c), fixedPoint(e))
                code = unsafe FT_Stroker_ConicTo(stroker, &control, &to)
            case .curve(let a, let b, let e):
                var (first, second, to) = (fixedPoint(a), fixedPoint(b), fixedPoint(e))
                code = unsafe FT_Stroker_CubicTo(stroker, &first, &second, &to)
            case .move, .close: break
            }
            if code != 0 { return false }
        }
        return unsafe FT_Stroker_EndSubPath(stroker) == 0
    }

    /// Returns whether any segment of a subpath exceeds FreeType's minimum length. FreeType draws nothing for a subpath with
    /// a single point, and closing its border would fail.
    private static func hasLength(_ part: Subpath, _ device: (CGPoint) -> FT_Vector) -> Bool {
        let start = device(part.start)
        return part.steps.contains { step in
            let points: [CGPoint]
            switch step {
            case .line(let p): points = [p]
            case .quad(let c, let e): points = [c, e]
            case .curve(let a, let b, let e): points = [a, b, e]
            case .move, .close: return false
            }
            return points.map(device).contains { abs($0.x - start.x) > 2 || abs($0.y - start.y) > 2 }
        }
    }

    private static func export(_ stroker: FT_Stroker) -> Path {
        var (pointCount, contourCount): (FT_UInt, FT_UInt) = (0, 0)
        guard unsafe FT_Stroker_GetCounts(stroker, &pointCount, &contourCount) == 0, pointCount > 0,
            pointCount <= FT_UInt(OutlineBuilder.maximumPoints)
        else { return Path() }
        var points = [FT_Vector](repeating: FT_Vector(), count: Int(pointCount))
        var tags = [CChar](repeating: 0, count: Int(pointCount))
        var ends = [Int16](repeating: 0, count: Int(contourCount))
        unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBufferPointer { tags in
                unsafe ends.withUnsafeMutableBufferPointer { ends in
                    var outline = unsafe FT_Outline()
                    unsafe outline.points = points.baseAddress
                    unsafe outline.tags = tags.baseAddress
                    unsafe outline.contours = ends.baseAddress
                    unsafe FT_Stroker_Export(stroker, &outline)
                }
            }
        }
        return path(points: points, tags: tags, ends: ends)
    }

    /// Converts the stroker's output, which consists of lines and cubic curves. Each contour starts on the curve.
    private static func path(points: [FT_Vector], tags: [CChar], ends: [Int16]) -> Path {
        var path = Path()
        func point(_ i: Int) -> CGPoint { CGPoint(x: CGFloat(points[i].x) / 64, y: CGFloat(points[i].y) / 64) }
        var first = 0
        for end in ends.map(Int.init) {
            defer { first = end + 1 }
            guard end > first else { continue }
            path.move(to: point(first))
            var i = first + 1
            while i <= end {
                switch tags[i] & 3 {
                case 2 where i + 1 <= end:
                    path.addCurve(to: point(i + 2 <= end ? i + 2 : first), control1: point(i), control2: point(i + 1))
                    i += 3
                case 0:
                    path.addQuad(to: point(i + 1 <= end ? i + 1 : first), control: point(i))
                    i += 2
                default:
                    path.addLine(to: point(i))
                    i += 1
                }
            }
            path.close()
        }
        return path
    }
}
