import CellSimGraphics
import Foundation

extension DisplayRecorder {
    /// An empty recorder whose origin is that of the list.
    public init(traits: UITraitCollection) { self.init(surroundings: traits) }

    /// The traits dynamic colours are resolved with.
    public var traits: UITraitCollection {
        get { surroundings as? UITraitCollection ?? .current }
        set { surroundings = newValue }
    }

    /// Fills a rectangle whose corners have one radius (points), in the colour under the recorder's traits.
    @MainActor public mutating func fill(_ rect: CGRect, radius: CGFloat = 0, color: UIColor) {
        fill(rect, radii: CornerRadii(radius), color: rgba(color))
    }

    /// The colour as it is drawn under the recorder's traits.
    @MainActor public func rgba(_ color: UIColor) -> RGBAColor { color.resolvedColor(with: traits).cgColor.rgba }
}
