import CellSimGraphics
import CellSimText
import Foundation

/// A font with a size. Instances are immutable.
///
/// The system font has the metrics of San Francisco and the outlines of a substitute. A named font has the vertical metrics of its family
/// if they are known.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The values that define a font.
    struct Specification: Hashable, Sendable {
        enum Digits: Hashable, Sendable { case proportional, monospaced }

        /// The size of the font, in points.
        var size: CGFloat
        var weight = UIFont.Weight.regular
        var isItalic = false
        var isMonospaced = false
        var digits = Digits.proportional
        var textStyle: UIFont.TextStyle?
        /// The line height of the font's text style in points, or 0 without a text style.
        var textStyleLineHeight: CGFloat = 0
        /// The base of a font that `UIFontMetrics` has scaled.
        var scalingBase: ScaledBase?
        /// The named font, or `nil` for a system font.
        var namedFont: NamedFont?
        /// The OpenType features.
        var features: [FontFeature] = []
        var smallCapitals: SmallCapitals = []
        /// The axis values that differ from the defaults of a registered variable font.
        var variations: [FontVariation] = []

        /// Sets the named font with its weight and slope.
        mutating func adopt(_ named: NamedFont) {
            (self.namedFont, weight, isItalic) = (named, named.weight, named.isItalic)
            isMonospaced = named.isMonospaced
        }

        /// Selects the closest face of the family after a change of the weight or slope. Only fonts with registered files have faces.
        mutating func updateFace() {
            guard let old = namedFont, old.isRegistered, old.weight != weight || old.isItalic != isItalic,
                let nearestFace = NamedFont(family: old.family, weight: weight, isItalic: isItalic, width: old.width)
            else { return }
            adopt(nearestFace)
        }
    }

    /// The original size and the text style of a font that `UIFontMetrics` has scaled.
    struct ScaledBase: Hashable, Sendable {
        var size: CGFloat
        /// The line height of the original font's text style in points, or 0 without a text style.
        var lineHeight: CGFloat = 0
        var style: UIFont.TextStyle
        var maximum: CGFloat?
    }

    private let coreFoundationTag = CoreFoundationTag()
    let specification: Specification

    /// Whether the app chose the size of a descriptor's font, which `UIFontMetrics` then scales even if the descriptor has a text style.
    let hasExplicitSize: Bool

    init(_ specification: Specification, hasExplicitSize: Bool = false) {
        (self.specification, self.hasExplicitSize) = (specification, hasExplicitSize)
    }

    /// Creates the system font with a size of 12 points. In UIKit, this font has no size.
    public convenience override init() { self.init(Specification(size: 12)) }

    /// Creates a font with a PostScript name. Returns `nil` if the name and its family are unknown.
    ///
    /// Registered fonts (from the app's `Info.plist`, `--font-directory`, `CELLSIM_FONTS` or Core Text's font manager) are drawn and
    /// measured with their own files. A family name selects the regular face.
    ///
    /// Other fonts have the vertical metrics of their family and the outlines of a substitute. Names of the system font, such as
    /// `.SFUI-Semibold`, return the system font. In UIKit, they return Times New Roman, as CellSim does for names in documents.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let specification = UIFont.specification(name: fontName, size: fontSize) else { return nil }
        self.init(specification)
    }

    /// Creates the font of a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the font.
    ///   - pointSize: The size in points, or 0 for the size of the descriptor. `UIFontMetrics` scales a font with a size other than 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var specification = descriptor.specification
        if pointSize > 0 && pointSize != specification.size {
            specification.size = pointSize
            specification.textStyleLineHeight = 0
            specification.scalingBase = nil
        }
        self.init(specification, hasExplicitSize: pointSize > 0)
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

    /// Parses names of the system font, such as `.AppleSystemUIFont`, `.SFUI-Semibold` and `.SFUIText-Bold`.
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

    /// Returns a copy of the font with another weight. It keeps the text style and the line height.
    package func withWeight(_ weight: Weight) -> UIFont {
        var specification = specification
        specification.weight = weight
        specification.updateFace()
        return UIFont(specification)
    }

    /// Returns a copy of the font with another size. It doesn't keep the line height of a text style, as in UIKit.
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
