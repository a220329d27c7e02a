@_exported import CoreGraphics
import UIKit

/// The option that caches decoded images. Without effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option that decodes images immediately. Without effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The option that allows floating-point images. Without effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The option for the expected type of the data. Without effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The option for the maximum length of a thumbnail's sides, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The option that rotates thumbnails to the image's orientation. Without effect.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The option that always creates thumbnails from the full image. Without effect: they always are.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option that creates thumbnails from the full image if the file has none. Without effect.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option for the quality of lossy compression. Without effect: images are written as PNG.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The property for the width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The property for the height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The property for the orientation. Never returned.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The property for the horizontal resolution, in pixels per inch. Never returned.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The property for the vertical resolution, in pixels per inch. Never returned.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The property for the existence of an alpha channel. Never returned.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The property for a dictionary of GIF values. Never returned.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The property for the delay of a GIF frame, in seconds. Never returned.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The property for the exact delay of a GIF frame, in seconds. Never returned.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The property for the number of repetitions of a GIF animation. Never returned.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The property for a dictionary of PNG values. Never returned.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The property for the delay of a PNG frame, in seconds. Never returned.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The property for the exact delay of a PNG frame, in seconds. Never returned.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The property for a dictionary of JFIF values. Never returned.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The property for progressive JPEG images. Never returned.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The property for a dictionary of Exif values. Never returned.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The property for a dictionary of TIFF values. Never returned.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The orientation of an image.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The state of an image source.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The states from an unexpected end of the data to a complete image.
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete,
        statusComplete
}

/// Decodes an image from the bytes of a file, in the formats that UIKit supports. Only the first of several images is decoded.
public final class CGImageSource: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private let lock = NSLock()
    private var data: Data?
    private var cachedImage: CGImage??
    private var isFinal: Bool

    init(_ data: Data?, isFinal: Bool) { (self.data, self.isFinal) = (data, isFinal) }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (self.data, cachedImage, self.isFinal) = (data, nil, isFinal) }
    }

    var image: CGImage? {
        lock.withLock {
            if let cachedImage { return cachedImage }
            let image = isFinal ? data.flatMap { UIImage(data: $0)?.cgImage } : nil
            cachedImage = .some(image)
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

/// Creates a source for the bytes of a file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, isFinal: true)
}
/// Creates a source for a file; returns nil if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0, isFinal: true) }
}
/// Creates a source without data; see `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(nil, isFinal: false)
}
/// Sets the bytes of a source. The image is decoded only if they are final.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}
/// Returns the type identifier of the image; nil for unknown formats.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier }
/// Returns the number of images: 1, or 0 if the image can't be decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// Returns the state of the source: complete if the image was decoded, otherwise incomplete.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusIncomplete : .statusComplete
}
/// Returns the state of the source, regardless of the index.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}
/// Returns the image at an index; nil unless the index is 0.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}
/// Returns the image, scaled down so that its sides don't exceed `kCGImageSourceThumbnailMaxPixelSize`.
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
/// Returns an empty dictionary.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }
/// Returns the properties of an image: its width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// Writes an image as PNG, regardless of the requested format.
public final class CGImageDestination: @unchecked Sendable {
    // Unchecked: as on Apple platforms, only one thread at a time may set its properties.
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate var image: CGImage?
    fileprivate init(_ data: NSMutableData?, _ url: URL?) { (self.data, self.url) = (data, url) }
}
/// Creates a destination that appends the image to `data`.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, nil)
}
/// Creates a destination that writes the image to a file.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(nil, url)
}
/// Adds an image. Only the first image is written.
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
