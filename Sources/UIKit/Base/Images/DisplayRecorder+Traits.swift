import CellSimGraphics
import Foundation

/// Traits and dynamic colours of display recorders.
extension DisplayRecorder {
    /// Creates an empty recorder with the display list's origin.
    public init(traits: UITraitCollection) { self.init(surroundings: traits) }

    /// The traits that resolve dynamic colours.
    public var traits: UITraitCollection {
        get { traitContext as? UITraitCollection ?? .current }
        set { traitContext = newValue }
    }

    /// Fills a rectangle with rounded corners (points) in a colour resolved for the recorder's traits.
    @MainActor public mutating func fill(_ rect: CGRect, radius: CGFloat = 0, color: UIColor) {
        fill(rect, radii: CornerRadii(radius), color: rgba(color))
    }

    /// Returns the colour resolved for the recorder's traits.
    @MainActor public func rgba(_ color: UIColor) -> RGBAColor { color.resolvedColor(with: traits).cgColor.rgba }
}
