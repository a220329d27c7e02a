import CellSimGraphics
import Foundation

/// Creates the outlines of SVG's basic shapes.
enum SVGShapes {
    static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    /// Returns the outline of an element in its own units; nil if it is not a shape, or if a required length is missing.
    static func path(of element: SVGElement, in viewport: CGSize) -> Path? {
        let attributes = element.attributes
        let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        func x(_ name: String) -> CGFloat { SVGLength(attributes[name])?.resolved(viewport.width) ?? 0 }
        func y(_ name: String) -> CGFloat { SVGLength(attributes[name])?.resolved(viewport.height) ?? 0 }
        switch element.name {
        case "path": return attributes["d"].map(SVGPathData.path)
        case "rect": return rectangle(element, in: viewport)
        case "circle":
            let r = SVGLength(attributes["r"])?.resolved(diagonal) ?? 0
            return r > 0 ? .ellipse(in: CGRect(x: x("cx") - r, y: y("cy") - r, width: 2 * r, height: 2 * r)) : nil
        case "ellipse":
            let (rx, ry) = (x("rx"), y("ry"))
            guard rx > 0, ry > 0 else { return nil }
            return .ellipse(in: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
        case "line":
            return Path([.move(CGPoint(x: x("x1"), y: y("y1"))), .line(CGPoint(x: x("x2"), y: y("y2")))])
        case "polyline", "polygon": return polygon(element)
        default: return nil
        }
    }

    private static func rectangle(_ element: SVGElement, in viewport: CGSize) -> Path? {
        let attributes = element.attributes
        func x(_ name: String) -> CGFloat? { SVGLength(attributes[name])?.resolved(viewport.width) }
        func y(_ name: String) -> CGFloat? { SVGLength(attributes[name])?.resolved(viewport.height) }
        guard let width = x("width"), let height = y("height"), width > 0, height > 0 else { return nil }
        let rect = CGRect(x: x("x") ?? 0, y: y("y") ?? 0, width: width, height: height)
        // If only one radius is specified, it applies to both axes.
        let (rx, ry) = (x("rx") ?? y("ry") ?? 0, y("ry") ?? x("rx") ?? 0)
        guard rx > 0, ry > 0 else { return .rect(rect) }
        let (a, b) = (min(rx, width / 2), min(ry, height / 2))
        if a == b { return .roundedRect(rect, radii: CornerRadii(a)) }
        let squeezed = CGRect(x: 0, y: 0, width: width / a, height: height / b)
        return Path.roundedRect(squeezed, radii: CornerRadii(1))
            .applying(CGAffineTransform(a: a, b: 0, c: 0, d: b, tx: rect.minX, ty: rect.minY))
    }

    private static func polygon(_ element: SVGElement) -> Path? {
        let numbers = SVGScanner.numbers(element.attributes["points"] ?? "")
        guard numbers.count >= 4 else { return nil }
        var path = Path()
        for i in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[i], y: numbers[i + 1])
            if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if element.name == "polygon" { path.close() }
        return path
    }
}
