import CellSimGraphics
import CellSimProcess
import Foundation

/// How what is drawn is put over what is there; formulas as in PDF 32000-1:2008 11.3.5 up to `luminosity`, then Porter and
/// Duff's.
public enum CGBlendMode: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
        destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// The same mode of display lists.
    package var mode: BlendMode { BlendMode.allCases[Int(rawValue)] }
}

extension CGContext {
    /// How all that is drawn from now on is put over what is there; `normal` at first.
    ///
    /// The modes that take something away (`clear`, `copy`, `sourceIn`, …) do so inside of the figure, text or picture
    /// alone. A picture or text counts with its rectangle.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.mode }

    /// Has the body's commands, which draw within a rectangle (points), put down by the context's blend mode.
    /// - Parameter figure: limits modes that reach beyond what is drawn; nil for the rectangle.
    package func blended(within rect: CGRect, figure: (Path, FillRule)? = nil, _ body: () -> Void) {
        guard state.blend != .normal else { return body() }
        let narrows = state.blend.reachesBeyondGroup
        if narrows {
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
        if narrows { recorder.append(.restore) }
    }

    /// Kept: lines are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Kept: lines are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Kept: text is drawn in grey.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Kept: text is drawn in grey.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Kept: glyphs stand at parts of pixels.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Kept: glyphs stand at parts of pixels.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Kept: glyphs stand at parts of pixels.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Kept: glyphs stand at parts of pixels.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Kept: curves are always as exact as the pixels.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Kept: all colours are sRGB's.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Kept: colours' own spaces are known.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Kept: colours' own spaces are known.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// The fill colour as a grey from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// The colour of outlines as a grey from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// What follows up to `endTransparencyLayer()` is drawn apart, and then put down as a whole with the opacity, blend mode
    /// and shadow that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { beginTransparencyLayer(in: everything) }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, within a rectangle (points).
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        guard DrawingNumbers.allow(rect) else { return beginTransparencyLayer(in: .zero) }
        beginTransparencyLayer(in: rect)
    }

    private func beginTransparencyLayer(in rect: CGRect) {
        saveGState()
        let room = recorder.absolute(shadowed(rect))
        recorder.append(.beginGroup(opacity: state.alpha, bounds: room, blend: state.blend))
        let casts = beginShadow(within: rect)
        (state.alpha, state.shadow, state.blend) = (1, nil, .normal)
        layers.append((depth, casts ? 2 : 1))
    }

    /// Ends the innermost layer, with what was saved in it and not restored; does nothing outside of layers.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        while depth > layer.depth { restoreGState() }
        recorder.append([DisplayCommand](repeating: .endGroup, count: layer.groups))
        restoreGState()
    }

    /// Limits what is drawn from now on to rectangles (points).
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.append(.rect(rect)) }
        clip(to: path)
    }

    /// The smallest rectangle around the points of the current path.
    public var boundingBoxOfPath: CGRect { figure.boundingBox }
    /// The end of the current path.
    public var currentPointOfPath: CGPoint { figure.currentPoint ?? .zero }
    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { figure.isEmpty }

    /// Does nothing: what was drawn is written down already.
    public func flush() {}
    /// Does nothing: what was drawn is written down already.
    public func synchronize() {}
}
