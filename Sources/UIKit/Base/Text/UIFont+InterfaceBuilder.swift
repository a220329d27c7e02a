import CellSimInterfaceBuilder
import CellSimText
import Foundation

/// Decodes fonts from XIBs.
extension UIFont {
    /// A font decoded from a XIB, and the name of the unavailable font that it replaces.
    package struct InterfaceBuilderFont {
        package let font: UIFont
        /// The name of the unavailable font that was replaced, or `nil` if the font is available.
        package let missingName: String?
    }

    /// Returns the font of a `<fontDescription>` element, or of a `<font>` element in an attributed string.
    ///
    /// Supported attributes: `type` (`makeSystemFont`, `boldSystem`, `italicSystem`) with `weight` and `pointSize`; `style` (a text style);
    /// `name` and `family` with `pointSize`; `metaFont` or `name` with `size`. In documents, `boldSystem` is bold, as the widths recorded
    /// by Interface Builder show, whereas `boldSystemFont(ofSize:)` is semibold.
    /// - Parameters:
    ///   - attribute: A closure that returns the value of the element's attribute with a name.
    ///   - defaultSize: The default size of the class in points, which is used if the element's size is missing or 0.
    ///   - traits: The traits that determine the size of text styles.
    /// - Returns: The font, or `nil` if the attributes don't specify a font.
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
        // For the name of the system font, iOS 13 and later return Times New Roman.
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
        // If a registered family lacks the named face, the closest face is used.
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
        // For an unknown family, Helvetica is used, bold or italic depending on the name, as in iOS.
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
