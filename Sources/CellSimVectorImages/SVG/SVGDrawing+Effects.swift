import CellSimGraphics
import Foundation

/// Applies clips, masks, opacity and blend modes.
extension SVGDrawing {
    /// Draws an element's content with its clip, mask, opacity and blend mode.
    mutating func withEffects(
        _ element: SVGElement, _ context: Context, _ body: (inout SVGDrawing, Context) -> Void
    ) {
        let style = context.style
        if style.hasFilter { addNote("filters are skipped") }
        guard style.opacity > 0 else { return }
        var inner = context
        // Reset inside the group, because the group applies these effects.
        (inner.style.opacity, inner.style.clipPath, inner.style.mask, inner.style.blend) = (1, nil, nil, .normal)
        let clip = style.clipPath.flatMap { referencedElement($0, "clipPath", context) }
        let mask = style.mask.flatMap { referencedElement($0, "mask", context) }
        if let clip, let figure = singleFigure(of: clip, element, context) {
            commands.append(.clipPath(figure.path, figure.rule))
        }
        let needsMask = mask != nil || (clip.map { singleFigure(of: $0, element, context) == nil } ?? false)
        guard style.opacity < 1 || needsMask || style.blend != .normal else { return body(&self, inner) }
        let start = commands.count
        commands.append(.beginGroup(opacity: style.opacity, bounds: visibleBounds(context), blend: style.blend))
        body(&self, inner)
        if commands.count == start + 1 { return commands.removeSubrange(start...) }
        if let clip, singleFigure(of: clip, element, context) == nil { applyClip(clip, element, context) }
        if let mask { apply(mask, element, context) }
        commands.append(.endGroup)
    }

    private mutating func referencedElement(_ name: String, _ kind: String, _ context: Context) -> SVGElement? {
        guard let target = elements[name], target.name == kind else {
            addNote("the \(kind) '#\(name)' is not in the file")
            return nil
        }
        guard !context.references.contains(name) else {
            addNote("the \(kind) '#\(name)' contains itself")
            return nil
        }
        return target
    }

    /// Returns the path of a clip that consists of a single shape; nil for other clips.
    private func singleFigure(
        of clip: SVGElement, _ element: SVGElement, _ context: Context
    ) -> (path: Path, rule: FillRule)? {
        let style = SVGStyle().inherited(by: clip, sheet)
        let shapes = clip.children.filter { SVGShapes.names.contains($0.name) || $0.name == "use" }
        guard shapes.count == 1, let shape = shapes.first, shape.name != "use", style.clipPath == nil else {
            return nil
        }
        let shapeStyle = style.inherited(by: shape, sheet)
        guard shapeStyle.clipPath == nil, shapeStyle.isDisplayed, shapeStyle.isVisible,
            let path = SVGShapes.path(of: shape, in: context.viewport)
        else { return nil }
        var matrix = SVGTransform.matrix(shapeStyle.transform)
        matrix = matrix.concatenating(SVGTransform.matrix(style.transform))
        if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
            guard let box = box(of: element, context) else { return nil }
            matrix = matrix.concatenating(Self.unitMatrix(box))
        }
        return (path.applying(matrix), shapeStyle.clipRule)
    }

    static func unitMatrix(_ box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    }

    /// Applies a clip with several shapes, or with a clip of its own, as a mask of black shapes.
    private mutating func applyClip(_ clip: SVGElement, _ element: SVGElement, _ context: Context) {
        var inner = context
        inner.references.append(clip.attributes["id"] ?? "")
        inner.depth += 1
        inner.style = SVGStyle().inherited(by: clip, sheet)
        var matrix = SVGTransform.matrix(inner.style.transform)
        if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
            guard let box = box(of: element, context) else { return }
            matrix = matrix.concatenating(Self.unitMatrix(box))
        }
        inner.transform = matrix.concatenating(context.transform)
        guard inner.transform.hasInverse, inner.depth < VectorLimits.depth else { return }
        let drawn = collectCommands { drawing in
            drawing.commands.append(.concatenate(matrix))
            drawing.withEffects(clip, inner) { drawing, inner in
                for child in clip.children { drawing.drawClipShape(child, inner) }
            }
        }
        commands.append(.mask(drawn, .alpha))
    }

    private mutating func drawClipShape(_ element: SVGElement, _ outer: Context) {
        guard consumeBudget(1), outer.depth < VectorLimits.depth else { return }
        var context = outer
        context.depth += 1
        context.style = outer.style.inherited(by: element, sheet)
        context.style.opacity = 1
        let matrix = SVGTransform.matrix(context.style.transform)
        context.transform = matrix.concatenating(outer.transform)
        guard context.style.isDisplayed, context.style.isVisible, context.transform.hasInverse else { return }
        commands += [.save, .concatenate(matrix)]
        defer { commands.append(.restore) }
        if element.name == "use", let id = element.reference, let target = elements[id],
            !context.references.contains(id)
        {
            context.references.append(id)
            let x = SVGLength(element.attributes["x"])?.value ?? 0, y = SVGLength(element.attributes["y"])?.value ?? 0
            let move = CGAffineTransform(translationX: x, y: y)
            context.transform = move.concatenating(context.transform)
            commands.append(.concatenate(move))
            return drawClipShape(target, context)
        }
        guard let path = SVGShapes.path(of: element, in: context.viewport), consumeBudget(path.elements.count) else {
            return
        }
        withEffects(element, context) { drawing, context in
            drawing.commands.append(.fillPath(path, .color(.black), context.style.clipRule))
        }
    }

    private mutating func apply(_ mask: SVGElement, _ element: SVGElement, _ context: Context) {
        var inner = context
        inner.references.append(mask.attributes["id"] ?? "")
        inner.depth += 1
        inner.style = SVGStyle().inherited(by: mask, sheet)
        guard inner.depth < VectorLimits.depth else { return }
        let box = box(of: element, context)
        let region = region(of: mask, box, context)
        var matrix = CGAffineTransform.identity
        if mask.attributes["maskContentUnits"] == "objectBoundingBox" {
            guard let box else { return }
            matrix = Self.unitMatrix(box)
        }
        inner.transform = matrix.concatenating(context.transform)
        guard inner.transform.hasInverse else { return }
        let drawn = collectCommands { drawing in
            if let region { drawing.commands.append(.clip(region, .zero)) }
            drawing.commands.append(.concatenate(matrix))
            drawing.withEffects(mask, inner) { drawing, inner in drawing.drawChildren(of: mask, inner) }
        }
        commands.append(.mask(drawn, inner.style.masksByAlpha ? .alpha : .luminance))
    }

    /// Returns the region in which a mask is visible. By default, it is 10 % larger than the box on each side.
    private func region(of mask: SVGElement, _ box: CGRect?, _ context: Context) -> CGRect? {
        let usesBox = mask.attributes["maskUnits"] != "userSpaceOnUse"
        let x = SVGLength(mask.attributes["x"] ?? "-10%"), y = SVGLength(mask.attributes["y"] ?? "-10%")
        let width = SVGLength(mask.attributes["width"] ?? "120%"),
            height = SVGLength(mask.attributes["height"] ?? "120%")
        guard let x, let y, let width, let height else { return nil }
        let referenceSize = usesBox ? CGSize(width: 1, height: 1) : context.viewport
        let region = CGRect(
            x: x.resolved(referenceSize.width), y: y.resolved(referenceSize.height),
            width: max(width.resolved(referenceSize.width), 0),
            height: max(height.resolved(referenceSize.height), 0))
        guard usesBox else { return region }
        return box.map { region.applying(Self.unitMatrix($0)) }
    }

    /// Returns the commands that a closure adds, without adding them to the picture.
    private mutating func collectCommands(_ body: (inout SVGDrawing) -> Void) -> [DisplayCommand] {
        let outer = commands
        commands = []
        body(&self)
        let drawn = commands
        commands = outer
        return drawn
    }
}
