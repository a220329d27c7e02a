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
    /// A number: an `NSUnderlineStyle`, of which any but 0 gives one plain line.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; kept, without effect: the line has the text's own.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: an `NSUnderlineStyle`, of which any but 0 gives one plain line.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; kept, without effect: the line has the text's own.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number of points upwards.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSTextAttachment`: room in the line, not drawn.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// An `NSShadow`; kept, without effect.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A `UIColor`; kept, without effect.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number, in hundredths of the font's size; kept, without effect.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A number; kept, without effect.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number; kept, without effect.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}
