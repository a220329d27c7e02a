import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates; nil draws nothing. The bounds do not clip it.
    open var path: CGPath?
    /// The fill colour: opaque black by default, nil for none.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The points that count as inside a shape that crosses itself.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The colour of the outline, above the fill; nil, the default, for none.
    open var strokeColor: CGColor?
    /// The line width in points, half on either side of the path; 0 draws no outline.
    open var lineWidth: CGFloat = 1
    /// The style of open ends.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The style of corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The maximum length of a pointed corner as a multiple of the line's width; longer corners are cut off.
    open var miterLimit: CGFloat = 10
    /// Dashes and gaps alternately, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the pattern at the start of the line, in points.
    open var lineDashPhase: CGFloat = 0
    /// The start of the stroke, as a fraction of the path's length.
    open var strokeStart: CGFloat = 0
    /// The end of the stroke, as a fraction of the path's length.
    open var strokeEnd: CGFloat = 1

    override var figureBounds: CGRect? {
        let reach = strokeColor == nil ? 0 : lineWidth * max(lineJoin == .miter ? miterLimit : 1, 1.5) / 2
        return path?.path.controlBounds?.insetBy(dx: -reach, dy: -reach)
    }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        guard let figure = path?.path else { return }
        if let color = fillColor?.rgba {
            recorder.fill(figure, color: color, rule: fillRule == .evenOdd ? .evenOdd : .nonZero)
        }
        if let color = strokeColor?.rgba {
            let caps: [CAShapeLayerLineCap: Stroke.Cap] = [.butt: .butt, .round: .round, .square: .square]
            let joins: [CAShapeLayerLineJoin: Stroke.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
            let stroke = Stroke(
                width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter, miterLimit: miterLimit,
                dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
            recorder.stroke(figure.trimmed(from: strokeStart, to: strokeEnd), stroke, color: color)
        }
    }
}

/// The points that count as inside a shape that crosses itself.
public enum CAShapeLayerFillRule: String, Sendable {
    /// The points that the path winds around, counting its directions.
    case nonZero = "non-zero"
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd = "even-odd"
}
/// The style of an outline's open ends.
public enum CAShapeLayerLineCap: String, Sendable {
    /// Cut off at the end point.
    case butt
    /// With half a circle around the end point.
    case round
    /// Extended by half the line's width.
    case square
}
/// The style of an outline's corners.
public enum CAShapeLayerLineJoin: String, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
}
