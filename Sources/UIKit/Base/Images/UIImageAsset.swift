import Foundation

/// The variants of an image for different traits.
public final class UIImageAsset: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private let lock = NSLock()
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    /// Whether the display's own scale counts for more than its idiom, as among loose files.
    let prefersScale: Bool

    public override convenience init() { self.init(prefersScale: false) }

    init(prefersScale: Bool) { self.prefersScale = prefersScale }

    /// Adds a variant for the traits of the collection; replaces one for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append((traitCollection, image))
        }
    }

    /// All variants, in the order in which they were added.
    var images: [UIImage] { lock.withLock { variants.map(\.image) } }

    /// Returns the variant that fits best; an empty image if there are none.
    public func image(with traitCollection: UITraitCollection) -> UIImage { variant(for: traitCollection) ?? UIImage() }

    /// Variants made for other styles or idioms do not count; among the rest the one that names most of the traits
    /// wins, then the scale nearest to the display's.
    func variant(for traits: UITraitCollection) -> UIImage? {
        lock.withLock {
            var best: (score: Int, distance: CGFloat, image: UIImage)?
            for (wanted, image) in variants {
                guard var score = Self.score(wanted.values, traits.values) else { continue }
                let scale = wanted.displayScale > 0 ? wanted.displayScale : image.scale
                let target = traits.displayScale > 0 ? traits.displayScale : 2
                let distance = scale >= target ? scale - target : (target - scale) + 0.5
                if prefersScale, distance == 0 { score += 100 }
                if let best, (best.score, -best.distance) >= (score, -distance) { continue }
                best = (score, distance, image)
            }
            return best?.image
        }
    }

    /// How many traits a variant was made for; nil when one of them is another.
    static func score(_ wanted: TraitValues, _ traits: TraitValues) -> Int? {
        var score = 0
        func check<V: Equatable>(_ a: V, _ b: V, open: V) -> Bool {
            if a == open { return true }
            score += 1
            return a == b
        }
        let fits =
            check(wanted.userInterfaceStyle, traits.userInterfaceStyle, open: .unspecified)
            && check(wanted.userInterfaceIdiom, traits.userInterfaceIdiom, open: .unspecified)
            && check(wanted.accessibilityContrast, traits.accessibilityContrast, open: .unspecified)
            && check(wanted.layoutDirection, traits.layoutDirection, open: .unspecified)
            && check(wanted.horizontalSizeClass, traits.horizontalSizeClass, open: .unspecified)
            && check(wanted.verticalSizeClass, traits.verticalSizeClass, open: .unspecified)
            && check(wanted.displayGamut, traits.displayGamut, open: .unspecified)
        return fits ? score : nil
    }
}
