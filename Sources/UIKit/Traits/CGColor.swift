import CellSimGraphics
import Foundation

/// A colour with fixed components, in extended sRGB or in grey with sRGB's curve.
///
/// Core Graphics' class of this name knows many colour spaces; this one holds what UIKit's colours come down to.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    let value: ColorValue

    init(_ value: ColorValue) { self.value = value }

    /// Components in sRGB, 0 to 1 (extended: may lie outside).
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    /// Components in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.rgb(red, green, blue, alpha))
    }

    /// A grey from 0 (black) to 1 (white), on sRGB's curve.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.gray(gray, alpha)) }

    /// Opaque black, a grey.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, a grey.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without opacity, a grey.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The opacity from 0 to 1, as it was given.
    public var alpha: CGFloat { value.alpha }

    /// Alpha included: 2 for grey, 4 for colours.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The components in the colour's own space, alpha last.
    public var components: [CGFloat]? {
        switch value {
        case .gray(let white, let alpha): [white, alpha]
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        }
    }

    /// The same colour with another opacity; never nil.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.with(alpha: alpha)) }

    /// The colour as it is drawn.
    public var rgba: RGBAColor { value.rgba }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public var description: String { value.description }
}

/// Fixed components, without a class around them.
enum ColorValue: Hashable, Sendable, CustomStringConvertible {
    case gray(CGFloat, CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat)

    var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
        }
    }

    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch self {
        case .gray(let white, let alpha): (white, white, white, alpha)
        case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        }
    }

    func with(alpha: CGFloat) -> ColorValue {
        switch self {
        case .gray(let white, _): .gray(white, alpha)
        case .rgb(let red, let green, let blue, _): .rgb(red, green, blue, alpha)
        }
    }

    var rgba: RGBAColor {
        let (red, green, blue, alpha) = components
        return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// As UIKit prints colours: `UIExtendedSRGBColorSpace 1 0 0 1`.
    var description: String {
        func text(_ value: CGFloat) -> String { ColorValue.shortText(value) }
        switch self {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(text(white)) \(text(alpha))"
        case .rgb(let red, let green, let blue, let alpha):
            return "UIExtendedSRGBColorSpace \(text(red)) \(text(green)) \(text(blue)) \(text(alpha))"
        }
    }

    /// Six significant digits without trailing zeros, as C's `%g`.
    static func shortText(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
