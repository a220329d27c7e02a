// Enumerations for text, such as alignment, line break modes, writing directions and underline styles.
import Foundation

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    /// The text is aligned with the left edge in all languages.
    case left
    /// The text is centred.
    case center
    /// The text is aligned with the right edge in all languages.
    case right
    /// The text is aligned with both edges: spaces are widened on all lines except the last line of a paragraph.
    case justified
    /// The text is aligned with the edge at which reading starts.
    case natural
}

/// The wrapping or truncation of text that doesn't fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines wrap at words. A word that is longer than a line is broken.
    case byWordWrapping
    /// Lines wrap at characters.
    case byCharWrapping
    /// The last line is clipped at the edge.
    case byClipping
    /// The start of the last line is replaced by an ellipsis.
    case byTruncatingHead
    /// The end of the last line is replaced by an ellipsis.
    case byTruncatingTail
    /// The middle of the last line is replaced by an ellipsis.
    case byTruncatingMiddle
}

/// The base writing direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letters of the text, or of the view.
    case natural = -1
    /// Left to right, as in Latin script.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew script.
    case rightToLeft
}

/// The way in which the attribute `writingDirection` applies a direction to text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The characters keep their own directions.
    case embedding = 0
    /// All characters have the specified direction.
    case override = 2
}

/// The vertical position of text whose font size was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The text keeps the baseline of the original size.
    case alignBaselines
    /// The text is vertically centred.
    case alignCenters
    /// The text is aligned with the top edge.
    case none
}

/// The style of an underline or strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A single line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots. Patterns are combined with `single`, `thick` or `double`.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Lines below or through words only, not the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The strategies for choosing line breaks.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph contains at least two words.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1)
    /// Korean words are not broken. Stored without effect.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
    /// All strategies, as in the system's labels.
    public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}
