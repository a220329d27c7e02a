import CellSimInterfaceBuilder
import CellSimText
import Foundation

/// Fonts from XIB elements.
extension UIFont {
    /// A font decoded from a XIB, with the name of a missing font.
    package struct InterfaceBuilderFont {
        package let font: UIFont
        /// The name of the font that was replaced because it is not available; nil if the font is available.
        package let missingName: String?
    }

    /// Returns the font of a XIB's `<fontDescription>` or of a `<font>` in an attributed string.
    ///
    /// Supported spellings: `type` (`makeSystemFont`, `boldSystem`, `italicSystem`) with `weight` and `pointSize`; `style` (a
    /// text style); `name` and `family` with `pointSize`; `metaFont` or `name` with `size`. In documents, `boldSystem`
    /// is bold, as the widths recorded by Interface Builder show, while `boldSystemFont(ofSize:)` is semibold.
    /// - Parameters:
    ///   - attribute: A closure that returns the element's attribute with a name.
    ///   - defaultSize: The class's default size in points, used if the element has no size or 0.
    ///   - traits: The traits whose text size applies to text styles.
    /// - Returns: The font; nil if the attributes do not describe a font.
    package static func interfaceBuilder(
        _ attribute: (String) -> String?, defaultSize: CGFloat = UIFont.labelFontSize, traits: UITraitCollection
    ) -> InterfaceBuilderFont? {
        if let style = attribute("style") {
            return InterfaceBuilderFont(
                font: preferredFont(forTextStyle: TextStyle(rawValue: style), compatibleWith: traits), missingName: nil)
        }
        let documentSize = (attribute("pointSize") ?? attribute("size")).flatMap(IBValue.number) ?? 0
        let size = documentSize > 0 ? CGFloat(IBLimits.limited(documentSize, to: IBLimits.fontSizes)) : defaultSize
        if let kind = attribute("type") ?? attribute("metaFont") {
            return makeSystemFont(kind: kind, weight: attribute("weight"), size: size)
                .map { InterfaceBuilderFont(font: $0, missingName: nil) }
        }
        if let name = attribute("name") { return makeNamedFont(name, family: attribute("family"), size: size) }
        guard attribute("pointSize") ?? attribute("size") != nil else { return nil }
        return InterfaceBuilderFont(font: systemFont(ofSize: size), missingName: nil)
    }

    private static func makeSystemFont(kind: String, weight: String?, size: CGFloat) -> UIFont? {
        let weight = weight.flatMap { Weight(word: $0) }
        switch kind {
        case "system", "menu", "label", "cellTitle", "message":
            return systemFont(ofSize: size, weight: weight ?? .regular)
        case "boldSystem", "systemBold": return systemFont(ofSize: size, weight: weight ?? .bold)
        case "italicSystem", "systemItalic":
            return UIFont(Specification(size: size, weight: weight ?? .regular, isItalic: true))
        case "smallSystem": return systemFont(ofSize: smallSystemFontSize, weight: weight ?? .regular)
        default: return nil
        }
    }

    private static func makeNamedFont(_ name: String, family: String?, size: CGFloat) -> InterfaceBuilderFont {
        // For the system font's own name, iOS returns Times New Roman (since iOS 13).
        _ = AppFonts.areRegistered
        if name.hasPrefix(".SFUI-"), !RegisteredFonts.contains(name),
            let specification = specification(name: "TimesNewRomanPSMT", size: size)
        {
            return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
        }
        if let specification = specification(name: name, size: size) {
            let isAvailable = specification.namedFont?.isRegistered ?? true
            return InterfaceBuilderFont(font: UIFont(specification), missingName: isAvailable ? nil : name)
        }
        // For a registered family without that face, uses the face nearest to the name.
        if let family, !RegisteredFonts.faces(ofFamily: family).isEmpty {
            let styleComponents = NamedFont.styleComponents(name)
            let weight = styleComponents.compactMap { Weight(word: $0) }.first ?? .regular
            let isItalic = styleComponents.contains { ["italic", "oblique", "it"].contains($0) }
            if let named = NamedFont(family: family, weight: weight, isItalic: isItalic) {
                var specification = Specification(size: size)
                specification.adopt(named)
                return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
            }
        }
        // For an unknown family, uses Helvetica, bold and italic according to the name, as iOS does.
        let style = (name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "").lowercased()
        let isSloped = style.contains("italic") || style.contains("oblique")
        let weightName = style.replacingOccurrences(of: "italic", with: "").replacingOccurrences(
            of: "oblique", with: "")
        let isBold = Weight(word: weightName).map { $0.rawValue >= Weight.semibold.rawValue } ?? false
        let face = "Helvetica" + (isBold || isSloped ? "-" : "") + (isBold ? "Bold" : "") + (isSloped ? "Oblique" : "")
        let specification = specification(name: face, size: size) ?? Specification(size: size)
        return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
    }
}
