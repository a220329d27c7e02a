import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind the characters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number of points after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number of points after each character, added to those of `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: 0 for no ligatures; kept, without effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; without it the line has the text's own.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; without it the line has the text's own.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number of points upwards; the line is higher by as much.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSTextAttachment`, drawn in the place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A `UIColor`; without it outlines have the text's own.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of a line along the outlines in hundredths of the font's size; negative, the letters are filled too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The share of their height by which letters lean to the right.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of how many times as wide the letters are and stand; at most 2.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A list of numbers that embed text of another direction, the outermost first: the sum of an `NSWritingDirection` and
    /// an `NSWritingDirectionFormatType` each.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A string: the language of the characters (BCP 47, such as `pt-BR`), by which words are hyphenated.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The name of an effect, such as letterpress; kept, without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}
