import CellSimGraphics
import Foundation

/// Executes the operators of content streams.
extension PDFDrawing {
    /// Executes one operator.
    func perform(_ operatorName: String, _ operands: [PDFToken]) {
        let n = operands.compactMap(\.number)
        switch operatorName {
        case "q": save()
        case "cm": if let matrix = CGAffineTransform(n) { concatenate(matrix) }
        case "w": if let width = n.first { state.lineWidth = abs(width) }
        case "J": state.cap = n.first == 1 ? .round : n.first == 2 ? .square : .butt
        case "j": state.join = n.first == 1 ? .round : n.first == 2 ? .bevel : .miter
        case "M": if let limit = n.first { state.miterLimit = limit }
        case "d":
            let dash = operands.first?.array?.compactMap(\.number) ?? []
            state.dash = dash.contains { $0 < 0 } || dash.allSatisfy { $0 == 0 } ? [] : dash
            if state.dash.count % 2 == 1 { state.dash += state.dash }
            state.dashPhase = operands.last?.number ?? 0
        case "ri", "i", "BMC", "BDC", "EMC", "MP", "DP", "BX", "EX", "d0", "d1": break
        case "gs": if let name = operands.first?.name { apply(resources?["ExtGState"]?[name]) }
        case "Do": if let name = operands.first?.name { drawObject(name) }
        case "sh": if let name = operands.first?.name { drawShading(name) }
        default:
            if !performPathOperator(operatorName, n), !performPaintOperator(operatorName),
                !performColorOperator(operatorName, operands, n), !performTextOperator(operatorName, operands, n)
            {
                addNote("unknown operator '\(operatorName.prefix(20))'")
            }
        }
    }

    // MARK: Paths

    private func performPathOperator(_ operatorName: String, _ n: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (operatorName, n.count) {
        case ("m", 2...):
            currentPoint = point(0)
            path.move(to: currentPoint)
        case ("l", 2...):
            currentPoint = point(0)
            if path.isEmpty { path.move(to: currentPoint) } else { path.addLine(to: currentPoint) }
        case ("c", 6...): curve(point(0), point(2), point(4))
        case ("v", 4...): curve(currentPoint, point(0), point(2))
        case ("y", 4...): curve(point(0), point(2), point(2))
        case ("re", 4...):
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            let (x, y) = (rect.origin.x, rect.origin.y)
            path.append(
                Path([
                    .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + n[2], y: y)),
                    .line(CGPoint(x: x + n[2], y: y + n[3])), .line(CGPoint(x: x, y: y + n[3])), .close,
                ]))
            currentPoint = rect.origin
        case ("h", _): if !path.isEmpty { path.close() }
        case ("m", _), ("l", _), ("c", _), ("v", _), ("y", _), ("re", _): break
        default: return false
        }
        return true
    }

    private func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        if path.isEmpty { path.move(to: a) }
        path.addCurve(to: end, control1: a, control2: b)
        currentPoint = end
    }

    private func performPaintOperator(_ operatorName: String) -> Bool {
        switch operatorName {
        case "S": stroke()
        case "s":
            path.close()
            stroke()
        case "f", "F": fill(.nonZero)
        case "f*": fill(.evenOdd)
        case "B":
            fill(.nonZero)
            stroke()
        case "B*":
            fill(.evenOdd)
            stroke()
        case "b":
            path.close()
            fill(.nonZero)
            stroke()
        case "b*":
            path.close()
            fill(.evenOdd)
            stroke()
        case "n": break
        case "W", "W*":
            pendingClip = operatorName == "W" ? .nonZero : .evenOdd
            return true
        default: return false
        }
        if let rule = pendingClip { commands.append(.clipPath(path, rule)) }
        (path, pendingClip) = (Path(), nil)
        return true
    }

    // MARK: Colours

    private func performColorOperator(_ operatorName: String, _ operands: [PDFToken], _ n: [CGFloat]) -> Bool {
        switch operatorName {
        case "g": state.fillPaint = PDFPaint(space: .gray, values: n)
        case "G": state.strokePaint = PDFPaint(space: .gray, values: n)
        case "rg": state.fillPaint = PDFPaint(space: .rgb, values: n)
        case "RG": state.strokePaint = PDFPaint(space: .rgb, values: n)
        case "k": state.fillPaint = PDFPaint(space: .cmyk, values: n)
        case "K": state.strokePaint = PDFPaint(space: .cmyk, values: n)
        case "cs":
            if let space = space(operands.first?.name) {
                state.fillPaint = PDFPaint(space: space, values: space.initialComponents)
            }
        case "CS":
            if let space = space(operands.first?.name) {
                state.strokePaint = PDFPaint(space: space, values: space.initialComponents)
            }
        case "sc", "scn": (state.fillPaint.values, state.fillPaint.pattern) = (n, operands.last?.name)
        case "SC", "SCN": (state.strokePaint.values, state.strokePaint.pattern) = (n, operands.last?.name)
        default: return false
        }
        return true
    }

    func space(_ name: String?) -> PDFColorSpace? {
        guard let name else { return nil }
        if let device = PDFColorSpace(name: name) { return device }
        guard let object = resources?["ColorSpace"]?[name], let space = PDFColorSpace(object, resources) else {
            addNote("unknown colour space '\(name)'; its colours are drawn as grey")
            return .gray
        }
        return space
    }

    // MARK: Parameters

    private func apply(_ parameters: PDFObject?) {
        guard let parameters else { return }
        if let width = parameters["LW"]?.double { state.lineWidth = abs(width) }
        if let cap = parameters["LC"]?.int { state.cap = cap == 1 ? .round : cap == 2 ? .square : .butt }
        if let join = parameters["LJ"]?.int { state.join = join == 1 ? .round : join == 2 ? .bevel : .miter }
        if let limit = parameters["ML"]?.double { state.miterLimit = limit }
        if let dash = parameters["D"]?.array, let lengths = dash.first?.numbers {
            state.dash = lengths.allSatisfy { $0 == 0 } ? [] : lengths.count % 2 == 1 ? lengths + lengths : lengths
            state.dashPhase = dash.last?.double ?? 0
        }
        if let opacity = parameters["ca"]?.double { state.fillOpacity = min(max(opacity, 0), 1) }
        if let opacity = parameters["CA"]?.double { state.strokeOpacity = min(max(opacity, 0), 1) }
        if let mode = parameters["BM"] {
            let names = mode.array?.compactMap(\.name) ?? [mode.name ?? "Normal"]
            let supportedMode = names.first { $0 == "Normal" || $0 == "Compatible" || Self.blendModes[$0] != nil }
            if supportedMode == nil { addNote("unknown blend mode '\(names.first ?? "")'") }
            state.blend = supportedMode.flatMap { Self.blendModes[$0] } ?? .normal
        }
        if let mask = parameters["SMask"] {
            state.softMask = mask.isDictionary ? (mask, state.transform) : nil
        }
        if let font = parameters["Font"]?.array, font.count == 2, let size = font[1].double {
            (state.textState.font, state.textState.fontSize) = (self.font(font[0]), size)
        }
    }

    private static let blendModes: [String: BlendMode] = [
        "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
        "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
        "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
        "Luminosity": .luminosity,
    ]
}

extension CGAffineTransform {
    /// Creates a matrix from six numbers; nil if there are fewer, or if they are out of range.
    init?(_ n: [CGFloat]) {
        guard n.count >= 6, n.prefix(6).allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return nil }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}
