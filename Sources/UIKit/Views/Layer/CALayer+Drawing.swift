import Foundation

extension CALayer {
    /// Draws the layer and its sublayers in the layer's own coordinates (points), without its position and transform:
    /// the origin of its bounds stays where it is. It does not run layout.
    @preconcurrency @MainActor public func render(in context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        context.record { recordInOwnSpace(into: &$0) }
    }
}

extension CALayer {
    /// Makes the contents of what `draw(in:)` of a class from outside UIKit draws.
    func takeContents() {
        let isForeign = !UIKitModules.declare(type(of: self))
        guard isForeign, owner == nil, bounds.width > 0, bounds.height > 0 else { return }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (contentsScale, isOpaque)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw(in: $0.cgContext) }
        contents = image.cgImage
    }
}

extension UIView {
    /// Draws the view and its descendants into the current context.
    ///
    /// - Parameters:
    ///   - rect: The destination of the bounds, in the context's coordinates (points); the drawing is scaled to it.
    ///   - afterUpdates: Whether layout runs before. It has no other effect here, because no screen lags behind.
    /// - Returns: False without a current context or for a view without a size.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if rect.size != bounds.size { context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
