import CellSimInterfaceBuilder
import CellSimText
import Foundation

extension UIFont {
    /// A font read from a XIB, with its problems.
    package struct InterfaceBuilderFont {
        package let font: UIFont
        /// The name of a font of which only a replacement is available.
        package let missingName: String?
    }

    /// Returns the font of a XIB's `<fontDescription>` or an attributed string's `<font>`.
    ///
    /// Known spellings: `type` (`system`, `boldSystem`, `italicSystem`) with `weight` and `pointSize`; `style` (a
    /// text style); `name` and `family` with `pointSize`; `metaFont` or `name` with `size`. The `boldSystem` of
    /// documents is bold, as the widths show that Interface Builder recorded, while `boldSystemFont(ofSize:)` is semibold.
    /// - Parameters:
    ///   - attribute: the element's attributes by name.
    ///   - defaultSize: the class's own size in points, used if the element has none or 0.
    ///   - traits: the traits whose text size applies to text styles.
    /// - Returns: nil when the attributes describe no font.
    package static func interfaceBuilder(
        _ attribute: (String) -> String?, defaultSize: CGFloat = UIFont.labelFontSize, traits: UITraitCollection
    ) -> InterfaceBuilderFont? {
        if let style = attribute("style") {
            return InterfaceBuilderFont(
                font: preferredFont(forTextStyle: TextStyle(rawValue: style), compatibleWith: traits), missingName: nil)
        }
        let written = (attribute("pointSize") ?? attribute("size")).flatMap(IBValue.number) ?? 0
        let size = written > 0 ? CGFloat(IBLimits.limited(written, to: IBLimits.fontSizes)) : defaultSize
        if let kind = attribute("type") ?? attribute("metaFont") {
            return system(kind: kind, weight: attribute("weight"), size: size)
                .map { InterfaceBuilderFont(font: $0, missingName: nil) }
        }
        if let name = attribute("name") { return named(name, family: attribute("family"), size: size) }
        guard attribute("pointSize") ?? attribute("size") != nil else { return nil }
        return InterfaceBuilderFont(font: systemFont(ofSize: size), missingName: nil)
    }

    private static func system(kind: String, weight: String?, size: CGFloat) -> UIFont? {
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

    private static func named(_ name: String, family: String?, size: CGFloat) -> InterfaceBuilderFont {
        // For the system font's own name, the system returns Times New Roman (since iOS 13).
        _ = AppFonts.areKnown
        if name.hasPrefix(".SFUI-"), !AddedFonts.contains(name),
            let specification = specification(name: "TimesNewRomanPSMT", size: size)
        {
            return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
        }
        if let specification = specification(name: name, size: size) {
            let isThere = specification.named?.isGiven ?? true
            return InterfaceBuilderFont(font: UIFont(specification), missingName: isThere ? nil : name)
        }
        // A registered family without that face: the face nearest to the name.
        if let family, !AddedFonts.faces(ofFamily: family).isEmpty {
            let words = NamedFont.styleWords(name)
            let weight = words.compactMap { Weight(word: $0) }.first ?? .regular
            let isItalic = words.contains { ["italic", "oblique", "it"].contains($0) }
            if let named = NamedFont(family: family, weight: weight, isItalic: isItalic) {
                var specification = Specification(size: size)
                specification.take(named)
                return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
            }
        }
        // An unknown family: Helvetica, as on the system, bold and sloped according to the name.
        let style = (name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "").lowercased()
        let isSloped = style.contains("italic") || style.contains("oblique")
        let word = style.replacingOccurrences(of: "italic", with: "").replacingOccurrences(of: "oblique", with: "")
        let isBold = Weight(word: word).map { $0.rawValue >= Weight.semibold.rawValue } ?? false
        let face = "Helvetica" + (isBold || isSloped ? "-" : "") + (isBold ? "Bold" : "") + (isSloped ? "Oblique" : "")
        let specification = specification(name: face, size: size) ?? Specification(size: size)
        return InterfaceBuilderFont(font: UIFont(specification), missingName: name)
    }
}
