import CellSimGraphics
import Foundation

/// A cache of the elements' bounding boxes. Limits the total number of steps for all boxes of a document.
final class SVGBoxes {
    struct Key: Hashable {
        let element: ObjectIdentifier
        let width, height: CGFloat
    }

    var boxCache: [Key: CGRect?] = [:]
    fileprivate var remainingSteps = 200_000
    /// A Boolean value that indicates whether the step limit was reached, so that some boxes are incomplete.
    var isExhausted: Bool { remainingSteps <= 0 }
}

/// Computes bounding boxes.
extension SVGDrawing {
    /// Returns the bounding box of an element's shapes in its own user units, without strokes.
    /// - Complexity: Linear in the number of shapes; constant for a cached box.
    func box(of element: SVGElement, _ context: Context) -> CGRect? {
        let key = SVGBoxes.Key(
            element: ObjectIdentifier(element), width: context.viewport.width, height: context.viewport.height)
        if let cachedBox = boxes.boxCache[key] { return cachedBox }
        var builder = BoundsBuilder()
        addBox(of: element, .identity, context.viewport, [], &builder)
        boxes.boxCache[key] = .some(builder.rect)
        return builder.rect
    }

    /// Adds the boxes of an element and its children.
    /// - Parameter path: The elements that contain this one, to detect recursion.
    private func addBox(
        of element: SVGElement, _ matrix: CGAffineTransform, _ viewport: CGSize, _ path: [ObjectIdentifier],
        _ builder: inout BoundsBuilder
    ) {
        boxes.remainingSteps -= 1
        let identifier = ObjectIdentifier(element)
        guard boxes.remainingSteps > 0, path.count < VectorLimits.depth, !path.contains(identifier) else { return }
        if let figure = SVGShapes.path(of: element, in: viewport) {
            if let box = figure.applying(matrix).tightBounds { builder.add(box) }
            return
        }
        func addInner(_ child: SVGElement, _ move: CGAffineTransform = .identity) {
            let style = SVGStyle().inherited(by: child, sheet)
            guard style.isDisplayed else { return }
            let inner = SVGTransform.matrix(style.transform).concatenating(move).concatenating(matrix)
            addBox(of: child, inner, viewport, path + [identifier], &builder)
        }
        switch element.name {
        case "g", "a", "svg", "switch": for child in element.children { addInner(child) }
        case "use":
            guard let target = element.reference.flatMap({ elements[$0] }) else { return }
            let x = SVGLength(element.attributes["x"])?.value ?? 0, y = SVGLength(element.attributes["y"])?.value ?? 0
            addInner(target, CGAffineTransform(translationX: x, y: y))
        case "image":
            let imageFrame = imageRect(element, viewport)
            if imageFrame.width > 0 { builder.add(imageFrame.applying(matrix)) }
        default: break
        }
    }
}
