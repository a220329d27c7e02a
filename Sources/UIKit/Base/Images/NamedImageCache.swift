import Foundation
import Synchronization

/// A cache of images that are loaded by name, so that an image in many cells is read and decoded only once.
///
/// If a file changes later, it isn't read again, as in UIKit.
final class NamedImageCache: Sendable {
    /// The cache for the images of bundles.
    static let bundles = NamedImageCache()

    private let cache = Mutex<(images: [String: UIImage], bytes: Int)>(([:], 0))
    /// The maximum total size of the cached pixels, in bytes. The cache is emptied before it exceeds this size.
    private let maximumBytes: Int

    init(limit: Int = 64 << 20) { self.maximumBytes = limit }

    /// Returns the cached image for a key, which contains the location and the name. Creates and caches the image if necessary.
    func image(_ key: String, _ makeImage: () -> UIImage?) -> UIImage? {
        if let image = cache.withLock({ $0.images[key] }) { return image }
        guard let newImage = makeImage() else { return nil }
        let size = newImage.memorySize
        guard size <= maximumBytes else { return newImage }
        cache.withLock { contents in
            if contents.bytes + size > maximumBytes { contents = ([:], 0) }
            if contents.images.updateValue(newImage, forKey: key) == nil { contents.bytes += size }
        }
        return newImage
    }
}

extension UIImage {
    /// The approximate memory size of the image in bytes: the pixels of all variants, including rendered vector drawings, and a constant
    /// for the rest.
    fileprivate var memorySize: Int {
        let variants = values.asset?.images ?? [self]
        return variants.reduce(256) { sum, variant in
            if let image = variant.values.image { return sum + 4 * image.width * image.height }
            guard variant.values.vector != nil else { return sum }
            let pixels = variant.size.width * variant.size.height * variant.scale * variant.scale
            return sum + 4 * Int(min(max(pixels, 0), CGFloat(64 << 20)))
        }
    }
}
