import CellSimGraphics
import Foundation

/// A drawing context that records drawings in a display list, in points, with y downwards.
///
/// Difference from Core Graphics: you can't read drawings back, except from bitmap contexts.
public final class CGContext {
    package struct State {
        package var fill = RGBAColor.black
        package var stroke = RGBAColor.black
        package var outline = Stroke(width: 1)
        package var alpha: CGFloat = 1
        package var blend = BlendMode.normal
        package var shadow: (offset: CGSize, blur: CGFloat, color: RGBAColor)?
        /// The intersection of all clips, in the context's initial space; nil for everything.
        var clip: CGRect?
        /// The transform from the current space to the context's initial one.
        var transform = CGAffineTransform.identity
    }

    package var recorder: DisplayRecorder
    /// The area that unlimited gradients fill, in points.
    package let bounds: CGRect
    package var state = State()
    private var states: [State] = []
    /// The open transparency layers: the number of saved states at a layer's start, and the number of groups that end with the layer.
    var layers: [(depth: Int, groups: Int)] = []
    /// The number of saved states.
    var depth: Int { states.count }
    /// Whether a clip or a transform was set outside all saved states, so that it must be undone at the end.
    private var hasImplicitSave = false
    /// The current path.
    package var currentPath = Path() {
        didSet { replacementStroke = nil }
    }
    /// The stroke that `replacePathWithStrokedPath()` stored. Its area replaces the current path; nil for the path itself.
    private var replacementStroke: Stroke?
    /// Stored without effect: text layout determines the position of text.
    public var textMatrix = CGAffineTransform.identity
    /// The width in pixels; 0 if this isn't a bitmap context.
    public internal(set) var width = 0
    /// The height in pixels; 0 if this isn't a bitmap context.
    public internal(set) var height = 0
    /// The pixels per unit of a bitmap context's initial space.
    var pixelScale: CGFloat = 1
    /// Whether a bitmap context starts with a black background.
    var isOpaque = false
    /// The layout of the pixels in `data`, in a bitmap context.
    public internal(set) var bitmapInfo = CGBitmapInfo([])
    /// The pixels, created on first access.
    var pixelMemory: PixelMemory?
    /// Stored without effect: images are always drawn in high quality.
    public var interpolationQuality = CGInterpolationQuality.default
    /// The format of a context that creates an image.
    package var imageFormat: AnyObject?

    package init(_ recorder: DisplayRecorder, bounds: CGRect) { (self.recorder, self.bounds) = (recorder, bounds) }

    /// Closes all open groups and restores all saved states.
    package func finish() {
        recorder.append(closingCommands)
        states.removeAll()
        layers.removeAll()
        hasImplicitSave = false
    }

    /// The commands recorded so far, with all open groups and states closed.
    package var closedCommands: [DisplayCommand] {
        recorder.commands + closingCommands
    }

    /// The commands that close all open groups and states.
    private var closingCommands: [DisplayCommand] {
        var open = layers
        var commands: [DisplayCommand] = []
        for depth in stride(from: states.count, to: 0, by: -1) {
            if let layer = open.last, layer.depth == depth {
                commands += [DisplayCommand](repeating: .endGroup, count: layer.groups)
                open.removeLast()
            }
            commands.append(.restore)
        }
        return hasImplicitSave ? commands + [.restore] : commands
    }

    /// Records commands of UIKit's own drawing.
    package func record(_ body: (inout DisplayRecorder) -> Void) { body(&recorder) }

    // MARK: State

    /// Saves the clip, transform, colours, line style, opacity and shadow for `restoreGState()`. The current path isn't saved.
    public func saveGState() {
        states.append(state)
        recorder.append(.save)
    }

    /// Restores the last saved state. Does nothing if the innermost transparency layer has no saved state.
    public func restoreGState() {
        guard depth > layers.last?.depth ?? 0, let saved = states.popLast() else { return }
        state = saved
        recorder.append(.restore)
    }

    private func prepareToChangeSpace() {
        guard states.isEmpty, !hasImplicitSave else { return }
        hasImplicitSave = true
        recorder.append(.save)
    }

    /// Prepends a transform to the current one for the following drawings. Does nothing if a number isn't finite.
    public func concatenate(_ transform: CGAffineTransform) {
        guard NumericValidation.validate(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        else { return }
        prepareToChangeSpace()
        state.transform = transform.concatenating(state.transform)
        let origin = recorder.origin
        let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        recorder.append(.concatenate(moved))
    }

    /// Moves the origin by a distance in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Scales the following drawings.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Rotates the following drawings.
    /// - Parameter angle: the angle in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Clips the following drawings to a rectangle (points), within the current clip.
    public func clip(to rect: CGRect) {
        guard NumericValidation.validate(rect) else { return }
        prepareToChangeSpace()
        intersectClip(rect)
        recorder.append(.clip(recorder.absolute(rect), .zero))
    }

    private func intersectClip(_ rect: CGRect) {
        let absolute = rect.standardized.applying(state.transform)
        let intersection = state.clip.map { $0.intersection(absolute) } ?? absolute
        state.clip = intersection.isNull ? .zero : intersection
    }

    /// The smallest rectangle around the clipping area, in points of the current space.
    public var boundingBoxOfClipPath: CGRect {
        let t = state.transform
        guard let clip = state.clip, abs(t.a * t.d - t.b * t.c) > 1e-12 else { return visibleBounds }
        return clip.applying(t.inverted())
    }

    /// The transform from the current space to the context's initial one, in points.
    ///
    /// Difference from Core Graphics: there, the transform leads to pixels, and the y axis points upwards.
    public var ctm: CGAffineTransform { state.transform }

    /// The current path; nil if it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

    /// Replaces the current path by the area that its stroke would cover, for the next fill or clip. `path` and related
    /// properties still describe the original line.
    public func replacePathWithStrokedPath() { replacementStroke = state.outline }

    /// Clips the following drawings to the current path's inside, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        if let replacementStroke {
            clip(to: currentPath, along: replacementStroke)
        } else {
            clip(to: currentPath, rule: rule == .winding ? .nonZero : .evenOdd)
        }
        currentPath = Path()
    }

    private func clip(to path: Path, along pen: Stroke) {
        guard NumericValidation.validate(path), NumericValidation.validate(pen.width) else { return }
        prepareToChangeSpace()
        var maskRecorder = DisplayRecorder(surroundings: nil)
        maskRecorder.origin = recorder.origin
        maskRecorder.stroke(path, pen, color: .black)
        let extent = pen.width * (pen.join == .miter ? max(pen.miterLimit, 1) : 1)
        intersectClip((path.controlBounds ?? .zero).insetBy(dx: -extent, dy: -extent))
        recorder.append(.clipMask(maskRecorder.commands, .alpha))
    }

    package func clip(to path: Path, rule: FillRule = .nonZero) {
        guard NumericValidation.validate(path) else { return }
        prepareToChangeSpace()
        intersectClip(path.controlBounds ?? .zero)
        recorder.append(.clipPath(recorder.absolute(path), rule))
    }

    /// Clips the following drawings to an image that is stretched to a rectangle (points). The mask is the image's opacity or, if the image
    /// is opaque, its lightness. As with `draw(_:in:)`, the image is upside down if y points downwards.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard NumericValidation.validate(rect), mask.width > 0, mask.height > 0 else { return }
        prepareToChangeSpace()
        var maskRecorder = DisplayRecorder(surroundings: nil)
        maskRecorder.origin = recorder.origin
        maskRecorder.recordFlipped(mask, in: rect)
        recorder.append(.clip(recorder.absolute(rect), .zero))
        recorder.append(.clipMask(maskRecorder.commands, mask.bitmap.isOpaque ? .luminosity : .alpha))
    }

    // MARK: Drawing

    /// Fills the current path, or the stroke that replaced it.
    func fillFigure(_ rule: FillRule) {
        guard let replacementStroke else { return fill(currentPath, rule: rule) }
        let color = state.stroke
        state.stroke = state.fill
        stroke(currentPath, replacementStroke)
        state.stroke = color
    }

    package func fill(_ path: Path, rule: FillRule) {
        guard NumericValidation.validate(path) else { return }
        guard state.blend == .normal else { return fillBlended(path, rule) }
        castShadow(of: path)
        recorder.fill(path, color: applyingAlpha(state.fill), rule: rule)
    }

    /// Fills a path with a blend mode. Modes that remove content use the path's edges as a clip.
    private func fillBlended(_ path: Path, _ rule: FillRule) {
        guard let box = path.controlBounds else { return }
        let affectsOutside = state.blend.affectsEntireBounds
        withBlendMode(within: extendedByShadow(box), figure: (path, rule)) {
            if affectsOutside { return recorder.fill(box, color: applyingAlpha(state.fill)) }
            castShadow(of: path)
            recorder.fill(path, color: applyingAlpha(state.fill), rule: rule)
        }
    }

    /// Returns a rectangle extended by the shadow of its content.
    func extendedByShadow(_ rect: CGRect) -> CGRect {
        guard let shadow = state.shadow, !state.blend.affectsEntireBounds else { return rect }
        let extent = shadow.blur * 1.5 + 1
        return rect.union(
            rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -extent, dy: -extent))
    }

    package func stroke(_ path: Path, _ outline: Stroke) {
        guard NumericValidation.validate(path), NumericValidation.validate(outline.width) else { return }
        let extent = outline.width * (outline.join == .miter ? max(outline.miterLimit, 1) : 1)
        recordCastingShadow(within: (path.controlBounds ?? .zero).insetBy(dx: -extent, dy: -extent)) {
            $0.stroke(path, outline, color: applyingAlpha(state.stroke))
        }
    }

    /// Records commands of UIKit's own drawing within a rectangle (points). The drawing casts the context's shadow.
    package func recordCastingShadow(within rect: CGRect, _ body: (inout DisplayRecorder) -> Void) {
        withBlendMode(within: extendedByShadow(rect)) {
            let hasShadow = beginShadow(within: rect)
            body(&recorder)
            if hasShadow { endShadow() }
        }
    }

    /// Starts a group that `endShadow()` ends. Its content within a rectangle (points) casts the context's shadow.
    /// - Returns: false if the context has no shadow; no group is then started.
    package func beginShadow(within rect: CGRect) -> Bool {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return false }
        recorder.append(
            .beginShadow(
                shadow.color, offset: shadow.offset, blurRadius: shadow.blur / 2, bounds: recorder.absolute(rect)))
        return true
    }

    package func endShadow() { recorder.append(.endGroup) }

    /// Fills a rectangle (points) in the fill colour, with the context's shadow; the current path is unchanged.
    public func fill(_ rect: CGRect) {
        guard NumericValidation.validate(rect) else { return }
        guard state.blend == .normal else { return fillBlended(.rect(rect.standardized), .nonZero) }
        castShadow(of: .rect(rect))
        recorder.fill(rect, color: applyingAlpha(state.fill))
    }

    private func castShadow(of path: Path) {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return }
        recorder.shadow(path, color: applyingAlpha(shadow.color), offset: shadow.offset, blurRadius: shadow.blur / 2)
    }

    package func applyingAlpha(_ color: RGBAColor) -> RGBAColor {
        guard state.alpha < 1 else { return color }
        var faded = color
        faded.alpha = UInt8(saturating: CGFloat(color.alpha) * max(state.alpha, 0))
        return faded
    }

    package func fill(_ rect: CGRect, _ paint: Paint) {
        guard NumericValidation.validate(rect) else { return }
        withBlendMode(within: rect) { recorder.append(.fill(recorder.absolute(rect), .zero, paint)) }
    }

    /// A rectangle in the current space, in points, that contains the context's entire visible area.
    var visibleBounds: CGRect {
        let t = state.transform
        let unlimitedRect = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)
        guard !bounds.isEmpty, abs(t.a * t.d - t.b * t.c) > 1e-12 else { return unlimitedRect }
        return t.isIdentity ? bounds : bounds.applying(t.inverted())
    }

    package func absolute(_ point: CGPoint) -> CGPoint { recorder.absolute(point) }
}
