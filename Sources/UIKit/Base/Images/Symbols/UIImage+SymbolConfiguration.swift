import CellSimGraphics
import Foundation

/// The configurations of symbol images.
extension UIImage {
    /// The size, weight, scale and colours of a symbol image. Instances are immutable.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: repeats the superclass's conformance; immutable after `init`.
        /// The font size of the adjacent text in points, or `nil` if it is unspecified.
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

        /// A configuration without specified values.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(textStyle: nil) }

        /// Creates a configuration that specifies only a scale.
        public convenience init(scale: SymbolScale) { self.init(textStyle: nil, scale: scale) }
        /// Creates a configuration that specifies only a weight.
        public convenience init(weight: SymbolWeight) { self.init(textStyle: nil, weight: weight) }
        /// Creates a configuration for a symbol next to text with a font size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }
        /// Creates a configuration for a symbol next to text with a font size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }
        /// Creates a configuration with a scale for a symbol next to text with a font size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }
        /// Creates a configuration for a symbol next to text in a text style. The symbol adapts to the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
        /// Creates a configuration with a scale for a symbol next to text in a text style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }
        /// Creates a configuration for a symbol next to text in a font. It uses the font's size, and the named weight closest to the
        /// font's weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Creates a configuration with a scale for a symbol next to text in a font.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let index = UIFont.Weight.namedWeights.firstIndex { $0.name == font.specification.weight.name } ?? 3
            self.init(
                pointSize: font.pointSize, textStyle: nil, weight: SymbolWeight(rawValue: index + 1) ?? .regular,
                scale: scale)
        }

        /// Creates a configuration that draws the symbol's levels in one colour with the opacities 1, 0.5 and 0.25.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(textStyle: nil, coloring: .hierarchical(hierarchicalColor))
        }
        /// Creates a configuration that draws the symbol's levels in different colours, from front to back. The last colour also applies
        /// to all other levels.
        public convenience init(paletteColors: [UIColor]) {
            self.init(textStyle: nil, coloring: .palette(paletteColors))
        }

        /// Returns a configuration that draws the symbol in a single colour, which depends on the context.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: nil, coloring: .monochrome)
        }
        /// Returns a configuration that draws the symbol in its own colours. In CellSim, symbols don't have their own colours, so they
        /// are drawn in a single colour, like UIKit's symbols without a multicolour variant.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(textStyle: nil, coloring: .multicolor)
        }

        /// Returns a copy of the configuration without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale, coloring: coloring)
        }
        /// Returns a copy of the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, weight: weight, coloring: coloring)
        }
        /// Returns a copy of the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: pointSize, textStyle: textStyle, scale: scale, coloring: coloring)
        }
        /// Returns a copy of the configuration without a point size and without a weight.
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

        /// Returns a copy in which unspecified values are replaced by those of another configuration.
        func fillingUnspecifiedValues(from other: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other else { return self }
            let hasSize = pointSize != nil || textStyle != nil
            return SymbolConfiguration(
                pointSize: hasSize ? pointSize : other.pointSize, textStyle: hasSize ? textStyle : other.textStyle,
                weight: weight == .unspecified ? other.weight : weight,
                scale: scale == .unspecified ? other.scale : scale,
                coloring: coloring == .unspecified ? other.coloring : coloring)
        }

        /// Returns a copy of the configuration. The values of the other configuration take precedence.
        public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            configuration.fillingUnspecifiedValues(from: self)
        }

        /// Returns the font size of the adjacent text, in points.
        func fontSize(_ traits: UITraitCollection) -> CGFloat {
            if let pointSize { return pointSize }
            return DynamicType.metrics(textStyle ?? .body, traits.preferredContentSizeCategory).size
        }
    }
}

/// The colours of a symbol's levels.
package enum SymbolColoring: Hashable {
    case unspecified, monochrome, multicolor
    /// One colour with three opacities, or `nil` for the tint colour.
    case hierarchical(UIColor?)
    /// A colour for each level, starting with the level in front.
    case palette([UIColor])

    /// Returns the colours of the three levels, or an empty array if all levels have the same colour.
    /// - Parameters:
    ///   - tint: The tint colour of the context.
    ///   - traits: The traits that resolve dynamic colours.
    func palette(_ tint: RGBAColor, _ traits: UITraitCollection) -> [RGBAColor] {
        switch self {
        case .unspecified, .monochrome, .multicolor: []
        case .palette(let colors): colors.prefix(3).map { $0.rgba(traits) }
        case .hierarchical(let color):
            [1, 0.5, 0.25].map { opacity in
                var step = color?.rgba(traits) ?? tint
                step.alpha = UInt8(saturating: CGFloat(step.alpha) * opacity)
                return step
            }
        }
    }
}
