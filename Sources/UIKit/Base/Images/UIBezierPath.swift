import CellSimGraphics
import Foundation

/// A shape of lines and curves with its stroke style, in points.
open class UIBezierPath: NSObject, NSCopying {
    var figure = Path()

    /// The line width in points.
    open var lineWidth: CGFloat = 1
    /// The style of open ends of the outline.
    open var lineCapStyle = CGLineCap.butt
    /// The style of corners of the outline.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a pointed corner as a multiple of the line's width; longer corners are cut off.
    open var miterLimit: CGFloat = 10
    /// Stored without effect: curves are as smooth as pixels allow.
    open var flatness: CGFloat = 0.6 {
        didSet { if flatness != 0.6 { NoOpMembers.report("UIBezierPath.flatness") } }
    }
    /// Whether the path uses the even-odd fill rule. Clips ignore it.
    open var usesEvenOddFillRule = false
    /// Lengths of dashes and gaps in points.
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public override init() {}

    init(_ figure: Path) { self.figure = figure }

    /// Creates a closed rectangle (points).
    public convenience init(rect: CGRect) { self.init(Path.rect(rect)) }

    /// Creates the closed ellipse that touches the rectangle's sides.
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect)) }

    /// Creates a rectangle with circular corners: a difference from Apple's continuous curves.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path.roundedRect(rect, radii: CornerRadii(cornerRadius)))
    }

    /// Creates a rectangle with some round corners. `cornerRadii`: the width is the radius in points; the height is
    /// ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path.roundedRect(
                rect,
                radii: CornerRadii(
                    topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                    bottomLeft: radius(.bottomLeft))))
    }

    /// Creates an arc.
    ///
    /// - Parameters: angles in radians, clockwise from the x axis as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the same shape and a line of 1 point.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The shape, copied on reading and on setting.
    open var cgPath: CGPath {
        get { CGPath(figure) }
        set { figure = newValue.path }
    }

    /// Starts a new subpath at a point (points, like all coordinates of paths).
    open func move(to point: CGPoint) { figure.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { figure.addLine(to: point) }

    /// Adds a cubic Bézier curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        figure.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        figure.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start if the path has a current point.
    /// - Parameters: angles in radians, clockwise from the x axis as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        figure.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Closes the subpath with a straight line to its start.
    open func close() { figure.close() }
    /// Removes all elements from the path; the line's settings stay.
    open func removeAllPoints() { figure = Path() }
    /// Adds the subpaths of another path, without its line's settings.
    open func append(_ bezierPath: UIBezierPath) { figure.append(bezierPath.figure) }
    /// Transforms the shape; the line's width and dashes stay.
    open func apply(_ transform: CGAffineTransform) { figure = figure.applying(transform) }

    /// Whether the path has no elements; a single start point counts as one.
    open var isEmpty: Bool { figure.isEmpty }
    /// The bounding box of the curves, in points.
    open var bounds: CGRect { figure.boundingBox }
    /// The end of the last line or curve; zero for an empty path.
    open var currentPoint: CGPoint { figure.currentPoint ?? .zero }

    /// Returns whether the point is inside the shape, with all subpaths closed, by the path's fill rule. It ignores the
    /// line.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the dashes of the line.
    ///
    /// - Parameters: lengths in points, dashes and gaps alternately.
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
