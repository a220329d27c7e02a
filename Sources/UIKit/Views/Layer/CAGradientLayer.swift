import Foundation

/// A layer that fills its bounds with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colours of the gradient, as `CGColor` objects. Other objects are ignored.
    open var colors: [Any]?
    /// The locations of the colours, from 0 to 1 in ascending order; nil for even spacing.
    open var locations: [NSNumber]?
    /// The point of location 0, in unit coordinates of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The point of location 1, in unit coordinates of the bounds. It defines the two radii of a radial gradient.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The shape of the gradient.
    open var type: CAGradientLayerType = .axial

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        let gradientColors = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        guard !gradientColors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let stops = gradientColors.enumerated().map { index, color in
            let evenLocation = gradientColors.count == 1 ? 0 : CGFloat(index) / CGFloat(gradientColors.count - 1)
            let explicitLocation = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            return GradientStop(location: explicitLocation ?? evenLocation, color: color)
        }
        func absolutePoint(_ unitPoint: CGPoint) -> CGPoint {
            recorder.absolute(
                CGPoint(x: bounds.minX + unitPoint.x * bounds.width, y: bounds.minY + unitPoint.y * bounds.height))
        }
        let paint: Paint
        switch type {
        case .axial:
            paint = .linearGradient(
                LinearGradient(stops: stops, start: absolutePoint(startPoint), end: absolutePoint(endPoint)))
        case .radial:
            paint = .radialGradient(
                RadialGradient(
                    stops: stops, center: absolutePoint(startPoint),
                    radiusX: abs(endPoint.x - startPoint.x) * bounds.width,
                    radiusY: abs(endPoint.y - startPoint.y) * bounds.height))
        }
        let corners = corners(usesLayerRendering: recorder.usesLayerRendering)
        guard corners.areContinuous else {
            return recorder.append(.fill(recorder.absolute(bounds), corners.radii, paint))
        }
        recorder.append(.fillPath(recorder.absolute(corners.outline(of: bounds)), paint, .nonZero))
    }
}

/// The types of gradients. Conic gradients are not supported.
public enum CAGradientLayerType: String, Sendable {
    /// A linear gradient from the start point to the end point.
    case axial
    /// An elliptical gradient around the start point. Its radii are the horizontal and vertical distances to the end point.
    case radial
}
