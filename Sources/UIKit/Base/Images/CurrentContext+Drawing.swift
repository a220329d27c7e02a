import Foundation

extension UIColor {
    /// Sets this colour for filling and stroking.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets this colour for filling, under the current context's traits; does nothing outside drawing.
    public func setFill() { UIGraphicsGetCurrentContext().map { $0.state.fill = rgba($0.recorder.traits) } }
    /// Sets this colour for stroking, under the current context's traits; does nothing outside drawing.
    public func setStroke() { UIGraphicsGetCurrentContext().map { $0.state.stroke = rgba($0.recorder.traits) } }
}

extension UIBezierPath {
    /// Fills the path with the current context's colour; does nothing outside drawing.
    public func fill() { UIGraphicsGetCurrentContext()?.fill(figure, rule: usesEvenOddFillRule ? .evenOdd : .nonZero) }
    /// Draws the outline with the current context's colour and the path's line; does nothing outside drawing.
    public func stroke() { UIGraphicsGetCurrentContext()?.stroke(figure, outline) }
    /// Fills the path with the current colour, with a blend mode and an opacity from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { _ in fill() }
    }
    /// Draws the outline with the current colour, with a blend mode and an opacity from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { _ in stroke() }
    }
    /// Limits the current context's drawing to the path's inside, by the path's fill rule.
    public func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: figure, rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}

/// Fills a rectangle (points) with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of one point inside a rectangle.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Fills a rectangle (points) with the current colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: 1) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: 1) { _ in UIRectFrame(rect) }
}

extension CGContext {
    /// Draws with another blend mode, and with the opacity times `alpha`.
    func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard DrawingNumbers.allow(alpha) else { return }
        let outer = (state.blend, state.alpha)
        (state.blend, state.alpha) = (blendMode.mode, state.alpha * min(max(alpha, 0), 1))
        body(self)
        (state.blend, state.alpha) = outer
    }
}

/// Limits the current context's drawing to a rectangle (points).
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
    /// Draws the image stretched into `rect` (points) of the current context.
    public func draw(in rect: CGRect) {
        guard DrawingNumbers.allow(rect) else { return }
        UIGraphicsGetCurrentContext()?.recordCastingShadow(within: rect) { recorder in
            resolved(for: recorder.traits).record(into: &recorder, in: rect, tint: nil)
        }
    }

    /// Draws the image at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image stretched into `rect` (points) of the current context, with a blend mode and an opacity from 0
    /// to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard DrawingNumbers.allow(rect) else { return }
        UIGraphicsGetCurrentContext()?.draw(with: blendMode, alpha: alpha) { context in
            context.recordCastingShadow(within: rect) { recorder in
                let opacity = context.state.alpha
                if opacity < 1 { recorder.append(.beginGroup(opacity: opacity, bounds: recorder.absolute(rect))) }
                resolved(for: recorder.traits).record(into: &recorder, in: rect, tint: nil)
                if opacity < 1 { recorder.append(.endGroup) }
            }
        }
    }

    /// Draws the image at its own size, with a blend mode and an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
}
