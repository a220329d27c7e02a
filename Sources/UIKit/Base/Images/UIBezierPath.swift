import CellSimGraphics
import Foundation

/// A path of lines and curves with its stroke style, in points.
open class UIBezierPath: NSObject, NSCopying {
    var storedPath = Path()

    /// The width of the stroke in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the stroke's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the stroke's corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a mitre as a multiple of the line width; longer mitres are bevelled.
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves. Stored without effect: curves are as smooth as the pixels allow.
    open var flatness: CGFloat = 0.6 {
        didSet { if flatness != 0.6 { NoOpMembers.report("UIBezierPath.flatness") } }
    }
    /// A Boolean value that indicates whether the path uses the even-odd fill rule. Clipping ignores it.
    open var usesEvenOddFillRule = false
    /// The lengths of dashes and gaps in points.
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public override init() {}

    init(_ path: Path) { self.storedPath = path }

    /// Creates a closed rectangle (points).
    public convenience init(rect: CGRect) { self.init(Path.rect(rect)) }

    /// Creates an ellipse that fills the rectangle (points).
    public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: rect)) }

    /// Creates a rectangle with circular corners. Apple's corners are continuous curves.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path.roundedRect(rect, radii: CornerRadii(cornerRadius)))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in points.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The corner radius in points as the width; the height is ignored, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path.roundedRect(
                rect,
                radii: CornerRadii(
                    topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
                    bottomLeft: radius(.bottomLeft))))
    }

    /// Creates an arc. Angles are in radians, clockwise from the x axis on screen.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's start.
    ///   - endAngle: The angle of the arc's end.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the same shape and a line width of 1 point.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The shape; copied when read and when set.
    open var cgPath: CGPath {
        get { CGPath(storedPath) }
        set { storedPath = newValue.path }
    }

    /// Starts a new subpath at a point. All coordinates of paths are in points.
    open func move(to point: CGPoint) { storedPath.move(to: point) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { storedPath.addLine(to: point) }

    /// Adds a cubic Bézier curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storedPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storedPath.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start if the path has a current point. Angles are in radians, clockwise from the
    /// x axis on screen.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's start.
    ///   - endAngle: The angle of the arc's end.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        storedPath.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Closes the subpath with a straight line to its start.
    open func close() { storedPath.close() }
    /// Removes all elements from the path; the stroke style remains.
    open func removeAllPoints() { storedPath = Path() }
    /// Adds the subpaths of another path, without its stroke style.
    open func append(_ bezierPath: UIBezierPath) { storedPath.append(bezierPath.storedPath) }
    /// Transforms the shape; the line width and the dashes remain unchanged.
    open func apply(_ transform: CGAffineTransform) { storedPath = storedPath.applying(transform) }

    /// A Boolean value that indicates whether the path has no elements; a single start point counts as an element.
    open var isEmpty: Bool { storedPath.isEmpty }
    /// The bounding box of the curves, in points.
    open var bounds: CGRect { storedPath.boundingBox }
    /// The end point of the last line or curve; zero for an empty path.
    open var currentPoint: CGPoint { storedPath.currentPoint ?? .zero }

    /// Returns whether the path encloses a point, according to its fill rule and with all subpaths closed. It ignores
    /// the line width.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the dash pattern of the stroke.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps, alternately, in points.
    ///   - count: The number of lengths.
    ///   - phase: The offset into the pattern at the start of the path, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// The stroke style for a display list.
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
