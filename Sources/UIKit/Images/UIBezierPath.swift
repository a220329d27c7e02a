import CellSimGraphics
import Foundation

/// A figure of lines and curves with the way its outline is drawn, in points.
open class UIBezierPath: NSObject, NSCopying {
    var figure = Path()

    /// In points.
    open var lineWidth: CGFloat = 1
    /// How open ends of the outline look.
    open var lineCapStyle = CGLineCap.butt
    /// How corners of the outline look.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many times the line's width a pointed corner may be long before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Kept; nothing reads it: curves are as smooth as pixels show.
    open var flatness: CGFloat = 0.6 {
        didSet { if flatness != 0.6 { KeptMembers.tell("UIBezierPath.flatness") } }
    }
    /// Whether points inside are those from which a ray crosses the path an odd number of times. Clips do not follow
    /// it.
    open var usesEvenOddFillRule = false
    /// Lengths of dashes and gaps in points.
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public override init() {}

    init(_ figure: Path) { self.figure = figure }

    /// A closed rectangle (points).
    public convenience init(rect: CGRect) { self.init(Path.rect(rect)) }

    /// The closed ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect)) }

    /// Circular corners: a difference from Apple's, whose corners are continuous curves.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path.roundedRect(rect, radii: CornerRadii(cornerRadius)))
    }

    /// `cornerRadii`: the width is the radius in points; the height is ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path.roundedRect(
                rect,
                radii: CornerRadii(
                    topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                    bottomLeft: radius(.bottomLeft))))
    }

    /// - Parameters: angles in radians, clockwise from the x axis as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of the same figure, with a line of 1 point.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The figure, copied both ways.
    open var cgPath: CGPath {
        get { CGPath(figure) }
        set { figure = newValue.path }
    }

    /// Begins a new part at a point (points, as all coordinates here).
    open func move(to point: CGPoint) { figure.move(to: point) }
    /// Goes on to a point in a straight line.
    open func addLine(to point: CGPoint) { figure.addLine(to: point) }

    /// Goes on to a point in a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        figure.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Goes on to a point in a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        figure.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds part of a circle, with a line to its start where the path has a current point.
    /// - Parameters: angles in radians, clockwise from the x axis as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        figure.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Goes back in a straight line to where the part began.
    open func close() { figure.close() }
    /// Makes the path empty; the line's settings stay.
    open func removeAllPoints() { figure = Path() }
    /// Adds the parts of another path, without its line's settings.
    open func append(_ bezierPath: UIBezierPath) { figure.append(bezierPath.figure) }
    /// Transforms the figure; the line's width and dashes stay.
    open func apply(_ transform: CGAffineTransform) { figure = figure.applying(transform) }

    /// Whether there are no elements at all; a lone start point counts as one.
    open var isEmpty: Bool { figure.isEmpty }
    /// Around the curves, in points.
    open var bounds: CGRect { figure.boundingBox }
    /// The end of the last line or curve; zero for an empty path.
    open var currentPoint: CGPoint { figure.currentPoint ?? .zero }

    /// Whether the point lies inside of the figure, every part closed, by the path's fill rule. The line does not
    /// count.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// - Parameters: lengths in points, dashes and gaps by turns.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// The way the outline is drawn, for a display list.
    var outline: Stroke {
        let caps: [CGLineCap: Stroke.Cap] = [.butt: .butt, .round: .round, .square: .square]
        let joins: [CGLineJoin: Stroke.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
        return Stroke(
            width: lineWidth, cap: caps[lineCapStyle] ?? .butt, join: joins[lineJoinStyle] ?? .miter,
            miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(figure)
        copy.lineWidth = lineWidth
        (copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
        (copy.usesEvenOddFillRule, copy.dash, copy.dashPhase) = (usesEvenOddFillRule, dash, dashPhase)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return figure == other.figure && outline == other.outline && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { figure.elements.count }
}
