import Foundation

/// A request for a font: family, weight, slope and size, without outlines.
public struct TextFont: Hashable, Sendable {
    /// The name of a font family.
    public enum Family: Hashable, Sendable {
        /// The system font, with San Francisco's metrics and advances, drawn with its substitute.
        case system
        /// The monospaced system font.
        case monospacedSystem
        /// A family or face name, such as `Helvetica Neue` or `Futura-Medium`, that is looked up in the font manifest.
        case named(String)
    }

    /// The family that provides the metrics and outlines.
    public var family: Family
    /// OpenType `wght`, 100 (ultra light) to 900 (black).
    public var weight: Int
    /// Whether the family's italics are used. Faces without italics are slanted.
    public var isItalic: Bool
    /// The size in points.
    public var pointSize: CGFloat
    /// The distance between baselines that a text style specifies, in points; nil for the font's own line height.
    public var linePitch: CGFloat?
    /// The face's features that differ from their defaults.
    public var features: [FontFeature] = []
    /// The axis values of a registered variable font that differ from the face's defaults.
    public var variations: [FontVariation] = []

    /// Creates a font of this size, in points.
    public init(
        family: Family = .system, weight: Int = 400, isItalic: Bool = false, pointSize: CGFloat,
        linePitch: CGFloat? = nil
    ) {
        (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
        (self.pointSize, self.linePitch) = (pointSize, linePitch)
    }
}

/// A value on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
    /// OpenType's four-letter tag, such as `wdth`.
    public var tag: String
    /// The value in the axis's own units, clamped to the axis's limits.
    public var value: Double

    /// Creates a value on the axis with this tag.
    public init(tag: String, value: Double) { (self.tag, self.value) = (tag, value) }
}
