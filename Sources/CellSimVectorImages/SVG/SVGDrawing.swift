import CellSimGraphics
import Foundation

/// Converts an SVG document's elements to drawing commands.
struct SVGDrawing {
    /// The inherited values for child elements.
    struct Context {
        var style = SVGStyle()
        /// The transform from the current user units to the picture's points.
        var transform = CGAffineTransform.identity
        /// The size to which percentages refer, in user units.
        var viewport: CGSize
        var depth = 0
        /// The ids of the references that are being followed, to detect recursion.
        var references: [String] = []
    }

    let sheet: SVGStyleSheet
    let elements: [String: SVGElement]
    let size: CGSize
    var commands: [DisplayCommand] = []
    private(set) var notes: [String] = []
    private(set) var failure: VectorImageError?
    private var steps = 0
    private let allowedSteps = VectorLimits.steps
    let boxes = SVGBoxes()

    /// Returns the picture of a document.
    /// - Throws: `VectorImageError` if the document is not SVG, is rejected, or exceeds the maximum size of a picture.
    static func image(_ data: Data) throws -> VectorImage {
        let root = try SVGTreeReader.read(data)
        let size = try pictureSize(root)
        var drawing = SVGDrawing(root, size: size)
        let viewport = SVGViewport(root, size: size)
        let style = SVGStyle().inherited(by: root, drawing.sheet)
        let context = Context(style: style, transform: viewport.transform, viewport: viewport.innerSize)
        drawing.commands = [.save, .clip(CGRect(origin: .zero, size: size), .zero), .concatenate(viewport.transform)]
        drawing.withEffects(root, context) { drawing, context in drawing.drawChildren(of: root, context) }
        drawing.commands.append(.restore)
        if let failure = drawing.failure { throw failure }
        if drawing.boxes.isExhausted {
            drawing.addNote("masks and gradients ignore some of the many elements that they cover")
        }
        return VectorImage(size: size, commands: drawing.commands, notes: drawing.notes)
    }

    init(_ root: SVGElement, size: CGSize) {
        self.size = size
        var named: [String: SVGElement] = [:]
        var text = ""
        var pendingElements = [root]
        while let element = pendingElements.popLast() {
            if let id = element.attributes["id"], named[id] == nil { named[id] = element }
            if element.name == "style" { text += element.text + "\n" }
            pendingElements += element.children.reversed()
        }
        (elements, sheet) = (named, SVGStyleSheet(text))
    }

    private static func pictureSize(_ root: SVGElement) throws -> CGSize {
        let box = SVGScanner.numbers(root.attributes["viewBox"] ?? "")
        let inner = box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
        func side(_ name: String, _ defaultValue: CGFloat?) -> CGFloat? {
            guard let length = SVGLength(root.attributes[name]), !length.isPercent else { return defaultValue }
            return length.value
        }
        var (width, height) = (side("width", nil), side("height", nil))
        // A missing side is derived from the other.
        if let inner, inner.width > 0, inner.height > 0 {
            if let w = width, height == nil { height = w * inner.height / inner.width }
            if let h = height, width == nil { width = h * inner.width / inner.height }
        }
        let size = CGSize(width: width ?? inner?.width ?? 0, height: height ?? inner?.height ?? 0)
        guard size.width > 0, size.height > 0 else {
            throw VectorImageError("has no size: neither 'width' and 'height' nor a 'viewBox'", line: root.line)
        }
        guard size.width <= VectorLimits.side, size.height <= VectorLimits.side else {
            throw VectorImageError("is wider or taller than 20,000 points", line: root.line)
        }
        return size
    }

    /// Adds a note unless it exists.
    mutating func addNote(_ text: String) { if !notes.contains(text) { notes.append(text) } }

    /// Counts drawing operations. Returns false when the limits are exceeded; the document is then rejected.
    mutating func consumeBudget(_ count: Int) -> Bool {
        steps += count
        if steps > allowedSteps || commands.count > VectorLimits.commands, failure == nil {
            failure = VectorImageError("is too complex: more than \(allowedSteps) path steps")
        }
        return failure == nil
    }

    // MARK: Elements

    mutating func drawChildren(of element: SVGElement, _ context: Context) {
        for child in element.children { draw(child, inside: context) }
    }

    /// Draws an element with its content.
    mutating func draw(_ element: SVGElement, inside outer: Context) {
        guard failure == nil, consumeBudget(1) else { return }
        guard outer.depth < VectorLimits.depth else {
            return addNote("elements nested more than \(VectorLimits.depth) deep are not drawn")
        }
        var context = outer
        context.depth += 1
        context.style = outer.style.inherited(by: element, sheet)
        guard context.style.isDisplayed else { return }
        let matrix = SVGTransform.matrix(context.style.transform)
        context.transform = matrix.concatenating(outer.transform)
        guard context.transform.hasInverse else { return }
        let start = commands.count
        commands.append(.save)
        if !matrix.isIdentity { commands.append(.concatenate(matrix)) }
        let empty = commands.count
        drawBody(of: element, context)
        if commands.count == empty { commands.removeSubrange(start...) } else { commands.append(.restore) }
    }

    private mutating func drawBody(of element: SVGElement, _ context: Context) {
        switch element.name {
        case "g", "a": withEffects(element, context) { $0.drawChildren(of: element, $1) }
        case "switch":
            withEffects(element, context) { drawing, context in
                if let child = element.children.first(where: { $0.attributes["requiredFeatures"] != "" }) {
                    drawing.draw(child, inside: context)
                }
            }
        case "use": drawUse(element, context)
        case "svg": drawNested(element, size: Self.size(of: element, in: context.viewport), context)
        case "image": withEffects(element, context) { $0.drawImage(element, $1) }
        case _ where SVGShapes.names.contains(element.name): drawShape(element, context)
        case "text", "foreignObject", "video", "audio", "canvas", "iframe":
            addNote("<\(element.name)> is not drawn")
        default: break
        }
    }

    private mutating func drawUse(_ element: SVGElement, _ context: Context) {
        guard let id = element.reference, let target = elements[id] else {
            return addNote("<use> refers to '\(element.attributes["href"] ?? "")', which is not in the file")
        }
        guard !context.references.contains(id) else { return addNote("<use> of '#\(id)' contains itself") }
        var context = context
        context.references.append(id)
        let x = SVGLength(element.attributes["x"])?.resolved(context.viewport.width) ?? 0
        let y = SVGLength(element.attributes["y"])?.resolved(context.viewport.height) ?? 0
        withEffects(element, context) { drawing, context in
            var context = context
            let move = CGAffineTransform(translationX: x, y: y)
            context.transform = move.concatenating(context.transform)
            if x != 0 || y != 0 { drawing.commands.append(.concatenate(move)) }
            guard target.name == "symbol" || target.name == "svg" else { return drawing.draw(target, inside: context) }
            var size = Self.size(of: target, in: context.viewport)
            if let width = SVGLength(element.attributes["width"]) {
                size.width = width.resolved(context.viewport.width)
            }
            if let height = SVGLength(element.attributes["height"]) {
                size.height = height.resolved(context.viewport.height)
            }
            context.style = context.style.inherited(by: target, drawing.sheet)
            drawing.drawNested(target, size: size, context)
        }
    }

    /// Draws a nested viewport.
    private mutating func drawNested(_ element: SVGElement, size: CGSize, _ context: Context) {
        guard size.width > 0, size.height > 0 else { return }
        let x = SVGLength(element.attributes["x"])?.resolved(context.viewport.width) ?? 0
        let y = SVGLength(element.attributes["y"])?.resolved(context.viewport.height) ?? 0
        let viewport = SVGViewport(element, size: size)
        let matrix = viewport.transform.concatenating(CGAffineTransform(translationX: x, y: y))
        withEffects(element, context) { drawing, context in
            var context = context
            context.transform = matrix.concatenating(context.transform)
            guard context.transform.hasInverse else { return }
            context.viewport = viewport.innerSize
            drawing.commands.append(.save)
            if element.attributes["overflow"] != "visible" {
                drawing.commands.append(.clip(CGRect(origin: CGPoint(x: x, y: y), size: size), .zero))
            }
            drawing.commands.append(.concatenate(matrix))
            drawing.drawChildren(of: element, context)
            drawing.commands.append(.restore)
        }
    }

    private static func size(of element: SVGElement, in viewport: CGSize) -> CGSize {
        CGSize(
            width: SVGLength(element.attributes["width"])?.resolved(viewport.width) ?? viewport.width,
            height: SVGLength(element.attributes["height"])?.resolved(viewport.height) ?? viewport.height)
    }

    private mutating func drawShape(_ element: SVGElement, _ context: Context) {
        guard context.style.isVisible, let path = SVGShapes.path(of: element, in: context.viewport), !path.isEmpty,
            consumeBudget(path.elements.count)
        else { return }
        withEffects(element, context) { drawing, context in
            drawing.fill(path, context)
            drawing.stroke(path, context)
        }
    }

    /// Returns the bounds of the picture in the current user units.
    func visibleBounds(_ context: Context) -> CGRect {
        CGRect(origin: .zero, size: size).applying(context.transform.inverted())
    }
}

/// Checks whether a transform can be inverted.
extension CGAffineTransform {
    /// A Boolean value that indicates whether the transform is invertible.
    var hasInverse: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12
    }
}
