import Foundation
import Synchronization

/// Images that were found by name before, so that a picture shown in many cells is read and decoded once.
///
/// As in UIKit, a file that changes meanwhile is not read again.
final class NamedImageCache: Sendable {
    /// The images of bundles, for as long as the program runs.
    static let bundles = NamedImageCache()

    private let known = Mutex<(images: [String: UIImage], bytes: Int)>(([:], 0))
    /// The maximum size of the cached pixels, in bytes; beyond it, the cache is emptied.
    private let limit: Int

    init(limit: Int = 64 << 20) { self.limit = limit }

    /// Returns the image for a key, which contains both the location and the picture; creates it if it is not cached yet.
    func image(_ key: String, _ make: () -> UIImage?) -> UIImage? {
        if let image = known.withLock({ $0.images[key] }) { return image }
        guard let made = make() else { return nil }
        let size = made.storedBytes
        guard size <= limit else { return made }
        known.withLock { known in
            if known.bytes + size > limit { known = ([:], 0) }
            if known.images.updateValue(made, forKey: key) == nil { known.bytes += size }
        }
        return made
    }
}

extension UIImage {
    /// The memory of all variants' pixels, including those of vector drawings once they are drawn, and an estimate for the rest.
    fileprivate var storedBytes: Int {
        let variants = values.asset?.images ?? [self]
        return variants.reduce(256) { sum, one in
            if let image = one.values.image { return sum + 4 * image.width * image.height }
            guard one.values.vector != nil else { return sum }
            let pixels = one.size.width * one.size.height * one.scale * one.scale
            return sum + 4 * Int(min(max(pixels, 0), CGFloat(64 << 20)))
        }
    }
}
