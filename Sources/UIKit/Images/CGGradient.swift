import CellSimGraphics
import Foundation

/// Which colour space a gradient is meant in; sRGB is all there is.
public final class CGColorSpace: Sendable {
    /// The name of the one colour space.
    public static let sRGB = "kCGColorSpaceSRGB"

    private init() {}

    /// Nil for every name but that of sRGB.
    public convenience init?(name: String) {
        guard name == CGColorSpace.sRGB else { return nil }
        self.init()
    }

    fileprivate static let device = CGColorSpace()
}

/// Drawing code writes `colors as CFArray`; here that is the array itself.
public typealias CFArray = [Any]

/// The space of the simulated screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }

/// Colours along a line from 0 to 1.
public final class CGGradient: Sendable {
    let stops: [GradientStop]

    /// - Parameters: `colors` holds `CGColor`s; `locations` one place between 0 and 1 for each, nil to spread them evenly.
    /// - Returns: nil for fewer than two colours.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard colors.count > 1, locations == nil || locations?.count == colors.count else { return nil }
        stops = colors.enumerated().map { index, color in
            GradientStop(
                location: locations?[index] ?? CGFloat(index) / CGFloat(colors.count - 1), color: color.rgba)
        }
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start. It does so here always.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end. It does so here always.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the context with a gradient along a line (points); its end colours go on beyond the ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        fill(
            bounds,
            .linearGradient(LinearGradient(stops: gradient.stops, start: absolute(startPoint), end: absolute(endPoint)))
        )
    }

    /// Fills the context with a gradient outwards from the end circle's centre; both circles should share it.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard endRadius > 0 else { return }
        let inner = min(max(startRadius / endRadius, 0), 1)
        let stops = gradient.stops.map { GradientStop(location: inner + $0.location * (1 - inner), color: $0.color) }
        fill(
            bounds,
            .radialGradient(
                RadialGradient(stops: stops, center: absolute(endCenter), radiusX: endRadius, radiusY: endRadius)))
    }
}
