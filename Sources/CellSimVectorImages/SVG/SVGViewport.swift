import CellSimGraphics
import Foundation

/// A viewport with the scaling and alignment that its view box requires.
struct SVGViewport {
    var size: CGSize
    var box: CGRect?
    var alignment: CGPoint? = CGPoint(x: 0.5, y: 0.5)
    var isSlice = false

    /// Creates the viewport of an element.
    /// - Parameter size: The size of the viewport in the outer user units.
    init(_ element: SVGElement, size: CGSize) {
        self.size = size
        let numbers = SVGScanner.numbers(element.attributes["viewBox"] ?? "")
        if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
            box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        read(element.attributes["preserveAspectRatio"])
    }

    /// Creates the viewport of a picture.
    init(_ element: SVGElement, size: CGSize, box: CGRect) {
        (self.size, self.box) = (size, box)
        read(element.attributes["preserveAspectRatio"])
    }

    private mutating func read(_ text: String?) {
        guard let keywords = text?.split(separator: " "), let first = keywords.first(where: { $0 != "defer" }) else {
            return
        }
        isSlice = keywords.contains("slice")
        if first == "none" { return alignment = nil }
        func alignmentFraction(_ axis: String) -> CGFloat {
            first.contains(axis + "Min") ? 0 : first.contains(axis + "Max") ? 1 : 0.5
        }
        // The keyword for the second axis begins with an uppercase letter, as in `xMinYMax`.
        alignment = CGPoint(x: alignmentFraction("x"), y: alignmentFraction("Y"))
    }

    /// The size in inner user units, which is the reference for percentages.
    var innerSize: CGSize { box?.size ?? size }

    /// The transform from inner units to outer units.
    var transform: CGAffineTransform {
        guard let box else { return .identity }
        var (sx, sy) = (size.width / box.width, size.height / box.height)
        guard let alignment else {
            return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: -box.minX * sx, ty: -box.minY * sy)
        }
        let scale = isSlice ? max(sx, sy) : min(sx, sy)
        (sx, sy) = (scale, scale)
        return CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: (size.width - box.width * sx) * alignment.x - box.minX * sx,
            ty: (size.height - box.height * sy) * alignment.y - box.minY * sy)
    }
}
