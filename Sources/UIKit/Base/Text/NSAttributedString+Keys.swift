import Foundation

/// The attributes of attributed strings in UIKit.
extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text colour: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the characters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The additional space after each character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The additional space after each character, in points, on top of `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The ligatures: a number, 0 for no ligatures. Stored without effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The underline: a number with the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the underline: a `UIColor`; by default the text's colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough: a number with the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the strikethrough: a `UIColor`; by default the text's colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The distance by which characters are raised, in points. It also increases the height of the line.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The link: a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The attachment: an `NSTextAttachment`, drawn for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow: an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The colour of the outlines: a `UIColor`; by default the text's colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The stroke width of the outlines, in hundredths of the font size; a negative width also fills the letters.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The slant of letters to the right, as a fraction of their height.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of the horizontal scale of letters, at most 2.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// A list of numbers that embed text of another direction, the outermost first. Each number is the sum of an
    /// `NSWritingDirection` and an `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The language of the characters for hyphenation: a BCP 47 string such as `pt-BR`.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The name of an effect, such as letterpress. Stored without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}
