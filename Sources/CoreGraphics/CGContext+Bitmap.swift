import CellSimFoundation
import CellSimGraphics
import CellSimRaster
import Foundation

/// Where the opacity lies in a pixel's number.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity.
    case none
    /// Last, multiplied into the colours.
    case premultipliedLast
    /// First, multiplied into the colours.
    case premultipliedFirst
    /// Last.
    case last
    /// First.
    case first
    /// The last byte says nothing.
    case noneSkipLast
    /// The first byte says nothing.
    case noneSkipFirst
    /// Opacity alone.
    case alphaOnly
}

/// How pixels lie in memory. Kept by contexts, whose pixels are always blue, green, red and alpha.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates an order from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Numbers with a fraction.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The usual order of bytes.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Two bytes, the low one first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Four bytes, the lowest one first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Two bytes, the high one first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Four bytes, the highest one first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How pictures are made larger or smaller. Kept: it is always done well.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context has it.
    case `default`
    /// The nearest pixel.
    case none
    /// Quick.
    case low
    /// Good.
    case high
    /// Between `low` and `high`.
    case medium
}

extension CGContext {
    /// A context of so many pixels, whose origin is the lower left corner, with y upwards.
    ///
    /// A difference from Core Graphics': pixels come into being in `makeImage()` and where `data` is asked for.
    /// - Parameters:
    ///   - data: has to be nil, since memory of one's own is not drawn into.
    /// - Returns: nil for memory of one's own, for no pixels and for more than 2^27 of them.
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

    /// What was drawn so far; nil in contexts that are not of pixels.
    public func makeImage() -> CGImage? {
        memory.map { CGImage(bitmap: $0.bitmap) } ?? draw()
    }

    private func draw() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let list = DisplayList(size: bounds.size, commands: closedCommands)
        return CGImage(bitmap: Rasterizer(scale: 1).render(list, background: isOpaque ? .black : nil))
    }

    /// The pixels of what was drawn so far, in the order that the context was made with; they may be changed, and belong to the
    /// context. What is drawn after this was first asked for is not in them, nor in images. Nil in contexts that are not of
    /// pixels.
    public var data: UnsafeMutableRawPointer? {
        if memory == nil { memory = draw().map { PixelMemory($0.bitmap, bitmapInfo) } }
        return unsafe memory?.bytes.baseAddress
    }
    /// Where the opacity lies in a pixel's number, as the context was made.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    }
    /// Four times the width.
    public var bytesPerRow: Int { width * 4 }
    /// How many bits a part of a colour has: 8.
    public var bitsPerComponent: Int { 8 }
    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}

/// The pixels of a context as its user sees them.
@safe final class PixelMemory {
    let bytes: UnsafeMutableRawBufferPointer
    private let width: Int
    private let height: Int
    /// Where blue, green, red and alpha lie in a pixel.
    private let places: [Int]
    private let hasAlpha: Bool

    init(_ bitmap: Bitmap, _ info: CGBitmapInfo) {
        (width, height) = (bitmap.width, bitmap.height)
        let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        let isFirst = [CGImageAlphaInfo.premultipliedFirst, .first, .noneSkipFirst].contains { $0 == alpha }
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        hasAlpha = ![CGImageAlphaInfo.none, .noneSkipFirst, .noneSkipLast].contains { $0 == alpha }
        switch (isFirst, isLittle) {
        case (true, true): places = [0, 1, 2, 3]
        case (true, false): places = [3, 2, 1, 0]
        case (false, true): places = [1, 2, 3, 0]
        case (false, false): places = [2, 1, 0, 3]
        }
        unsafe bytes = .allocate(byteCount: width * height * 4, alignment: 16)
        unsafe bitmap.withUnsafeBytes { source in
            for pixel in 0..<width * height {
                for part in 0..<4 { unsafe bytes[pixel * 4 + places[part]] = source[pixel * 4 + part] }
            }
        }
    }

    deinit { unsafe bytes.deallocate() }

    /// An image of the pixels as they are now.
    var bitmap: Bitmap {
        var result = Bitmap(width: width, height: height)
        unsafe result.withUnsafeMutableBytes { target in
            for pixel in 0..<width * height {
                for part in 0..<3 { unsafe target[pixel * 4 + part] = bytes[pixel * 4 + places[part]] }
                unsafe target[pixel * 4 + 3] = hasAlpha ? bytes[pixel * 4 + places[3]] : 255
            }
        }
        return result
    }
}
