import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates; nil for no shape. The bounds do not clip it.
    open var path: CGPath?
    /// The fill colour: opaque black by default; nil for no fill.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The rule that determines the interior of the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The stroke colour; nil, the default, for no stroke. The stroke is drawn above the fill.
    open var strokeColor: CGColor?
    /// The line width in points, centred on the path; 0 for no stroke.
    open var lineWidth: CGFloat = 1
    /// The shape of the stroke's ends.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The shape of the stroke's corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The maximum length of a mitre as a multiple of the line width; longer mitres are bevelled.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, alternately, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the pattern at the start of the line, in points.
    open var lineDashPhase: CGFloat = 0
    /// The start of the stroke, as a fraction of the path's length.
    open var strokeStart: CGFloat = 0
    /// The end of the stroke, as a fraction of the path's length.
    open var strokeEnd: CGFloat = 1

    override var drawingBounds: CGRect? {
        let strokeExtent = strokeColor == nil ? 0 : lineWidth * max(lineJoin == .miter ? miterLimit : 1, 1.5) / 2
        return path?.path.controlBounds?.insetBy(dx: -strokeExtent, dy: -strokeExtent)
    }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        guard let shape = path?.path else { return }
        if let color = fillColor?.rgba {
            recorder.fill(shape, color: color, rule: fillRule == .evenOdd ? .evenOdd : .nonZero)
        }
        if let color = strokeColor?.rgba {
            let caps: [CAShapeLayerLineCap: Stroke.Cap] = [.butt: .butt, .round: .round, .square: .square]
            let joins: [CAShapeLayerLineJoin: Stroke.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
            let stroke = Stroke(
                width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter, miterLimit: miterLimit,
                dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
            recorder.stroke(shape.trimmed(from: strokeStart, to: strokeEnd), stroke, color: color)
        }
    }
}

/// The rule that determines the interior of a path.
public enum CAShapeLayerFillRule: String, Sendable {
    /// Points with a winding number other than zero are inside.
    case nonZero = "non-zero"
    /// Points are inside if a ray from them crosses the path an odd number of times.
    case evenOdd = "even-odd"
}
/// The shape of a stroke's ends.
public enum CAShapeLayerLineCap: String, Sendable {
    /// Cut off at the end point.
    case butt
    /// With a semicircle around the end point.
    case round
    /// Extended by half the line width.
    case square
}
/// The shape of a stroke's corners.
public enum CAShapeLayerLineJoin: String, Sendable {
    /// Pointed, up to the mitre limit.
    case miter
    /// Rounded.
    case round
    /// Bevelled.
    case bevel
}
