import CellSimGraphics
import Foundation

extension UIImage {
    /// The size and weight of a symbol image. Immutable.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: restates its superclass's; immutable after `init`.
        /// In points; nil if unspecified.
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        let coloring: SymbolColoring

        package init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, coloring: SymbolColoring = .unspecified
        ) {
            (self.pointSize, self.textStyle, self.weight, self.scale) = (pointSize, textStyle, weight, scale)
            self.coloring = coloring
            super.init(traitCollection: nil)
        }

        /// A configuration without any values.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(textStyle: nil) }

        /// Creates a configuration with a scale only.
        public convenience init(scale: SymbolScale) { self.init(textStyle: nil, scale: scale) }
        /// Creates a configuration with a weight only.
        public convenience init(weight: SymbolWeight) { self.init(textStyle: nil, weight: weight) }
        /// Creates a configuration for a symbol next to text of this size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }
        /// Creates a configuration for a symbol next to text of this size in points and this weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }
        /// Creates a configuration for a symbol next to text of this size in points, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }
        /// Creates a configuration for a symbol next to text of this style, which follows the text size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
        /// Creates a configuration for a symbol next to text of this style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }
        /// Creates a configuration for a symbol next to text in this font: its size, and the named weight nearest to
        /// its own.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Creates a configuration for a symbol next to text in this font, with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let index = UIFont.Weight.named.firstIndex { $0.name == font.specification.weight.name } ?? 3
            self.init(
                pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(rawValue: index + 1) ?? .regular,
                scale: scale)
        }

        /// Creates a configuration that draws a symbol's parts in one colour with three opacities: full, half and a
        /// quarter.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(textStyle: nil, coloring: .hierarchical(hierarchicalColor))
        }
        /// Creates a configuration that draws a symbol's parts in these colours, from front to back; the last one is
        /// for all remaining parts.
        public convenience init(paletteColors: [UIColor]) {
            self.init(textStyle: nil, coloring: .palette(paletteColors))
        }

        /// Returns a configuration for a symbol in a single colour, that of its context.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: nil, coloring: .monochrome)
        }
        /// Returns a configuration for a symbol in its own colours. No symbol in CellSim has any: they have a single colour,
        /// like all symbols without such a variant.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: nil, coloring: .multicolor)
        }

        /// Returns the configuration without its text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, coloring: coloring)
        }
        /// Returns the configuration without its scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, coloring: coloring)
        }
        /// Returns the configuration without its weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, scale: scale, coloring: coloring)
        }
        /// Returns the configuration without its point size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: textStyle, scale: scale, coloring: coloring)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return (pointSize, textStyle, weight, scale, coloring) == (
                other.pointSize, other.textStyle, other.weight, other.scale, other.coloring
            )
        }

        public override var hash: Int { (pointSize ?? 0).hashValue ^ weight.rawValue << 8 ^ scale.rawValue }

        /// Returns this configuration, with unspecified values taken from `other`.
        func filled(from other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            let hasSize = pointSize != nil || textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? pointSize : other.pointSize, textStyle: hasSize ? textStyle : other.textStyle,
                weight: weight == .unspecified ? other.weight : weight,
                scale: scale == .unspecified ? other.scale : scale,
                coloring: coloring == .unspecified ? other.coloring : coloring)
        }

        /// Returns this configuration; the values of `configuration` take precedence over its own.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            configuration.filled(from: self)
        }

        /// The size of the font of the text next to the symbol, in points.
        func fontSize(_ traits: UITraitCollection) -> CGFloat {
            if let pointSize { return pointSize }
            return DynamicType.entry(textStyle ?? .body, traits.preferredContentSizeCategory).size
        }
    }
}

/// The colours of a symbol's parts.
package enum SymbolColoring: Hashable {
    case unspecified, monochrome, multicolor
    /// Strengths of a colour; nil: of the tint.
    case hierarchical(UIColor?)
    /// The first colour is for the foremost parts.
    case palette([UIColor])

    /// The colours of the three levels; empty if all have the same colour.
    /// - Parameter tint: the tint of the context.
    func palette(_ tint: RGBAColor, _ traits: UITraitCollection) -> [RGBAColor] {
        switch self {
        case .unspecified, .monochrome, .multicolor: []
        case .palette(let colors): colors.prefix(3).map { $0.rgba(traits) }
        case .hierarchical(let color):
            [1, 0.5, 0.25].map { strength in
                var step = color?.rgba(traits) ?? tint
                step.alpha = UInt8(saturating: CGFloat(step.alpha) * strength)
                return step
            }
        }
    }
}
