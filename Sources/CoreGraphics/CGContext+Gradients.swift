import CellSimGraphics
import Foundation

/// Options that determine whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Draws a gradient along a line (points) across the clipping area. Without options, nothing is drawn before the start or after the
    /// end, or if both are the same point.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard NumericValidation.validate(startPoint.x, startPoint.y, endPoint.x, endPoint.y), startPoint != endPoint
        else { return }
        let paint = Paint.linearGradient(
            LinearGradient(stops: stopsApplyingAlpha(gradient), start: absolute(startPoint), end: absolute(endPoint)))
        if options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
            return fill(visibleBounds, paint)
        }
        let band = band(from: startPoint, to: endPoint, options, in: visibleBounds)
        withBlendMode(within: visibleBounds) { recorder.append(.fillPath(recorder.absolute(band), paint, .nonZero)) }
    }

    /// Returns the part of the plane that a linear gradient covers: a band between its start and end, or beyond with
    /// options. It is wide enough to cover a rectangle.
    private func band(
        from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions, in rect: CGRect
    ) -> Path {
        let length = hypot(end.x - start.x, end.y - start.y)
        let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
        // Greater than the distance from the start to any corner of the rectangle.
        let extent = hypot(start.x - rect.midX, start.y - rect.midY) + rect.width + rect.height + length
        let before = options.contains(.drawsBeforeStartLocation) ? extent : 0
        let after = options.contains(.drawsAfterEndLocation) ? extent : 0
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: start.x + dx * along - dy * across, y: start.y + dy * along + dx * across)
        }
        var band = Path()
        band.move(to: point(-before, -extent))
        band.addLine(to: point(length + after, -extent))
        band.addLine(to: point(length + after, extent))
        band.addLine(to: point(-before, extent))
        band.close()
        return band
    }

    /// Draws circles interpolated between two circles (points) across the clipping area; later circles cover earlier ones. Without options,
    /// nothing is drawn inside the first circle or outside the last.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard NumericValidation.validate(startCenter.x, startCenter.y, startRadius), startRadius >= 0,
            NumericValidation.validate(endCenter.x, endCenter.y, endRadius), endRadius >= 0
        else { return }
        let extendsStart = options.contains(.drawsBeforeStartLocation)
        let extendsEnd = options.contains(.drawsAfterEndLocation)
        if startCenter == endCenter, startRadius < endRadius, extendsStart || startRadius == 0, extendsEnd {
            let inner = startRadius / endRadius
            let stops = stopsApplyingAlpha(gradient).map {
                GradientStop(location: inner + $0.location * (1 - inner), color: $0.color)
            }
            let ellipse = RadialGradient(
                stops: stops, center: absolute(endCenter), radiusX: endRadius, radiusY: endRadius)
            return fill(visibleBounds, .radialGradient(ellipse))
        }
        let circles = CircleGradient(
            stops: stopsApplyingAlpha(gradient),
            start: CircleGradient.Circle(center: absolute(startCenter), radius: startRadius),
            end: CircleGradient.Circle(center: absolute(endCenter), radius: endRadius), extendsStart: extendsStart,
            extendsEnd: extendsEnd)
        fill(visibleBounds, .circleGradient(circles))
    }

    /// Returns the gradient's colours with the context's opacity.
    private func stopsApplyingAlpha(_ gradient: CGGradient) -> [GradientStop] {
        gradient.stops.map { GradientStop(location: $0.location, color: applyingAlpha($0.color)) }
    }
}
