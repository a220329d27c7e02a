import CellSimGraphics
import Foundation
import Synchronization

/// How what is drawn is put over what is there. Kept: everything is drawn as with `normal`.
public enum CGBlendMode: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
        destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGContext {
    /// Kept without effect, which the standard error is told once: everything is put over what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        if mode != .normal, mode != .copy { DrawingNotes.tell("CGContext.setBlendMode") }
    }

    /// Kept: lines are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Kept: lines are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Kept: text is drawn in grey.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
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

    /// What follows up to `endTransparencyLayer()` is drawn apart, and then put down as a whole with the opacity that is
    /// set now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        let reach = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)
        record { $0.append(.beginGroup(opacity: state.alpha, bounds: bounds.isEmpty ? reach : bounds)) }
        (state.alpha, state.shadow) = (1, nil)
    }

    /// Ends the innermost layer.
    public func endTransparencyLayer() {
        record { $0.append(.endGroup) }
        restoreGState()
    }

    /// Limits what is drawn from now on to rectangles (points).
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.append(.rect(rect)) }
        clip(to: path)
    }

    /// Limits what is drawn from now on to the current path's inside, whatever the rule, and begins a new path.
    public func clip(using rule: CGPathFillRule) { clip() }

    /// The smallest rectangle around the points of the current path.
    public var boundingBoxOfPath: CGRect { path.boundingBox }
    /// The end of the current path.
    public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }
    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { path.isEmpty }

    /// Does nothing: what was drawn is written down already.
    public func flush() {}
    /// Does nothing: what was drawn is written down already.
    public func synchronize() {}
}

/// What drawing code asks for and does not get is said once.
enum DrawingNotes {
    private static let told = Mutex<Set<String>>([])

    static func tell(_ name: String) {
        guard told.withLock({ $0.insert(name).inserted }) else { return }
        FileHandle.standardError.write(Data("CellSim: \(name) is kept without effect\n".utf8))
    }
}
