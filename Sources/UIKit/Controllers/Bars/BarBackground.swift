import CellSimGraphics
import Foundation

/// Draws the background of navigation bars, tab bars and toolbars: a solid colour, because blur is not simulated. On iOS
/// 26, bars have no background; content fades out under them.
@MainActor package enum BarBackground {
    enum Edge { case top, bottom }

    /// Draws the background of a bar, including the area above it, and the hairline at its inner edge.
    static func record(
        _ tint: UIColor?, hairlineAt edge: Edge, extendingUp: CGFloat = 0, _ bounds: CGRect,
        _ recorder: inout DisplayRecorder,
        behind: UIColor? = nil, isHairlineHidden: Bool = false
    ) {
        let full = CGRect(
            x: bounds.minX, y: bounds.minY - extendingUp, width: bounds.width, height: bounds.height + extendingUp)
        guard SystemBars.barsHaveBackground.current else {
            if let tint {
                recorder.fill(full, color: tint)
            } else {
                fade(full, behind, isAtTop: edge == .bottom, &recorder)
            }
            return
        }
        if let tint {
            recorder.fill(full, color: tint)
        } else if !recorder.usesLayerRendering {
            recorder.fill(full, color: surface)
        }
        guard !isHairlineHidden else { return }
        let pixel = recorder.traits.pixelGrid.pixel
        let y = edge == .top ? bounds.minY - pixel : bounds.maxY
        recorder.fill(
            CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), color: UIBarAppearance.defaultShadowColor)
    }

    /// Draws the background that an appearance describes.
    static func record(
        _ appearance: UIBarAppearance, hairlineAt edge: Edge, extendingUp: CGFloat = 0, _ bounds: CGRect,
        _ recorder: inout DisplayRecorder, behind: UIColor? = nil
    ) {
        let full = CGRect(
            x: bounds.minX, y: bounds.minY - extendingUp, width: bounds.width, height: bounds.height + extendingUp)
        if appearance.backgroundEffect != nil {
            if SystemBars.barsHaveBackground.current {
                if !recorder.usesLayerRendering { recorder.fill(full, color: surface) }
            } else if appearance.backgroundColor == nil {
                fade(full, behind, isAtTop: edge == .bottom, &recorder)
            }
        }
        if let color = appearance.backgroundColor { recorder.fill(full, color: color) }
        appearance.backgroundImage?.resolved(for: recorder.traits).record(into: &recorder, in: full, tint: nil)
        let pixel = recorder.traits.pixelGrid.pixel
        let height = appearance.shadowImage?.size.height ?? pixel
        let line = CGRect(
            x: bounds.minX, y: edge == .top ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
        if let image = appearance.shadowImage {
            image.resolved(for: recorder.traits).record(into: &recorder, in: line, tint: appearance.shadowColor)
        } else if let color = appearance.shadowColor,
            SystemBars.barsHaveBackground.current || appearance.backgroundEffect == nil
        {
            recorder.fill(line, color: color)
        }
    }

    /// Draws a gradient over the content, which becomes more opaque towards the edge of the screen.
    private static func fade(_ rect: CGRect, _ contentColor: UIColor?, isAtTop: Bool, _ recorder: inout DisplayRecorder)
    {
        guard rect.width > 0, rect.height > 0 else { return }
        let absoluteRect = recorder.absolute(rect)
        func makeStop(_ location: CGFloat, _ opacity: CGFloat) -> GradientStop {
            var color = recorder.rgba(contentColor ?? .systemBackground)
            color.alpha = UInt8(saturating: CGFloat(color.alpha) * opacity)
            return GradientStop(location: location, color: color)
        }
        let (top, bottom) = (
            CGPoint(x: absoluteRect.minX, y: absoluteRect.minY), CGPoint(x: absoluteRect.minX, y: absoluteRect.maxY)
        )
        let gradient = LinearGradient(
            stops: [makeStop(0, SystemMaterials.edgeFadeOpacity.current), makeStop(1, 0)],
            start: isAtTop ? top : bottom,
            end: isAtTop ? bottom : top)
        recorder.append(.fill(absoluteRect, .zero, .linearGradient(gradient)))
    }

    /// Returns the background colour of a bar; nil for the default colour.
    static func fillColor(_ barTintColor: UIColor?, _ style: UIBarStyle) -> UIColor? {
        barTintColor ?? (style == .black ? blackSurface : nil)
    }

    private static let blackSurface = UIColor(white: 0.11, alpha: 0.94)
    private static let surface = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 249.0 / 255, alpha: 0.94)
    }
}

extension UIImage {
    /// Returns the image in the form that bars draw. Symbols have the large scale at the default text size, because bar
    /// items don't scale with Dynamic Type (source: Apple's documentation of `UILargeContentViewerInteraction`). All images
    /// except originals are filled with the tint colour.
    func barImage(for traits: UITraitCollection) -> UIImage {
        let fixed = traits.modifyingTraits { $0.preferredContentSizeCategory = .large }
        let sized = withPreferredConfiguration(SymbolConfiguration(scale: .large)).resolved(for: fixed)
        return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }
}
