import CellSimGraphics
import Foundation

/// A pattern's tile, with the attributes inherited from the patterns that it refers to.
struct SVGPattern {
    /// The pattern whose children are drawn: the first in the chain of references that has children.
    let source: SVGElement
    /// The tile in the pattern's units.
    let rect: CGRect
    /// The transform from the pattern's units to user units.
    let matrix: CGAffineTransform
    /// The transform from the units of the content to those of the pattern.
    let content: CGAffineTransform
    let viewport: CGSize

    init?(_ element: SVGElement, _ elements: [String: SVGElement], box: CGRect, viewport: CGSize) {
        var attributes = element.attributes
        var source = element
        for _ in 0..<VectorLimits.depth where source.children.isEmpty {
            guard let next = source.reference.flatMap({ elements[$0] }), next !== element else { break }
            attributes.merge(next.attributes) { own, _ in own }
            source = next
        }
        self.source = source
        let usesBox = attributes["patternUnits"] != "userSpaceOnUse"
        let referenceSize = usesBox ? CGSize(width: 1, height: 1) : viewport
        func length(_ name: String, _ referenceLength: CGFloat) -> CGFloat {
            SVGLength(attributes[name])?.resolved(referenceLength) ?? 0
        }
        var rect = CGRect(
            x: length("x", referenceSize.width), y: length("y", referenceSize.height),
            width: max(length("width", referenceSize.width), 0),
            height: max(length("height", referenceSize.height), 0))
        if usesBox { rect = rect.applying(SVGDrawing.unitMatrix(box)) }
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        self.rect = rect
        matrix = SVGTransform.matrix(attributes["patternTransform"])
        guard matrix.hasInverse else { return nil }
        let mergedElement = SVGElement(name: "pattern", attributes: attributes, line: element.line)
        let inner = SVGViewport(mergedElement, size: rect.size)
        if inner.box != nil {
            content = inner.transform.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            self.viewport = inner.innerSize
        } else if attributes["patternContentUnits"] == "objectBoundingBox" {
            content = SVGDrawing.unitMatrix(box)
            self.viewport = CGSize(width: 1, height: 1)
        } else {
            // The content uses user units; its origin is that of the tile.
            content = CGAffineTransform(translationX: usesBox ? rect.minX : 0, y: usesBox ? rect.minY : 0)
            self.viewport = viewport
        }
    }

    /// Returns the indices of the tiles that cover an interval.
    func tileIndices(from low: CGFloat, to high: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
        let first = ((low - origin) / length).rounded(.down), last = ((high - origin) / length).rounded(.up) - 1
        guard first.isFinite, last.isFinite, abs(first) < 100_000, abs(last) < 100_000 else { return 0...100_000 }
        return Int(first)...max(Int(first), Int(last))
    }
}
