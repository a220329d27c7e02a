import CellSimGraphics
import CellSimText
import Foundation

/// A font at one size. Immutable.
///
/// The system font has San Francisco's metrics with the outlines of a replacement font. Fonts requested by name have
/// the vertical metrics of the real family if those are known.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// All values that identify a font.
    struct Specification: Hashable, Sendable {
        enum Digits: Hashable, Sendable { case proportional, monospaced }

        /// The size in points.
        var size: CGFloat
        var weight = UIFont.Weight.regular
        var isItalic = false
        var isMonospaced = false
        var digits = Digits.proportional
        var textStyle: UIFont.TextStyle?
        /// The line height of a text style in points; 0 for a font without a text style.
        var textStyleLineHeight: CGFloat = 0
        /// The unscaled original of a font created by `UIFontMetrics`.
        var scalingBase: ScaledBase?
        /// The font that was requested by name.
        var namedFont: NamedFont?
        /// The font features, by OpenType tag.
        var features: [FontFeature] = []
        var smallCapitals: SmallCapitals = []
        /// The axis values of a registered variable font that differ from the face's defaults.
        var variations: [FontVariation] = []

        /// Adopts a named font with its weight and slope.
        mutating func adopt(_ named: NamedFont) {
            (self.namedFont, weight, isItalic) = (named, named.weight, named.isItalic)
            isMonospaced = named.isMonospaced
        }

        /// Selects the family's nearest face after a change of weight or slope, for a font with registered files.
        mutating func updateFace() {
            guard let old = namedFont, old.isRegistered, old.weight != weight || old.isItalic != isItalic,
                let nearestFace = NamedFont(family: old.family, weight: weight, isItalic: isItalic, width: old.width)
            else { return }
            adopt(nearestFace)
        }
    }

    /// The original size and style of a font created by `UIFontMetrics`.
    struct ScaledBase: Hashable, Sendable {
        var size: CGFloat
        var style: UIFont.TextStyle
        var maximum: CGFloat?
    }

    private let coreFoundationTag = CoreFoundationTag()
    let specification: Specification

    init(_ specification: Specification) { self.specification = specification }

    /// Creates the system font of 12 points, for properties that are set later. UIKit's font has no size.
    public convenience override init() { self.init(Specification(size: 12)) }

    /// Creates a font by its PostScript name; nil if neither the name nor its family is known.
    ///
    /// Registered fonts (from the app's `Info.plist`, `--font-directory`, `CELLSIM_FONTS` or Core Text's font manager)
    /// are drawn and measured with their own files. A family name selects its regular face.
    ///
    /// Other fonts are drawn with the outlines of a replacement font, and have only the vertical metrics of the real
    /// family. The system font's own names, such as `.SFUI-Semibold`, return the system font. On Apple's systems they
    /// return Times New Roman, as CellSim does for documents that use them.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let specification = UIFont.specification(name: fontName, size: fontSize) else { return nil }
        self.init(specification)
    }

    /// Creates the font of a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the font.
    ///   - pointSize: The size in points; 0 for the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var specification = descriptor.specification
        if pointSize > 0 && pointSize != specification.size {
            specification.size = pointSize
            specification.textStyleLineHeight = 0
            specification.scalingBase = nil
        }
        self.init(specification)
    }

    static func specification(name: String, size: CGFloat) -> Specification? {
        let size = size > 0 ? size : systemFontSize
        _ = AppFonts.areRegistered
        if !RegisteredFonts.contains(name), let system = systemSpecification(name: name, size: size) { return system }
        guard let named = NamedFont(name: name) else { return nil }
        var specification = Specification(size: size)
        specification.adopt(named)
        return specification
    }

    /// Parses names such as `.AppleSystemUIFont`, `.SFUI-Semibold` and `.SFUIText-Bold`.
    private static func systemSpecification(name: String, size: CGFloat) -> Specification? {
        let lower = name.lowercased()
        guard lower.hasPrefix(".sf") || lower.hasPrefix(".applesystemuifont") || lower.hasPrefix("sfpro") else {
            return nil
        }
        var specification = Specification(size: size)
        guard let hyphen = lower.lastIndex(of: "-") else { return specification }
        var style = lower[lower.index(after: hyphen)...]
        if style.hasSuffix("italic") {
            specification.isItalic = true
            style = style.dropLast("italic".count)
        }
        specification.weight = Weight(word: String(style)) ?? .regular
        specification.isMonospaced = lower.contains("mono")
        return specification
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a copy in another weight, with the same text style and line height.
    package func withWeight(_ weight: Weight) -> UIFont {
        var specification = specification
        specification.weight = weight
        specification.updateFace()
        return UIFont(specification)
    }

    /// Returns a copy at another size, without the line height of a text style, as in UIKit.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var specification = specification
        specification.size = fontSize
        specification.textStyleLineHeight = 0
        specification.scalingBase = nil
        return UIFont(specification)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.specification == specification }

    open override var hash: Int { specification.hashValue }

    open override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(specification.weight.name.lowercased()); "
            + "font-style: \(specification.isItalic ? "italic" : "normal"); "
            + "font-size: \(ColorValue.shortText(pointSize))pt"
    }
}
