@_exported import CoreGraphics
import UIKit

/// As Apple's of this name.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// As Apple's of this name.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// As Apple's of this name.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// As Apple's of this name.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// As Apple's of this name.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// As Apple's of this name.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// As Apple's of this name.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// As Apple's of this name.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// As Apple's of this name.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// As Apple's of this name.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// As Apple's of this name.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// As Apple's of this name.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// As Apple's of this name.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// As Apple's of this name.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// As Apple's of this name.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// As Apple's of this name.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// As Apple's of this name.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// As Apple's of this name.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// As Apple's of this name.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// As Apple's of this name.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// As Apple's of this name.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// As Apple's of this name.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// As Apple's of this name.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// As Apple's of this name.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// As Apple's of this name.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// As Apple's of this name.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// Which way up a picture is.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// How far a source is read.
public enum CGImageSourceStatus: Int32, Sendable {
    /// From the end of the data that came too early to the whole picture.
    case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete,
        statusComplete
}

/// Reads a picture out of a file's bytes: the kinds that UIKit reads, and the first picture of several.
public final class CGImageSource: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
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

    /// The kind, by the first bytes.
    var kind: CFString? {
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

/// As Apple's of this name.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, isFinal: true)
}
/// Nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0, isFinal: true) }
}
/// As Apple's of this name.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(nil, isFinal: false)
}
/// As Apple's of this name.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}
/// As Apple's of this name.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.kind }
/// As Apple's of this name.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// As Apple's of this name.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.image == nil ? .statusIncomplete : .statusComplete
}
/// As Apple's of this name.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}
/// As Apple's of this name.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image : nil
}
/// The picture, no larger than `kCGImageSourceThumbnailMaxPixelSize` says.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    guard index == 0, let image = isrc.image else { return nil }
    let wanted = options?[kCGImageSourceThumbnailMaxPixelSize]
    guard
        let limit = (wanted as? NSNumber)?.doubleValue ?? (wanted as? CGFloat).map({ Double($0) })
            ?? (wanted as? Int).map(Double.init),
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
/// As Apple's of this name.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }
/// Width and height in pixels.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    guard index == 0, let image = isrc.image else { return nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}

/// Writes a picture as PNG, whatever kind is asked for.
public final class CGImageDestination: @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    fileprivate let data: NSMutableData?
    fileprivate let url: URL?
    fileprivate var image: CGImage?
    fileprivate init(_ data: NSMutableData?, _ url: URL?) { (self.data, self.url) = (data, url) }
}
/// As Apple's of this name.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, nil)
}
/// As Apple's of this name.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(nil, url)
}
/// As Apple's of this name.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = idst.image ?? image
}
/// Does nothing.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the first picture; false where there is none, or it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let data = idst.image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return false }
    idst.data?.append(data)
    guard let url = idst.url else { return true }
    return (try? data.write(to: url, options: .atomic)) != nil
}
