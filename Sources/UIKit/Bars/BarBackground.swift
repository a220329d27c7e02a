import CellSimGraphics
import Foundation

/// The surface of navigation bars, tab bars and toolbars: flat, since blurs are not simulated.
@MainActor enum BarBackground {
    enum Edge { case top, bottom }

    /// Fills the bar (and what it covers above itself) and draws the one-pixel line at its inner edge.
    static func record(
        _ tint: UIColor?, hairlineAt edge: Edge, extendingUp: CGFloat = 0, _ bounds: CGRect,
        _ recorder: inout DisplayRecorder,
        isHairlineHidden: Bool = false
    ) {
        let full = CGRect(
            x: bounds.minX, y: bounds.minY - extendingUp, width: bounds.width, height: bounds.height + extendingUp)
        recorder.fill(full, color: tint ?? surface)
        guard !isHairlineHidden else { return }
        let pixel = recorder.traits.pixelGrid.pixel
        let y = edge == .top ? bounds.minY - pixel : bounds.maxY
        recorder.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel), color: hairline)
    }

    /// The surface that an appearance describes.
    static func record(
        _ look: UIBarAppearance, hairlineAt edge: Edge, extendingUp: CGFloat = 0, _ bounds: CGRect,
        _ recorder: inout DisplayRecorder
    ) {
        let full = CGRect(
            x: bounds.minX, y: bounds.minY - extendingUp, width: bounds.width, height: bounds.height + extendingUp)
        if look.backgroundEffect != nil { recorder.fill(full, color: surface) }
        if let color = look.backgroundColor { recorder.fill(full, color: color) }
        look.backgroundImage?.resolved(for: recorder.traits).record(into: &recorder, in: full, tint: nil)
        let pixel = recorder.traits.pixelGrid.pixel
        let height = look.shadowImage?.size.height ?? pixel
        let line = CGRect(
            x: bounds.minX, y: edge == .top ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
        if let image = look.shadowImage {
            image.resolved(for: recorder.traits).record(into: &recorder, in: line, tint: look.shadowColor)
        } else if let color = look.shadowColor {
            recorder.fill(line, color: color)
        }
    }

    /// What a bar is filled with where nobody gave it a colour.
    static func tint(_ given: UIColor?, _ style: UIBarStyle) -> UIColor? {
        given ?? (style == .black ? blackSurface : nil)
    }

    private static let blackSurface = UIColor(white: 0.11, alpha: 0.94)
    private static let surface = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 249.0 / 255, alpha: 0.94)
    }
    static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}

extension UIImage {
    /// The image as bars show it: symbols large, and all but originals filled with the tint.
    var asBarImage: UIImage {
        let sized = withPreferredConfiguration(SymbolConfiguration(scale: .large))
        return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }
}
