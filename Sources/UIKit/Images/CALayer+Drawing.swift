import Foundation

extension CALayer {
    /// Draws the layer and all below it in the layer's own coordinates (points): its position and transform do not count,
    /// and the origin of its bounds lies where it is. Layout is not run.
    @preconcurrency @MainActor public func render(in context: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        context.record { recordInOwnSpace(into: &$0) }
    }
}

extension CALayer {
    /// Makes the contents of what `draw(in:)` of a class from outside UIKit draws.
    func takeContents() {
        let isForeign = !String(reflecting: type(of: self)).hasPrefix("UIKit.")
        guard isForeign, owner == nil, bounds.width > 0, bounds.height > 0 else { return }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (contentsScale, isOpaque)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw(in: $0.cgContext) }
        contents = image.cgImage
    }
}

extension UIView {
    /// Draws the view and all below it into the current context.
    ///
    /// - Parameters:
    ///   - rect: Where the bounds go, in the context's coordinates (points); what is drawn is scaled to it.
    ///   - afterUpdates: Whether layout is run before. There is no screen that could lag behind otherwise.
    /// - Returns: False when there is no current context or the view has no size.
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
