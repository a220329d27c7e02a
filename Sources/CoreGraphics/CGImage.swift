import CellSimGraphics
import Foundation

/// A bitmap image.
public final class CGImage: Hashable, Sendable {
    /// The pixels: premultiplied, in blue-green-red-alpha order.
    public let bitmap: Bitmap

    /// Creates an image from a bitmap. Core Graphics doesn't have this initialiser.
    public init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Four times the width.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// sRGB, the space of all images.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The position of the alpha component in a pixel, premultiplied; `.noneSkipFirst` if the image is opaque.
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The byte order and `alphaInfo`.
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// Returns the part of the image inside a rectangle in pixels. The rectangle is enlarged to whole pixels. Returns nil
    /// if it is outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let pixelRect = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !pixelRect.isNull, pixelRect.width >= 1, pixelRect.height >= 1 else { return nil }
        let (left, top) = (Int(saturating: pixelRect.minX), Int(saturating: pixelRect.minY))
        var croppedBitmap = Bitmap(width: Int(saturating: pixelRect.width), height: Int(saturating: pixelRect.height))
        let (rowBytes, rows) = (croppedBitmap.bytesPerRow, croppedBitmap.height)
        unsafe croppedBitmap.withUnsafeMutableBytes { target in
            unsafe bitmap.withUnsafeBytes { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for row in 0..<rows {
                    unsafe memcpy(
                        to + row * rowBytes, from + (top + row) * bitmap.bytesPerRow + left * 4, rowBytes)
                }
            }
        }
        return CGImage(bitmap: croppedBitmap)
    }

    /// Returns an image with the same pixels; never nil.
    public func copy() -> CGImage? { CGImage(bitmap: bitmap) }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
