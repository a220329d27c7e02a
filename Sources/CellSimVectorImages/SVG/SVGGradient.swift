import CellSimGraphics
import Foundation

/// A gradient with the values inherited from the gradients that it refers to.
struct SVGGradient {
    private let attributes: [String: String]
    private let isRadial: Bool
    let stops: [GradientStop]
    let matrix: CGAffineTransform

    var usesBox: Bool { attributes["gradientUnits"] != "userSpaceOnUse" }

    init(_ element: SVGElement, _ elements: [String: SVGElement], _ sheet: SVGStyleSheet) {
        isRadial = element.name == "radialGradient"
        var attributes = element.attributes
        var source = element
        var stops = Self.stops(of: element, sheet)
        for _ in 0..<VectorLimits.depth {
            guard let next = source.reference.flatMap({ elements[$0] }), next !== element else { break }
            attributes.merge(next.attributes) { own, _ in own }
            if stops.isEmpty { stops = Self.stops(of: next, sheet) }
            source = next
        }
        self.attributes = attributes
        self.stops = stops
        matrix = SVGTransform.matrix(attributes["gradientTransform"])
    }

    private static func stops(of element: SVGElement, _ sheet: SVGStyleSheet) -> [GradientStop] {
        var last: CGFloat = 0
        let outer = SVGStyle().inherited(by: element, sheet)
        return element.children.filter { $0.name == "stop" }.map { stop in
            let style = outer.inherited(by: stop, sheet)
            last = max(last, SVGStyle.fraction(stop.attributes["offset"] ?? "0") ?? 0)
            return GradientStop(location: last, color: (style.stopColor ?? .black).faded(style.stopOpacity))
        }
    }

    /// Returns the paint in the units of the gradient.
    /// - Parameter area: The area to fill, which determines how often a repeating gradient is repeated.
    func paint(over area: CGRect, in viewport: CGSize, opacity: CGFloat) -> Paint? {
        let stops = stops.map { GradientStop(location: $0.location, color: $0.color.faded(opacity)) }
        guard let last = stops.last else { return nil }
        if stops.count == 1 { return .color(last.color) }
        return isRadial ? radial(stops, area, viewport, last.color) : linear(stops, area, viewport, last.color)
    }

    private func length(_ name: String, _ defaultText: String, _ referenceLength: CGFloat) -> CGFloat {
        (SVGLength(attributes[name]) ?? SVGLength(defaultText))?.resolved(referenceLength) ?? 0
    }

    private func linear(_ stops: [GradientStop], _ area: CGRect, _ viewport: CGSize, _ last: RGBAColor) -> Paint {
        let start = CGPoint(x: length("x1", "0%", viewport.width), y: length("y1", "0%", viewport.height))
        let end = CGPoint(x: length("x2", "100%", viewport.width), y: length("y2", "0%", viewport.height))
        let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let square = axis.dx * axis.dx + axis.dy * axis.dy
        guard square > 0 else { return .color(last) }
        guard let spread = SpreadMethod(attributes["spreadMethod"]) else {
            return .linearGradient(LinearGradient(stops: stops, start: start, end: end))
        }
        let locations = area.corners.map { (($0.x - start.x) * axis.dx + ($0.y - start.y) * axis.dy) / square }
        let (low, high) = ((locations.min() ?? 0).rounded(.down), (locations.max() ?? 1).rounded(.up))
        let (from, to) = (max(low, -64), min(high, 64))
        guard to > from else { return .color(last) }
        return .linearGradient(
            LinearGradient(
                stops: spread.repeated(stops, from: Int(from), to: Int(to)),
                start: CGPoint(x: start.x + axis.dx * from, y: start.y + axis.dy * from),
                end: CGPoint(x: start.x + axis.dx * to, y: start.y + axis.dy * to)))
    }

    private func radial(_ stops: [GradientStop], _ area: CGRect, _ viewport: CGSize, _ last: RGBAColor) -> Paint {
        let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        let center = CGPoint(x: length("cx", "50%", viewport.width), y: length("cy", "50%", viewport.height))
        let radius = length("r", "50%", diagonal)
        guard radius > 0 else { return .color(last) }
        var focus = CGPoint(
            x: attributes["fx"] == nil ? center.x : length("fx", "50%", viewport.width),
            y: attributes["fy"] == nil ? center.y : length("fy", "50%", viewport.height))
        let inner = max(length("fr", "0", diagonal), 0)
        let (dx, dy) = (focus.x - center.x, focus.y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        // A focus outside the circle is moved to its edge.
        if distance > radius * 0.999 {
            let fraction = radius * 0.999 / distance
            focus = CGPoint(x: center.x + dx * fraction, y: center.y + dy * fraction)
        }
        let spread = SpreadMethod(attributes["spreadMethod"])
        if spread == nil, focus == center, inner == 0 {
            return .radialGradient(RadialGradient(stops: stops, center: center, radiusX: radius, radiusY: radius))
        }
        var (end, all) = (CircleGradient.Circle(center: center, radius: radius), stops)
        if let spread {
            let maximumDistance =
                area.corners.map { corner in
                    let (x, y) = (corner.x - focus.x, corner.y - focus.y)
                    return (x * x + y * y).squareRoot()
                }.max() ?? 0
            let reach = max(radius - inner - distance, radius / 1000)
            let count = min(max((maximumDistance / reach).rounded(.up), 1), 64)
            end = CircleGradient.Circle(
                center: CGPoint(x: focus.x + (center.x - focus.x) * count, y: focus.y + (center.y - focus.y) * count),
                radius: inner + (radius - inner) * count)
            all = spread.repeated(stops, from: 0, to: Int(count))
        }
        return .circleGradient(
            CircleGradient(stops: all, start: CircleGradient.Circle(center: focus, radius: inner), end: end))
    }
}

/// The way in which a gradient continues beyond its ends.
private enum SpreadMethod {
    case `repeat`, reflect

    init?(_ text: String?) {
        switch text {
        case "repeat": self = .repeat
        case "reflect": self = .reflect
        default: return nil
        }
    }

    /// Returns one gradient's stops for all periods in a range of whole numbers.
    func repeated(_ stops: [GradientStop], from low: Int, to high: Int) -> [GradientStop] {
        let count = CGFloat(high - low)
        return (low..<high).flatMap { period in
            let isBack = self == .reflect && period % 2 != 0
            let periodStops = isBack ? stops.reversed() : stops
            return periodStops.map { stop in
                let location = isBack ? 1 - stop.location : stop.location
                return GradientStop(location: (CGFloat(period - low) + location) / count, color: stop.color)
            }
        }
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}
