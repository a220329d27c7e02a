import CellSimInterfaceBuilder
import Foundation

/// Reads the colour sets of an asset catalogue.
extension AssetCatalog {
    /// Returns the named colour, which adapts to the traits of its variants.
    func color(named name: String, _ reportDiagnostic: DiagnosticHandler) -> UIColor? {
        withoutActuallyEscaping(reportDiagnostic) { note in
            setPath(named: name, kind: "colorset").flatMap { contents(ColorSet.self, of: $0, note) }.flatMap {
                color($0, named: name)
            }
        }
    }

    private func color(_ set: AssetSet<ColorSet>, named name: String) -> UIColor? {
        let variants = set.contents.colors.compactMap { entry -> ColorVariant? in
            if let invalidComponent = entry.color?.absurdComponent {
                set.report(
                    invalidComponent.key, invalidComponent.value, "is not a colour component",
                    "expected a value between 0 and 1", .limit)
                return nil
            }
            return entry.color?.color.map { ColorVariant(traits: entry.variant.traits, color: $0) }
        }
        guard let light = ColorVariant.best(of: variants, for: .standard) ?? variants.first?.color else { return nil }
        let isPlain = variants.allSatisfy { $0.variesOnlyByStyle }
        let dark = variants.first { $0.traits.userInterfaceStyle == .dark }?.color
        if isPlain, case .fixed(let value) = light.storage {
            guard let dark else { return UIColor(storage: .named(name, any: value, dark: nil, alpha: nil)) }
            if case .fixed(let darkValue) = dark.storage {
                return UIColor(storage: .named(name, any: value, dark: darkValue, alpha: nil))
            }
        }
        return UIColor { ColorVariant.best(of: variants, for: $0) ?? light }
    }
}

/// A variant of a colour set and the traits that it applies to.
struct ColorVariant: Sendable {
    let traits: TraitValues
    let color: UIColor

    /// Whether the variant depends only on the interface style, light or dark.
    var variesOnlyByStyle: Bool {
        traits.userInterfaceIdiom == .unspecified && traits.accessibilityContrast == .unspecified
            && traits.displayGamut == .unspecified
    }

    /// Returns the colour of the variant that best matches the traits.
    static func best(of variants: [ColorVariant], for traits: UITraitCollection) -> UIColor? {
        var best: (score: Int, color: UIColor)?
        for variant in variants {
            guard let score = UIImageAsset.score(variant.traits, traits.values), score > best?.score ?? -1 else {
                continue
            }
            best = (score, variant.color)
        }
        return best?.color
    }
}

/// The decoded `Contents.json` of a colour set.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        var color: Value?
        let variant: AssetVariant

        enum CodingKeys: String, CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
            variant = try AssetVariant(from: decoder)
        }
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }

        /// Parses a colour component: a fraction (`0.5`), a byte (`128`) or a hexadecimal byte (`0x80`).
        private static func parseComponent(_ text: String) -> CGFloat? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            if text.contains(".") { return Double(text).map { CGFloat($0) } }
            return Int(text).map { CGFloat($0) / 255 }
        }

        /// The first component, in alphabetical order, that is invalid in all colour spaces.
        var absurdComponent: (key: String, value: String)? {
            (components ?? [:]).sorted { $0.key < $1.key }.first { component in
                let value =
                    component.key == "alpha"
                    ? Double(component.value).map { CGFloat($0) } : Self.parseComponent(component.value)
                return value.map { !(abs($0) <= 100) } ?? false
            }
        }

        /// Applies the transfer function of sRGB, extended to negative values by symmetry.
        private static func gammaEncoded(_ linear: CGFloat) -> CGFloat {
            let magnitude = abs(linear)
            let value =
                magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * CGFloat(pow(Double(magnitude), 1 / 2.4)) - 0.055
            return linear < 0 ? -value : value
        }

        var color: UIColor? {
            if let reference { return UIColor.storage(systemName: reference).map { UIColor(storage: $0) } }
            guard let components else { return nil }
            func component(_ key: String) -> CGFloat? { components[key].flatMap(Self.parseComponent) }
            let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
            if let white = component("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
                return nil
            }
            switch space {
            case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case "extended-linear-srgb":
                let channels = [red, green, blue].map(Self.gammaEncoded)
                return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
            default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
    }

    var colors: [Entry]
}
