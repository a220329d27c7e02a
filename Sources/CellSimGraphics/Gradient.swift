import Foundation

/// A colour at a place between 0 and 1 of a gradient.
public struct GradientStop: Hashable, Sendable {
    public var location: CGFloat
    public var color: RGBAColor

    public init(location: CGFloat, color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// Colours along a line; beyond its ends the outermost colours go on.
public struct LinearGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    /// In points.
    public var start, end: CGPoint

    public init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        (self.stops, self.start, self.end) = (stops, start, end)
    }
}

/// Colours outwards from a centre on an ellipse; beyond the last stop its colour goes on.
public struct RadialGradient: Hashable, Sendable {
    public var stops: [GradientStop]
    /// In points.
    public var center: CGPoint
    public var radiusX, radiusY: CGFloat

    public init(stops: [GradientStop], center: CGPoint, radiusX: CGFloat, radiusY: CGFloat) {
        (self.stops, self.center, self.radiusX, self.radiusY) = (stops, center, radiusX, radiusY)
    }
}
