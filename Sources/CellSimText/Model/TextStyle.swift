import Foundation

/// The horizontal alignment of lines in their text block.
public enum TextAlignment: Sendable {
    /// The leading edge of the paragraph's direction.
    case natural
    /// The left edge, in both directions.
    case left
    /// Centred between both edges.
    case center
    /// The right edge, in both directions.
    case right
    /// Both edges. Spaces are widened in all lines except a paragraph's last.
    case justified
}

/// The handling of text that doesn't fit its line or its block.
public enum LineBreakMode: Sendable {
    /// Lines break between words. A word that is too long for a line is broken.
    case wordWrap
    /// Lines break at any character.
    case characterWrap
    /// Lines break between words. The last allowed line is cut off at the edge.
    case clip
    /// The last allowed line is truncated at its beginning, with an ellipsis.
    case truncatingHead
    /// The last allowed line is truncated at its end, with an ellipsis.
    case truncatingTail
    /// The last allowed line is truncated in its middle, with an ellipsis.
    case truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrap, .characterWrap, .clip: false
        }
    }
}

/// The direction of a paragraph's text.
public enum TextDirection: Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
}

/// A part of a text with its own direction (UAX 9, X2 to X5).
public struct DirectionalEmbedding: Hashable, Sendable {
    /// The direction.
    public var direction: TextDirection
    /// Whether every character has this direction regardless of its own.
    public var overrides: Bool

    /// Creates a part with its own direction.
    public init(_ direction: TextDirection, overrides: Bool) {
        (self.direction, self.overrides) = (direction, overrides)
    }

    /// The control character that begins the embedding.
    var controlCharacter: UInt16 {
        switch (direction, overrides) {
        case (.leftToRight, false): 0x202A
        case (.rightToLeft, false): 0x202B
        case (.leftToRight, true): 0x202D
        case (.rightToLeft, true): 0x202E
        }
    }
}

/// The marker of a paragraph that is a list item.
public struct ListMarker: Hashable, Sendable {
    /// The text of the marker, in the style of the paragraph's first character.
    public var text: String
    /// The start of the marker, in points from the leading edge.
    public var location: CGFloat
    /// The start of the paragraph's lines, in points from the leading edge. A marker that reaches this position moves them
    /// to a tab position.
    public var textLocation: CGFloat

    /// Creates a marker with positions in points from the leading edge.
    public init(_ text: String, location: CGFloat, textLocation: CGFloat) {
        (self.text, self.location, self.textLocation) = (text, location, textLocation)
    }
}

/// The system's tracking tables, by version.
public enum TrackingTable: Sendable {
    /// iOS 14 and later: one variable face.
    case current
    /// iOS 9 to 13: Text below 20 points, Display from 20 points.
    case legacy
}

/// The style of a paragraph; lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines.
    public var alignment: TextAlignment = .natural
    /// The handling of text that doesn't fit.
    public var lineBreakMode: LineBreakMode = .truncatingTail
    /// The spacing between lines; it isn't added after the last.
    public var lineSpacing: CGFloat = 0
    /// The factor for a line's natural height; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// The minimum height of a line; 0 for no limit.
    public var minimumLineHeight: CGFloat = 0
    /// The maximum height of a line; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The first line's distance from the head edge.
    public var firstLineHeadIndent: CGFloat = 0
    /// The distance of the other lines from the head edge.
    public var headIndent: CGFloat = 0
    /// The end of lines: a positive value is measured from the head edge; a negative value or 0 from the tail edge.
    public var tailIndent: CGFloat = 0
    /// The spacing below the paragraph unless it is the last.
    public var paragraphSpacing: CGFloat = 0
    /// The spacing above the paragraph unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// Whether the last line of a paragraph gets a second word if it would otherwise contain only one.
    public var avoidsLoneLastWord = false
    /// The tab stops, in order of their location.
    public var tabStops: [TabStop] = []
    /// The interval of tab stops after the last one, in points; 0 for the default of 28.
    public var defaultTabInterval: CGFloat = 0
    /// The hyphenation threshold; 0 to disable hyphenation. Words are hyphenated with the patterns of their language if
    /// whole words would fill less than this fraction of a line's width.
    public var hyphenationFactor: CGFloat = 0
    /// The list marker before the paragraph; nil for none. Its text position replaces both head indents.
    public var marker: ListMarker?
    /// The base direction. If nil, the first strong character determines the order of words, and the environment's
    /// direction determines the leading edge.
    public var baseDirection: TextDirection?

    /// Creates the style of labels: leading edge, truncated at the end, without spacing.
    public init() {}
}
