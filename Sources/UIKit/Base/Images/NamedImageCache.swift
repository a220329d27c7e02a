import Foundation
import Synchronization

/// Images that were found by name before, so that a picture shown in many cells is read and decoded once.
///
/// As in UIKit, a file that changes meanwhile is not read again.
final class NamedImageCache: Sendable {
    /// The images of bundles, for as long as the program runs.
    static let bundles = NamedImageCache()

    private let known = Mutex<(images: [String: UIImage], bytes: Int)>(([:], 0))
    /// Bytes of pixels that are kept in mind; with more, all are forgotten.
    private let limit: Int

    init(limit: Int = 64 << 20) { self.limit = limit }

    /// The image under a key, which names both the place and the picture; made when it is not known yet.
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
    /// How much memory the pixels of all variants take, also those that figures will be drawn as, and a little for the rest.
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
