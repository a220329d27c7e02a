import CellSimGraphics
import CellSimRaster
import Foundation

/// Functions that create images from display lists and validate their sizes.
package enum ImageRendering {
    /// The maximum number of pixels (512 MiB), which is also the limit for PNG files.
    private static let maximumPixels: CGFloat = 134_217_728

    /// Returns whether an image with a size (in points) and a scale can be created: the dimensions must be valid, and the number of
    /// pixels must not exceed the limit.
    package static func isValidSize(_ size: CGSize, scale: CGFloat) -> Bool {
        guard size.isFinite, scale.isFinite, scale > 0 else { return false }
        let (width, height) = (max(size.width * scale, 0), max(size.height * scale, 0))
        return width < maximumPixels && height < maximumPixels && width * height <= maximumPixels
    }

    /// Returns the image of a display list, or `nil` for an invalid size.
    static func makeImage(_ displayList: DisplayList, _ format: UIGraphicsImageRendererFormat) -> UIImage? {
        guard isValidSize(displayList.size, scale: format.scale) else { return nil }
        let bitmap = Rasterizer(scale: format.scale).render(displayList, background: format.opaque ? .black : nil)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: format.scale, orientation: .up)
    }

    /// Returns whether the image of a view can be created. Raises an exception for an invalid size.
    package static func validateSize(_ size: CGSize, scale: CGFloat) -> Bool {
        if isValidSize(size, scale: scale) { return true }
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "a view of \(size.width) × \(size.height) points cannot be drawn at \(scale) pixels per point")
        return false
    }

    /// Returns a size in the format of UIKit's exceptions, for example `{365, 0}`.
    static func sizeDescription(of size: CGSize) -> String {
        String(format: "{%.17g, %.17g}", Double(size.width), Double(size.height))
    }
}
