import CellSimGraphics
import Foundation

/// The properties of an element after the cascade: presentation attributes, then `<style>` rules, then the `style` attribute.
struct SVGStyle {
    /// The paint of a fill or stroke.
    enum SVGPaint {
        case none
        case color(RGBAColor)
        case currentColor
        /// A gradient or pattern with a given id, and the colour to use if there is no such element.
        case server(String, fallback: RGBAColor?)
    }

    // Inherited properties.
    var color = RGBAColor.black
    var fill = SVGPaint.color(.black)
    var stroke = SVGPaint.none
    var fillOpacity: CGFloat = 1
    var strokeOpacity: CGFloat = 1
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var strokeWidth = SVGLength("1")
    var cap = Stroke.Cap.butt
    var join = Stroke.Join.miter
    var miterLimit: CGFloat = 4
    var dash: [SVGLength] = []
    var dashOffset = SVGLength("0")
    var isVisible = true

    // Properties that aren't inherited.
    var opacity: CGFloat = 1
    var isDisplayed = true
    var clipPath: String?
    var mask: String?
    var hasFilter = false
    var blend = BlendMode.normal
    var stopColor: RGBAColor? = .black
    var stopOpacity: CGFloat = 1
    var masksByAlpha = false
    var transform: String?

    /// Returns the style of a child element, which inherits from this style.
    func inherited(by element: SVGElement, _ sheet: SVGStyleSheet) -> SVGStyle {
        var style = self
        let defaultStyle = SVGStyle()
        (style.opacity, style.isDisplayed, style.clipPath, style.mask) = (1, true, nil, nil)
        (style.hasFilter, style.blend, style.stopColor, style.stopOpacity) = (false, .normal, defaultStyle.stopColor, 1)
        (style.masksByAlpha, style.transform) = (false, nil)
        var declarations = SVGStyle.properties.compactMap { name in
            element.attributes[name].map { (name: name, value: $0) }
        }
        declarations += sheet.declarations(for: element)
        if let inlineStyle = element.attributes["style"] { declarations += SVGStyleSheet.declarations(inlineStyle) }
        // Apply `color` first, because other colours may refer to it.
        for (name, value) in declarations where name == "color" { style.set(name, value) }
        for (name, value) in declarations where name != "color" { style.set(name, value) }
        return style
    }

    private static let properties = [
        "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility",
        "opacity", "display", "clip-path", "mask", "filter", "mix-blend-mode", "stop-color", "stop-opacity",
        "mask-type",
        "transform",
    ]

    private mutating func set(_ name: String, _ value: String) {
        guard value != "inherit" else { return }
        switch name {
        case "color": if let new = SVGColor.color(value) { color = new }
        case "fill": if let ink = paint(value) { fill = ink }
        case "stroke": if let ink = paint(value) { stroke = ink }
        case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
        case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .nonZero
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .nonZero
        case "visibility": isVisible = value == "visible"
        case "opacity": opacity = Self.fraction(value) ?? 1
        case "display": isDisplayed = value != "none"
        case "clip-path": clipPath = Self.name(value)
        case "mask": mask = Self.name(value)
        case "filter": hasFilter = value != "none"
        case "mix-blend-mode": blend = Self.blendModes[value] ?? .normal
        case "stop-color": stopColor = value.lowercased() == "currentcolor" ? color : SVGColor.color(value) ?? .black
        case "stop-opacity": stopOpacity = Self.fraction(value) ?? 1
        case "mask-type": masksByAlpha = value == "alpha"
        case "transform": transform = value
        default: setLine(name, value)
        }
    }

    private mutating func setLine(_ name: String, _ value: String) {
        switch name {
        case "stroke-width": strokeWidth = SVGLength(value) ?? strokeWidth
        case "stroke-linecap": cap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin": join = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        case "stroke-miterlimit": miterLimit = SVGScanner.numbers(value).first.map { max($0, 1) } ?? miterLimit
        case "stroke-dasharray":
            dash = value.split { $0 == "," || $0.isWhitespace }.compactMap { SVGLength(String($0)) }
            if dash.contains(where: { $0.value < 0 }) || dash.allSatisfy({ $0.value == 0 }) { dash = [] }
        case "stroke-dashoffset": dashOffset = SVGLength(value) ?? dashOffset
        default: break
        }
    }

    private func paint(_ value: String) -> SVGPaint? {
        let lower = value.lowercased()
        if lower == "none" || lower == "transparent" { return SVGPaint.none }
        if lower == "currentcolor" { return .currentColor }
        if let name = Self.name(value) {
            let rest = value.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
            return .server(name, fallback: SVGColor.color(rest))
        }
        return SVGColor.color(value).map { .color($0) }
    }

    /// Returns the name in `url(#name)`.
    static func name(_ value: String) -> String? {
        guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
        let inner = value[..<close].dropFirst(4).trimmingCharacters(in: CharacterSet(charactersIn: "'\" "))
        return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }

    /// Returns a number or percentage, clamped to 0…1.
    static func fraction(_ value: String) -> CGFloat? { SVGLength(value).map { min(max($0.value, 0), 1) } }

    private static let blendModes: [String: BlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken, "lighten": .lighten,
        "color-dodge": .colorDodge, "color-burn": .colorBurn, "hard-light": .hardLight, "soft-light": .softLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity,
    ]
}

/// Parses transform lists such as `translate(1 2) rotate(45)`.
enum SVGTransform {
    /// Returns the matrix; the identity if the text is invalid.
    static func matrix(_ text: String?) -> CGAffineTransform {
        guard let text else { return .identity }
        var scanner = SVGScanner(text)
        var result = CGAffineTransform.identity
        while scanner.nextByte != nil {
            let name = scanner.word()
            guard !name.isEmpty, scanner.skipIfPresent("(") else { return .identity }
            var numbers: [CGFloat] = []
            while numbers.count < 8, let number = scanner.number() { numbers.append(number) }
            guard scanner.skipIfPresent(")"), let step = step(name, numbers) else { return .identity }
            result = step.concatenating(result)
        }
        let parts = [result.a, result.b, result.c, result.d, result.tx, result.ty]
        return parts.allSatisfy { $0.isFinite && abs($0) < 1e9 } ? result : .identity
    }

    private static func step(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1...2): return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
        case ("scale", 1...2): return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
        case ("rotate", 1): return CGAffineTransform(degrees: n[0])
        case ("rotate", 3):
            return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(CGAffineTransform(degrees: n[0]))
                .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
        case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
