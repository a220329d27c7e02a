import CellSimGraphics
import Foundation

/// The parameters of glass surfaces: the background blur, the tint over it, the bright rim and the shadow.
package enum SystemMaterials {
    /// The standard deviation of the blur, in points.
    static let glassBlur = SystemValue(
        "glass-blur", CGFloat(0), 10, .estimated("content behind it is visible but not legible"))
    /// The grey level and the opacity of the tint in the light style, each from 0 to 1.
    static let glassTintLight = SystemValue(
        "glass-light", (level: CGFloat(1), opacity: CGFloat(0)), (level: 0.9937, opacity: 0.7143),
        .measured("a fit to alerts, " + SystemTables.openUIKit))
    /// The grey level and the opacity of the tint in the dark style, each from 0 to 1.
    static let glassTintDark = SystemValue(
        "glass-dark", (level: CGFloat(0), opacity: CGFloat(0)), (level: 0.0989, opacity: 0.6506),
        .measured("a fit to alerts, " + SystemTables.openUIKit))
    /// The opacity of the white rim in the light and the dark style. The rim has a width of one point.
    static let glassRimOpacity = SystemValue(
        "glass-rim", (light: CGFloat(0), dark: CGFloat(0)), (light: 0.8, dark: 0.16),
        .estimated("appearance of the system's own apps"))
    /// The opacity of the black shadow around a glass surface.
    static let glassShadowOpacity = SystemValue(
        "glass-shadow", CGFloat(0), 0.1, .estimated("appearance of the system's own apps"))
    /// The opacity of the background over content at the outer edge of a bar. It decreases towards the inner edge.
    package static let edgeFadeOpacity = SystemValue(
        "edge-fade", CGFloat(0), 0.85, .estimated("appearance of the system's own apps"))

    /// The blur and the tint of clear glass, as a fraction of those of regular glass.
    static let clearGlassFraction = SystemValue(
        "glass-clear", CGFloat(0), 0.3, .estimated("content behind it is legible"))
    /// The opacity of a colour that is applied to the glass.
    static let customTintOpacity = SystemValue(
        "glass-tint", CGFloat(0), 0.8, .estimated("appearance of the system's own apps"))

    static let all: [any AnySystemValue] = [
        glassBlur, glassTintLight, glassTintDark, glassRimOpacity, glassShadowOpacity, edgeFadeOpacity,
        clearGlassFraction, customTintOpacity,
    ]
}

extension DisplayRecorder {
    /// Draws a glass surface. The fill colour of a prominent surface replaces the background tint.
    @MainActor package mutating func drawGlass(_ rect: CGRect, radius: CGFloat, fill: UIColor? = nil) {
        drawGlass(rect, radii: CornerRadii(radius), fill: fill)
    }

    /// Draws a glass surface, or nothing if the simulated iOS version doesn't have glass or a plain surface is drawn like
    /// `CALayer.render(in:)`, which omits effects.
    /// - Parameters:
    ///   - rect: The rectangle of the surface.
    ///   - radii: The corner radii of the surface.
    ///   - fill: The colour of a prominent surface, which replaces the background tint.
    ///   - isClear: Whether the glass is clear rather than regular.
    ///   - color: A colour that is drawn over the background tint.
    @MainActor package mutating func drawGlass(
        _ rect: CGRect, radii: CornerRadii, fill: UIColor? = nil, isClear: Bool = false, tint color: UIColor? = nil
    ) {
        let blur = SystemMaterials.glassBlur.current
        guard rect.width > 0, rect.height > 0, blur > 0, !usesLayerRendering || fill != nil else { return }
        let fraction = isClear ? SystemMaterials.clearGlassFraction.current : 1
        let isDark = traits.userInterfaceStyle == .dark
        func translucentGrey(_ level: CGFloat, _ opacity: CGFloat) -> RGBAColor {
            rgba(UIColor(white: level, alpha: opacity))
        }
        let path = Path.roundedRect(rect, radii: radii)
        append(.save)
        append(.clipPath(absolute(Path.rectangle(rect, by: 40, without: path)), .evenOdd))
        shadow(
            path, color: translucentGrey(0, SystemMaterials.glassShadowOpacity.current),
            offset: CGSize(width: 0, height: 4),
            blurRadius: 8)
        append(.restore)
        if let fill {
            self.fill(rect, radii: radii, color: rgba(fill))
        } else {
            let tint = isDark ? SystemMaterials.glassTintDark.current : SystemMaterials.glassTintLight.current
            append(
                .backdrop(
                    absolute(rect), radii,
                    Backdrop(
                        blurRadius: blur * fraction, saturation: 1.4,
                        tint: translucentGrey(tint.level, tint.opacity * fraction))))
        }
        if let color {
            var tint = rgba(color)
            tint.alpha = UInt8(
                (CGFloat(tint.alpha) * SystemMaterials.customTintOpacity.current * (isClear ? 0.5 : 1)).rounded())
            self.fill(rect, radii: radii, color: tint)
        }
        let rim = SystemMaterials.glassRimOpacity.current
        border(rect, radii: radii, width: 1, color: translucentGrey(1, isDark ? rim.dark : rim.light))
    }
}

extension Path {
    /// Returns a rectangle with a hole, for filling by the even-odd rule.
    fileprivate static func rectangle(_ rect: CGRect, by margin: CGFloat, without hole: Path) -> Path {
        var path = Path.roundedRect(rect.insetBy(dx: -margin, dy: -margin), radii: .zero)
        path.append(hole)
        return path
    }
}
