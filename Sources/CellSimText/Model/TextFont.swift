import Foundation

/// A font as text is set in it: a family, a weight, a slope and a size; no outlines.
public struct TextFont: Hashable, Sendable {
    /// How a family of fonts is named.
    public enum Family: Hashable, Sendable {
        /// San Francisco's metrics and advances, drawn with its stand-in.
        case system
        /// The fixed-width companion of the system font.
        case monospacedSystem
        /// A family or face name, such as `Helvetica Neue` or `Futura-Medium`, looked up in the font manifest.
        case named(String)
    }

    /// Whose metrics and outlines are used.
    public var family: Family
    /// OpenType `wght`, 100 (ultra light) to 900 (black).
    public var weight: Int
    /// Whether the family's italics are used; faces without any are slanted.
    public var isItalic: Bool
    /// In points.
    public var pointSize: CGFloat
    /// The distance of further baselines of a text style, in points; nil where a line follows the next at the
    /// font's own line height.
    public var linePitch: CGFloat?
    /// What of the face's features is on or off, other than the usual.
    public var features: [FontFeature] = []
    /// Where the axes of a given variable font stand, other than the face's own place.
    public var variations: [FontVariation] = []

    /// A font of that size, in points.
    public init(
        family: Family = .system, weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat,
        linePitch: CGFloat? = nil
    ) {
        (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
        (self.pointSize, self.linePitch) = (pointSize, linePitch)
    }
}

/// A place on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
    /// OpenType's four letters, such as `wdth`.
    public var tag: String
    /// In the axis' own units; beyond its ends the end counts.
    public var value: Double

    /// A place on the axis of that tag.
    public init(tag: String, value: Double) { (self.tag, self.value) = (tag, value) }
}
