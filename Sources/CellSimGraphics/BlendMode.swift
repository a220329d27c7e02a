import Foundation

/// How a group's colours are mixed with those below, as PDF 32000-1:2008 11.3.5 and Core Graphics have it;
/// from `clear` on, Porter and Duff's operators and sums.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The group lies above what is below.
    case normal
    /// The product of both colours: never lighter than either.
    case multiply
    /// The complement of the product of the complements: never darker than either.
    case screen
    /// Multiplied or screened, as the colour below is dark or light.
    case overlay
    /// The darker component of both.
    case darken
    /// The lighter component of both.
    case lighten
    /// The colour below, brightened to show the group's.
    case colorDodge
    /// The colour below, darkened to show the group's.
    case colorBurn
    /// Darkened or lightened softly, as the group's colour is dark or light.
    case softLight
    /// Multiplied or screened, as the group's colour is dark or light.
    case hardLight
    /// The difference of both.
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
    /// Nothing, where the group may draw.
    case clear
    /// The group alone, in place of what lies below.
    case copy
    /// The group, as far as there is something below.
    case sourceIn
    /// The group, as far as there is nothing below.
    case sourceOut
    /// The group, as far as there is something below, above what is below.
    case sourceAtop
    /// The group below what is there.
    case destinationOver
    /// What is below, as far as the group covers it.
    case destinationIn
    /// What is below, as far as the group leaves it free.
    case destinationOut
    /// What is below, as far as the group covers it, above the group.
    case destinationAtop
    /// Each of both, as far as the other leaves it free.
    case xor
    /// The sum of what both lack of white.
    case plusDarker
    /// The sum of both.
    case plusLighter

    /// Whether a group changes what is below where it draws nothing itself, all over its bounds inside the clip.
    public var reachesBeyondGroup: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

/// What a rectangle does to what lies below it.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    public var blurRadius: CGFloat
    /// How far colours are moved away from their grey: 1 leaves them as they are.
    public var saturation: CGFloat
    /// What is put over the blur.
    public var tint: RGBAColor

    /// - Parameter blurRadius: the standard deviation of the blur in points.
    public init(blurRadius: CGFloat, saturation: CGFloat = 1, tint: RGBAColor) {
        (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
    }
}

/// What of a mask's drawing lets through.
public enum MaskKind: Hashable, Sendable {
    /// Its opacity.
    case alpha
    /// How light it is on black, by the weights of SVG: 0.2125 of red, 0.7154 of green, 0.0721 of blue.
    case luminance
    /// How light it is on black, by the weights of PDF: 0.30 of red, 0.59 of green, 0.11 of blue.
    case luminosity
}
