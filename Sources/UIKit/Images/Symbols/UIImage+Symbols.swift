import CellSimGraphics
import Foundation

extension UIImage {
    /// How a symbol image is drawn. Immutable.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
        /// The traits for which an asset's variant is chosen.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
    }

    /// Sizes of symbols relative to their font.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Left open: what is around decides, medium in the end.
        case unspecified
        /// 0.78 of the medium size.
        case small
        /// The usual size beside text of the font.
        case medium
        /// 1.29 of the medium size.
        case large

        /// The fraction of the medium size.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.29
            default: 1
            }
        }
    }

    /// Stroke weights of symbols.
    public enum SymbolWeight: Int, Sendable {
        /// Left open: what is around decides, regular in the end.
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

        /// The stroke's fraction of regular's.
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
    /// A symbol by its name.
    ///
    /// The symbols of the folder `Symbols` and their variants are drawn. Any other name gives an empty box of a symbol's
    /// size and is told once on the standard error: a difference from UIKit, which gives nil for names it does not know.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol drawn as the configuration says. Nil for an empty name alone.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(symbol: .told(name), configuration: symbol, traits: configuration?.traitCollection ?? .current)
    }

    /// A symbol for these traits, or the current ones. Nil for an empty name alone.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: .told(name), configuration: nil, traits: traitCollection ?? .current)
    }

    /// A symbol drawn as the configuration says. Nil for an empty name alone.
    ///
    /// - Parameters:
    ///   - name: the symbol's.
    ///   - variableValue: how many of the symbol's parts are drawn in full, from 0 to 1; all are, whatever it says.
    ///   - configuration: size, weight, scale and colours; nil leaves them to the place that the image stands in.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    convenience init(symbol: SymbolGlyph, configuration: SymbolConfiguration?, traits: UITraitCollection) {
        var values = Values()
        (values.symbol, values.configuration, values.name) = (symbol, configuration, symbol.name)
        let scale = traits.displayScale > 0 ? traits.displayScale : 2
        (values.scale, values.size) = (scale, symbol.size(configuration, traits, scale: scale))
        self.init(values: values)
    }

    /// The symbol with a configuration put over its own; other images are returned as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = values.symbol else { return nil }
        return reconfigured(symbol, values.configuration?.applying(configuration) ?? configuration, .current)
    }

    /// The symbol with `configuration`, or another image as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = values.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return reconfigured(symbol, configuration, .current)
    }

    /// The symbol with what its own configuration leaves open taken from a view's preferred one.
    func withPreferredConfiguration(_ preferred: SymbolConfiguration) -> UIImage {
        guard let symbol = values.symbol else { return self }
        return reconfigured(symbol, values.configuration?.filled(from: preferred) ?? preferred, .current)
    }

    /// The symbol in a room of that size (points, at 17 points in the configuration's scale) in place of its drawing's box.
    func withSymbolRoom(_ size: CGSize, at configuration: SymbolConfiguration) -> UIImage {
        guard var symbol = values.symbol else { return self }
        let factor = configuration.scale.factor
        symbol.room = CGSize(width: size.width / factor, height: size.height / factor)
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
    func resolved(for traits: UITraitCollection) -> UIImage {
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
    /// How far the line that text stands on lies above the lower edge, in points; nil for images that have none. Symbols are
    /// centred on the capital letters of the font beside them.
    public var baselineOffsetFromBottom: CGFloat? { baselineOffset(.current) }

    /// The same with the text size of these traits.
    func baselineOffset(_ traits: UITraitCollection) -> CGFloat? {
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

    /// The same image with a line that text stands on.
    /// - Parameter baselineOffset: in points from the lower edge upwards.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = .at(baselineOffset) }
    }

    /// The same image without a line that text stands on.
    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = .none } }
}
