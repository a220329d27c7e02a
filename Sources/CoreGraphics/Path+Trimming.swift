import CellSimGraphics
import Foundation

/// Trimming to a part of the length.
extension Path {
    /// Returns the part between two fractions of the total length of all subpaths. Shape layers use it for `strokeStart`
    /// and `strokeEnd`.
    /// - Parameters: `start` and `end` are from 0 to 1; the result is empty if the end is not after the start.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0 && end == 1 { return self }
        guard start < end else { return Path() }
        let pieces = segments
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        var trimmed = Path()
        var (traversedLength, lastPoint) = (CGFloat(0), CGPoint?.none)
        for piece in pieces {
            defer { traversedLength += piece.length }
            guard piece.length > 0 else { continue }
            let from = max(0, (start * total - traversedLength) / piece.length),
                to = min(1, (end * total - traversedLength) / piece.length)
            guard from < to else { continue }
            let part = piece.subsegment(from: piece.parameter(of: from), to: piece.parameter(of: to))
            if lastPoint != part.p0 { trimmed.move(to: part.p0) }
            if part.isLine {
                trimmed.addLine(to: part.p3)
            } else {
                trimmed.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
            }
            lastPoint = part.p3
        }
        return trimmed
    }

    /// All lines and curves, including closing lines, as cubic curves.
    private var segments: [TrimSegment] {
        var pieces: [TrimSegment] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point): (first, current) = (point, point)
            case .line(let point):
                pieces.append(TrimSegment(from: current, to: point))
                current = point
            case .quad(let control, let end):
                pieces.append(
                    TrimSegment(
                        current, current.interpolated(control, 2.0 / 3), end.interpolated(control, 2.0 / 3), end))
                current = end
            case .curve(let control1, let control2, let end):
                pieces.append(TrimSegment(current, control1, control2, end))
                current = end
            case .close:
                if current != first { pieces.append(TrimSegment(from: current, to: first)) }
                current = first
            }
        }
        return pieces
    }
}

/// A line or a cubic curve, with its length.
private struct TrimSegment {
    let p0, p1, p2, p3: CGPoint
    let isLine: Bool
    /// The length up to each sixty-fourth of the curve, in points.
    private let cumulativeLengths: [CGFloat]

    var length: CGFloat { cumulativeLengths.last ?? 0 }

    init(from start: CGPoint, to end: CGPoint) {
        (p0, p1, p2, p3, isLine) = (start, start, end, end, true)
        cumulativeLengths = [0, hypot(end.x - start.x, end.y - start.y)]
    }

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3, isLine) = (p0, p1, p2, p3, false)
        var (sums, last) = ([CGFloat(0)], p0)
        for step in 1...64 {
            let point = Path.point(p0, p1, p2, p3, CGFloat(step) / 64)
            sums.append(sums[step - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
        cumulativeLengths = sums
    }

    /// Returns the curve's parameter at a fraction of its length.
    func parameter(of fraction: CGFloat) -> CGFloat {
        if isLine || fraction <= 0 || fraction >= 1 { return min(max(fraction, 0), 1) }
        let targetLength = fraction * length
        let step = (cumulativeLengths.firstIndex { $0 >= targetLength } ?? cumulativeLengths.count - 1)
        let (before, after) = (cumulativeLengths[max(step - 1, 0)], cumulativeLengths[step])
        let stepFraction = after > before ? (targetLength - before) / (after - before) : 0
        return (CGFloat(max(step - 1, 0)) + stepFraction) / CGFloat(cumulativeLengths.count - 1)
    }

    /// Returns the part between two parameters.
    func subsegment(from a: CGFloat, to b: CGFloat) -> TrimSegment {
        if isLine { return TrimSegment(from: p0.interpolated(p3, a), to: p0.interpolated(p3, b)) }
        if a <= 0 && b >= 1 { return self }
        let head = split(at: b).0
        return b <= 0 || a <= 0 ? head : head.split(at: a / b).1
    }

    private func split(at t: CGFloat) -> (TrimSegment, TrimSegment) {
        let a = p0.interpolated(p1, t), b = p1.interpolated(p2, t), c = p2.interpolated(p3, t)
        let d = a.interpolated(b, t), e = b.interpolated(c, t)
        let middle = d.interpolated(e, t)
        return (TrimSegment(p0, a, d, middle), TrimSegment(middle, e, c, p3))
    }
}
