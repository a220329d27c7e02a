import Foundation

/// Converts colours from other RGB spaces to extended sRGB, whose components may be outside 0 to 1.
package enum ColorConversion {
    /// Converts a colour from Display P3, which has its own primaries and sRGB's transfer curve.
    package static func displayP3(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> ColorValue {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        // Linear P3 to linear sRGB, both with a D65 white point.
        return linearSRGB(
            1.2249401763 * r - 0.2249401763 * g, -0.0420569547 * r + 1.0420569547 * g,
            -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b, alpha)
    }

    /// Converts a colour from Adobe RGB (1998), which has a wider green primary and a power function as its transfer
    /// curve.
    static func adobeRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> ColorValue {
        func linear(_ value: CGFloat) -> CGFloat { value < 0 ? -pow(-value, 563 / 256) : pow(value, 563 / 256) }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return linearSRGB(
            1.3983557440 * r - 0.3983557440 * g, g, -0.0429289893 * g + 1.0429289893 * b, alpha)
    }

    /// Converts a colour from linear sRGB.
    static func linearSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> ColorValue {
        .rgb(encoded(red), encoded(green), encoded(blue), alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Applies sRGB's transfer curve to a component.
    static func encoded(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
