import CellSimGraphics
import Foundation

/// A colour's components as a value type.
package enum ColorValue: Hashable, Sendable, CustomStringConvertible {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)

    package var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch self {
        case .gray(let white, let alpha): (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        }
    }

    package func with(alpha: CGFloat) -> ColorValue {
        switch self {
        case .gray(let white, _): .gray(white, alpha)
        case .rgb(let red, let green, let blue, _): .rgb(red, green, blue, alpha)
        }
    }

    package var rgba: RGBAColor {
        let (red, green, blue, alpha) = components
        return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The description in UIKit's format, such as `UIExtendedSRGBColorSpace 1 0 0 1`.
    package var description: String {
        func text(_ value: CGFloat) -> String { ColorValue.shortText(value) }
        switch self {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(text(white)) \(text(alpha))"
        case .rgb(let red, let green, let blue, let alpha):
            return "UIExtendedSRGBColorSpace \(text(red)) \(text(green)) \(text(blue)) \(text(alpha))"
        }
    }

    /// Formats a number with six significant digits, without trailing zeros, like C's `%g`.
    package static func shortText(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
