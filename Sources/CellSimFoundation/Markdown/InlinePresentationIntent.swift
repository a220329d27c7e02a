import Foundation

/// The purposes of a part of a line, such as emphasis, which Markdown gives to attributed text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, which is drawn in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, which is drawn in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, which is drawn in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line end in the source that is not one in the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break. The text contains a space.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// An extension with Foundation's attributes for Markdown, which Foundation lacks on Linux.
extension AttributeScopes.FoundationAttributes {
    /// The key of `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The purposes of the text.
        public typealias Value = InlinePresentationIntent
        /// The key's name in attributed strings.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of `presentationIntent`.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The block that contains the text.
        public typealias Value = PresentationIntent
        /// The key's name in attributed strings.
        public static let name = "NSPresentationIntent"
    }

    /// The purposes of a part of a line, such as emphasis. Key paths name this property; it has no value.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { preconditionFailure("a key has no value") }
    /// The block that contains the text, such as a list item. Key paths name this property; it has no value.
    public var presentationIntent: PresentationIntentAttribute { preconditionFailure("a key has no value") }
}
