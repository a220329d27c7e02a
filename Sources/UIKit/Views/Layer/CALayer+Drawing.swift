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
