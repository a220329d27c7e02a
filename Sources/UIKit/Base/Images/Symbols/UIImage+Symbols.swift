import CellSimGraphics
import Foundation

/// The configurations, scales and weights of symbol images.
extension UIImage {
    /// A configuration of an image. Instances are immutable.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
        /// The traits that determine the variant of an asset.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
    }

    /// The scale of a symbol relative to the font size.
    public enum SymbolScale: Int, Sendable {
        /// The medium scale.
        case `default` = -1
        /// An unspecified scale. The context determines the scale; the default is medium.
        case unspecified
        /// A scale of 0.78 relative to the medium scale.
        case small
        /// The standard scale next to text.
        case medium
        /// A scale of 1.29 relative to the medium scale.
        case large

        /// The scale factor relative to the medium scale.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.29
            default: 1
            }
        }
    }

    /// The stroke weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// An unspecified weight. The context determines the weight; the default is regular.
        case unspecified
        /// Strokes of 0.35 times the regular width.
        case ultraLight
        /// Strokes of 0.55 times the regular width.
        case thin
        /// Strokes of 0.8 times the regular width.
        case light
        /// Strokes of the regular width.
        case regular
        /// Strokes of 1.15 times the regular width.
        case medium
        /// Strokes of 1.3 times the regular width.
        case semibold
        /// Strokes of 1.5 times the regular width.
        case bold
        /// Strokes of 1.7 times the regular width.
        case heavy
        /// Strokes of 1.95 times the regular width.
        case black

        /// The stroke width relative to the regular width.
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
    /// Creates a symbol image with a name.
    ///
    /// CellSim draws the symbols of the folder `Symbols` and their variants. For other names, the image is an empty box with the size of
    /// a symbol, and a message is printed once to standard error. In UIKit, unknown names return `nil`.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol image with a configuration. Returns `nil` only for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(
            symbol: .namedReportingUnknown(name), configuration: symbol,
            traits: configuration?.traitCollection ?? .current)
    }

    /// Creates a symbol image for traits, or for the current traits if they are `nil`. Returns `nil` only for an empty name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: .namedReportingUnknown(name), configuration: nil, traits: traitCollection ?? .current)
    }

    /// Creates a symbol image with a variable value. Returns `nil` only for an empty name.
    ///
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - variableValue: The fraction of the symbol that is emphasised, from 0 to 1. It has no effect: the whole symbol is emphasised.
    ///   - configuration: The size, weight, scale and colours, or `nil` if the context determines them.
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

    /// Returns a symbol image with a merged configuration whose specified values take precedence over the image's own values. Returns
    /// `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = values.symbol else { return nil }
        return reconfigured(symbol, values.configuration?.applying(configuration) ?? configuration, .current)
    }

    /// Returns a symbol image with another configuration. Returns other images unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = values.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return reconfigured(symbol, configuration, .current)
    }

    /// Returns a symbol image whose unspecified values are replaced by those of a view's preferred configuration.
    package func withPreferredConfiguration(_ preferred: SymbolConfiguration) -> UIImage {
        guard let symbol = values.symbol else { return self }
        return reconfigured(
            symbol, values.configuration?.fillingUnspecifiedValues(from: preferred) ?? preferred, .current)
    }

    /// Returns a symbol image that is stretched to a size instead of its drawing's own size. The size is in points for a 17-point font at
    /// the scale of the configuration.
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

    /// Returns the variant for traits, with this image's drawing options.
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
    /// The distance from the bottom edge up to the text baseline in points, or `nil` for images without a baseline. Symbols are centred
    /// at half the cap height of the adjacent font.
    public var baselineOffsetFromBottom: CGFloat? { baselineOffset(.current) }

    /// Returns the distance from the bottom edge up to the text baseline, for the text size of traits.
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

    /// Returns a copy of the image with a text baseline.
    /// - Parameter baselineOffset: The distance from the bottom edge up to the baseline, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .at(baselineOffset) }
    }

    /// Returns a copy of the image without a text baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = .none } }
}
