import Foundation

/// An image asset, which contains the variants of an image for different traits.
public final class UIImageAsset: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards the mutable state.
    private let lock = NSLock()
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []

    /// Whether an equal display scale takes precedence over other equal traits, as for loose files.
    let prefersScale: Bool

    public override convenience init() { self.init(prefersScale: false) }

    init(prefersScale: Bool) { self.prefersScale = prefersScale }

    /// Adds a variant for traits. Replaces an existing variant for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits == traitCollection }
            variants.append((traitCollection, image))
        }
    }

    /// All variants, in the order of registration.
    var images: [UIImage] { lock.withLock { variants.map(\.image) } }

    /// Returns the best variant for traits, or an empty image if there are no suitable variants.
    public func image(with traitCollection: UITraitCollection) -> UIImage { variant(for: traitCollection) ?? UIImage() }

    /// Returns the best variant for traits: of the variants without a different trait, the one with the most equal traits, then the one
    /// with the closest scale.
    func variant(for traits: UITraitCollection) -> UIImage? {
        lock.withLock {
            var best: (score: Int, distance: CGFloat, image: UIImage)?
            for (variantTraits, image) in variants {
                guard var score = Self.score(variantTraits.values, traits.values) else { continue }
                let scale = variantTraits.displayScale > 0 ? variantTraits.displayScale : image.scale
                let target = traits.displayScale > 0 ? traits.displayScale : 2
                let distance = scale >= target ? scale - target : (target - scale) + 0.5
                if prefersScale, distance == 0 { score += 100 }
                if let best, (best.score, -best.distance) >= (score, -distance) { continue }
                best = (score, distance, image)
            }
            return best?.image
        }
    }

    /// Returns the number of equal traits, or `nil` if a specified trait of the variant differs.
    static func score(_ variantTraits: TraitValues, _ traits: TraitValues) -> Int? {
        var score = 0
        func matches<V: Equatable>(_ a: V, _ b: V, open: V) -> Bool {
            if a == open { return true }
            score += 1
            return a == b
        }
        let isMatch =
            matches(variantTraits.userInterfaceStyle, traits.userInterfaceStyle, open: .unspecified)
            && matches(variantTraits.userInterfaceIdiom, traits.userInterfaceIdiom, open: .unspecified)
            && matches(variantTraits.accessibilityContrast, traits.accessibilityContrast, open: .unspecified)
            && matches(variantTraits.layoutDirection, traits.layoutDirection, open: .unspecified)
            && matches(variantTraits.horizontalSizeClass, traits.horizontalSizeClass, open: .unspecified)
            && matches(variantTraits.verticalSizeClass, traits.verticalSizeClass, open: .unspecified)
            && matches(variantTraits.displayGamut, traits.displayGamut, open: .unspecified)
        return isMatch ? score : nil
    }
}
