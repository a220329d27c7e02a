import CellSimGraphics
import Foundation

/// A line under or through text: an underline or a strikethrough.
public struct LineDecoration: Hashable, Sendable {
    /// The number and thickness of lines.
    public enum Weight: Hashable, Sendable {
        /// One line.
        case single
        /// One line of double thickness.
        case thick
        /// Two lines, separated by their thickness.
        case double
    }

    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
        /// A solid line.
        case solid
        /// Dots.
        case dot
        /// Dashes.
        case dash
        /// Alternating dashes and dots.
        case dashDot
        /// A dash and two dots, alternating.
        case dashDotDot

        /// The alternating lengths of dashes and gaps, as multiples of the line's thickness.
        var lengths: [CGFloat] {
            switch self {
            case .solid: []
            case .dot: [3, 3]
            case .dash: [10, 5]
            case .dashDot: [10, 3, 3, 3]
            case .dashDotDot: [10, 3, 3, 3, 3, 3]
            }
        }
    }

    /// The number and thickness of lines.
    public var weight: Weight
    /// The pattern.
    public var pattern: Pattern
    /// Whether spaces between words are skipped.
    public var byWord: Bool
    /// The colour; nil for the colour of the text.
    public var color: RGBAColor?

    /// Creates a line, by default in the text's colour.
    public init(
        weight: Weight = .single, pattern: Pattern = .solid, byWord: Bool = false, color: RGBAColor? = nil
    ) {
        (self.weight, self.pattern, self.byWord, self.color) = (weight, pattern, byWord, color)
    }

    /// One solid line in the text's colour.
    public static let single = LineDecoration()
}

/// A stroke along the outlines of glyphs.
public struct TextStroke: Hashable, Sendable {
    /// The width in points; half of it is outside the outline.
    public var width: CGFloat
    /// The stroke's colour.
    public var color: RGBAColor
    /// Whether the glyphs are also filled.
    public var fills: Bool

    /// Creates a stroke of this width in points.
    public init(width: CGFloat, color: RGBAColor, fills: Bool) {
        (self.width, self.color, self.fills) = (width, color, fills)
    }
}

/// A shadow of characters.
public struct TextShadow: Hashable, Sendable {
    /// The shadow's colour.
    public var color: RGBAColor
    /// The offset in points, downwards and to the right.
    public var offset: CGSize
    /// The standard deviation of the blur in points.
    public var blurRadius: CGFloat

    /// Creates a shadow at an offset in points.
    public init(color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        (self.color, self.offset, self.blurRadius) = (color, offset, blurRadius)
    }
}

/// A drawing that replaces a character in a line, such as a text attachment.
public struct InlineObject: Hashable, Sendable {
    /// The character that represents objects.
    public static let character: UInt16 = 0xFFFC
    /// The bounds in points, relative to the pen on the baseline. The y axis points upwards: the part below the baseline
    /// has negative coordinates.
    public var bounds: CGRect
    /// The commands that draw the object, with the box's upper left corner at the origin and y downwards.
    public var commands: [DisplayCommand]

    /// Creates an object with these bounds in points.
    public init(bounds: CGRect, commands: [DisplayCommand]) { (self.bounds, self.commands) = (bounds, commands) }
}

/// A position to which a tab moves the text that follows it.
public struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge, in points.
    public var location: CGFloat
    /// The alignment of the text at the position. `natural` and `justified` have the effect of `left`.
    public var alignment: TextAlignment
    /// Characters such as a decimal point. The first one in the text is aligned to the position. If empty, `alignment` applies.
    public var columnTerminators: String

    /// Creates a tab stop at a distance in points from the leading edge.
    public init(location: CGFloat, alignment: TextAlignment = .left, columnTerminators: String = "") {
        (self.location, self.alignment, self.columnTerminators) = (location, alignment, columnTerminators)
    }
}

/// A font feature that is on or off, or that selects an alternate.
public struct FontFeature: Hashable, Sendable {
    /// OpenType's tag as a number of four bytes.
    public let tag: UInt32
    /// The value: 0 for off, 1 for on, or the number of an alternate.
    public let value: UInt32

    /// Creates a feature from its four-letter tag, such as `tnum`; nil for an invalid tag.
    public init?(_ tag: String, _ value: UInt32 = 1) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
        self.tag = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        self.value = value
    }

    /// The feature `tnum`.
    static let tabularDigits: UInt32 = 0x746E_756D
}
