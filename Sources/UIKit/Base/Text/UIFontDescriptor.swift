import Foundation

/// The description of a font, from which fonts with other sizes and traits can be created.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    let specification: UIFont.Specification
    /// The font's file; nil unless Core Text created the descriptor from a file.
    let fileURL: URL?

    init(_ specification: UIFont.Specification, fileURL: URL? = nil) {
        (self.specification, self.fileURL) = (specification, fileURL)
    }

    /// The symbolic traits of a descriptor.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Semibold or heavier letters.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide letters, available only in registered fonts.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters, available only in registered fonts.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Less space between lines. It has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More space between lines. It has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font.
    ///
    /// Unlike on Apple's systems, the rounded and serif designs have the outlines and widths of the default design.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded strokes. Its appearance equals the default design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs. Its appearance equals the default design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters of equal width, for example for code.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Creates a descriptor for the font with this name, or for the system font if the name is unknown.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.specification(name: fontName, size: size) ?? UIFont.Specification(size: size))
    }

    /// Returns the descriptor for a text style at the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor for a text style at the text size of these traits or, if nil, of the current ones.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { specification.size }

    /// The requested name; for system fonts, a name such as `.SFUI-Regular`.
    open var postscriptName: String { UIFont(specification).fontName }

    /// The font's traits: italic, bold (semibold or heavier) and monospaced.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.isItalic { traits.insert(.traitItalic) }
        if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if specification.isMonospaced { traits.insert(.traitMonoSpace) }
        if let named = specification.namedFont, named.width < 100 { traits.insert(.traitCondensed) }
        if let named = specification.namedFont, named.width > 100 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns a copy with another size in points. It no longer scales with the text size and has no line height of a
    /// text style.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var newSpecification = specification
        (newSpecification.size, newSpecification.textStyleLineHeight, newSpecification.scalingBase) = (
            newPointSize, 0, nil
        )
        return UIFontDescriptor(newSpecification)
    }

    /// Returns a copy with exactly these traits. If there is a text style, bold means the style's own bold weight.
    ///
    /// For a registered family, returns the face with these traits, or nil if there is none. For other families,
    /// expanded and condensed return nil, because such fonts are not available.
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

    /// Returns a copy with another design; nil for an unknown design.
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
