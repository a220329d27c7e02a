import CellSimGraphics
import Foundation

extension UIImage {
    /// The drawing options of a symbol image. Immutable.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
        /// The traits that select an asset's variant.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
    }

    /// The sizes of symbols relative to their font.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Not set: the context decides, with medium as the default.
        case unspecified
        /// 0.78 of the medium size.
        case small
        /// The usual size next to text of the font.
        case medium
        /// 1.29 of the medium size.
        case large

        /// The factor for the medium size.
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
        /// Not set: the context decides, with regular as the default.
        case unspecified
        /// Strokes of 0.35 of regular's width.
        case ultraLight
        /// Strokes of 0.55 of regular's width.
        case thin
        /// Strokes of 0.8 of regular's width.
        case light
        /// The usual strokes.
        case regular
        /// Strokes of 1.15 of regular's width.
        case medium
        /// Strokes of 1.3 of regular's width.
        case semibold
        /// Strokes of 1.5 of regular's width.
        case bold
        /// Strokes of 1.7 of regular's width.
        case heavy
        /// Strokes of 1.95 of regular's width.
        case black

        /// The factor for the stroke width of regular.
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
    /// Creates a symbol by its name.
    ///
    /// The symbols in the folder `Symbols` and their variants are drawn. Any other name gives an empty box of a
    /// symbol's size, with one message on standard error. UIKit returns nil for unknown names.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol with a configuration. Nil only for an empty name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(symbol: .reported(name), configuration: symbol, traits: configuration?.traitCollection ?? .current)
    }

    /// Creates a symbol for these traits, or the current ones. Nil only for an empty name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: .reported(name), configuration: nil, traits: traitCollection ?? .current)
    }

    /// Creates a symbol with a configuration. Nil only for an empty name.
    ///
    /// - Parameters:
    ///   - name: the symbol's name.
    ///   - variableValue: the fraction of the symbol's parts that is drawn in full, from 0 to 1; without effect:
    ///     all parts are.
    ///   - configuration: size, weight, scale and colours; nil leaves them to the context of the image.
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

    /// Returns the symbol with a configuration applied over its own; returns other images unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = values.symbol else { return nil }
        return reconfigured(symbol, values.configuration?.applying(configuration) ?? configuration, .current)
    }

    /// Returns the symbol with `configuration`, or another image unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = values.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return reconfigured(symbol, configuration, .current)
    }

    /// Returns the symbol, with unspecified values of its configuration taken from a view's preferred one.
    package func withPreferredConfiguration(_ preferred: SymbolConfiguration) -> UIImage {
        guard let symbol = values.symbol else { return self }
        return reconfigured(symbol, values.configuration?.filled(from: preferred) ?? preferred, .current)
    }

    /// Returns the symbol with a box of that size (points, at 17 points in the configuration's scale) instead of its drawing's box.
    package func withSymbolSpace(_ size: CGSize, at configuration: SymbolConfiguration) -> UIImage {
        guard var symbol = values.symbol else { return self }
        let factor = configuration.scale.factor
        symbol.available = CGSize(width: size.width / factor, height: size.height / factor)
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

    /// The variant for these traits, drawn as this image is.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        if let symbol = values.symbol { return reconfigured(symbol, values.configuration, traits) }
        guard let chosen = values.asset?.variant(for: traits)?.values else { return self }
        let isOther = chosen.image !== values.image || chosen.vector !== values.vector
        guard chosen.image != nil || chosen.vector != nil, isOther else { return self }
        return with {
            ($0.image, $0.vector) = (chosen.image, chosen.vector)
            ($0.scale, $0.size) = (chosen.scale, chosen.size)
        }
    }
}

extension UIImage {
    /// The distance of the text baseline from the lower edge, in points; nil for images without one. Symbols are
    /// centred on the capital letters of the font next to them.
    public var baselineOffsetFromBottom: CGFloat? { baselineOffset(.current) }

    /// The same with the text size of these traits.
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

    /// Returns the same image with a text baseline.
    /// - Parameter baselineOffset: in points from the lower edge upwards.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .at(baselineOffset) }
    }

    /// Returns the same image without a text baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = .none } }
}
