@_exported import CoreGraphics
import UIKit

/// Apple's `kCGImageSourceShouldCache`.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Apple's `kCGImageSourceShouldCacheImmediately`.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Apple's `kCGImageSourceShouldAllowFloat`.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Apple's `kCGImageSourceTypeIdentifierHint`.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Apple's `kCGImageSourceThumbnailMaxPixelSize`.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Apple's `kCGImageSourceCreateThumbnailWithTransform`.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Apple's `kCGImageSourceCreateThumbnailFromImageAlways`.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Apple's `kCGImageSourceCreateThumbnailFromImageIfAbsent`.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Apple's `kCGImageDestinationLossyCompressionQuality`.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// Apple's `kCGImagePropertyPixelWidth`.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Apple's `kCGImagePropertyPixelHeight`.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Apple's `kCGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Apple's `kCGImagePropertyDPIWidth`.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Apple's `kCGImagePropertyDPIHeight`.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Apple's `kCGImagePropertyHasAlpha`.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Apple's `kCGImagePropertyGIFDictionary`.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Apple's `kCGImagePropertyGIFDelayTime`.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Apple's `kCGImagePropertyGIFUnclampedDelayTime`.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Apple's `kCGImagePropertyGIFLoopCount`.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Apple's `kCGImagePropertyPNGDictionary`.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// Apple's `kCGImagePropertyAPNGDelayTime`.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Apple's `kCGImagePropertyAPNGUnclampedDelayTime`.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Apple's `kCGImagePropertyJFIFDictionary`.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Apple's `kCGImagePropertyJFIFIsProgressive`.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// Apple's `kCGImagePropertyExifDictionary`.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Apple's `kCGImagePropertyTIFFDictionary`.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The orientation of an image.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The part of a source that has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The states from an unexpected end of the data to a complete image.
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete,
        statusComplete
}

/// Reads an image from a file's bytes, in the formats that UIKit supports. It reads only the first of several images.
public final class CGImageSource: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private let lock = NSLock()
    private var data: Data?
    private var decoded: CGImage??
    private var isFinal: Bool

    init(_ data: Data?, isFinal: Bool) { (self.data, self.isFinal) = (data, isFinal) }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (self.data, decoded, self.isFinal) = (data, nil, isFinal) }
    }

    var image: CGImage? {
        lock.withLock {
            if let decoded { return decoded }
            let image = isFinal ? data.flatMap { UIImage(data: $0)?.cgImage } : nil
            decoded = .some(image)
            return image
        }
    }
    var bytes: Data { lock.withLock { data ?? Data() } }

    /// The image format, determined by the first bytes.
    var typeIdentifier: CFString? {
        let start = [UInt8](bytes.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
        if start.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
        if start.starts(with: Array("RIFF".utf8)), start.count > 11, start[8...] == Array("WEBP".utf8)[...] {
            return "org.webmproject.webp"
        }
        if start.starts(with: Array("BM".utf8)) { return "com.microsoft.bmp" }
        return nil
    }
}

/// Apple's `CGImageSourceCreateWithData(_:_:)`.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, isFinal: true)
}
/// Returns nil if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0, isFinal: true) }
}
/// Apple's `CGImageSourceCreateIncremental(_:)`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(nil, isFinal: false)
}
/// Apple's `CGImageSourceUpdateData(_:_:_:)`.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}
/// Apple's `CGImageSourceGetType(_:)`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier }
/// Apple's `CGImageSourceGetCount(_:)`.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// Apple's `CGImageSourceGetStatus(_:)`.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusIncomplete : .statusComplete
}
/// Apple's `CGImageSourceGetStatusAtIndex(_:_:)`.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}
/// Apple's `CGImageSourceCreateImageAtIndex(_:_:_:)`.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}
/// Returns the image with sides of at most `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    guard index == 0, let image = isrc.image else { return nil }
    let requestedSize = options?[kCGImageSourceThumbnailMaxPixelSize]
    guard
        let limit = (requestedSize as? NSNumber)?.doubleValue ?? (requestedSize as? CGFloat).map({ Double($0) })
            ?? (requestedSize as? Int).map(Double.init),
        limit >= 1, Double(max(image.width, image.height)) > limit
    else { return image }
    let factor = limit / Double(max(image.width, image.height))
    let (width, height) = (
        max(Int((Double(image.width) * factor).rounded()), 1), max(Int((Double(image.height) * factor).rounded()), 1)
    )
    let context = unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage()
}
/// Apple's `CGImageSourceCopyProperties(_:_:)`.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }
/// Returns the width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// Writes an image as PNG, regardless of the requested format.
public final class CGImageDestination: @unchecked Sendable {
    // Unchecked: as on Apple's systems, only one thread at a time may set its properties.
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate var image: CGImage?
    fileprivate init(_ data: NSMutableData?, _ url: URL?) { (self.data, self.url) = (data, url) }
}
/// Apple's `CGImageDestinationCreateWithData(_:_:_:_:)`.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, nil)
}
/// Apple's `CGImageDestinationCreateWithURL(_:_:_:_:)`.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(nil, url)
}
/// Apple's `CGImageDestinationAddImage(_:_:_:)`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = idst.image ?? image
}
/// Does nothing.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the first image. Returns false if there is none, or if writing fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let data = idst.image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return false }
    idst.data?.append(data)
    guard let url = idst.url else { return true }
    return (try? data.write(to: url, options: .atomic)) != nil
}
