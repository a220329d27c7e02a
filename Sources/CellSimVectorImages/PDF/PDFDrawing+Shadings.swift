import CellSimGraphics
import Foundation

/// Paints shadings and patterns.
extension PDFDrawing {
    /// Executes the operator `sh`, which fills the clip area with a shading.
    func drawShading(_ name: String) {
        guard let shading = resources?["Shading"]?[name] else {
            return addNote("the shading '\(name)' is not in the file")
        }
        withEffects { paint(shading: shading, opacity: state.fillOpacity, area: visibleRect, withBackground: false) }
    }

    /// Paints the clip area with a pattern.
    /// - Parameter box: The area to paint, in user space.
    func paint(pattern name: String, _ basePaint: PDFPaint, opacity: CGFloat, over box: CGRect?) {
        guard let pattern = resources?["Pattern"]?[name], state.transform.hasInverse else {
            return addNote("the pattern '\(name)' is not in the file")
        }
        let patternMatrix = pattern["Matrix"]?.numbers.flatMap { CGAffineTransform($0) } ?? .identity
        let matrix = patternMatrix.concatenating(baseTransform).concatenating(state.transform.inverted())
        guard matrix.hasInverse else { return }
        let outer = state
        commands += [.save, .concatenate(matrix)]
        state.transform = matrix.concatenating(state.transform)
        if pattern["PatternType"]?.int == 2 {
            if let shading = pattern["Shading"] {
                paint(shading: shading, opacity: opacity, area: visibleRect, withBackground: true)
            }
        } else if let box = box?.applying(matrix.inverted()) {
            paint(tiles: pattern, basePaint, opacity: opacity, over: box)
        }
        state = outer
        commands.append(.restore)
    }

    private func paint(tiles pattern: PDFObject, _ basePaint: PDFPaint, opacity: CGFloat, over box: CGRect) {
        let identity = pattern.identity
        guard pattern.isStream, let content = pattern.bytes(), let cell = Self.rectangle(pattern["BBox"]),
            let xStep = pattern["XStep"]?.double.map({ abs($0) }),
            let yStep = pattern["YStep"]?.double.map({ abs($0) }),
            xStep > 0, yStep > 0, !activeObjectIDs.contains(identity), activeObjectIDs.count < VectorLimits.depth
        else { return addNote("a tiling pattern cannot be read") }
        let columns =
            ((box.minX - cell.maxX) / xStep).rounded(
                .up)...((box.maxX - cell.minX) / xStep).rounded(.down)
            .clamped(from: ((box.minX - cell.maxX) / xStep).rounded(.up))
        let rows =
            ((box.minY - cell.maxY) / yStep).rounded(
                .up)...((box.maxY - cell.minY) / yStep).rounded(.down)
            .clamped(from: ((box.minY - cell.maxY) / yStep).rounded(.up))
        let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
        guard count.isFinite, count <= 2_500 else { return addNote("patterns of more than 2,500 tiles are not drawn") }
        let outer = (state, resources, baseTransform, path, pendingClip)
        activeObjectIDs.append(identity)
        if opacity < 1 { commands.append(.beginGroup(opacity: opacity, bounds: visibleRect)) }
        for row in Int(rows.lowerBound)...Int(rows.upperBound) {
            for column in Int(columns.lowerBound)...Int(columns.upperBound) {
                let move = CGAffineTransform(translationX: CGFloat(column) * xStep, y: CGFloat(row) * yStep)
                commands += [.save, .concatenate(move), .clip(cell, .zero)]
                state = PDFState()
                state.transform = move.concatenating(outer.0.transform)
                if pattern["PaintType"]?.int == 2, case .pattern(let space) = basePaint.space {
                    let inner = PDFPaint(space: space ?? .gray, values: basePaint.values)
                    (state.fillPaint, state.strokePaint) = (inner, inner)
                }
                (resources, baseTransform, path) = (pattern["Resources"] ?? outer.1, state.transform, Path())
                run(content)
                commands.append(.restore)
            }
        }
        if opacity < 1 { commands.append(.endGroup) }
        activeObjectIDs.removeLast()
        (state, resources, baseTransform, path, pendingClip) = outer
    }

    /// Paints an area of user space with a shading.
    private func paint(shading: PDFObject, opacity: CGFloat, area: CGRect, withBackground: Bool) {
        let space = shading["ColorSpace"].flatMap { PDFColorSpace($0, resources) } ?? .gray
        if withBackground, let background = shading["Background"]?.numbers {
            commands.append(.fill(area, .zero, .color(space.color(background, opacity: opacity))))
        }
        let box = Self.rectangle(shading["BBox"])
        guard let kind = shading["ShadingType"]?.int, kind == 2 || kind == 3, let n = shading["Coords"]?.numbers,
            n.count >= kind * 2, let function = shading["Function"].flatMap({ PDFFunction($0) })
        else { return addNote("shadings of type \(shading["ShadingType"]?.int ?? 0) are not drawn") }
        let domain = shading["Domain"]?.numbers ?? [0, 1]
        guard domain.count == 2, domain[0] < domain[1] else { return }
        let stops = Self.makeStops(function, domain[0]...domain[1], space, opacity)
        let extend = shading["Extend"]?.array?.map { $0.bool ?? false } ?? [false, false]
        guard extend.count == 2 else { return }
        commands.append(.save)
        if let box { commands.append(.clip(box, .zero)) }
        if kind == 2 {
            let (start, end) = (CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
            if start != end {
                clipToStrip(start, end, extend, area)
                commands.append(
                    .fill(area, .zero, .linearGradient(LinearGradient(stops: stops, start: start, end: end))))
            }
        } else {
            let start = CircleGradient.Circle(center: CGPoint(x: n[0], y: n[1]), radius: max(n[2], 0))
            let end = CircleGradient.Circle(center: CGPoint(x: n[3], y: n[4]), radius: max(n[5], 0))
            let gradient = CircleGradient(
                stops: stops, start: start, end: end, extendsStart: extend[0], extendsEnd: extend[1])
            commands.append(.fill(area, .zero, .circleGradient(gradient)))
        }
        commands.append(.restore)
    }

    /// If the gradient isn't extended, clips the area beyond its ends.
    private func clipToStrip(_ start: CGPoint, _ end: CGPoint, _ extend: [Bool], _ area: CGRect) {
        guard extend.contains(false) else { return }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let locations = area.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
        let low = extend[0] ? min(locations.min() ?? 0, 0) - 1 : 0,
            high = extend[1] ? max(locations.max() ?? 1, 1) + 1 : 1
        let far =
            (area.width + area.height + abs(start.x - area.midX) + abs(start.y - area.midY)) / square.squareRoot() + 1
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: start.x + dx * along - dy * across, y: start.y + dy * along + dx * across)
        }
        commands.append(
            .clipPath(
                Path([
                    .move(point(low, -far)), .line(point(high, -far)), .line(point(high, far)), .line(point(low, far)),
                    .close,
                ])))
    }

    /// Returns gradient stops at the ends of a function's linear segments, and closely spaced stops for nonlinear functions.
    private static func makeStops(
        _ function: PDFFunction, _ domain: ClosedRange<CGFloat>, _ space: PDFColorSpace, _ opacity: CGFloat
    ) -> [GradientStop] {
        let length = domain.upperBound - domain.lowerBound
        // Interpolating inks differs from interpolating screen colours.
        let isLinearSpace =
            switch space {
            case .gray, .rgb: true
            default: false
            }
        var locations = [domain.lowerBound, domain.upperBound]
        locations += function.knots(domain).filter { domain.contains($0) }
        if !isLinearSpace { locations += (1..<64).map { domain.lowerBound + length * CGFloat($0) / 64 } }
        locations.sort()
        var stops: [GradientStop] = []
        for location in locations {
            // A knot gets a stop on each side, because colours can change abruptly there.
            let small = length * 1e-6
            for near in [location - small, location + small] where domain.contains(near) || near == location {
                let color = space.color(function.values([near]), opacity: opacity)
                let location = (location - domain.lowerBound) / length
                if stops.last?.location != location || stops.last?.color != color {
                    stops.append(GradientStop(location: location, color: color))
                }
            }
        }
        return stops
    }
}

extension CGFloat {
    /// Returns the number, but at least the minimum, so that both form a valid range.
    fileprivate func clamped(from low: CGFloat) -> CGFloat { low.isFinite && self >= low ? self : low }
}
