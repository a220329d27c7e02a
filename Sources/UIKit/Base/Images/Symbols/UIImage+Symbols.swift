import CellSimGraphics
import Foundation

/// Symbol images and their configurations.
extension UIImage {
    /// The configuration of an image. Immutable.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
        /// The traits that select an asset's variant.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
    }

    /// The scales of symbols relative to the font.
    public enum SymbolScale: Int, Sendable {
        /// The medium scale.
        case `default` = -1
        /// Unspecified: the context decides, with medium as the default.
        case unspecified
        /// 0.78 of the medium scale.
        case small
        /// The usual scale next to text.
        case medium
        /// 1.29 of the medium scale.
        case large

        /// The factor relative to the medium scale.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.29
            default: 1
            }
        }
    }

    /// The stroke weights of symbols.
    public enum SymbolWeight: Int, Sendable {
        /// Unspecified: the context decides, with regular as the default.
        case unspecified
        /// Strokes with 0.35 of the regular width.
        case ultraLight
        /// Strokes with 0.55 of the regular width.
        case thin
        /// Strokes with 0.8 of the regular width.
        case light
        /// Strokes with the regular width.
        case regular
        /// Strokes with 1.15 of the regular width.
        case medium
        /// Strokes with 1.3 of the regular width.
        case semibold
        /// Strokes with 1.5 of the regular width.
        case bold
        /// Strokes with 1.7 of the regular width.
        case heavy
        /// Strokes with 1.95 of the regular width.
        case black

        /// The factor relative to the regular stroke width.
        var factor: CGFloat {
            switch self {
            case .ultraLight: 0.35
            case .thin: 0.55
            case .light: 0.8
            case .unspecified, .regular: 1
            case .medium: 1.15
            case .semibold: 1.3
            case .bold: 1.5
            case .heavy: 1.7
            case .black: 1.95
            }
        }
    }
}

extension UIImage {
    /// Creates a symbol image by name.
    ///
    /// The symbols in the folder `Symbols` and their variants are drawn. Any other name results in an empty box of a
    /// symbol's size, with one message on standard error. UIKit returns nil for unknown names.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol image with a configuration. Returns nil only for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(
            symbol: .namedReportingUnknown(name), configuration: symbol,
            traits: configuration?.traitCollection ?? .current)
    }

    /// Creates a symbol image for these traits or, if nil, the current ones. Returns nil only for an empty name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: .namedReportingUnknown(name), configuration: nil, traits: traitCollection ?? .current)
    }

    /// Creates a symbol image with a configuration. Returns nil only for an empty name.
    ///
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - variableValue: The fraction of the symbol's parts to draw in full, from 0 to 1. It has no effect: all parts
    ///     are drawn in full.
    ///   - configuration: Size, weight, scale and colours; nil leaves them to the context of the image.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    package convenience init(symbol: SymbolGlyph, configuration: SymbolConfiguration?, traits: UITraitCollection) {
        var values = Values()
        (values.symbol, values.configuration, values.name) = (symbol, configuration, symbol.name)
        let scale = traits.displayScale > 0 ? traits.displayScale : 2
        (values.scale, values.size) = (scale, symbol.size(configuration, traits, scale: scale))
        self.init(values: values)
    }

    /// Returns a symbol with a configuration merged over its own; returns other images unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = values.symbol else { return nil }
        return reconfigured(symbol, values.configuration?.applying(configuration) ?? configuration, .current)
    }

    /// Returns a symbol with a new configuration; returns other images unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = values.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return reconfigured(symbol, configuration, .current)
    }

    /// Returns a symbol whose configuration takes its unspecified values from a view's preferred configuration.
    package func withPreferredConfiguration(_ preferred: SymbolConfiguration) -> UIImage {
        guard let symbol = values.symbol else { return self }
        return reconfigured(
            symbol, values.configuration?.fillingUnspecifiedValues(from: preferred) ?? preferred, .current)
    }

    /// Returns the symbol with a box of a given size instead of its drawing's box. The size is in points for a font of
    /// 17 points in the configuration's scale.
    package func withSymbolSize(_ size: CGSize, at configuration: SymbolConfiguration) -> UIImage {
        guard var symbol = values.symbol else { return self }
        let factor = configuration.scale.factor
        symbol.stretchedSize = CGSize(width: size.width / factor, height: size.height / factor)
        let image = with { $0.symbol = symbol }
        return image.reconfigured(symbol, configuration, .current)
    }

    private func reconfigured(
        _ symbol: SymbolGlyph, _ configuration: SymbolConfiguration?, _ traits: UITraitCollection
    ) -> UIImage {
        let scale = traits.displayScale > 0 ? traits.displayScale : 2
        return with {
            ($0.configuration, $0.scale) = (configuration, scale)
            $0.size = symbol.size(configuration, traits, scale: scale)
        }
    }

    /// Returns the variant for these traits, with this image's drawing options.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        if let symbol = values.symbol { return reconfigured(symbol, values.configuration, traits) }
        guard let variant = values.asset?.variant(for: traits)?.values else { return self }
        let isOther = variant.image !== values.image || variant.vector !== values.vector
        guard variant.image != nil || variant.vector != nil, isOther else { return self }
        return with {
            ($0.image, $0.vector) = (variant.image, variant.vector)
            ($0.scale, $0.size) = (variant.scale, variant.size)
        }
    }
}

extension UIImage {
    /// The distance of the text baseline from the lower edge, in points; nil for images without a baseline. Symbols are
    /// centred on the capital letters of the adjacent font.
    public var baselineOffsetFromBottom: CGFloat? { baselineOffset(.current) }

    /// Returns the same distance for the text size of these traits.
    package func baselineOffset(_ traits: UITraitCollection) -> CGFloat? {
        switch values.baseline {
        case .none: return nil
        case .at(let offset): return offset
        case .own:
            guard isSymbolImage else { return nil }
            let pointSize = symbolConfiguration?.fontSize(traits) ?? 17
            let height = resolved(for: traits).size.height
            return (height - UIFont.systemFont(ofSize: pointSize).capHeight) / 2
        }
    }

    /// Returns a copy with a text baseline.
    /// - Parameter baselineOffset: The distance from the lower edge upwards, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .at(baselineOffset) }
    }

    /// Returns a copy without a text baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = .none } }
}
