import Foundation

/// Draws layers with custom content.
extension CALayer {
    /// Renders the contents with `draw(in:)`, for layers without a view whose class is outside UIKit.
    func renderContents() {
        let isOutsideUIKit = !UIKitModules.isDeclared(type(of: self))
        guard isOutsideUIKit, owner == nil, bounds.width > 0, bounds.height > 0 else { return }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (contentsScale, isOpaque)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw(in: $0.cgContext) }
        contents = image.cgImage
    }
}
