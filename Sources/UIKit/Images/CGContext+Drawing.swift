import CellSimGraphics
import Foundation

/// What `drawPath` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// In points.
    public func setLineWidth(_ width: CGFloat) { if DrawingNumbers.allow(width) { state.outline.width = width } }

    public func setLineCap(_ cap: CGLineCap) {
        state.outline.cap = cap == .round ? .round : cap == .square ? .square : .butt
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.outline.join = join == .round ? .round : join == .bevel ? .bevel : .miter
    }

    public func setMiterLimit(_ limit: CGFloat) { state.outline.miterLimit = limit }

    /// - Parameter lengths: dashes and gaps by turns, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.outline.dashPhase, state.outline.dash) = (phase, lengths)
    }

    /// Multiplies the opacity of all that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { if DrawingNumbers.allow(alpha) { state.alpha = min(max(alpha, 0), 1) } }

    /// - Parameters: points; a colour of nil ends the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard DrawingNumbers.allow(offset.width, offset.height, blur) else { return }
        state.shadow = color.map { (offset, blur, $0.rgba) }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    // MARK: The current path

    public func beginPath() { path = Path() }
    public func closePath() { path.close() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuad(to: end, control: control) }
    public func addRect(_ rect: CGRect) { path.append(.rect(rect)) }
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect)) }
    public func addPath(_ path: CGPath) { self.path.append(path.path) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
    }

    /// As in Core Graphics, `clockwise` is meant with y pointing upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the current path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(path, rule: .nonZero)
        case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
        case .stroke: break
        }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(path, state.outline) }
        path = Path()
    }

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect), rule: .nonZero) }
    public func stroke(_ rect: CGRect) { stroke(.rect(rect), state.outline) }
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect), state.outline) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        var outline = state.outline
        outline.width = width
        stroke(.rect(rect), outline)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path, state.outline)
    }

    /// Draws an image upside down where y points downwards, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard image.width > 0, image.height > 0, DrawingNumbers.allow(rect) else { return }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        let source = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        record { $0.image(image.bitmap, source: source, in: rect) }
        restoreGState()
    }
}

extension UIColor {
    /// Fills and strokes with this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { UIGraphicsGetCurrentContext().map { $0.state.fill = rgba($0.recorder.traits) } }
    public func setStroke() { UIGraphicsGetCurrentContext().map { $0.state.stroke = rgba($0.recorder.traits) } }
}

extension UIBezierPath {
    public func fill() { UIGraphicsGetCurrentContext()?.fill(figure, rule: usesEvenOddFillRule ? .evenOdd : .nonZero) }
    public func stroke() { UIGraphicsGetCurrentContext()?.stroke(figure, outline) }
    public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: figure) }
}

/// Fills a rectangle (points) with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of one point inside a rectangle.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
    /// Draws the image stretched into `rect` (points) of the current context.
    public func draw(in rect: CGRect) {
        guard DrawingNumbers.allow(rect) else { return }
        UIGraphicsGetCurrentContext()?.record { recorder in
            resolved(for: recorder.traits).record(into: &recorder, in: rect, tint: nil)
        }
    }

    /// Draws the image at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
