import CellSimGraphics
import CellSimRaster
import Foundation

/// The pictures of drawing functions and of views.
package enum DrawnPicture {
    /// The maximum number of pixels, the same as for a PNG: 512 MiB.
    private static let maximumPixels: CGFloat = 134_217_728

    /// Whether a picture of that size (points) and scale is possible: not too many pixels, and no invalid sides.
    package static func canBe(_ size: CGSize, scale: CGFloat) -> Bool {
        guard size.isFinite, scale.isFinite, scale > 0 else { return false }
        let (width, height) = (max(size.width * scale, 0), max(size.height * scale, 0))
        return width < maximumPixels && height < maximumPixels && width * height <= maximumPixels
    }

    /// Returns the picture of a display list; nil for an invalid size.
    static func make(_ list: DisplayList, _ format: UIGraphicsImageRendererFormat) -> UIImage? {
        guard canBe(list.size, scale: format.scale) else { return nil }
        let bitmap = Rasterizer(scale: format.scale).render(list, background: format.opaque ? .black : nil)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: format.scale, orientation: .up)
    }

    /// The same as `canBe`, for the picture of a view: raises for an invalid size.
    package static func allows(_ size: CGSize, scale: CGFloat) -> Bool {
        if canBe(size, scale: scale) { return true }
        UIKitException.raiseOrRecord(
            UIKitException.inconsistency,
            "a view of \(size.width) × \(size.height) points cannot be drawn at \(scale) pixels per point")
        return false
    }

    /// The format of sizes in exceptions, as in `{365, 0}`.
    static func text(of size: CGSize) -> String {
        String(format: "{%.17g, %.17g}", Double(size.width), Double(size.height))
    }
}
