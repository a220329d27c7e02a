import Foundation

/// The description of a font, for creating fonts with other sizes or traits.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    let specification: UIFont.Specification
    /// The font's file if Core Text created the descriptor from a file, otherwise `nil`.
    let fileURL: URL?

    init(_ specification: UIFont.Specification, fileURL: URL? = nil) {
        (self.specification, self.fileURL) = (specification, fileURL)
    }

    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The font is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The font is semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The font is wide. Only registered fonts can be wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is narrow. Only registered fonts can be narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters of the font have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font has less leading. It has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The font has more leading. It has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    ///
    /// Unlike in UIKit, the rounded and serif designs have the same outlines and widths as the default design.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design. It has the same appearance as the default design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design. It has the same appearance as the default design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design, for example for source code.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Creates a descriptor for a font with a PostScript name, or for the system font if the name is unknown.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.specification(name: fontName, size: size) ?? UIFont.Specification(size: size))
    }

    /// Returns the descriptor of a text style for the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style for the text size of traits, or of the current traits if they are `nil`.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size of the font, in points.
    open var pointSize: CGFloat { specification.size }

    /// The PostScript name of the font. For system fonts, it is a name such as `.SFUI-Regular`.
    open var postscriptName: String { UIFont(specification).fontName }

    /// The symbolic traits of the font. Semibold and heavier fonts are bold.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.isItalic { traits.insert(.traitItalic) }
        if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if specification.isMonospaced { traits.insert(.traitMonoSpace) }
        if let named = specification.namedFont, named.width < 100 { traits.insert(.traitCondensed) }
        if let named = specification.namedFont, named.width > 100 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns a copy of the descriptor with another size in points. It doesn't scale with the text size and doesn't keep the line height
    /// of a text style.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var newSpecification = specification
        (newSpecification.size, newSpecification.textStyleLineHeight, newSpecification.scalingBase) = (
            newPointSize, 0, nil
        )
        return UIFontDescriptor(newSpecification)
    }

    /// Returns a copy of the descriptor with exactly these traits. With a text style, bold stands for the bold weight of the style.
    ///
    /// For a registered family, returns the face with these traits, or `nil` if there is none. For other families, returns `nil` for
    /// expanded or condensed traits, because there are no such faces.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        if let named = specification.namedFont, named.isRegistered { return registeredDescriptor(named, traits) }
        guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
        var newSpecification = specification
        newSpecification.isItalic = traits.contains(.traitItalic)
        newSpecification.isMonospaced = traits.contains(.traitMonoSpace)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            newSpecification.weight =
                traits.contains(.traitBold)
                ? specification.textStyle.map { DynamicType.style($0).boldWeight } ?? .semibold : .regular
        }
        return UIFontDescriptor(newSpecification)
    }

    private func registeredDescriptor(_ named: NamedFont, _ traits: SymbolicTraits) -> UIFontDescriptor? {
        var newSpecification = specification
        let isBold = traits.contains(.traitBold)
        if isBold != symbolicTraits.contains(.traitBold) { newSpecification.weight = isBold ? .bold : .regular }
        let width: Double = traits.contains(.traitCondensed) ? 75 : traits.contains(.traitExpanded) ? 125 : 100
        guard
            let face = NamedFont(
                family: named.family, weight: newSpecification.weight, isItalic: traits.contains(.traitItalic),
                width: width)
        else { return nil }
        newSpecification.adopt(face)
        let descriptor = UIFontDescriptor(newSpecification)
        let styleTraits: SymbolicTraits = [.traitItalic, .traitBold, .traitCondensed, .traitExpanded]
        return descriptor.symbolicTraits.intersection(styleTraits) == traits.intersection(styleTraits)
            ? descriptor : nil
    }

    /// Returns a copy of the descriptor with another design, or `nil` for an unknown design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var newSpecification = specification
        newSpecification.isMonospaced = design == .monospaced
        let supportedDesigns: [SystemDesign] = [.default, .rounded, .serif, .monospaced]
        return supportedDesigns.contains(design) ? UIFontDescriptor(newSpecification) : nil
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.specification == specification }

    open override var hash: Int { specification.hashValue }
}
