import Foundation

/// A layer that fills and strokes a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    /// Where the stroke begins and ends, as fractions of the path's length.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

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

public enum CAShapeLayerFillRule: String, Sendable { case nonZero = "non-zero", evenOdd = "even-odd" }
public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }
