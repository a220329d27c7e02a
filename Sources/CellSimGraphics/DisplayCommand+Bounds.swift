import Foundation

/// Computes the bounds of drawing commands.
extension DisplayCommand {
    /// A rectangle that contains everything the command draws, in points of its own space; nil if it draws nothing.
    ///
    /// The outlines of glyphs aren't available, so the rectangle extends two em around the origin of each glyph.
    public var bounds: CGRect? {
        switch self {
        case .save, .restore, .concatenate, .clip, .clipPath, .clipMask, .beginGroup, .beginShadow, .mask, .endGroup:
            nil
        case .fill(let rect, _, _), .border(let rect, _, _, _), .image(_, _, let rect, _),
            .backdrop(let rect, _, _):
            rect.standardized
        case .projected(_, let rect, let projection): projection.bounds(of: rect)
        case .fillPath(let path, _, _): path.controlBounds
        case .strokePath(let path, let stroke, _):
            path.controlBounds?.insetBy(dx: -stroke.maximumExtent, dy: -stroke.maximumExtent)
        case .shadow(let path, _, let offset, let blur):
            path.controlBounds?.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * blur, dy: -3 * blur)
        case .glyphs(let run, let origin, _): run.bounds(at: origin)
        }
    }
}

/// Computes the bounds of paths.
extension Path {
    /// The smallest rectangle around all points and control points, which contains the path; nil for an empty path.
    public var controlBounds: CGRect? {
        var box: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
        func include(_ p: CGPoint) {
            guard let currentBox = box else {
                box = (p.x, p.y, p.x, p.y)
                return
            }
            box = (
                min(currentBox.left, p.x), min(currentBox.top, p.y), max(currentBox.right, p.x),
                max(currentBox.bottom, p.y)
            )
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .quad(let c, let e):
                include(c)
                include(e)
            case .curve(let a, let b, let e):
                include(a)
                include(b)
                include(e)
            case .close: break
            }
        }
        return box.map { CGRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
    }
}

/// Computes the extent of strokes.
extension Stroke {
    /// The maximum distance between the stroke's outline and the path, in points.
    public var maximumExtent: CGFloat {
        let half = max(width, 0) / 2
        let corner = join == .miter ? max(miterLimit, 1) : 1
        return half * max(corner, cap == .square ? CGFloat(2).squareRoot() : 1)
    }
}

/// Computes the bounds of glyphs.
extension GlyphRun {
    /// Returns a rectangle that contains the glyphs when the run starts at a point; nil for a run without glyphs.
    public func bounds(at origin: CGPoint) -> CGRect? {
        guard let first = glyphs.first else { return nil }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for glyph in glyphs.dropFirst() {
            (left, right) = (min(left, glyph.x), max(right, glyph.x))
            (top, bottom) = (min(top, glyph.y), max(bottom, glyph.y))
        }
        let extent = 2 * face.emSize
        return CGRect(
            x: origin.x + left - extent, y: origin.y + top - extent, width: right - left + 2 * extent,
            height: bottom - top + 2 * extent)
    }
}
