import CellSimGraphics
import CellSimRaster
import Foundation

/// The pictures that drawing functions make, and those of views.
package enum DrawnPicture {
    /// As many pixels as a PNG may have that is read: 512 MiB.
    private static let maximumPixels: CGFloat = 134_217_728

    /// Whether there can be a picture of that size (points) and scale: not of too many pixels, nor of sides that are none.
    package static func canBe(_ size: CGSize, scale: CGFloat) -> Bool {
        guard size.isFinite, scale.isFinite, scale > 0 else { return false }
        let (width, height) = (max(size.width * scale, 0), max(size.height * scale, 0))
        return width < maximumPixels && height < maximumPixels && width * height <= maximumPixels
    }

    /// What a list draws; nil for a picture that cannot be.
    static func make(_ list: DisplayList, _ format: UIGraphicsImageRendererFormat) -> UIImage? {
        guard canBe(list.size, scale: format.scale) else { return nil }
        let bitmap = Rasterizer(scale: format.scale).render(list, background: format.opaque ? .black : nil)
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: format.scale, orientation: .up)
    }

    /// As `canBe`, for the picture of a view: raises where there cannot be one.
    package static func allows(_ size: CGSize, scale: CGFloat) -> Bool {
        if canBe(size, scale: scale) { return true }
        UIKitException.raiseOrRecord(
            UIKitException.inconsistency,
            "a view of \(size.width) × \(size.height) points cannot be drawn at \(scale) pixels per point")
        return false
    }

    /// `{365, 0}`, as exceptions tell sizes.
    static func text(of size: CGSize) -> String {
        String(format: "{%.17g, %.17g}", Double(size.width), Double(size.height))
    }
}
