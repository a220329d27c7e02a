import Foundation

/// The conditions of a variant in an asset set. Image sets and colour sets use the same keys.
struct AssetVariant: Decodable {
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var direction: String?
    var gamut: String?
    var widthClass: String?
    var heightClass: String?

    enum CodingKeys: String, CodingKey {
        case idiom, scale, appearances, direction = "language-direction", gamut = "display-gamut", widthClass =
            "width-class"
        case heightClass = "height-class"
    }

    private static let idiomsByName: [String: UIUserInterfaceIdiom] = [
        "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "car": .carPlay, "vision": .vision,
    ]
    private static let sizeClassesByName: [String: UIUserInterfaceSizeClass] = [
        "compact": .compact, "regular": .regular,
    ]

    /// The scale of the variant, in pixels per point.
    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

    /// The traits of the variant. Unspecified values match all traits.
    var traits: TraitValues {
        var traits = TraitValues()
        if scale != nil { traits.displayScale = pixels }
        if let idiom = idiom.flatMap({ Self.idiomsByName[$0] }) { traits.userInterfaceIdiom = idiom }
        if direction == "right-to-left" { traits.layoutDirection = .rightToLeft }
        if direction == "left-to-right" { traits.layoutDirection = .leftToRight }
        if gamut == "display-P3" { traits.displayGamut = .P3 }
        if gamut == "sRGB" { traits.displayGamut = .SRGB }
        if let size = widthClass.flatMap({ Self.sizeClassesByName[$0] }) { traits.horizontalSizeClass = size }
        if let size = heightClass.flatMap({ Self.sizeClassesByName[$0] }) { traits.verticalSizeClass = size }
        for appearance in appearances ?? [] where appearance.appearance == "luminosity" {
            traits.userInterfaceStyle = appearance.isDark ? .dark : .light
        }
        if (appearances ?? []).contains(where: { $0.value == "high" }) { traits.accessibilityContrast = .high }
        return traits
    }
}

/// The decoded `Contents.json` of an image set.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var resizing: Resizing?
        var alignment: Insets?
        let variant: AssetVariant

        enum CodingKeys: String, CodingKey { case filename, resizing, alignment = "alignment-insets" }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignment = try values.decodeIfPresent(Insets.self, forKey: .alignment)
            variant = try AssetVariant(from: decoder)
        }
    }

    /// Insets in pixels.
    struct Insets: Decodable { var top, left, bottom, right: CGFloat? }

    struct Resizing: Decodable {
        struct Center: Decodable { var mode: String? }

        var caps: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey { case caps = "cap-insets", center }
    }

    struct Properties: Decodable {
        var intent: String?
        var preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent", preservesVectors = "preserves-vector-representation"
        }
    }

    var images: [Entry]
    var properties: Properties?
}

/// The appearance that a variant applies to.
struct Appearance: Decodable {
    var appearance: String?
    var value: String?

    var isDark: Bool { appearance == "luminosity" && value == "dark" }
}
