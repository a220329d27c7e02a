import CellSimGraphics
import Foundation

/// An image's pixels.
public final class CGImage: Hashable, Sendable {
    /// The pixels: premultiplied, blue-green-red-alpha in memory.
    public let bitmap: Bitmap

    /// An image of these pixels. Core Graphics' class has no such initialiser.
    public init(bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// How many bits a part of a colour has: 8.
    public var bitsPerComponent: Int { 8 }
    /// How many bits a pixel has: 32.
    public var bitsPerPixel: Int { 32 }
    /// Four times the width.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// sRGB, which all pictures are held in.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Where the opacity lies in a pixel's number, and that it is multiplied in; `.noneSkipFirst` where all is opaque.
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The order of bytes and `alphaInfo`.
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// The part inside a rectangle (pixels, whole ones that it touches); nil where nothing of it is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let inside = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !inside.isNull, inside.width >= 1, inside.height >= 1 else { return nil }
        let (left, top) = (Int(saturating: inside.minX), Int(saturating: inside.minY))
        var part = Bitmap(width: Int(saturating: inside.width), height: Int(saturating: inside.height))
        let (rowBytes, rows) = (part.bytesPerRow, part.height)
        unsafe part.withUnsafeMutableBytes { target in
            unsafe bitmap.withUnsafeBytes { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for row in 0..<rows {
                    unsafe memcpy(
                        to + row * rowBytes, from + (top + row) * bitmap.bytesPerRow + left * 4, rowBytes)
                }
            }
        }
        return CGImage(bitmap: part)
    }

    /// The same pixels; never nil.
    public func copy() -> CGImage? { CGImage(bitmap: bitmap) }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
