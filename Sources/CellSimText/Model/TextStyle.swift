import Foundation

/// Where lines stand between the edges of their text block.
public enum TextAlignment: Sendable {
    /// The leading edge of the paragraph's direction.
    case natural
    case left, center, right
    /// Both edges: spaces are widened on all lines but a paragraph's last.
    case justified
}

/// What becomes of text that does not fit its line or its block.
public enum LineBreakMode: Sendable {
    case wordWrap, characterWrap, clip, truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrap, .characterWrap, .clip: false
        }
    }
}

public enum TextDirection: Sendable { case leftToRight, rightToLeft }

/// Which of the system's tracking tables holds.
public enum TrackingEra: Sendable {
    /// iOS 14 and later: one variable face.
    case current
    /// iOS 9 to 13: Text below 20 points, Display from there on.
    case legacy
}

/// How a paragraph is set; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: LineBreakMode = .truncatingTail
    /// Added between lines, not after the last.
    public var lineSpacing: CGFloat = 0
    /// Multiplies a line's natural height; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    /// The line's end from the head edge where positive, from the tail edge where negative or 0.
    public var tailIndent: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    /// A paragraph's last line is given a second word where it would have one alone.
    public var avoidsLoneLastWord = false
    /// Nil: words are ordered by the first strong character's direction, and the leading edge is the surroundings'.
    public var baseDirection: TextDirection?

    public init() {}
}
