import Foundation

/// An extension that converts Swift's attributed strings, which Foundation can't do on Linux.
extension NSAttributedString {
    /// Creates a string with the attributes of Foundation and UIKit of an `AttributedString`. Other attributes are ignored.
    public convenience init(_ attributedString: AttributedString) {
        self.init(attributedString: attributedString.uiKit)
    }

    /// Creates a string with the attributes of Foundation and UIKit of an `AttributedString`. Other attributes are ignored.
    ///
    /// - Parameters:
    ///   - attributedString: The string to convert.
    ///   - scope: The scope of the attributes. It has no effect.
    public convenience init<S: AttributeScope>(_ attributedString: AttributedString, including scope: S.Type) throws {
        self.init(attributedString)
    }

    /// Creates a string with the attributes of Foundation and UIKit of an `AttributedString`. Other attributes are ignored.
    ///
    /// - Parameters:
    ///   - attributedString: The string to convert.
    ///   - scope: The scope of the attributes. It has no effect.
    public convenience init<S: AttributeScope>(
        _ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attributedString) }

    /// Creates attributed text from Markdown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: Nothing: every text is valid Markdown.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// Creates attributed text from Markdown in UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: The text in UTF-8.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: `CocoaError` for invalid bytes, if the options require it.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

    /// Creates attributed text from a Markdown file in UTF-8.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: An error if the file can't be read, or `CocoaError` for invalid bytes, if the options require it.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL)) }
}

extension AttributedString {
    /// Creates a string with the attributes of Foundation and UIKit of an `NSAttributedString`. Other attributes are ignored.
    public init(_ text: NSAttributedString) { self.init(uiKit: text) }

    /// Creates a string with the attributes of Foundation and UIKit of an `NSAttributedString`. Other attributes are ignored.
    ///
    /// - Parameters:
    ///   - text: The string to convert.
    ///   - scope: The scope of the attributes. It has no effect.
    public init<S: AttributeScope>(_ text: NSAttributedString, including scope: S.Type) throws { self.init(text) }

    /// Creates a string with the attributes of Foundation and UIKit of an `NSAttributedString`. Other attributes are ignored.
    ///
    /// - Parameters:
    ///   - text: The string to convert.
    ///   - scope: The scope of the attributes. It has no effect.
    public init<S: AttributeScope>(
        _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(text) }
}

extension InlinePresentationIntent {
    /// Creates an intent from an attribute's value, which can be a number or an intent, or returns `nil`.
    init?(attribute: Any?) {
        switch attribute {
        case let intent as InlinePresentationIntent: self = intent
        case let number as NSNumber: self.init(rawValue: UInt(truncatingIfNeeded: number.int64Value))
        case let number as UInt: self.init(rawValue: number)
        case let number as Int: self.init(rawValue: UInt(truncatingIfNeeded: number))
        default: return nil
        }
    }
}
