import Foundation
import Synchronization

/// Caches images that were found by name, so that an image in many cells is read and decoded only once.
///
/// As in UIKit, a file that changes later is not read again.
final class NamedImageCache: Sendable {
    /// The cache for the images of bundles; it lives as long as the process.
    static let bundles = NamedImageCache()

    private let cache = Mutex<(images: [String: UIImage], bytes: Int)>(([:], 0))
    /// The maximum total size of the cached pixels in bytes; a full cache is emptied.
    private let maximumBytes: Int

    init(limit: Int = 64 << 20) { self.maximumBytes = limit }

    /// Returns the image for a key, which identifies both location and name, creating it if it is not cached.
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
    /// The memory size of the pixels of all variants, including vector drawings after they are rendered, and an
    /// estimate for the rest.
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
