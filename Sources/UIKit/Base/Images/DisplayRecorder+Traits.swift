import CellSimGraphics
import Foundation

/// Resolves dynamic colours with the traits of a display recorder.
extension DisplayRecorder {
    /// Creates an empty recorder with the traits that resolve dynamic colours.
    public init(traits: UITraitCollection) { self.init(surroundings: traits) }

    /// The traits that resolve dynamic colours.
    public var traits: UITraitCollection {
        get { traitContext as? UITraitCollection ?? .current }
        set { traitContext = newValue }
    }

    /// Fills a rounded rectangle (in points) with a colour, which is resolved for the recorder's traits.
    @MainActor public mutating func fill(_ rect: CGRect, radius: CGFloat = 0, color: UIColor) {
        fill(rect, radii: CornerRadii(radius), color: rgba(color))
    }

    /// Returns a colour, resolved for the recorder's traits.
    @MainActor public func rgba(_ color: UIColor) -> RGBAColor { color.resolvedColor(with: traits).cgColor.rgba }
}
