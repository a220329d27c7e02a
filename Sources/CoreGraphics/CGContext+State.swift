import CellSimGraphics
import CellSimProcess
import Foundation

/// The blend modes for compositing drawings with the content below. The formulas up to `luminosity` are from PDF
/// 32000-1:2008, 11.3.5; the others are from Porter and Duff.
public enum CGBlendMode: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
        destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The corresponding mode for display lists.
    package var mode: BlendMode { BlendMode.allCases[Int(rawValue)] }
}

extension CGContext {
    /// Sets the blend mode of the following drawings with the content below; initially `normal`.
    ///
    /// Modes that remove content (`clear`, `copy`, `sourceIn`, …) affect only the inside of the figure, text or image.
    /// For images and text, this is their rectangle.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.mode }

    /// Applies the context's blend mode to the commands of `body` as a group. They draw within a rectangle (points).
    /// - Parameter figure: limits modes that affect content outside the drawing; nil for the rectangle.
    package func withBlendMode(within rect: CGRect, figure: (Path, FillRule)? = nil, _ body: () -> Void) {
        guard state.blend != .normal else { return body() }
        let clipsGroup = state.blend.affectsEntireBounds
        if clipsGroup {
            recorder.append(.save)
            if let (path, rule) = figure {
                recorder.append(.clipPath(recorder.absolute(path), rule))
            } else {
                recorder.append(.clip(recorder.absolute(rect), .zero))
            }
        }
        recorder.append(.beginGroup(opacity: 1, bounds: recorder.absolute(rect), blend: state.blend))
        let outer = state.blend
        state.blend = .normal
        body()
        state.blend = outer
        recorder.append(.endGroup)
        if clipsGroup { recorder.append(.restore) }
    }

    /// Has no effect: lines are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: lines are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Has no effect: text is antialiased in grey.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect: text is antialiased in grey.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Has no effect: glyphs are placed at subpixel positions.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Has no effect: glyphs are placed at subpixel positions.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Has no effect: glyphs are placed at subpixel positions.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Has no effect: glyphs are placed at subpixel positions.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Has no effect: curves are always as exact as the pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Has no effect: all colours are sRGB.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Has no effect: each colour has its own space.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Has no effect: each colour has its own space.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// Sets the fill colour to a grey from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the stroke colour to a grey from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Begins a layer. Everything drawn until `endTransparencyLayer()` is drawn separately, then composited as a whole with the current
    /// opacity, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginTransparencyLayer(in: visibleBounds) }

    /// Begins a layer within a rectangle (points), as `beginTransparencyLayer(auxiliaryInfo:)` does.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        guard NumericValidation.validate(rect) else { return beginTransparencyLayer(in: .zero) }
        beginTransparencyLayer(in: rect)
    }

    private func beginTransparencyLayer(in rect: CGRect) {
        saveGState()
        let available = recorder.absolute(extendedByShadow(rect))
        recorder.append(.beginGroup(opacity: state.alpha, bounds: available, blend: state.blend))
        let hasShadow = beginShadow(within: rect)
        (state.alpha, state.shadow, state.blend) = (1, nil, .normal)
        layers.append((depth, hasShadow ? 2 : 1))
    }

    /// Ends the innermost layer and discards states that were saved in it and not restored. Does nothing outside layers.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        while depth > layer.depth { restoreGState() }
        recorder.append([DisplayCommand](repeating: .endGroup, count: layer.groups))
        restoreGState()
    }

    /// Clips the following drawings to rectangles (points).
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.append(.rect(rect)) }
        clip(to: path)
    }

    /// The smallest rectangle around the points of the current path.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath }
    /// The end point of the current path.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Does nothing: drawing is recorded immediately.
    public func flush() {}
    /// Does nothing: drawing is recorded immediately.
    public func synchronize() {}
}
