import CellSimGraphics
import CellSimProcess
import Foundation

/// The way in which `drawPath(using:)` draws the current path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the inside, determined by the nonzero winding rule.
    case fill
    /// Fills the inside, determined by the even-odd rule.
    case eoFill
    /// Strokes the outline.
    case stroke
    /// Fills like `fill`, then strokes the outline.
    case fillStroke
    /// Fills like `eoFill`, then strokes the outline.
    case eoFillStroke
}

extension CGContext {
    /// Sets the fill colour for the following drawings; initially black.
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    /// Sets the stroke colour for the following drawings; initially black.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

    /// Sets the fill colour from sRGB components from 0 to 1. Values outside this range are clamped.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke colour from sRGB components from 0 to 1. Values outside this range are clamped.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the line width in points.
    public func setLineWidth(_ width: CGFloat) { if NumericValidation.validate(width) { state.outline.width = width } }

    /// Sets the shape of line ends for the following drawings; initially `.butt`.
    public func setLineCap(_ cap: CGLineCap) {
        state.outline.cap = cap == .round ? .round : cap == .square ? .square : .butt
    }

    /// Sets the shape of line corners for the following drawings; initially `.miter`.
    public func setLineJoin(_ join: CGLineJoin) {
        state.outline.join = join == .round ? .round : join == .bevel ? .bevel : .miter
    }

    /// Sets the maximum length of a mitred corner as a multiple of the line width; initially 10. Longer corners are bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.outline.miterLimit = limit }

    /// Sets the dash pattern; an empty array draws solid lines.
    /// - Parameter lengths: alternating dashes and gaps, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.outline.dashPhase, state.outline.dash) = (phase, lengths)
    }

    /// Sets the opacity of the following drawings.
    public func setAlpha(_ alpha: CGFloat) {
        if NumericValidation.validate(alpha) { state.alpha = min(max(alpha, 0), 1) }
    }

    /// Sets the shadow of the following drawings.
    /// - Parameters: `offset` and `blur` in points; a nil colour removes the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard NumericValidation.validate(offset.width, offset.height, blur) else { return }
        state.shadow = color.map { (offset, blur, $0.rgba) }
    }

    /// Sets a black shadow with an opacity of one third; `offset` and `blur` in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: The current path

    /// Removes the current path and begins an empty one.
    public func beginPath() { currentPath = Path() }
    /// Closes the subpath with a straight line to its start.
    public func closePath() { currentPath.close() }
    /// Begins a new subpath at a point (points).
    public func move(to point: CGPoint) { currentPath.move(to: point) }
    /// Continues to a point in a straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
    /// Continues to a point in a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Continues to a point in a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuad(to: end, control: control) }
    /// Adds a closed rectangle as a separate subpath.
    public func addRect(_ rect: CGRect) { currentPath.append(.rect(rect)) }
    /// Adds the closed ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect) { currentPath.append(.ellipse(in: rect)) }
    /// Adds the parts of another path.
    public func addPath(_ path: CGPath) { currentPath.append(path.path) }

    /// Adds an open subpath through these points; nothing for an empty list.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        currentPath.move(to: first)
        for point in points.dropFirst() { currentPath.addLine(to: point) }
    }

    /// Adds an arc. As in Core Graphics, `clockwise` assumes that y points upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }

    /// Adds a line and an arc with a radius in points. The arc touches two lines: from the current point to the first point, and from there
    /// to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(touching: tangent1End, tangent2End, radius: radius)
    }

    /// Adds each rectangle as a separate subpath.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Fills the current path and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the current path and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fillFigure(.nonZero)
        case .eoFill, .eoFillStroke: fillFigure(.evenOdd)
        case .stroke: break
        }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(currentPath, state.outline) }
        currentPath = Path()
    }

    /// Fills each rectangle (points); the current path is unchanged.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the ellipse that touches the rectangle's sides; the current path is unchanged.
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect), rule: .nonZero) }
    /// Strokes a rectangle; the line is centred on the edge. The current path is unchanged.
    public func stroke(_ rect: CGRect) { stroke(.rect(rect), state.outline) }
    /// Strokes the ellipse that touches the rectangle's sides; the current path is unchanged.
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect), state.outline) }

    /// Strokes a rectangle with a line width in points; the context's own width doesn't change.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var outline = state.outline
        outline.width = width
        stroke(.rect(rect), outline)
    }

    /// Draws a line from the first point to the second, from the third to the fourth and so on. Ignores a last unpaired point.
    public func strokeLineSegments(between points: [CGPoint]) {
        var figure = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            figure.move(to: points[index])
            figure.addLine(to: points[index + 1])
        }
        stroke(figure, state.outline)
    }

    /// Makes a rectangle (points) transparent, within the current clip. The current path, colours and shadow have no effect.
    public func clear(_ rect: CGRect) {
        guard NumericValidation.validate(rect) else { return }
        let savedState = state
        (state.blend, state.alpha, state.shadow, state.fill) = (.clear, 1, nil, .black)
        fill(rect)
        state = savedState
    }

    /// Draws an image. As in Core Graphics, the image is upside down if y points downwards.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard image.width > 0, image.height > 0, NumericValidation.validate(rect) else { return }
        recordCastingShadow(within: rect) { recorder in
            if state.alpha < 1 { recorder.append(.beginGroup(opacity: state.alpha, bounds: recorder.absolute(rect))) }
            recorder.recordFlipped(image, in: rect)
            if state.alpha < 1 { recorder.append(.endGroup) }
        }
    }

    /// Draws an image in a rectangle (points), or fills the clip with copies of it, starting with that rectangle.
    ///
    /// Difference from Core Graphics: more than 65,536 copies draw nothing, and are reported with a note.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let (tile, area) = (rect.standardized, boundingBoxOfClipPath)
        guard NumericValidation.validate(tile), !tile.isEmpty, !area.isEmpty else { return }
        let count = ((area.width / tile.width).rounded(.up) + 1) * ((area.height / tile.height).rounded(.up) + 1)
        guard count <= 65_536 else {
            return Notice.report(
                .once, "CGContext.draw(_:in:byTiling:) draws no more than 65536 copies of an image; use larger tiles")
        }
        let columns =
            Int(
                ((area.minX - tile.minX) / tile.width).rounded(.down))..<Int(
                ((area.maxX - tile.minX) / tile.width).rounded(.up))
        let rows =
            Int(
                ((area.minY - tile.minY) / tile.height).rounded(.down))..<Int(
                ((area.maxY - tile.minY) / tile.height).rounded(.up))
        for row in rows {
            for column in columns {
                draw(image, in: tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
            }
        }
    }
}

extension DisplayRecorder {
    /// Records an image stretched into a rectangle and flipped vertically.
    mutating func recordFlipped(_ image: CGImage, in rect: CGRect) {
        let destination = absolute(rect)
        append(.save)
        append(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: destination.minY + destination.maxY)))
        let source = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        append(.image(image.bitmap, source: source, destination: destination, tint: nil))
        append(.restore)
    }
}
