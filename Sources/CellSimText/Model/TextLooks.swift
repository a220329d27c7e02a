import CellSimGraphics
import Foundation

/// A line under or through text.
public struct LineMark: Hashable, Sendable {
    /// How many lines there are, and how thick.
    public enum Weight: Hashable, Sendable {
        /// One line.
        case single
        /// One line of twice the thickness.
        case thick
        /// Two lines, a line's thickness apart.
        case double
    }

    /// What of the line is drawn.
    public enum Pattern: Hashable, Sendable {
        /// All of it.
        case solid
        /// Dots.
        case dot
        /// Dashes.
        case dash
        /// A dash and a dot by turns.
        case dashDot
        /// A dash and two dots by turns.
        case dashDotDot

        /// Lengths of dashes and gaps, in thicknesses of the line.
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

    /// How many lines, and how thick.
    public var weight: Weight
    /// What of them is drawn.
    public var pattern: Pattern
    /// Whether blanks between words have no line.
    public var byWord: Bool
    /// Nil for the text's own colour.
    public var color: RGBAColor?

    /// A line in the text's colour unless another is given.
    public init(
        weight: Weight = .single, pattern: Pattern = .solid, byWord: Bool = false, color: RGBAColor? = nil
    ) {
        (self.weight, self.pattern, self.byWord, self.color) = (weight, pattern, byWord, color)
    }

    /// One plain line in the text's colour.
    public static let single = LineMark()
}

/// A line along the outlines of glyphs.
public struct TextStroke: Hashable, Sendable {
    /// In points; half of it lies outside of the outline.
    public var width: CGFloat
    /// What the line is drawn in.
    public var color: RGBAColor
    /// Whether the glyphs are filled as well.
    public var fills: Bool

    /// A line of that width in points.
    public init(width: CGFloat, color: RGBAColor, fills: Bool) {
        (self.width, self.color, self.fills) = (width, color, fills)
    }
}

/// A shadow of characters.
public struct TextShadow: Hashable, Sendable {
    /// What it is drawn in.
    public var color: RGBAColor
    /// In points, downwards and to the right.
    public var offset: CGSize
    /// The standard deviation of the blur in points.
    public var blurRadius: CGFloat

    /// A shadow at an offset in points.
    public init(color: RGBAColor, offset: CGSize, blurRadius: CGFloat) {
        (self.color, self.offset, self.blurRadius) = (color, offset, blurRadius)
    }
}

/// A drawing that stands in a line in a character's place.
public struct InlineObject: Hashable, Sendable {
    /// The character that stands for objects.
    public static let character: UInt16 = 0xFFFC
    /// Its box in points from the pen on the baseline; y grows upwards, so that a box below the baseline begins below 0.
    public var bounds: CGRect
    /// What draws it, with the box's upper left corner at the origin and y downwards.
    public var commands: [DisplayCommand]

    /// An object of that box in points.
    public init(bounds: CGRect, commands: [DisplayCommand]) { (self.bounds, self.commands) = (bounds, commands) }
}

/// Where the text after a tab stands.
public struct TabStop: Hashable, Sendable {
    /// In points from the edge where reading begins.
    public var location: CGFloat
    /// Whether text begins, ends or has its middle there. Natural and justified count as left.
    public var alignment: TextAlignment
    /// Characters whose first one stands at the place, such as a decimal point; empty for none.
    public var columnTerminators: String

    /// A place in points from the edge where reading begins.
    public init(location: CGFloat, alignment: TextAlignment = .left, columnTerminators: String = "") {
        (self.location, self.alignment, self.columnTerminators) = (location, alignment, columnTerminators)
    }
}

/// A feature of a font that is on or off, or a choice among alternates.
public struct FontFeature: Hashable, Sendable {
    /// OpenType's tag as a number of four bytes.
    public let tag: UInt32
    /// 0 for off, 1 for on, or the number of an alternate.
    public let value: UInt32

    /// A feature by its tag of four letters, such as `tnum`; nil for a tag of another length or with other characters.
    public init?(_ tag: String, _ value: UInt32 = 1) {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
        self.tag = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        self.value = value
    }

    /// `tnum`.
    static let tabularDigits: UInt32 = 0x746E_756D
}
