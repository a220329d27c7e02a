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
    /// The points after each character.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The points after each character, in addition to `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: 0 for no ligatures. Stored without effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; by default the text's own.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; by default the text's own.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The points upwards, which also increase the height of the line.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSTextAttachment`, drawn for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A `UIColor`; by default the text's own.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of a line along the outlines in hundredths of the font's size; a negative width also fills the
    /// letters.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The slant of letters to the right, as a fraction of their height.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of the horizontal scale of letters; at most 2.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A list of numbers that embed text of another direction, the outermost first: each is the sum of an
    /// `NSWritingDirection` and an `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A string: the language of the characters for hyphenation (BCP 47, such as `pt-BR`).
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The name of an effect, such as letterpress. Stored without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}
