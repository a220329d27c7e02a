import Foundation

/// A colour at a location in a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat
    /// The colour at the location. Colours between stops are interpolated.
    public var color: RGBAColor

    /// Creates a colour at a location from 0 to 1.
    public init(location: CGFloat, color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// A gradient along a line. Beyond the ends of the line, the first and last colours continue.
public struct LinearGradient: Hashable, Sendable {
    /// The colours, from the start to the end.
    public var stops: [GradientStop]
    /// The start and end points, in points.
    public var start, end: CGPoint

    /// Creates a gradient from one point to another.
    public init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        (self.stops, self.start, self.end) = (stops, start, end)
    }
}

/// A gradient from the centre of an ellipse to its edge. Beyond the edge, the last colour continues.
public struct RadialGradient: Hashable, Sendable {
    /// The colours, from the centre to the edge.
    public var stops: [GradientStop]
    /// The centre in points.
    public var center: CGPoint
    /// The horizontal and vertical radii of the ellipse, in points.
    public var radiusX, radiusY: CGFloat

    /// Creates a gradient in an ellipse.
    public init(stops: [GradientStop], center: CGPoint, radiusX: CGFloat, radiusY: CGFloat) {
        (self.stops, self.center, self.radiusX, self.radiusY) = (stops, center, radiusX, radiusY)
    }
}

/// A gradient of circles that are interpolated between two circles and painted in order, as in PDF's radial shadings and
/// SVG's focal gradients.
public struct CircleGradient: Hashable, Sendable {
    /// A circle with a centre and radius in points.
    public struct Circle: Hashable, Sendable {
        /// The centre of the circle.
        public var center: CGPoint
        /// The radius, which is not negative.
        public var radius: CGFloat

        /// Creates a circle with a centre and a radius.
        public init(center: CGPoint, radius: CGFloat) { (self.center, self.radius) = (center, radius) }
    }

    /// The colours, from the first circle to the second.
    public var stops: [GradientStop]
    /// The circles with the first and the last colour.
    public var start, end: Circle
    /// Boolean values that indicate whether the first and last colours continue beyond the circles.
    public var extendsStart, extendsEnd: Bool

    /// Creates a gradient from one circle to another.
    public init(
        stops: [GradientStop], start: Circle, end: Circle, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        (self.stops, self.start, self.end) = (stops, start, end)
        (self.extendsStart, self.extendsEnd) = (extendsStart, extendsEnd)
    }
}
