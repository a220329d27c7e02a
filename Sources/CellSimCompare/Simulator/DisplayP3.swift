import CellSimGraphics
import Foundation

/// Measures colours in Display P3.
enum DisplayP3 {
    /// Returns the largest difference of a channel in Display P3, or of the opacity, in levels from 0 to 255.
    ///
    /// A file in Display P3 rounds there. Of saturated colours, the rounded values are up to three levels of sRGB apart, for example
    /// (3, 255, 0) for (0, 255, 0).
    static func distance(_ a: RGBAColor, _ b: RGBAColor) -> Double {
        let difference = zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
        return max(difference, abs(Double(a.alpha) - Double(b.alpha)))
    }

    private static func channels(_ color: RGBAColor) -> [Double] {
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        // Linear sRGB to linear Display P3, both with a D65 white point.
        return [
            0.8224619687 * r + 0.1775380313 * g, 0.0331941989 * r + 0.9668058011 * g,
            0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b,
        ].map(encoded)
    }

    private static func linear(_ level: UInt8) -> Double {
        let value = Double(level) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        (value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055) * 255
    }
}
