import Foundation

/// A colour at a place between 0 and 1 of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The place between the start, 0, and the end, 1.
    public var location: CGFloat
    /// The colour there; between two stops it is mixed.
    public var color: RGBAColor

    /// A colour at a place from 0 to 1.
    public init(location: CGFloat, color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// Colours along a line; beyond its ends the outermost colours go on.
public struct LinearGradient: Hashable, Sendable {
    /// The colours, from the start to the end.
    public var stops: [GradientStop]
    /// In points.
    public var start, end: CGPoint

    /// A gradient from one point to another.
    public init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        (self.stops, self.start, self.end) = (stops, start, end)
    }
}

/// Colours outwards from a centre on an ellipse; beyond the last stop its colour goes on.
public struct RadialGradient: Hashable, Sendable {
    /// The colours, from the centre to the edge.
    public var stops: [GradientStop]
    /// In points.
    public var center: CGPoint
    /// The ellipse's half width and half height, in points.
    public var radiusX, radiusY: CGFloat

    /// A gradient on an ellipse around a centre.
    public init(stops: [GradientStop], center: CGPoint, radiusX: CGFloat, radiusY: CGFloat) {
        (self.stops, self.center, self.radiusX, self.radiusY) = (stops, center, radiusX, radiusY)
    }
}

/// Colours of the circles between two circles, the later ones above: radial shadings of PDF, focal gradients of SVG.
public struct CircleGradient: Hashable, Sendable {
    /// A circle, in points.
    public struct Circle: Hashable, Sendable {
        /// Its middle.
        public var center: CGPoint
        /// Not below 0.
        public var radius: CGFloat

        /// A circle around a point.
        public init(center: CGPoint, radius: CGFloat) { (self.center, self.radius) = (center, radius) }
    }

    /// The colours, from the first circle to the second.
    public var stops: [GradientStop]
    /// Where the first and the last colour are.
    public var start, end: Circle
    /// Whether the colours at the ends go on beyond the circles.
    public var extendsStart, extendsEnd: Bool

    /// A gradient from one circle to another.
    public init(
        stops: [GradientStop], start: Circle, end: Circle, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        (self.stops, self.start, self.end) = (stops, start, end)
        (self.extendsStart, self.extendsEnd) = (extendsStart, extendsEnd)
    }
}
