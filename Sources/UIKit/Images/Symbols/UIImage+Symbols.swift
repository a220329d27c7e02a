import CellSimGraphics
import Foundation

extension UIImage {
    /// How a symbol image is drawn. Immutable.
    public class Configuration: NSObject, @unchecked Sendable {
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

    /// Size and weight of a symbol image. Immutable.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// In points; nil leaves it open.
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            (self.pointSize, self.textStyle, self.weight, self.scale) = (pointSize, textStyle, weight, scale)
            super.init(traitCollection: nil)
        }

        /// A configuration that says the scale alone.
        public convenience init(scale: SymbolScale) { self.init(textStyle: nil, scale: scale) }
        /// A configuration that says the weight alone.
        public convenience init(weight: SymbolWeight) { self.init(textStyle: nil, weight: weight) }
        /// For a symbol beside text of this size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }
        /// For a symbol beside text of this size in points and this weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }
        /// The same with a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }
        /// For a symbol beside text of this style, which follows the text size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
        /// The same with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }
        /// For a symbol beside text in this font: its size, and the named weight nearest to its own.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// The same with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let index = UIFont.Weight.named.firstIndex { $0.name == font.specification.weight.name } ?? 3
            self.init(
                pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(rawValue: index + 1) ?? .regular,
                scale: scale)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return (pointSize, textStyle, weight, scale) == (
                other.pointSize, other.textStyle, other.weight, other.scale
            )
        }

        public override var hash: Int { (pointSize ?? 0).hashValue ^ weight.rawValue << 8 ^ scale.rawValue }

        /// This configuration with what it leaves open taken from `other`.
        func filled(from other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            let hasSize = pointSize != nil || textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? pointSize : other.pointSize, textStyle: hasSize ? textStyle : other.textStyle,
                weight: weight == .unspecified ? other.weight : weight,
                scale: scale == .unspecified ? other.scale : scale)
        }

        /// The configuration with what `configuration` says put over it.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            configuration.filled(from: self)
        }

        /// The size of the font that the symbol stands beside, in points.
        func fontSize(_ traits: UITraitCollection) -> CGFloat {
            if let pointSize { return pointSize }
            return DynamicType.entry(textStyle ?? .body, traits.preferredContentSizeCategory).size
        }
    }
}

extension UIImage {
    /// A symbol by its name.
    ///
    /// A small set of symbols is drawn; any other name gives an empty box of a symbol's size: a difference from
    /// UIKit, which gives nil for names it does not know.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol drawn as the configuration says. Nil for an empty name alone.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(
            symbol: SymbolGlyph.named(name), configuration: symbol, traits: configuration?.traitCollection ?? .current)
    }

    /// A symbol for these traits, or the current ones. Nil for an empty name alone.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: SymbolGlyph.named(name), configuration: nil, traits: traitCollection ?? .current)
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
