import CellSimFoundation
import CellSimGraphics
import Foundation

/// A source of bytes.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?
    /// Creates a provider of bytes.
    public init?(data: CFData) { self.data = data }
    /// Creates a provider of a file's bytes; nil if the file can't be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

extension CGImage {
    /// The pixels' bytes, in the layout of `bitmapInfo`.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: unsafe bitmap.withUnsafeBytes { unsafe Data($0) })
    }
    /// Always nil: component values aren't remapped.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Always true.
    public var shouldInterpolate: Bool { true }
    /// Always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// Creates an image from bytes: 8 bits per component, with 32 or 24 bits per pixel in any order, or 8 bits of grey.
    ///
    /// - Parameter bytesPerRow: at least the size of a row's pixels.
    /// - Returns: nil for other formats, and if there are fewer bytes than the size requires. Core Graphics supports more formats.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let bytesPerPixel = bitsPerPixel / 8
        guard let data = provider.data, bitsPerComponent == 8, [8, 24, 32].contains(bitsPerPixel),
            (1...1 << 15).contains(width), (1...1 << 15).contains(height),
            bytesPerRow >= width * bytesPerPixel, bytesPerRow <= 1 << 24,
            data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
        else { return nil }
        let order = PixelOrder(bitmapInfo, bytesPerPixel)
        let source = [UInt8](data)
        var straightPixels = [UInt8](repeating: 255, count: width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (from, to) = (row * bytesPerRow + column * bytesPerPixel, (row * width + column) * 4)
                let alpha = order.alpha.map { source[from + $0] } ?? 255
                for part in 0..<3 {
                    let value = source[from + order.parts[part]]
                    straightPixels[to + part] =
                        order.isPremultiplied && alpha > 0
                        ? UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha))) : value
                }
                straightPixels[to + 3] = alpha
            }
        }
        self.init(bitmap: Bitmap(width: width, height: height, straightRGBA: straightPixels))
    }
}

/// The byte positions of the components in a pixel.
private struct PixelOrder {
    /// The positions of red, green and blue.
    var parts: [Int]
    var alpha: Int?
    let isPremultiplied: Bool

    init(_ info: CGBitmapInfo, _ bytesPerPixel: Int) {
        let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
        isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(kind)
        guard bytesPerPixel == 4 else {
            parts = bytesPerPixel == 3 ? [0, 1, 2] : [0, 0, 0]
            return
        }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
        parts = isFirst ? [1, 2, 3] : [0, 1, 2]
        if [.premultipliedFirst, .first, .premultipliedLast, .last].contains(kind) { alpha = isFirst ? 0 : 3 }
        guard info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue else {
            return
        }
        parts = parts.map { 3 - $0 }
        alpha = alpha.map { 3 - $0 }
    }
}
