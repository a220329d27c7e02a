import CellSimGraphics
import Foundation

/// A sequence of colours at positions from 0 to 1.
public final class CGGradient: Sendable {
    package let stops: [GradientStop]

    /// Creates a gradient from colours.
    /// - Parameters: `colors` contains `CGColor`s; `locations` has a position from 0 to 1 for each colour, or is nil to
    ///   space them evenly.
    /// - Returns: nil for fewer than two colours.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard colors.count > 1, locations == nil || locations?.count == colors.count else { return nil }
        stops = colors.enumerated().map { index, color in
            GradientStop(
                location: locations?[index] ?? CGFloat(index) / CGFloat(colors.count - 1), color: color.rgba)
        }
    }

    /// Creates a gradient from components.
    /// - Parameters: `components` contains, for each colour, the space's components and an opacity; `locations` has a
    ///   position from 0 to 1 for each colour, or is nil to space them evenly.
    /// - Returns: nil for fewer than two colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        guard count > 1, components.count >= count * size, locations.map({ $0.count >= count }) ?? true else {
            return nil
        }
        let colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: Array(components[index * size..<(index + 1) * size]))
        }
        self.init(colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
    }
}
