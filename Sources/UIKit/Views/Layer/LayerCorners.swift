import Foundation

/// The corners of a layer's background, border and clip. Radii are in points.
struct LayerCorners {
    var radii: CornerRadii
    /// Whether the corners are continuous curves rather than arcs.
    var areContinuous = false
    /// Whether continuous corners keep their shape where sides are too short for them, and end in the middle of the side.
    var areTruncated = false
    /// Whether a border is the stroke of an outline with the layer's own radius, half the border's width inside the bounds. Outside, the
    /// corners of such a border are rounder than those of the background. Measured in quoted messages and cards of stream-chat-swift's
    /// references (iOS 26.2).
    var strokesBorder: Bool { areContinuous && areTruncated }

    /// Returns the outline of a rectangle with these corners.
    func outline(of rect: CGRect) -> Path {
        areContinuous
            ? .continuousRect(rect, radii: radii, truncates: areTruncated) : .roundedRect(rect, radii: radii)
    }

    /// Returns the border inside a rectangle, for filling with the even-odd rule.
    func border(of rect: CGRect, width: CGFloat) -> Path {
        var border = outline(of: rect)
        guard rect.width > 2 * width, rect.height > 2 * width else { return border }
        func insetRadius(_ radius: CGFloat) -> CGFloat { max(radius - width, 0) }
        var inner = self
        inner.radii = CornerRadii(
            topLeft: insetRadius(radii.topLeft), topRight: insetRadius(radii.topRight),
            bottomRight: insetRadius(radii.bottomRight), bottomLeft: insetRadius(radii.bottomLeft))
        border.append(inner.outline(of: rect.insetBy(dx: width, dy: width)))
        return border
    }
}

extension CALayer {
    /// Returns the corners as a display list shows them.
    ///
    /// `CALayer.render(in:)` on Apple platforms differs from the screen in two ways. It rounds all corners, whatever
    /// `maskedCorners` is (openradar 41414439; swift-snapshot-testing issue 358; references of stream-chat-swift, iOS 26).
    /// Since iOS 18, corners are continuous unless `cornerCurve` was set, and circles are pointed.
    /// - Parameter usesLayerRendering: Whether the list is drawn like `CALayer.render(in:)`.
    func corners(usesLayerRendering: Bool) -> LayerCorners {
        if let configuration = extras?.cornerConfiguration {
            return LayerCorners(radii: configuration.radii(of: self), areContinuous: cornerCurve == .continuous)
        }
        guard cornerRadius > 0 else { return LayerCorners(radii: .zero) }
        guard usesLayerRendering else {
            return LayerCorners(radii: cornerRadii, areContinuous: cornerCurve == .continuous)
        }
        let isContinuousByDefault = SystemRadii.rendersContinuousCorners
        return LayerCorners(
            radii: CornerRadii(cornerRadius),
            areContinuous: (explicitCornerCurve ?? (isContinuousByDefault ? .continuous : .circular)) == .continuous,
            areTruncated: isContinuousByDefault)
    }
}
