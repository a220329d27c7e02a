import CellSimFoundation
import Foundation

/// The colour model of a space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown.
    case unknown = -1
    /// Grey.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two colour-opponent channels.
    case lab
    /// Any number of inks.
    case deviceN
    /// Indexes into a table.
    case indexed
    /// A pattern.
    case pattern
}

/// The conversion of colours that are outside a space. Stored without effect: all components are sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's default.
    case defaultIntent
    /// Colours outside the space are clipped.
    case absoluteColorimetric
    /// Like `absoluteColorimetric`, shifted by the white points.
    case relativeColorimetric
    /// All colours are compressed into the space.
    case perceptual
    /// Saturation is preserved.
    case saturation
}

/// A colour space. Colours that are created in a space are converted to sRGB, or to grey with sRGB's curve.
public final class CGColorSpace: Sendable {
    /// sRGB, the space in which everything is drawn.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components outside 0 to 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB without its transfer curve.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB without its transfer curve, with components outside 0 to 1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// Grey with sRGB's curve.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey without a transfer curve.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// The space's name.
    public let name: CFString?
    /// Grey, or red, green and blue.
    public let model: CGColorSpaceModel

    private init(_ name: CFString, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

    /// Creates a space from its name; nil for unknown names.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3, Self.adobeRGB1998:
            self.init(name, .rgb)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, .monochrome)
        default: return nil
        }
    }

    /// The number of components without opacity: 1 or 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// Always false: colours outside sRGB are clipped when they are drawn.
    public var isWideGamutRGB: Bool { false }
    /// Always true: colours of every space can be drawn.
    public var supportsOutput: Bool { true }

    fileprivate static let device = CGColorSpace(sRGB, .rgb)
    fileprivate static let deviceGray = CGColorSpace(genericGrayGamma2_2, .monochrome)
}

/// Returns the simulated screen's space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// Returns the grey space with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColorSpace: Hashable {
    /// Returns whether both spaces have the same name and model.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
