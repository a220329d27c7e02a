import Foundation

/// The function that blends a group's colours with those below it, as in PDF 32000-1:2008, 11.3.5, and Core Graphics.
/// `clear` and the cases after it are Porter–Duff operators and sums.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The group is drawn over the content below.
    case normal
    /// The product of both colours, which is never lighter than either.
    case multiply
    /// The inverted product of the inverted colours, which is never darker than either.
    case screen
    /// Multiplies if the colour below is dark, and screens if it is light.
    case overlay
    /// The darker value of each component.
    case darken
    /// The lighter value of each component.
    case lighten
    /// The colour below, brightened to reflect the group's colour.
    case colorDodge
    /// The colour below, darkened to reflect the group's colour.
    case colorBurn
    /// Softly darkens if the group's colour is dark, and lightens if it is light.
    case softLight
    /// Multiplies if the group's colour is dark, and screens if it is light.
    case hardLight
    /// The absolute difference of both colours.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// The group's hue with the saturation and luminosity below.
    case hue
    /// The group's saturation with the hue and luminosity below.
    case saturation
    /// The group's hue and saturation with the luminosity below.
    case color
    /// The group's luminosity with the hue and saturation below.
    case luminosity
    /// Clears the content below in the area of the group.
    case clear
    /// The group replaces the content below.
    case copy
    /// The part of the group that covers content below.
    case sourceIn
    /// The part of the group where the content below is transparent.
    case sourceOut
    /// The part of the group that covers content below, drawn over that content.
    case sourceAtop
    /// The group is drawn below the existing content.
    case destinationOver
    /// The part of the content below that the group covers.
    case destinationIn
    /// The part of the content below that the group doesn't cover.
    case destinationOut
    /// The part of the content below that the group covers, drawn over the group.
    case destinationAtop
    /// The parts of the group and of the content below that don't overlap.
    case xor
    /// The sum of both colours, calculated with their distances from white.
    case plusDarker
    /// The sum of both colours.
    case plusLighter

    /// A Boolean value that indicates whether a group changes the content below within its entire bounds, even where it draws
    /// nothing. Only the clip limits the effect.
    public var affectsEntireBounds: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// An effect, such as a blur, on the content below a rectangle.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    public var blurRadius: CGFloat
    /// The saturation factor; 1 leaves colours unchanged.
    public var saturation: CGFloat
    /// The colour that is drawn over the blurred content.
    public var tint: RGBAColor

    /// Creates a backdrop.
    /// - Parameter blurRadius: The standard deviation of the blur in points.
    public init(blurRadius: CGFloat, saturation: CGFloat = 1, tint: RGBAColor) {
        (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
    }
}

/// The property of a mask's drawing that determines the opacity.
public enum MaskKind: Hashable, Sendable {
    /// The opacity of the drawing.
    case alpha
    /// The luminance of the drawing on black, with the coefficients of SVG: 0.2125 red, 0.7154 green, 0.0721 blue.
    case luminance
    /// The luminance of the drawing on black, with the coefficients of PDF: 0.30 red, 0.59 green, 0.11 blue.
    case luminosity
}
