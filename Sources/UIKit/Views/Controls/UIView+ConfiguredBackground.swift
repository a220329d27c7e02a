import CellSimGraphics
import Foundation

/// The views of a background configuration, behind the owner's other subviews: its visual effect and its custom view.
private final class ConfiguredBackgroundView: UIView {
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?

    func update(_ background: UIBackgroundConfiguration, rect: CGRect, radius: CGFloat) {
        frame = rect
        isUserInteractionEnabled = false
        (layer.cornerRadius, clipsToBounds) = (radius, true)
        if effectView?.effect !== background.visualEffect {
            effectView?.removeFromSuperview()
            effectView = background.visualEffect.map { UIVisualEffectView(effect: $0) }
            effectView.map { insertSubview($0, at: 0) }
        }
        if customView !== background.customView {
            if customView?.superview === self { customView?.removeFromSuperview() }
            customView = background.customView
        }
        if let customView, customView.superview !== self { addSubview(customView) }
        for view in subviews { view.frame = bounds }
    }
}

/// Layout and drawing of background configurations.
extension UIView {
    /// Adds, places or removes the views of a background configuration.
    /// - Parameters:
    ///   - background: The configuration, or nil for none.
    ///   - radius: The corner radius in points.
    package func layOutBackground(_ background: UIBackgroundConfiguration?, radius: CGFloat) {
        let existingView = subviews.first as? ConfiguredBackgroundView
        guard let background, background.customView != nil || background.visualEffect != nil else {
            existingView?.removeFromSuperview()
            return
        }
        let view = existingView ?? ConfiguredBackgroundView(frame: .zero)
        if existingView == nil { insertSubview(view, at: 0) }
        view.update(background, rect: backgroundRect(background), radius: radius)
    }

    /// Returns the bounds without the background's insets, in points.
    package func backgroundRect(_ background: UIBackgroundConfiguration) -> CGRect {
        bounds.inset(
            by: UIEdgeInsets(
                background.backgroundInsets, rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    /// Records the image and the border of a background configuration.
    /// - Parameters:
    ///   - background: The configuration.
    ///   - rect: The rectangle of the background, in points.
    ///   - radii: The corner radii, in points.
    ///   - recorder: The recorder that receives the drawing.
    package func recordImageAndStroke(
        _ background: UIBackgroundConfiguration, _ rect: CGRect, _ radii: CornerRadii,
        into recorder: inout DisplayRecorder
    ) {
        if let image = background.image?.resolved(for: recorder.traits) {
            image.record(
                into: &recorder, in: background.imageContentMode.contentRect(image.size, in: rect), tint: tintColor)
        }
        guard background.strokeWidth > 0 else { return }
        let outset = background.strokeOutset
        let frame = rect.insetBy(dx: -outset, dy: -outset)
        let outerRadii = CornerRadii(
            topLeft: radii.topLeft + outset, topRight: radii.topRight + outset, bottomRight: radii.bottomRight + outset,
            bottomLeft: radii.bottomLeft + outset)
        recorder.border(
            frame, radii: outset == 0 ? radii : outerRadii.limited(to: frame.size), width: background.strokeWidth,
            color: recorder.rgba(background.resolvedStrokeColor(for: tintColor ?? .tintColor)))
    }
}
