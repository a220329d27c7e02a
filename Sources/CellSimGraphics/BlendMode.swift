import Foundation

/// The blending of a group's colours with those below, as in PDF 32000-1:2008, 11.3.5, and Core Graphics. The modes
/// from `clear` on are Porter and Duff's operators and sums.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The group covers the content below.
    case normal
    /// The product of both colours: never lighter than either.
    case multiply
    /// The complement of the product of the complements: never darker than either.
    case screen
    /// Multiplied if the colour below is dark, screened if it is light.
    case overlay
    /// The darker component of both.
    case darken
    /// The lighter component of both.
    case lighten
    /// The colour below, brightened to reflect the group's colour.
    case colorDodge
    /// The colour below, darkened to reflect the group's colour.
    case colorBurn
    /// Softly darkened if the group's colour is dark, lightened if it is light.
    case softLight
    /// Multiplied if the group's colour is dark, screened if it is light.
    case hardLight
    /// The difference of both colours.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The group's hue with the saturation and luminosity below.
    case hue
    /// The group's saturation with the hue and luminosity below.
    case saturation
    /// The group's hue and saturation with the luminosity below.
    case color
    /// The group's luminosity with the hue and saturation below.
    case luminosity
    /// Clears the area of the group.
    case clear
    /// The group replaces the content below.
    case copy
    /// The group where content is below.
    case sourceIn
    /// The group where the content below is transparent.
    case sourceOut
    /// The group where content is below, drawn over that content.
    case sourceAtop
    /// The group is drawn under the existing content.
    case destinationOver
    /// The content below where the group covers it.
    case destinationIn
    /// The content below where the group doesn't cover it.
    case destinationOut
    /// The content below where the group covers it, drawn over the group.
    case destinationAtop
    /// Each of the two where the other doesn't cover it.
    case xor
    /// The sum of the two colours' distances from white.
    case plusDarker
    /// The sum of both colours.
    case plusLighter

    /// Whether a group changes the content below throughout its bounds, even where it draws nothing. Only the clip limits it.
    public var affectsEntireBounds: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// The effect of a rectangle on the content below it, such as a blur.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    public var blurRadius: CGFloat
    /// The factor by which colours move away from their grey; 1 leaves them unchanged.
    public var saturation: CGFloat
    /// The colour drawn over the blur.
    public var tint: RGBAColor

    /// Creates a backdrop.
    /// - Parameter blurRadius: the standard deviation of the blur in points.
    public init(blurRadius: CGFloat, saturation: CGFloat = 1, tint: RGBAColor) {
        (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
    }
}

/// The property of a mask's drawing that determines its opacity.
public enum MaskKind: Hashable, Sendable {
    /// The drawing's opacity.
    case alpha
    /// The drawing's lightness on black, with SVG's weights: 0.2125 red, 0.7154 green, 0.0721 blue.
    case luminance
    /// The drawing's lightness on black, with PDF's weights: 0.30 red, 0.59 green, 0.11 blue.
    case luminosity
}
