import CellSimText
import Foundation

/// Converts font descriptors to and from dictionaries of attributes.
extension UIFontDescriptor {
    /// The keys of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family name, as a string. An unknown family has no effect.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, as a string. It takes precedence over the family.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face, as a string such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, as a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, as a dictionary with `TraitKey` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, as a `TextStyle` or its raw value. Other attributes are applied to the font of this style at the current text
        /// size.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The feature settings, as an array of dictionaries with `FeatureKey` keys. Features that correspond to an OpenType feature are
        /// supported.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The key `kCTFontVariationAttribute` of Core Text, which has no name in UIKit.
        static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
        /// The key `kCTFontURLAttribute` of Core Text, which has no name in UIKit.
        static let file = AttributeName(rawValue: "NSCTFontFileURLAttribute")
    }

    /// The keys of the dictionary for `traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, as the raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, as a `UIFont.Weight` or a number from −1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, as a number from −1 (narrow) to 1 (wide). It selects a face of a registered family. It has no effect in other
        /// families, which don't have narrow or wide faces.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, as a number. A positive value makes the font italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The keys of the dictionaries for `featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the feature type, such as 6 for the spacing of digits.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The identifier of the setting, such as 0 for monospaced digits.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The OpenType tag of the feature, such as `zero`, in place of the identifiers.
        public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        /// The value for the OpenType tag: 0 to disable the feature, 1 to enable it, or the number of an alternate glyph.
        public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
        /// The current name of `featureIdentifier`.
        public static let type = featureIdentifier
        /// The current name of `typeIdentifier`.
        public static let selector = typeIdentifier
    }

    /// Creates a descriptor for the system font with attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(
            UIFont.Specification(size: UIFont.systemFontSize).adding(attributes), fileURL: attributes[.file] as? URL)
    }

    /// Returns a copy of the descriptor with attributes. Unknown attributes have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(specification.adding(attributes), fileURL: attributes[.file] as? URL ?? fileURL)
    }

    /// Returns a copy of the descriptor with a family. An unknown family has no effect.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns a copy of the descriptor with a face, such as "Bold Italic".
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// A dictionary with the name, the size and the text style, if there is one.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
        attributes[.textStyle] = specification.textStyle
        attributes[.file] = fileURL
        if !specification.variations.isEmpty {
            attributes[.variation] = Dictionary(
                specification.variations.map { location in
                    (location.tag.utf8.reduce(0) { $0 << 8 | Int($1) } as NSNumber, location.value as NSNumber)
                }
            ) { $1 }
        }
        return attributes
    }

    /// Returns the value for a key. The key can also be one that isn't in `fontAttributes`.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: UIFont(specification).familyName
        case .face: specification.namedFont.flatMap { $0.isRegistered ? $0.style : nil } ?? specification.weight.name
        case .traits:
            [
                TraitKey.symbolic: symbolicTraits.rawValue, .weight: specification.weight.rawValue,
                .slant: specification.isItalic ? 1 as CGFloat : 0,
            ] as [TraitKey: Any]
        default: fontAttributes[attribute]
        }
    }
}

/// Applies descriptor attributes to a font specification.
extension UIFont.Specification {
    typealias Attributes = [UIFontDescriptor.AttributeName: Any]

    func adding(_ attributes: Attributes) -> UIFont.Specification {
        var result = self
        result.apply(style: attributes)
        result.apply(name: attributes)
        if let size = Self.number(attributes[.size]), size > 0, size != result.size {
            (result.size, result.textStyleLineHeight) = (size, 0)
        }
        result.apply(traits: attributes)
        result.apply(features: attributes)
        result.apply(variations: attributes)
        return result
    }

    private mutating func apply(style attributes: Attributes) {
        let style = attributes[.textStyle] as? UIFont.TextStyle
        guard let style = style ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:)) else {
            return
        }
        self = UIFont.preferredFont(forTextStyle: style).specification
    }

    private mutating func apply(name attributes: Attributes) {
        guard let name = (attributes[.name] ?? attributes[.family]) as? String else {
            if let face = attributes[.face] as? String { apply(face: face) }
            return
        }
        if var newSpecification = UIFont.specification(name: name, size: size) {
            if attributes[.name] == nil {
                (newSpecification.weight, newSpecification.isItalic) = (weight, isItalic)
                newSpecification.updateFace()
            }
            self = newSpecification
        }
        if let face = attributes[.face] as? String { apply(face: face) }
    }

    private mutating func apply(face: String) {
        let exactFace = namedFont.flatMap { named in
            named.isRegistered ? RegisteredFonts.faces(ofFamily: named.family).first { $0.style == face } : nil
        }
        if let exactFace { return adopt(NamedFont(exactFace)) }
        let words = face.split(separator: " ").map { $0.lowercased() }
        isItalic = words.contains("italic") || words.contains("oblique")
        weight = words.lazy.compactMap { UIFont.Weight(word: $0) }.first ?? .regular
        updateFace()
    }

    /// Applies axis values to a registered variable font. The keys of the dictionary are the four-byte axis tags as integers.
    private mutating func apply(variations attributes: Attributes) {
        let axisValues: [(tag: UInt32, value: CGFloat)]
        switch attributes[.variation] {
        case let values as [NSNumber: Any]:
            axisValues = values.compactMap { tag, value in Self.number(value).map { (tag.uint32Value, $0) } }
        case let values as [Int: Any]:
            axisValues = values.compactMap { tag, value in
                Self.number(value).flatMap { value in UInt32(exactly: tag).map { ($0, value) } }
            }
        case let values as [UInt32: Any]:
            axisValues = values.compactMap { tag, value in Self.number(value).map { (tag, $0) } }
        default: return
        }
        for (tag, value) in axisValues.sorted(by: { $0.tag < $1.tag }) where value.isFinite {
            let letters = (0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)))) }
            variations.removeAll { $0.tag == String(letters) }
            variations.append(FontVariation(tag: String(letters), value: Double(value)))
        }
    }

    private mutating func apply(traits attributes: Attributes) {
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
        if let bits = Self.number(traits[.symbolic]), bits >= 0, bits < CGFloat(UInt32.max) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))
            if let descriptor = UIFontDescriptor(self).withSymbolicTraits(symbolic) { self = descriptor.specification }
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight
        } else if let weight = Self.number(traits[.weight]) {
            self.weight = UIFont.Weight(rawValue: weight)
        }
        if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
        updateFace()
        if let width = Self.number(traits[.width]), let old = namedFont, old.isRegistered,
            let face = NamedFont(
                family: old.family, weight: weight, isItalic: isItalic, width: Double(100 + 100 * width))
        {
            adopt(face)
        }
    }

    private mutating func apply(features attributes: Attributes) {
        let value = attributes[.featureSettings]
        let settingsWithStringKeys = value as? [[String: Any]] ?? []
        let settings =
            value as? [[UIFontDescriptor.FeatureKey: Any]]
            ?? settingsWithStringKeys.map {
                Dictionary($0.map { (UIFontDescriptor.FeatureKey(rawValue: $0), $1) }) { $1 }
            }
        for setting in settings {
            if let tag = setting[.openTypeTag] as? String {
                applyFeature(tag: tag, value: Self.integer(setting[.openTypeValue]) ?? 1)
            } else if let kind = Self.integer(setting[.type]), let selector = Self.integer(setting[.selector]) {
                if !applyFeature(kind: kind, setting: selector) {
                    UnsupportedFeatures.report(kind: kind, setting: selector)
                }
            }
        }
    }

    private static func integer(_ value: Any?) -> Int? {
        number(value).flatMap { Int(exactly: $0.rounded()) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
