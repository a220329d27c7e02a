import Foundation

/// A transformer of colours, which is applied when a colour is displayed.
public struct UIConfigurationColorTransformer {
    /// The closure that returns the transformed colour.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer with a closure, which is called each time the colour is displayed.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer to a grey with the colour's luminance (the weights of sRGB: 0.2126, 0.7152 and 0.0722) and opacity.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
                unsafe color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// A transformer to the tint colour of the view.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .tintColor }
    }
}

/// A transformer in a hashable configuration. Closures can't be compared, so only copies of the same value are equal.
struct IdentifiedTransformer: Hashable {
    private final class Identity {}

    let transformer: UIConfigurationColorTransformer
    private let identity = Identity()

    static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
