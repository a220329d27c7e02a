import CellSimGraphics
import Foundation

/// Parses the `d` attribute of a path. As SVG requires, the path is drawn up to the first error.
struct SVGPathData {
    private var scanner: SVGScanner
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic curve, which a following smooth curve reflects.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    private init(_ text: String) { scanner = SVGScanner(text) }

    static func path(_ text: String) -> Path {
        var reader = SVGPathData(text)
        reader.read()
        return reader.path
    }

    private mutating func read() {
        var command: UInt8 = 0
        let allowedSteps = VectorLimits.steps
        while let byte = scanner.nextByte {
            let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
            if isLetter {
                command = byte
                scanner.advance()
            } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
                return
            }
            guard path.elements.count < allowedSteps, perform(command) else { return }
            // After a move, further coordinate pairs are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
            if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
        }
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func perform(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        let (cubic, quad) = (cubicControl, quadControl)
        (cubicControl, quadControl) = (nil, nil)
        if path.isEmpty, command | 0x20 != UInt8(ascii: "m") { return false }
        switch Character(UnicodeScalar(command | 0x20)) {
        case "m":
            guard let p = point(isRelative) else { return false }
            path.move(to: p)
            (current, start) = (p, p)
        case "l":
            guard let p = point(isRelative) else { return false }
            line(to: p)
        case "h":
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "v":
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "c":
            guard let a = point(isRelative), let b = point(isRelative), let p = point(isRelative) else { return false }
            curve(a, b, p)
        case "s":
            guard let b = point(isRelative), let p = point(isRelative) else { return false }
            curve(mirrored(cubic), b, p)
        case "q":
            guard let c = point(isRelative), let p = point(isRelative) else { return false }
            quadCurve(c, p)
        case "t":
            guard let p = point(isRelative) else { return false }
            quadCurve(mirrored(quad), p)
        case "a": return arc(isRelative)
        case "z":
            path.close()
            current = start
            // A segment after a closed subpath begins at the start of that subpath, unless a move precedes it.
            if let byte = scanner.nextByte, byte | 0x20 != UInt8(ascii: "m"), byte | 0x20 != UInt8(ascii: "z") {
                path.move(to: start)
            }
        default: return false
        }
        return true
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: a, control2: b)
        (current, cubicControl) = (end, b)
    }

    private mutating func quadCurve(_ control: CGPoint, _ end: CGPoint) {
        path.addQuad(to: end, control: control)
        (current, quadControl) = (end, control)
    }

    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let rx = scanner.number(), let ry = scanner.number(), let angle = scanner.number(),
            let isLarge = scanner.flag(), let isSweep = scanner.flag(), let end = point(isRelative)
        else { return false }
        path.addArc(
            from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), degrees: angle, isLarge: isLarge,
            isSweep: isSweep)
        current = end
        return true
    }
}

/// Converts SVG's elliptical arcs to Bézier curves.
extension Path {
    /// Adds an elliptical arc in SVG's endpoint parameterization: endpoints, radii and two flags (SVG 1.1, F.6). The
    /// calculation only uses square roots, whose results are the same on every processor.
    mutating func addArc(
        from start: CGPoint, to end: CGPoint, radii: CGSize, degrees: CGFloat, isLarge: Bool, isSweep: Bool
    ) {
        guard start != end else { return }
        guard radii.width > 0, radii.height > 0 else { return addLine(to: end) }
        let rotation = CGAffineTransform(degrees: degrees)
        let toUnit = rotation.inverted().concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
        let (p, q) = (start.applying(toUnit), end.applying(toUnit))
        let middle = CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
        let half = CGPoint(x: (q.x - p.x) / 2, y: (q.y - p.y) / 2)
        let square = half.x * half.x + half.y * half.y
        guard square.isFinite, square > 0 else { return addLine(to: end) }
        // Radii that are too short to connect the endpoints are scaled up.
        let radiusScale = max(square.squareRoot(), 1)
        let distance = (max(radiusScale * radiusScale / square - 1, 0)).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let center = CGPoint(x: middle.x - half.y * distance, y: middle.y + half.x * distance)
        let fromUnitCircle = CGAffineTransform(scaleX: radiusScale, y: radiusScale)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(CGAffineTransform(scaleX: radii.width, y: radii.height)).concatenating(rotation)
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - center.x) / radiusScale, y: (point.y - center.y) / radiusScale)
        }
        addUnitArc(unit(p), unit(q), isSweep: isSweep, isLarge: isLarge, fromUnitCircle, depth: 0, end: end)
    }

    /// Splits an arc of the unit circle until no part exceeds a quarter.
    private mutating func addUnitArc(
        _ from: CGPoint, _ to: CGPoint, isSweep: Bool, isLarge: Bool, _ fromUnitCircle: CGAffineTransform, depth: Int,
        end: CGPoint
    ) {
        let dot = from.x * to.x + from.y * to.y
        guard isLarge || dot < -1e-9, depth < 4 else {
            let cosine = min(max(dot, -1), 1)
            let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
            let quarter = tangent / (1 + (1 + tangent * tangent).squareRoot())
            let k = 4 / 3 * quarter * (isSweep ? 1 : -1)
            addCurve(
                to: end, control1: CGPoint(x: from.x - from.y * k, y: from.y + from.x * k).applying(fromUnitCircle),
                control2: CGPoint(x: to.x + to.y * k, y: to.y - to.x * k).applying(fromUnitCircle))
            return
        }
        var sum = CGPoint(x: from.x + to.x, y: from.y + to.y)
        var length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        if length < 1e-6 {
            // For a semicircle, the midpoint is perpendicular to the endpoints.
            sum = isSweep ? CGPoint(x: -from.y, y: from.x) : CGPoint(x: from.y, y: -from.x)
            length = 1
        } else if isLarge {
            length = -length
        }
        let middle = CGPoint(x: sum.x / length, y: sum.y / length)
        addUnitArc(
            from, middle, isSweep: isSweep, isLarge: false, fromUnitCircle, depth: depth + 1,
            end: middle.applying(fromUnitCircle))
        addUnitArc(middle, to, isSweep: isSweep, isLarge: false, fromUnitCircle, depth: depth + 1, end: end)
    }
}

/// Creates rotations by an angle in degrees.
extension CGAffineTransform {
    /// Creates a clockwise rotation in a coordinate space whose y axis points down. Multiples of 90° are exact.
    init(degrees: CGFloat) {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        switch rest < 0 ? rest + 360 : rest {
        case 0: self = .identity
        case 90: self.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 180: self.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 270: self.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: self.init(rotationAngle: rest * .pi / 180)
        }
    }
}
