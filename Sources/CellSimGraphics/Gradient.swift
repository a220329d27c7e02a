import Foundation

/// A colour at a location from 0 to 1 in a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The location between the start, 0, and the end, 1.
    public var location: CGFloat
    /// The colour at the location. Colours between two stops are interpolated.
    public var color: RGBAColor

    /// Creates a colour at a location from 0 to 1.
    public init(location: CGFloat, color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// A gradient along a line. The outermost colours continue beyond its ends.
public struct LinearGradient: Hashable, Sendable {
    /// The colours, from the start to the end.
    public var stops: [GradientStop]
    /// The end points in points.
    public var start, end: CGPoint

    /// Creates a gradient from one point to another.
    public init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        (self.stops, self.start, self.end) = (stops, start, end)
    }
}

/// A gradient outwards from a centre on an ellipse. The last colour continues beyond the last stop.
public struct RadialGradient: Hashable, Sendable {
    /// The colours, from the centre to the edge.
    public var stops: [GradientStop]
    /// The centre in points.
    public var center: CGPoint
    /// The ellipse's half width and half height, in points.
    public var radiusX, radiusY: CGFloat

    /// Creates a gradient on an ellipse around a centre.
    public init(stops: [GradientStop], center: CGPoint, radiusX: CGFloat, radiusY: CGFloat) {
        (self.stops, self.center, self.radiusX, self.radiusY) = (stops, center, radiusX, radiusY)
    }
}

/// A gradient of circles interpolated between two circles, later ones on top: PDF's radial shadings and SVG's focal gradients.
public struct CircleGradient: Hashable, Sendable {
    /// A circle, in points.
    public struct Circle: Hashable, Sendable {
        /// The centre.
        public var center: CGPoint
        /// The radius; not negative.
        public var radius: CGFloat

        /// Creates a circle around a point.
        public init(center: CGPoint, radius: CGFloat) { (self.center, self.radius) = (center, radius) }
    }

    /// The colours, from the first circle to the second.
    public var stops: [GradientStop]
    /// The circles of the first and the last colour.
    public var start, end: Circle
    /// Whether the outermost colours continue beyond the circles.
    public var extendsStart, extendsEnd: Bool

    /// Creates a gradient from one circle to another.
    public init(
        stops: [GradientStop], start: Circle, end: Circle, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        (self.stops, self.start, self.end) = (stops, start, end)
        (self.extendsStart, self.extendsEnd) = (extendsStart, extendsEnd)
    }
}
