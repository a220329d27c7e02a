import CellSimFoundation
import CellSimGraphics
import CellSimRaster
import Foundation

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Last; colours are premultiplied.
    case premultipliedLast
    /// First; colours are premultiplied.
    case premultipliedFirst
    /// Last; colours aren't premultiplied.
    case last
    /// First; colours aren't premultiplied.
    case first
    /// The last byte is ignored.
    case noneSkipLast
    /// The first byte is ignored.
    case noneSkipFirst
    /// Alpha only.
    case alphaOnly
}

/// The layout of pixels in memory. Contexts store it; their own pixels are always blue, green, red and alpha.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a layout from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Floating-point components.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default byte order.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Two bytes, lowest first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Four bytes, lowest first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Two bytes, highest first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Four bytes, highest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality with which images are scaled. Stored without effect: the quality is always high.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default.
    case `default`
    /// The nearest pixel.
    case none
    /// Fast.
    case low
    /// High quality.
    case high
    /// Between `low` and `high`.
    case medium
}

extension CGContext {
    /// Creates a bitmap context of this size in pixels. Its origin is the lower left corner, and y points upwards.
    ///
    /// Difference from Core Graphics: pixels are rendered only by `makeImage()` and `data`.
    /// - Parameters:
    ///   - data: must be nil, because the context can't draw into your memory.
    /// - Returns: nil if `data` isn't nil, for an empty size, and above 2^27 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard unsafe data == nil, width > 0, height > 0, width <= 1 << 27, height <= 1 << 27, width * height <= 1 << 27
        else { return nil }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        self.init(DisplayRecorder(surroundings: nil), bounds: bounds)
        (self.width, self.height) = (width, height)
        self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = alphaInfo
        isOpaque = [CGImageAlphaInfo.none, .noneSkipFirst, .noneSkipLast].contains { $0 == alpha }
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// Returns an image of everything drawn so far; nil if this isn't a bitmap context.
    public func makeImage() -> CGImage? {
        pixelMemory.map { CGImage(bitmap: $0.bitmap) } ?? render()
    }

    /// Makes the context one that creates an image.
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - isOpaque: whether the image starts with a black background.
    package func setPixels(scale: CGFloat, isOpaque: Bool) {
        let size = CGSize(width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
        guard size.width > 0, size.height > 0, size.width * size.height <= CGFloat(1 << 27) else { return }
        (width, height) = (Int(size.width), Int(size.height))
        (pixelScale, self.isOpaque) = (scale, isOpaque)
    }

    private func render() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let list = DisplayList(size: bounds.size, commands: closedCommands)
        return CGImage(bitmap: Rasterizer(scale: pixelScale).render(list, background: isOpaque ? .black : nil))
    }

    /// The pixels of everything drawn so far, in the layout that the context was created with; nil if this isn't a bitmap context. The
    /// context owns them, and you may change them. Drawings after the first access don't appear in them, nor in later images.
    public var data: UnsafeMutableRawPointer? {
        if pixelMemory == nil { pixelMemory = render().map { PixelMemory($0.bitmap, bitmapInfo) } }
        return unsafe pixelMemory?.bytes.baseAddress
    }
    /// The position of the alpha component in a pixel, from the context's creation.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    }
    /// Four times the width.
    public var bytesPerRow: Int { width * 4 }
    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}

/// The pixels of a bitmap context, in the requested format.
@safe final class PixelMemory {
    let bytes: UnsafeMutableRawBufferPointer
    private let width: Int
    private let height: Int
    /// The byte positions of blue, green, red and alpha in a pixel.
    private let byteOffsets: [Int]
    private let hasAlpha: Bool

    init(_ bitmap: Bitmap, _ info: CGBitmapInfo) {
        (width, height) = (bitmap.width, bitmap.height)
        let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        let isFirst = [CGImageAlphaInfo.premultipliedFirst, .first, .noneSkipFirst].contains { $0 == alpha }
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        hasAlpha = ![CGImageAlphaInfo.none, .noneSkipFirst, .noneSkipLast].contains { $0 == alpha }
        switch (isFirst, isLittle) {
        case (true, true): byteOffsets = [0, 1, 2, 3]
        case (true, false): byteOffsets = [3, 2, 1, 0]
        case (false, true): byteOffsets = [1, 2, 3, 0]
        case (false, false): byteOffsets = [2, 1, 0, 3]
        }
        unsafe bytes = .allocate(byteCount: width * height * 4, alignment: 16)
        unsafe bitmap.withUnsafeBytes { source in
            for pixel in 0..<width * height {
                for part in 0..<4 { unsafe bytes[pixel * 4 + byteOffsets[part]] = source[pixel * 4 + part] }
            }
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// A bitmap with the current pixels.
    var bitmap: Bitmap {
        var result = Bitmap(width: width, height: height)
        unsafe result.withUnsafeMutableBytes { target in
            for pixel in 0..<width * height {
                for part in 0..<3 { unsafe target[pixel * 4 + part] = bytes[pixel * 4 + byteOffsets[part]] }
                unsafe target[pixel * 4 + 3] = hasAlpha ? bytes[pixel * 4 + byteOffsets[3]] : 255
            }
        }
        return result
    }
}
