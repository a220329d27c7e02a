import Foundation

/// The description of a font, for creating fonts with other sizes and traits.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    let specification: UIFont.Specification
    /// The font's file; nil unless Core Text made the descriptor from the file.
    let fileURL: URL?

    init(_ specification: UIFont.Specification, fileURL: URL? = nil) {
        (self.specification, self.fileURL) = (specification, fileURL)
    }

    /// The traits of a descriptor.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Semibold or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide letters, available only in registered fonts.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters, available only in registered fonts.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Less space between lines; without effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More space between lines; without effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font.
    ///
    /// Differs from Apple's: the rounded and the serif design have the default's outlines and widths.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded strokes; looks like the default.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs; looks like the default.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters of equal width, for example for code.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Creates a descriptor of the font with this name; of the system font for an unknown name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.specification(name: fontName, size: size) ?? UIFont.Specification(size: size))
    }

    /// Returns the descriptor of a style at the text size of `UITraitCollection.current`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a style at the text size of these traits, or of the current ones.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { specification.size }

    /// The requested name; a name such as `.SFUI-Regular` for system fonts.
    open var postscriptName: String { UIFont(specification).fontName }

    /// The font's traits: italic, bold (semibold and heavier) and monospaced.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if specification.isItalic { traits.insert(.traitItalic) }
        if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if specification.isMonospaced { traits.insert(.traitMonoSpace) }
        if let named = specification.named, named.width < 100 { traits.insert(.traitCondensed) }
        if let named = specification.named, named.width > 100 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns the same font at another size in points, which does not scale and has no pitch of a text style.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = specification
        (changed.size, changed.tablePitch, changed.scalesFrom) = (newPointSize, 0, nil)
        return UIFontDescriptor(changed)
    }

    /// Returns the descriptor with exactly these traits; bold is the text style's own bold if there is a style.
    ///
    /// For a registered family, it is the face with these traits, or nil if there is none. For other families, expanded
    /// and condensed return nil: such fonts are not available.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        if let named = specification.named, named.isGiven { return given(named, traits) }
        guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
        var changed = specification
        changed.isItalic = traits.contains(.traitItalic)
        changed.isMonospaced = traits.contains(.traitMonoSpace)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            changed.weight =
                traits.contains(.traitBold)
                ? specification.textStyle.map { DynamicType.style($0).boldWeight } ?? .semibold : .regular
        }
        return UIFontDescriptor(changed)
    }

    private func given(_ named: NamedFont, _ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = specification
        let wantsBold = traits.contains(.traitBold)
        if wantsBold != symbolicTraits.contains(.traitBold) { changed.weight = wantsBold ? .bold : .regular }
        let width: Double = traits.contains(.traitCondensed) ? 75 : traits.contains(.traitExpanded) ? 125 : 100
        guard
            let found = NamedFont(
                family: named.family, weight: changed.weight, isItalic: traits.contains(.traitItalic), width: width)
        else { return nil }
        changed.take(found)
        let descriptor = UIFontDescriptor(changed)
        let looks: SymbolicTraits = [.traitItalic, .traitBold, .traitCondensed, .traitExpanded]
        return descriptor.symbolicTraits.intersection(looks) == traits.intersection(looks) ? descriptor : nil
    }

    /// Returns the system font in another design; nil for an unknown design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = specification
        changed.isMonospaced = design == .monospaced
        let known: [SystemDesign] = [.default, .rounded, .serif, .monospaced]
        return known.contains(design) ? UIFontDescriptor(changed) : nil
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.specification == specification }

    open override var hash: Int { specification.hashValue }
}
