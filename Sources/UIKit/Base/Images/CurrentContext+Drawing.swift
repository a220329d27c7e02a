import CellSimGraphics
import Foundation

/// Sets the current context's colours. The other extensions draw paths and images in this context.
extension UIColor {
    /// Sets the colour as the fill colour and the stroke colour.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour as the fill colour, resolved for the context's traits. Does nothing without a current context.
    public func setFill() { UIGraphicsGetCurrentContext().map { $0.state.fill = rgba($0.recorder.traits) } }
    /// Sets the colour as the stroke colour, resolved for the context's traits. Does nothing without a current context.
    public func setStroke() { UIGraphicsGetCurrentContext().map { $0.state.stroke = rgba($0.recorder.traits) } }
}

extension UIBezierPath {
    /// Fills the path with the current fill colour. Does nothing without a current context.
    public func fill() {
        UIGraphicsGetCurrentContext()?.fill(storedPath, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
    /// Strokes the path with the current stroke colour and the path's stroke style. Does nothing without a current context.
    public func stroke() { UIGraphicsGetCurrentContext()?.stroke(storedPath, strokeStyle) }
    /// Fills the path with the current fill colour, a blend mode and an opacity (0 to 1).
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { _ in fill() }
    }
    /// Strokes the path with the current stroke colour, a blend mode and an opacity (0 to 1).
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { _ in stroke() }
    }
    /// Clips the current context's drawing to the path's interior, by the path's fill rule.
    public func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: storedPath, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}

/// Fills a rectangle (in points) with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a border of one point inside a rectangle (in points).
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Fills a rectangle (in points) with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: 1) { $0.fill(rect) }
}

/// Strokes a border of one point inside a rectangle (in points) with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: 1) { _ in UIRectFrame(rect) }
}

extension CGContext {
    /// Calls a closure with a temporary blend mode, and with the opacity multiplied by `alpha`.
    func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard NumericValidation.validate(alpha) else { return }
        let savedState = (state.blend, state.alpha)
        (state.blend, state.alpha) = (blendMode.mode, state.alpha * min(max(alpha, 0), 1))
        body(self)
        (state.blend, state.alpha) = savedState
    }
}

/// Clips the current context's drawing to a rectangle (in points).
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
    /// Draws the image in the current context, scaled to fill `rect` (in points). An image with the rendering mode
    /// `.alwaysTemplate` and without a tint colour is drawn in the context's fill colour.
    public func draw(in rect: CGRect) {
        guard NumericValidation.validate(rect), let context = UIGraphicsGetCurrentContext() else { return }
        context.recordCastingShadow(within: rect) { record(into: &$0, in: rect, filledAs: context) }
    }

    /// Records the image for the traits of the recorder. Templates have the context's fill colour.
    private func record(into recorder: inout DisplayRecorder, in rect: CGRect, filledAs context: CGContext) {
        let image = resolved(for: recorder.traits)
        let isUntintedTemplate = image.renderingMode == .alwaysTemplate && image.values.tint == nil
        image.record(into: &recorder, in: rect, tint: isUntintedTemplate ? context.state.fill.color : nil)
    }

    /// Draws the image in the current context with its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image in the current context, scaled to fill `rect` (in points), with a blend mode and an opacity (0 to 1).
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard NumericValidation.validate(rect) else { return }
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { context in
            context.recordCastingShadow(within: rect) { recorder in
                let opacity = context.state.alpha
                if opacity < 1 { recorder.append(.beginGroup(opacity: opacity, bounds: recorder.absolute(rect))) }
                record(into: &recorder, in: rect, filledAs: context)
                if opacity < 1 { recorder.append(.endGroup) }
            }
        }
    }

    /// Draws the image with its own size, with a blend mode and an opacity (0 to 1).
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}

extension RGBAColor {
    /// The colour as an object.
    fileprivate var color: UIColor {
        UIColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255
        )
    }
}
