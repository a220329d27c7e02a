// Enumerations for text: alignment, line breaks, writing direction and underlines.
import Foundation

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligned to the left edge in every language.
    case left
    /// Centred.
    case center
    /// Aligned to the right edge in every language.
    case right
    /// Aligned to both edges: spaces are widened on all lines except a paragraph's last.
    case justified
    /// Aligned to the edge where reading begins.
    case natural
}

/// The wrapping or truncation of text that is too long for its line or box.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines wrap at words; a word that is too long for a line is broken.
    case byWordWrapping
    /// Lines wrap at any character.
    case byCharWrapping
    /// The last line continues and is clipped at the edge.
    case byClipping
    /// An ellipsis replaces the start of the last line.
    case byTruncatingHead
    /// An ellipsis replaces the end of the last line.
    case byTruncatingTail
    /// An ellipsis replaces the middle of the last line.
    case byTruncatingMiddle
}

/// The base direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the text's first letters or of the view.
    case natural = -1
    /// The direction of the Latin script.
    case leftToRight
    /// The direction of the Arabic and Hebrew scripts.
    case rightToLeft
}

/// The formatting with which `writingDirection` applies a direction to a range of text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Characters in the range keep their own directions.
    case embedding = 0
    /// All characters in the range have the given direction.
    case override = 2
}

/// The vertical position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the original text.
    case alignBaselines
    /// Vertically centred.
    case alignCenters
    /// At the top.
    case none
}

/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots. Combine it, like the following patterns, with `single`, `thick` or `double`.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Alternating dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Lines only at words, not at the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The rules that move a line break from the last possible position.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph's last line gets a second word if it would have only one.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1)
    /// Korean words are not broken. Stored without effect.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 2)
    /// All rules, as in the system's labels.
    public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}
