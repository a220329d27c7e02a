import CellSimGraphics
import Foundation

extension DisplayRecorder {
    /// Creates an empty recorder with the list's origin.
    public init(traits: UITraitCollection) { self.init(surroundings: traits) }

    /// The traits for dynamic colours.
    public var traits: UITraitCollection {
        get { surroundings as? UITraitCollection ?? .current }
        set { surroundings = newValue }
    }

    /// Fills a rectangle with one corner radius (points), in the colour for the recorder's traits.
    @MainActor public mutating func fill(_ rect: CGRect, radius: CGFloat = 0, color: UIColor) {
        fill(rect, radii: CornerRadii(radius), color: rgba(color))
    }

    /// Returns the colour for the recorder's traits.
    @MainActor public func rgba(_ color: UIColor) -> RGBAColor { color.resolvedColor(with: traits).cgColor.rgba }
}
