import Foundation

/// Where lines stand between the edges of their text block.
public enum TextAlignment: Sendable {
    /// The leading edge of the paragraph's direction.
    case natural
    /// The left edge, in both directions.
    case left
    /// In the middle between both edges.
    case center
    /// The right edge, in both directions.
    case right
    /// Both edges: spaces are widened on all lines but a paragraph's last.
    case justified
}

/// What becomes of text that does not fit its line or its block.
public enum LineBreakMode: Sendable {
    /// New lines begin at words; a word too long for a line is broken.
    case wordWrap
    /// New lines begin at any character.
    case characterWrap
    /// New lines begin at words; the last line allowed goes on and is cut off at the edge.
    case clip
    /// The last line allowed gives up its beginning, where an ellipsis stands.
    case truncatingHead
    /// The last line allowed gives up its end, where an ellipsis stands.
    case truncatingTail
    /// The last line allowed gives up its middle, where an ellipsis stands.
    case truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrap, .characterWrap, .clip: false
        }
    }
}

/// The direction in which a paragraph's words follow each other.
public enum TextDirection: Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

/// A stretch of text with a direction of its own (UAX 9, X2 to X5).
public struct DirectionalEmbedding: Hashable, Sendable {
    /// The stretch's direction.
    public var direction: TextDirection
    /// Whether every character has it, whatever its own.
    public var overrides: Bool

    /// A stretch with a direction of its own.
    public init(_ direction: TextDirection, overrides: Bool) {
        (self.direction, self.overrides) = (direction, overrides)
    }

    /// The control character that begins it.
    var control: UInt16 {
        switch (direction, overrides) {
        case (.leftToRight, false): 0x202A
        case (.rightToLeft, false): 0x202B
        case (.leftToRight, true): 0x202D
        case (.rightToLeft, true): 0x202E
        }
    }
}

/// What stands before a paragraph that is a list's item.
public struct ListMarker: Hashable, Sendable {
    /// Its characters, in the looks of the paragraph's first ones.
    public var text: String
    /// Where it begins, in points from the edge where reading begins.
    public var place: CGFloat
    /// Where the paragraph's lines begin, in points from the same edge; further by tabs where the marker reaches as far.
    public var textPlace: CGFloat

    /// A marker; places in points from the edge where reading begins.
    public init(_ text: String, place: CGFloat, textPlace: CGFloat) {
        (self.text, self.place, self.textPlace) = (text, place, textPlace)
    }
}

/// Which of the system's tracking tables holds.
public enum TrackingEra: Sendable {
    /// iOS 14 and later: one variable face.
    case current
    /// iOS 9 to 13: Text below 20 points, Display from there on.
    case legacy
}

/// How a paragraph is set; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where its lines stand.
    public var alignment: TextAlignment = .natural
    /// What becomes of text that does not fit.
    public var lineBreakMode: LineBreakMode = .truncatingTail
    /// Added between lines, not after the last.
    public var lineSpacing: CGFloat = 0
    /// Multiplies a line's natural height; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// What every line is high at least; 0 for no limit.
    public var minimumLineHeight: CGFloat = 0
    /// 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The first line's distance from the head edge.
    public var firstLineHeadIndent: CGFloat = 0
    /// The further lines' distance from the head edge.
    public var headIndent: CGFloat = 0
    /// The line's end from the head edge where positive, from the tail edge where negative or 0.
    public var tailIndent: CGFloat = 0
    /// Added below the paragraph unless it is the last.
    public var paragraphSpacing: CGFloat = 0
    /// Added above the paragraph unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// A paragraph's last line is given a second word where it would have one alone.
    public var avoidsLoneLastWord = false
    /// Where the text after tabs stands, in order.
    public var tabStops: [TabStop] = []
    /// Where tabs beyond the last stop reach: multiples of so many points; 0 for the usual 28.
    public var defaultTabInterval: CGFloat = 0
    /// Words are parted with a hyphen, by the patterns of their language, where a line's words would fill less than this share
    /// of its room; 0 for never.
    public var hyphenationFactor: CGFloat = 0
    /// What stands before the paragraph; nil for nothing. Its place of the text counts in place of both head indents.
    public var marker: ListMarker?
    /// Nil: words are ordered by the first strong character's direction, and the leading edge is the surroundings'.
    public var baseDirection: TextDirection?

    /// The style of labels: the leading edge, truncated at the end, no distances.
    public init() {}
}
