import Foundation

/// Formats display lists as text.
extension DisplayList {
    /// Returns the list as text: the size, then a command per line. Commands between `save` and `restore` and in groups are
    /// indented.
    ///
    /// Numbers are in points, rounded to thousandths, without trailing zeros. The text is the same on every machine, so that tests
    /// of drawing can compare it before they compare pixels.
    /// - Parameter glyphPositions: Whether to include the id and origin of every glyph.
    public func dump(glyphPositions: Bool = false) -> String {
        var writer = DisplayListWriter(glyphPositions: glyphPositions)
        writer.write(self)
        return writer.text
    }
}

/// Formats display lists as text.
struct DisplayListWriter {
    let glyphPositions: Bool
    private(set) var text = ""
    private var depth = 0

    init(glyphPositions: Bool) { self.glyphPositions = glyphPositions }

    mutating func write(_ list: DisplayList) {
        appendLine("size \(number(list.size.width)) \(number(list.size.height))")
        write(list.commands)
    }

    private mutating func write(_ commands: [DisplayCommand]) {
        for command in commands {
            if command.endsScope { depth = max(depth - 1, 0) }
            appendLine(describe(command))
            if command.beginsScope { depth += 1 }
            switch command {
            case .mask(let inner, _), .clipMask(let inner, _), .projected(let inner, _, _):
                depth += 1
                write(inner)
                depth -= 1
            default: break
            }
        }
    }

    private mutating func appendLine(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    private func describe(_ command: DisplayCommand) -> String {
        switch command {
        case .save: "save"
        case .restore: "restore"
        case .concatenate(let t): transform(t)
        case .clip(let rect, let corners): "clip " + box(rect) + radii(corners)
        case .clipPath(let figure, let rule): "clip path " + path(figure) + (rule == .evenOdd ? " even-odd" : "")
        case .beginGroup(let opacity, let bounds, let blend):
            "group opacity \(number(opacity))" + (blend == .normal ? "" : " blend \(blend)") + " in \(box(bounds))"
        case .clipMask(_, let kind): "clip by \(kind)"
        case .mask(_, let kind): "mask by \(kind)"
        case .beginShadow(let color, let offset, let blur, let bounds):
            "shadow group \(color.hex) offset \(number(offset.width)) \(number(offset.height)) blur \(number(blur)) in \(box(bounds))"
        case .projected(_, let bounds, let t):
            "projected " + transform(t.affine) + " by " + [t.p, t.q, t.r].map { "\($0)" }.joined(separator: " ")
                + " in \(box(bounds))"
        case .endGroup: "end group"
        case .fill(let rect, let corners, let paint): "fill " + box(rect) + radii(corners) + " " + describe(paint)
        case .fillPath(let figure, let paint, let rule):
            "fill path " + path(figure) + (rule == .evenOdd ? " even-odd " : " ") + describe(paint)
        case .strokePath(let figure, let stroke, let color):
            "stroke " + path(figure) + describe(stroke) + " " + color.hex
        case .border(let rect, let corners, let width, let color):
            "border " + box(rect) + radii(corners) + " width \(number(width)) " + color.hex
        case .shadow(let figure, let color, let offset, let blur):
            "shadow \(color.hex) offset \(number(offset.width)) \(number(offset.height)) blur \(number(blur)) of "
                + path(figure)
        case .backdrop(let rect, let corners, let effect):
            "backdrop " + box(rect) + radii(corners) + " blur \(number(effect.blurRadius)) saturation "
                + "\(number(effect.saturation)) tint " + effect.tint.hex
        case .glyphs(let run, let origin, let color): describe(run, at: origin) + " " + color.hex
        case .image(let bitmap, let source, let destination, let tint):
            "image \(bitmap.width)×\(bitmap.height) from \(box(source)) to \(box(destination))"
                + (tint.map { " tint " + $0.hex } ?? "")
        }
    }

    private func transform(_ t: CGAffineTransform) -> String {
        if t.isScaleAndTranslation, t.a == 1, t.d == 1 { return "translate \(number(t.tx)) \(number(t.ty))" }
        return "transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ")
    }

    private func radii(_ corners: CornerRadii) -> String {
        if corners.isZero { return "" }
        let all = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        if all.allSatisfy({ $0 == corners.topLeft }) { return " radius \(number(corners.topLeft))" }
        return " radii " + all.map(number).joined(separator: " ")
    }

    private func path(_ path: Path) -> String {
        let steps = path.elements.map { element in
            switch element {
            case .move(let p): "M \(point(p))"
            case .line(let p): "L \(point(p))"
            case .quad(let c, let e): "Q \(point(c)) \(point(e))"
            case .curve(let a, let b, let e): "C \(point(a)) \(point(b)) \(point(e))"
            case .close: "Z"
            }
        }
        return "[" + steps.joined(separator: " ") + "]"
    }

    private func describe(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): color.hex
        case .linearGradient(let g): "linear \(point(g.start)) to \(point(g.end))" + stops(g.stops)
        case .radialGradient(let g):
            "radial \(point(g.center)) radii \(number(g.radiusX)) \(number(g.radiusY))" + stops(g.stops)
        case .circleGradient(let g):
            "circles \(point(g.start.center)) radius \(number(g.start.radius)) to \(point(g.end.center)) radius "
                + number(g.end.radius) + (g.extendsStart ? "" : " no start") + (g.extendsEnd ? "" : " no end")
                + stops(g.stops)
        }
    }

    private func stops(_ stops: [GradientStop]) -> String {
        stops.map { " \(number($0.location)) \($0.color.hex)" }.joined()
    }

    private func describe(_ stroke: Stroke) -> String {
        var result = " width \(number(stroke.width))"
        if stroke.cap != .butt { result += " cap \(stroke.cap)" }
        if stroke.join != .miter {
            result += " join \(stroke.join)"
        } else if stroke.miterLimit != 10 {
            result += " miter \(number(stroke.miterLimit))"
        }
        if !stroke.dash.isEmpty {
            result += " dash " + stroke.dash.map(number).joined(separator: " ") + " phase \(number(stroke.dashPhase))"
        }
        return result
    }

    private func describe(_ run: GlyphRun, at origin: CGPoint) -> String {
        let face = run.face
        var result = "glyphs \(quoted(run.text)) at \(point(origin)) \(face.file) weight \(face.weight)"
        if face.opticalSize != 0 { result += " optical \(face.opticalSize)" }
        result += " size \(number(face.emSize))"
        if face.slant != 0 { result += " slant \(number(face.slant))" }
        if face.expansion != 1 { result += " expansion \(number(face.expansion))" }
        if glyphPositions {
            result += " (" + run.glyphs.map { "\($0.id)@\(number($0.x)),\(number($0.y))" }.joined(separator: " ") + ")"
        }
        return result
    }

    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default:
                if scalar.value < 0x20 {
                    quoted += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }

    private func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }

    private func box(_ r: CGRect) -> String {
        "\(number(r.origin.x)) \(number(r.origin.y)) \(number(r.size.width)) \(number(r.size.height))"
    }

    /// Formats a number with at most three decimal places, without trailing zeros.
    private func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
        let thousandths = Int((value * 1000).rounded())
        let (integerPart, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
        var text = (thousandths < 0 ? "-" : "") + String(integerPart)
        if rest != 0 {
            var digits = String(rest + 1000).dropFirst()
            while digits.last == "0" { digits = digits.dropLast() }
            text += "." + digits
        }
        return text
    }
}

/// Identifies commands that begin or end indented lines.
extension DisplayCommand {
    var beginsScope: Bool {
        switch self {
        case .save, .beginGroup, .beginShadow: true
        default: false
        }
    }

    var endsScope: Bool {
        switch self {
        case .restore, .endGroup: true
        default: false
        }
    }
}
