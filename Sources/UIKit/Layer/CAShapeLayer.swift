import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The figure, in the layer's coordinates; nil draws nothing. The bounds do not cut it off.
    open var path: CGPath?
    /// What the figure is filled with: opaque black at first, nil for nothing.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Which points count as inside where the figure crosses itself.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// What the outline is drawn in, above the fill; nil, the default, for no outline.
    open var strokeColor: CGColor?
    /// In points, half to either side of the path; 0 draws no outline.
    open var lineWidth: CGFloat = 1
    /// How open ends look.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// How corners look.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// How many times the line's width a pointed corner may be long before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Dashes and gaps by turns, in points; nil for a whole line.
    open var lineDashPattern: [NSNumber]?
    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// Where the stroke begins and ends, as fractions of the path's length.
    open var strokeStart: CGFloat = 0
    /// Where the stroke ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat = 1

    override var figureBounds: CGRect? {
        let reach = strokeColor == nil ? 0 : lineWidth * max(lineJoin == .miter ? miterLimit : 1, 1.5) / 2
        return path?.path.controlBounds?.insetBy(dx: -reach, dy: -reach)
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
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

/// Which points count as inside of a figure that crosses itself.
public enum CAShapeLayerFillRule: String, Sendable {
    /// Those that the path goes around, counting its directions.
    case nonZero = "non-zero"
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd = "even-odd"
}
/// How open ends of an outline look.
public enum CAShapeLayerLineCap: String, Sendable {
    /// Cut off at the end point.
    case butt
    /// With half a circle around the end point.
    case round
    /// Half the line's width longer.
    case square
}
/// How corners of an outline look.
public enum CAShapeLayerLineJoin: String, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
}
