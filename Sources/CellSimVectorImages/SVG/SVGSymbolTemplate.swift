import CellSimGraphics
import Foundation

/// Reads the templates of custom symbols that SF Symbols exports.
extension VectorImage {
    /// Returns the regular, medium-sized variant of a template that SF Symbols exported, in the template's units (100
    /// per em). The margins of the variant determine the width, and its outlines determine the height.
    /// - Throws: `VectorImageError` if the data isn't SVG, or contains no such variant.
    public static func symbolTemplate(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try SVGDrawing.symbol(data, variants: ["Regular-M", "Regular-S", "Regular-L"])
    }
}

/// Draws one variant of a symbol template.
extension SVGDrawing {
    fileprivate static func symbol(_ data: Data, variants: [String]) throws -> VectorImage {
        let root = try SVGTreeReader.read(data)
        var drawing = SVGDrawing(root, size: CGSize(width: VectorLimits.side, height: VectorLimits.side))
        guard let name = variants.first(where: { drawing.elements[$0] != nil }), let element = drawing.elements[name]
        else { throw VectorImageError("has no drawing 'Regular-M', which a symbol template needs", line: root.line) }
        var context = Context(viewport: drawing.size)
        let outer = drawing.matrix(around: element)
        let elementMatrix = SVGTransform.matrix(context.style.inherited(by: element, drawing.sheet).transform)
        guard let box = drawing.box(of: element, context)?.applying(elementMatrix.concatenating(outer)), box.width > 0,
            box.height > 0
        else { throw VectorImageError("has an empty drawing '\(name)'", line: element.line) }
        let left = drawing.guide("left-margin-\(name)") ?? box.minX
        let right = drawing.guide("right-margin-\(name)") ?? box.maxX
        let size = CGSize(width: right > left ? right - left : box.width, height: box.height)
        let origin = CGPoint(x: right > left ? left : box.minX, y: box.minY)
        guard size.width <= VectorLimits.side, size.height <= VectorLimits.side else {
            throw VectorImageError("is wider or taller than 20,000 points", line: element.line)
        }
        context.transform = outer.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        drawing = SVGDrawing(root, size: size)
        drawing.commands = [.save, .concatenate(context.transform)]
        drawing.draw(element, inside: context)
        drawing.commands.append(.restore)
        if let failure = drawing.failure { throw failure }
        return VectorImage(size: size, commands: drawing.commands, notes: drawing.notes)
    }

    /// Returns the transform from the coordinate space of an element's parent to that of the template.
    private func matrix(around element: SVGElement) -> CGAffineTransform {
        var matrix = CGAffineTransform.identity
        var next = element.parent
        while let parent = next {
            matrix = matrix.concatenating(SVGTransform.matrix(SVGStyle().inherited(by: parent, sheet).transform))
            next = parent.parent
        }
        return matrix
    }

    /// Returns the x coordinate of a vertical guide.
    private func guide(_ name: String) -> CGFloat? {
        guard let element = elements[name] else { return nil }
        let context = Context(viewport: size)
        let elementMatrix = SVGTransform.matrix(SVGStyle().inherited(by: element, sheet).transform)
        if let x = SVGLength(element.attributes["x1"])?.value {
            return CGPoint(x: x, y: 0).applying(elementMatrix.concatenating(matrix(around: element))).x
        }
        return box(of: element, context)?.applying(elementMatrix.concatenating(matrix(around: element))).midX
    }
}
