import CellSimGraphics
import Foundation

/// A colour with fixed components, or a dynamic colour that depends on traits.
///
/// Unlike in UIKit, each colour is stored in extended sRGB or as a grey. Device and calibrated colour spaces are treated as sRGB; Display
/// P3 is converted immediately.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    enum Storage: Sendable {
        case fixed(ColorValue)
        case system(SystemColor, alpha: CGFloat?)
        case dynamic(@Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?)
        /// A named colour of an asset catalogue or of a document's resources.
        case named(String, any: ColorValue, dark: ColorValue?, alpha: CGFloat?)
        /// An image that is tiled.
        case pattern(UIImage, alpha: CGFloat)
    }

    private let coreFoundationTag = CoreFoundationTag()
    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Creates a transparent colour.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a colour with components in extended sRGB, where 0 to 1 is the range of sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(.rgb(red, green, blue, alpha))
    }

    /// Creates a grey with a white component from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { storage = .fixed(.gray(white, alpha)) }

    /// Creates a colour with hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HSBColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        storage = .fixed(.rgb(red, green, blue, alpha))
    }

    /// Creates a colour with components from 0 to 1 in Display P3, which are converted to extended sRGB.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(ColorConversion.displayP3(displayP3Red, green, blue, alpha))
    }

    /// Creates a fixed colour with the components of a Core Graphics colour. Greys remain greys.
    public init(cgColor: CGColor) { storage = .fixed(cgColor.value) }

    /// Creates a dynamic colour. `dynamicProvider` returns the colour for the current traits at drawing time.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider, alpha: nil)
    }

    /// Creates a pattern colour that tiles an image.
    public init(patternImage image: UIImage) { storage = .pattern(image, alpha: 1) }

    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a copy of the colour with another opacity. A dynamic colour remains dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let value): UIColor(storage: .fixed(value.with(alpha: alpha)))
        case .system(let name, _): UIColor(storage: .system(name, alpha: alpha))
        case .dynamic(let provider, _): UIColor(storage: .dynamic(provider, alpha: alpha))
        case .named(let name, let value, let dark, _):
            UIColor(storage: .named(name, any: value, dark: dark, alpha: alpha))
        case .pattern(let image, _): UIColor(storage: .pattern(image, alpha: alpha))
        }
    }

    /// Returns the fixed colour for traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: self
        default: UIColor(storage: .fixed(value(for: traitCollection)))
        }
    }

    /// The Core Graphics colour for `UITraitCollection.current`.
    open var cgColor: CGColor { CGColor(value(for: .current)) }

    /// Returns the components for traits. They are transparent for a pattern.
    package func value(for traits: UITraitCollection) -> ColorValue {
        func apply(_ alpha: CGFloat?, _ value: ColorValue) -> ColorValue {
            alpha.map { value.with(alpha: $0) } ?? value
        }
        switch storage {
        case .fixed(let value): return value
        case .system(let name, let alpha): return apply(alpha, name.value(for: traits))
        case .dynamic(let provider, let alpha):
            // The provider can read `current` instead of its argument.
            var result = ColorValue.gray(0, 0)
            traits.performAsCurrent { result = provider(traits).value(for: traits) }
            return apply(alpha, result)
        case .named(_, let value, let dark, let alpha):
            return apply(alpha, traits.userInterfaceStyle == .dark ? dark ?? value : value)
        case .pattern: return .gray(0, 0)
        }
    }

    /// Returns the components in the format of display lists.
    package func rgba(_ traits: UITraitCollection) -> RGBAColor { value(for: traits).rgba }

    /// Returns a Boolean value that indicates whether the type and the components are equal. A grey is not equal to an RGB colour with
    /// the same appearance, as in UIKit.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a, let alphaA), .system(let b, let alphaB)): return a == b && alphaA == alphaB
        case (.named(let a, let anyA, let darkA, let alphaA), .named(let b, let anyB, let darkB, let alphaB)):
            return a == b && anyA == anyB && darkA == darkB && alphaA == alphaB
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let value): value.hashValue
        case .system(let name, let alpha): name.hashValue ^ (alpha?.hashValue ?? 0)
        case .named(let name, _, _, let alpha): name.hashValue ^ (alpha?.hashValue ?? 0)
        case .dynamic, .pattern: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let value): value.description
        case .system(let name, _): "<UIDynamicSystemColor; name = \(name.rawValue)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .named(let name, _, _, _): "<UIDynamicCatalogColor; name = \(name)>"
        case .pattern(let image, _): "<UIPatternColor; image = \(image)>"
        }
    }
}
