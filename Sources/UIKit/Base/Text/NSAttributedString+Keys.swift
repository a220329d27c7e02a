import Foundation

/// The attributes of attributed strings in UIKit.
extension NSAttributedString.Key {
    /// The font, as a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style, as an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text colour, as a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The background colour, as a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The additional spacing after each character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The additional spacing after each character in points, which is added to `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The ligatures, as a number. 0 disables ligatures. Stored without effect.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The underline style, as the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline colour, as a `UIColor`. The default is the text colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough style, as the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The strikethrough colour, as a `UIColor`. The default is the text colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The distance by which the text is raised, in points. It also increases the line height.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The link, as a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The attachment, as an `NSTextAttachment`, which is drawn in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow, as an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The stroke colour of the outlines, as a `UIColor`. The default is the text colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The stroke width of the outlines, as a percentage of the font size. With a negative width, the glyphs are also filled.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The slant of the glyphs to the right, as a fraction of their height.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of the horizontal scale of the glyphs. The maximum is 2.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The writing directions of nested embeddings, as an array of numbers from the outermost to the innermost. Each number is the sum of
    /// an `NSWritingDirection` and an `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The language of the text for hyphenation, as a BCP 47 tag such as `pt-BR`.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The name of a text effect, such as letterpress. Stored without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The purposes of a part of a line, such as emphasis, as the raw value of an `InlinePresentationIntent`. Emphasis, strong emphasis,
    /// code and strikethrough are drawn.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// The block of Markdown that contains the text, as a `PresentationIntent`. Not drawn, as on iOS.
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    /// The source of an image in Markdown, as a `URL`. Not drawn, as on iOS.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    /// The description of an image or a link, as a string.
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
}
