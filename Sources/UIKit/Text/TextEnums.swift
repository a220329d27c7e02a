import Foundation

/// How lines lie between the edges of their box.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge, in every language.
    case left
    /// In the middle between both edges.
    case center
    /// At the right edge, in every language.
    case right
    /// At both edges: spaces are widened on all lines but a paragraph's last.
    case justified
    /// At the edge where the text's reading begins.
    case natural
}

/// What happens where text is too long for its line or box.
public enum NSLineBreakMode: Int, Sendable {
    /// New lines begin at words; a word too long for a line is broken.
    case byWordWrapping
    /// New lines begin at any character.
    case byCharWrapping
    /// The last line goes on and is cut off at the edge.
    case byClipping
    /// The last line gives up its beginning for an ellipsis.
    case byTruncatingHead
    /// The last line gives up its end for an ellipsis.
    case byTruncatingTail
    /// The last line gives up its middle for an ellipsis.
    case byTruncatingMiddle
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As the text's first letters, or the view, say.
    case natural = -1
    /// As Latin script is written.
    case leftToRight
    /// As Arabic and Hebrew script is written.
    case rightToLeft
}

/// What `writingDirection` adds to a direction for a stretch of text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Characters keep their own directions inside of it.
    case embedding = 0
    /// Every character has that direction.
    case override = 2
}

/// Where text stands whose font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the larger text would have.
    case alignBaselines
    /// In the middle of the box.
    case alignCenters
    /// At the top of the box.
    case none
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots; to be put together with `single`, `thick` or `double`, as the following.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Lines at words alone, not at the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Which rules move a line break away from the last possible place.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph's last line is given a second word where it would have one alone.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1)
    /// Korean words are not broken. Kept, without effect.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
    /// Every rule, as the system's labels have it.
    public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}
