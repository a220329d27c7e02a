import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates, or nil for none. It isn't clipped to the bounds.
    open var path: CGPath?
    /// The fill colour; opaque black by default, nil for no fill.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The rule that determines the interior of the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The stroke colour; nil, which is the default, for no stroke. The stroke is drawn above the fill.
    open var strokeColor: CGColor?
    /// The width of the stroke, which is centred on the path, in points; 0 for no stroke.
    open var lineWidth: CGFloat = 1
    /// The shape of the stroke's ends.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The shape of the stroke's corners.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The maximum mitre length, in multiples of the line width. Longer mitres are bevelled.
    open var miterLimit: CGFloat = 10
    /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the dash pattern at the start of the line, in points.
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

/// The rules that determine the interior of a path.
public enum CAShapeLayerFillRule: String, Sendable {
    /// Points with a winding number other than zero are inside.
    case nonZero = "non-zero"
    /// Points are inside if a ray from them crosses the path an odd number of times.
    case evenOdd = "even-odd"
}
/// The shapes of a stroke's ends.
public enum CAShapeLayerLineCap: String, Sendable {
    /// Cut off at the end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// Extended by half the line width.
    case square
}
/// The shapes of a stroke's corners.
public enum CAShapeLayerLineJoin: String, Sendable {
    /// A mitre, up to the mitre limit.
    case miter
    /// A round corner.
    case round
    /// A bevelled corner.
    case bevel
}
