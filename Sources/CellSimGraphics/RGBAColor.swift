import Foundation

/// A drawing colour in sRGB, not premultiplied, with 8 bits per component.
///
/// Dynamic colours are resolved before they are recorded, so display lists don't depend on traits.
public struct RGBAColor: Hashable, Sendable {
    /// The components, from 0 to 255. An alpha of 0 is transparent.
    public var red, green, blue, alpha: UInt8

    /// Creates a colour from components from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from sRGB components from 0 to 1. Other values are clamped, and halves are rounded up, so that 0.3333
    /// becomes 85.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        func byte(_ value: CGFloat) -> UInt8 { value.isNaN ? 0 : UInt8(min(max(value, 0), 1) * 255 + 0.5) }
        self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// Opaque black.
    public static let black = RGBAColor(red: 0 as UInt8, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBAColor(red: 255 as UInt8, green: 255, blue: 255)
    /// Transparent black.
    public static let clear = RGBAColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 0)

    /// A Boolean value that indicates whether the colour is opaque.
    public var isOpaque: Bool { alpha == 255 }

    /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque. This form is used in the text of display lists.
    public var hex: String {
        let digits = Array("0123456789ABCDEF")
        var text = "#"
        for byte in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return text
    }
}
