import CellSimGraphics
import Foundation

/// A colour with fixed components, in extended sRGB or in grey with sRGB's curve.
///
/// Supports only the colour spaces that UIKit's colours need, unlike the original Core Graphics class.
public final class CGColor: Hashable, Sendable, CustomStringConvertible, _ExpressibleByColorLiteral {
    package let value: ColorValue

    package init(_ value: ColorValue) { self.value = value }

    /// Creates a colour from sRGB components from 0 to 1. The colour space is extended: values may be outside this range.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    /// Creates a colour from a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a colour from sRGB components.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    /// Creates a grey from 0 (black) to 1 (white), on sRGB's curve.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray(gray, alpha)) }

    /// Creates a colour from components in a space, with alpha last: two numbers for grey, four for colours. The colour
    /// is converted to extended sRGB or grey.
    /// - Returns: nil if there are too few numbers.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        if space.model == .monochrome {
            let isLinear = space.name == CGColorSpace.linearGray
            self.init(gray: isLinear ? ColorConversion.encoded(components[0]) : components[0], alpha: components[1])
            return
        }
        let (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
        switch space.name {
        case CGColorSpace.displayP3: self.init(ColorConversion.displayP3(red, green, blue, alpha))
        case CGColorSpace.adobeRGB1998: self.init(ColorConversion.adobeRGB(red, green, blue, alpha))
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB:
            self.init(ColorConversion.linearSRGB(red, green, blue, alpha))
        default: self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Opaque black, in the grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, in the grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black, in the grey space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { value.alpha }

    /// The number of components including alpha: 2 for grey, 4 for colours.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The components in the colour's own space, alpha last.
    public var components: [CGFloat]? {
        switch value {
        case .gray(let white, let alpha): [white, alpha]
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        }
    }

    /// The colour's own space: grey or sRGB.
    public var colorSpace: CGColorSpace? {
        if case .gray = value { return CGColorSpaceCreateDeviceGray() }
        return CGColorSpaceCreateDeviceRGB()
    }

    /// Returns the colour in another space. Greys become colours with equal components; colours become greys of the same luma.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]? = nil
    ) -> CGColor? {
        let (red, green, blue, alpha) = value.components
        if space.model == .monochrome { return CGColor(gray: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha) }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the colour with another opacity; never nil.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

    /// The colour in the format of display lists.
    public var rgba: RGBAColor { value.rgba }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public var description: String { value.description }
}
