import CellSimGraphics
import Foundation

/// Divides a path into dashes.
struct DashedPath {
    private(set) var path = Path()
    private let lengths: [CGFloat]
    /// The maximum number of dashes and gaps. Paths with more are drawn solid.
    private static let maximumDashes: CGFloat = 100_000
    private var index = 0
    private var remainingLength: CGFloat
    private var isOn = true
    /// The number of dashes above which only dashes near the visible area are created.
    private static let maximumUnculledDashes: CGFloat = 5_000
    /// The area in which dashes can be visible; nil to create all dashes.
    private var visible: CGRect?
    /// A Boolean value that indicates whether the preceding part of the line was omitted.
    private var isInterrupted = false

    /// Divides a path.
    /// - Parameters:
    ///   - scale: The number of device pixels per point, which determines the accuracy of curves.
    ///   - visible: The area that visible dashes intersect, in the path's space.
    init(_ source: Path, stroke: Stroke, scale: CGFloat, visible: CGRect) {
        let dash = stroke.dash.map { $0.isFinite ? max($0, 0) : 0 }
        let total = dash.reduce(0, +)
        // With an odd number of lengths, dashes and gaps are swapped in each repetition.
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        remainingLength = 0
        guard total * scale > 0.05 else {
            path = source
            return
        }
        let lines = Polyline.lines(of: source, scale: scale)
        // An extremely long line would be divided into too many dashes.
        let dashes = lines.map(Polyline.length).reduce(0, +) / total * CGFloat(lengths.count)
        guard dashes < Self.maximumDashes else {
            path = source
            return
        }
        self.visible = dashes > Self.maximumUnculledDashes ? visible : nil
        for line in lines {
            restart(phase: stroke.dashPhase)
            addDashes(line)
        }
    }

    private mutating func restart(phase: CGFloat) {
        let period = lengths.reduce(0, +)
        var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if rest < 0 { rest += period }
        index = 0
        while rest >= lengths[index], index + 1 < lengths.count {
            rest -= lengths[index]
            index += 1
        }
        remainingLength = max(lengths[index] - rest, 0)
        isOn = index % 2 == 0
    }

    private mutating func addDashes(_ points: [CGPoint]) {
        guard var from = points.first else { return }
        isInterrupted = false
        if isOn { path.move(to: from) }
        for to in points.dropFirst() {
            if let visible {
                addDashes(from, to, in: visible)
            } else {
                addDashes(from, to)
            }
            from = to
        }
    }

    /// Divides the part of a line segment that can be visible.
    private mutating func addDashes(_ from: CGPoint, _ to: CGPoint, in visible: CGRect) {
        let length = Polyline.length([from, to])
        guard let part = Self.part(from, to, in: visible), length.isFinite else { return skip(length) }
        func point(_ fraction: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        }
        if part.lowerBound > 0 { skip(length * part.lowerBound) }
        let (start, end) = (point(part.lowerBound), part.upperBound < 1 ? point(part.upperBound) : to)
        if isInterrupted, isOn { path.move(to: start) }
        isInterrupted = false
        addDashes(start, end)
        if part.upperBound < 1 { skip(length * (1 - part.upperBound)) }
    }

    /// Advances along the segment without drawing.
    private mutating func skip(_ length: CGFloat) {
        isInterrupted = true
        var rest = length.isFinite ? length.truncatingRemainder(dividingBy: lengths.reduce(0, +)) : 0
        while rest > remainingLength {
            rest -= remainingLength
            index = (index + 1) % lengths.count
            remainingLength = lengths[index]
            isOn.toggle()
        }
        remainingLength -= rest
    }

    /// Returns the part of a line segment inside a rectangle, as fractions of its length; nil if it is outside.
    private static func part(_ from: CGPoint, _ to: CGPoint, in box: CGRect) -> ClosedRange<CGFloat>? {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for (start, step, minimum, maximum) in [
            (from.x, to.x - from.x, box.minX, box.maxX), (from.y, to.y - from.y, box.minY, box.maxY),
        ] {
            guard step != 0 else {
                if start < minimum || start > maximum { return nil }
                continue
            }
            let ends = [(minimum - start) / step, (maximum - start) / step]
            (low, high) = (max(low, min(ends[0], ends[1])), min(high, max(ends[0], ends[1])))
        }
        return low < high ? low...high : nil
    }

    private mutating func addDashes(_ from: CGPoint, _ to: CGPoint) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        var done: CGFloat = 0
        while length - done > remainingLength {
            done += remainingLength
            let fraction = done / length
            switchDash(at: CGPoint(x: from.x + dx * fraction, y: from.y + dy * fraction))
        }
        remainingLength -= length - done
        if isOn { path.addLine(to: to) }
    }

    private mutating func switchDash(at point: CGPoint) {
        if isOn { path.addLine(to: point) }
        index = (index + 1) % lengths.count
        remainingLength = lengths[index]
        isOn.toggle()
        if isOn { path.move(to: point) }
    }
}

/// Approximates the curves of a path by line segments.
enum Polyline {
    /// Returns an array of points for each subpath. A closed subpath ends at its start.
    static func lines(of path: Path, scale: CGFloat) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        var current: [CGPoint] = []
        func finish() {
            if current.count > 1 { lines.append(current) }
        }
        for element in path.elements {
            switch element {
            case .move(let p):
                finish()
                current = [p]
            case .line(let p): current.append(p)
            case .quad(let c, let e):
                guard let s = current.last else { continue }
                let (a, b) = (mix(s, c, 2 / 3), mix(e, c, 2 / 3))
                current += curve(s, a, b, e, scale)
            case .curve(let a, let b, let e):
                guard let s = current.last else { continue }
                current += curve(s, a, b, e, scale)
            case .close:
                guard let first = current.first else { continue }
                current.append(first)
                finish()
                current = [first]
            }
        }
        finish()
        return lines
    }

    static func length(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { sum, step in
            let (dx, dy) = (step.1.x - step.0.x, step.1.y - step.0.y)
            return sum + (dx * dx + dy * dy).squareRoot()
        }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }

    private static func curve(_ s: CGPoint, _ a: CGPoint, _ b: CGPoint, _ e: CGPoint, _ scale: CGFloat) -> [CGPoint] {
        func length(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
            ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
        }
        let polygonLength = (length(s, a) + length(a, b) + length(b, e)) * scale
        let count = polygonLength.isFinite ? Int(min(max(polygonLength.squareRoot() * 3, 4), 400)) : 4
        return (1...count).map { step in
            let t = CGFloat(step) / CGFloat(count)
            let (p, q, r) = (mix(s, a, t), mix(a, b, t), mix(b, e, t))
            return step == count ? e : mix(mix(p, q, t), mix(q, r, t), t)
        }
    }
}
