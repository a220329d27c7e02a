import CellSimGraphics
import Foundation

/// A path of lines and curves with a stroke style, in points.
open class UIBezierPath: NSObject, NSCopying {
    var storedPath = Path()

    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the stroke's end points.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the stroke's joins.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum ratio of the mitre length to the line width. Joins beyond it are bevelled.
    open var miterLimit: CGFloat = 10
    /// The precision of curves. Stored without effect: curves are always drawn with pixel precision.
    open var flatness: CGFloat = 0.6 {
        didSet { if flatness != 0.6 { NoOpMembers.report("UIBezierPath.flatness") } }
    }
    /// A Boolean value that indicates whether the even-odd rule is used instead of the nonzero rule.
    open var usesEvenOddFillRule = false
    /// The lengths of dashes and gaps, in points.
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public override init() {}

    init(_ path: Path) { self.storedPath = path }

    /// Creates a rectangle (in points).
    public convenience init(rect: CGRect) { self.init(Path.rect(rect)) }

    /// Creates an ellipse that fills a rectangle (in points).
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect)) }

    /// Creates a rounded rectangle with circular corners. In UIKit, the corners are continuous curves.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path.roundedRect(rect, radii: CornerRadii(cornerRadius)))
    }

    /// Creates a rectangle with the specified corners rounded.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The width is the corner radius in points. The height is ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path.roundedRect(
                rect,
                radii: CornerRadii(
                    topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                    bottomLeft: radius(.bottomLeft))))
    }

    /// Creates an arc. Angles are in radians, clockwise on screen from the positive x-axis.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The angle at which the arc starts.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: Whether the arc is drawn clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path, with a line width of 1 point.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The Core Graphics path. It is copied when it is read or set.
    open var cgPath: CGPath {
        get { CGPath(storedPath) }
        set { storedPath = newValue.path }
    }

    /// Starts a new subpath at a point (in points, like all coordinates of paths).
    open func move(to point: CGPoint) { storedPath.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { storedPath.addLine(to: point) }

    /// Adds a cubic Bézier curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storedPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storedPath.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. If the path has a current point, a line connects it to the start of the arc. Angles are in radians, clockwise on
    /// screen from the positive x-axis.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius of the circle, in points.
    ///   - startAngle: The angle at which the arc starts.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: Whether the arc is drawn clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        storedPath.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { storedPath.close() }
    /// Removes all elements of the path. The stroke style is unchanged.
    open func removeAllPoints() { storedPath = Path() }
    /// Adds the elements of another path. The stroke style is unchanged.
    open func append(_ bezierPath: UIBezierPath) { storedPath.append(bezierPath.storedPath) }
    /// Returns a path with the same elements and stroke style, whose subpaths are traversed in the opposite direction.
    ///
    /// With the nonzero fill rule, a reversed path that is appended to an enclosing path leaves a hole.
    open func reversing() -> UIBezierPath {
        let path = copy() as? UIBezierPath ?? UIBezierPath()
        path.storedPath = storedPath.reversed
        return path
    }
    /// Transforms the path's elements. The line width and the dash pattern are unchanged.
    open func apply(_ transform: CGAffineTransform) { storedPath = storedPath.applying(transform) }

    /// A Boolean value that indicates whether the path has no elements. A single start point counts as an element.
    open var isEmpty: Bool { storedPath.isEmpty }
    /// The bounding box of the path's curves, in points.
    open var bounds: CGRect { storedPath.boundingBoxOfPath }
    /// The end point of the last element, or zero for an empty path.
    open var currentPoint: CGPoint { storedPath.currentPoint ?? .zero }

    /// Returns a Boolean value that indicates whether the path encloses a point, by its fill rule and with all subpaths closed. The line
    /// width is ignored.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the dash pattern of the stroke.
    ///
    /// - Parameters:
    ///   - pattern: The alternating lengths of dashes and gaps, in points.
    ///   - count: The number of lengths.
    ///   - phase: The offset in the pattern at the start of the path, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// The stroke style for display lists.
    var strokeStyle: Stroke {
        let caps: [CGLineCap: Stroke.Cap] = [.butt: .butt, .round: .round, .square: .square]
        let joins: [CGLineJoin: Stroke.Join] = [.miter: .miter, .round: .round, .bevel: .bevel]
        return Stroke(
            width: lineWidth, cap: caps[lineCapStyle] ?? .butt, join: joins[lineJoinStyle] ?? .miter,
            miterLimit: miterLimit, dash: dashPattern, dashPhase: dashPhase)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(storedPath)
        copy.lineWidth = lineWidth
        (copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
        (copy.usesEvenOddFillRule, copy.dashPattern, copy.dashPhase) = (usesEvenOddFillRule, dashPattern, dashPhase)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return storedPath == other.storedPath && strokeStyle == other.strokeStyle
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { storedPath.elements.count }
}
