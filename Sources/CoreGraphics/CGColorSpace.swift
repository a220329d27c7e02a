import CellSimFoundation
import Foundation

/// What the numbers of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown.
    case unknown = -1
    /// Grey.
    case monochrome
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
    /// Lightness and two opponents.
    case lab
    /// Any number of inks.
    case deviceN
    /// Indexes of a table.
    case indexed
    /// A pattern.
    case pattern
}

/// How colours outside of a space come into it. Kept without effect: all numbers are sRGB's.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As the context has it.
    case defaultIntent
    /// Colours outside are cut off.
    case absoluteColorimetric
    /// As the absolute one, moved by the white points.
    case relativeColorimetric
    /// All colours are moved.
    case perceptual
    /// Saturation is kept.
    case saturation
}

/// Which colours numbers mean. All spaces of red, green and blue count as sRGB here, and all greys have its curve.
public final class CGColorSpace: Sendable {
    /// The space that all others are taken for.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Taken for sRGB.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Taken for sRGB.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Taken for sRGB.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Taken for sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Taken for sRGB.
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// Grey with sRGB's curve.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey, taken for one with sRGB's curve.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// The space's name.
    public let name: CFString?
    /// Grey, or red, green and blue.
    public let model: CGColorSpaceModel

    private init(_ name: CFString, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

    /// Nil for names that are none of this class's.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3, Self.adobeRGB1998:
            self.init(name, .rgb)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, .monochrome)
        default: return nil
        }
    }

    /// Without the opacity: 1 or 3.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// Always false: what lies outside of sRGB is cut off when it is drawn.
    public var isWideGamutRGB: Bool { false }
    /// Whether colours can be drawn in it.
    public var supportsOutput: Bool { true }

    fileprivate static let device = CGColorSpace(sRGB, .rgb)
    fileprivate static let deviceGray = CGColorSpace(genericGrayGamma2_2, .monochrome)
}

/// The space of the simulated screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// Grey, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

extension CGColorSpace: Hashable {
    /// Whether both have the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
    /// By the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
