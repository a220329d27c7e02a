import CellSimGraphics
import Foundation

/// Fills and strokes paths, and draws form XObjects.
extension PDFDrawing {
    /// Fills the current path.
    func fill(_ rule: FillRule) { fill(path, rule) }

    func fill(_ path: Path, _ rule: FillRule) {
        guard !path.isEmpty, consumeBudget(path.elements.count) else { return }
        withEffects {
            let fillPaint = state.fillPaint
            guard case .pattern = fillPaint.space, let name = fillPaint.pattern else {
                commands.append(
                    .fillPath(path, .color(fillPaint.space.color(fillPaint.values, opacity: state.fillOpacity)), rule))
                return
            }
            commands += [.save, .clipPath(path, rule)]
            paint(pattern: name, fillPaint, opacity: state.fillOpacity, over: path.tightBounds)
            commands.append(.restore)
        }
    }

    /// Strokes the current path.
    func stroke() { stroke(path) }

    func stroke(_ path: Path) {
        guard !path.isEmpty, consumeBudget(path.elements.count) else { return }
        var line = state.lineStyle
        // A line of width 0 is as thin as the device allows.
        if line.width == 0 { line.width = 1 / max(lengthScale, 1e-6) / 2 }
        withEffects {
            let strokePaint = state.strokePaint
            guard case .pattern = strokePaint.space, let name = strokePaint.pattern else {
                commands.append(
                    .strokePath(path, line, strokePaint.space.color(strokePaint.values, opacity: state.strokeOpacity)))
                return
            }
            commands.append(.beginGroup(opacity: 1, bounds: visibleRect))
            let box = path.tightBounds?.insetBy(dx: -line.width, dy: -line.width)
            paint(pattern: name, strokePaint, opacity: state.strokeOpacity, over: box)
            commands += [.mask([.strokePath(path, line, .black)], .alpha), .endGroup]
        }
    }

    /// The number of picture points per unit of user space, as the geometric mean over both axes.
    var lengthScale: CGFloat {
        let t = state.transform
        return abs(t.a * t.d - t.b * t.c).squareRoot()
    }

    /// Draws content with the soft mask and the blend mode of the current state.
    func withEffects(opacity: CGFloat = 1, asGroup: Bool = false, _ body: () -> Void) {
        guard state.transform.hasInverse else { return }
        let mask = state.softMask
        guard mask != nil || state.blend != .normal || (asGroup && opacity < 1) else { return body() }
        commands.append(.beginGroup(opacity: opacity, bounds: visibleRect, blend: state.blend))
        body()
        if let mask { apply(mask.dictionary, mask.transform) }
        commands.append(.endGroup)
    }

    private func apply(_ mask: PDFObject, _ transform: CGAffineTransform) {
        guard let form = mask["G"], form.isStream else { return addNote("a soft mask has no form") }
        if mask["TR"] != nil, mask["TR"]?.name != "Identity" { addNote("transfer functions of soft masks are skipped") }
        let identity = form.identity
        guard !activeObjectIDs.contains(identity), activeObjectIDs.count < VectorLimits.depth else {
            return addNote("a soft mask contains itself")
        }
        let isLuminosity = mask["S"]?.name != "Alpha"
        let toMask = transform.concatenating(state.transform.inverted())
        let drawn = collectCommands {
            let outer = (state, path, pendingClip)
            commands.append(.concatenate(toMask))
            state = PDFState()
            state.transform = transform
            if isLuminosity, let backdrop = mask["BC"]?.numbers {
                let space = form["Group"]?["CS"].flatMap { PDFColorSpace($0, resources) } ?? .gray
                commands.append(.fill(visibleRect, .zero, .color(space.color(backdrop))))
            }
            drawForm(form, asGroup: false)
            (state, path, pendingClip) = outer
        }
        commands.append(.mask(drawn, isLuminosity ? .luminosity : .alpha))
    }

    // MARK: Objects

    func drawObject(_ name: String) {
        guard let object = resources?["XObject"]?[name], object.isStream else {
            return addNote("the object '\(name)' is not in the file")
        }
        switch object["Subtype"]?.name {
        case "Form": drawFormWithEffects(object)
        case "Image": drawImage(object)
        default: addNote("objects of kind '\(object["Subtype"]?.name ?? "none")' are not drawn")
        }
    }

    private func drawFormWithEffects(_ form: PDFObject) {
        let isGroup = form["Group"]?["S"]?.name == "Transparency"
        guard isGroup else { return drawForm(form, asGroup: false) }
        withEffects(opacity: state.fillOpacity, asGroup: true) { drawForm(form, asGroup: true) }
    }

    /// Draws a form XObject with its own graphics state.
    /// - Parameter asGroup: Whether opacity, blend mode and mask apply to the form as a whole and are reset inside it.
    func drawForm(_ form: PDFObject, asGroup: Bool) {
        let identity = form.identity
        guard !activeObjectIDs.contains(identity), activeObjectIDs.count < VectorLimits.depth else {
            return addNote("a form XObject contains itself")
        }
        guard let content = form.bytes() else { return addNote("a form XObject cannot be decompressed") }
        let outer = (resources, baseTransform, path, pendingClip, state)
        activeObjectIDs.append(identity)
        commands.append(.save)
        if asGroup { (state.fillOpacity, state.strokeOpacity, state.blend, state.softMask) = (1, 1, .normal, nil) }
        if let matrix = form["Matrix"]?.numbers.flatMap({ CGAffineTransform($0) }) { concatenate(matrix) }
        if let box = Self.rectangle(form["BBox"]) { commands.append(.clip(box, .zero)) }
        (resources, baseTransform, path, pendingClip) = (form["Resources"] ?? resources, state.transform, Path(), nil)
        run(content)
        (resources, baseTransform, path, pendingClip, state) = outer
        commands.append(.restore)
        activeObjectIDs.removeLast()
    }
}
