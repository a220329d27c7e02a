import Foundation

/// An extension that parses Markdown, which Foundation can't do on Linux.
///
/// The syntax is CommonMark's with GitHub's tables, strikethrough and automatic links. Only the named characters of HTML 4 are known.
extension AttributedString {
    /// Creates attributed text from Markdown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: Nothing: every text is valid Markdown.
    /// - Complexity: Proportional to the text's length times its nesting, which is limited to 100 blocks.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        var builder = MarkdownTextBuilder(options: options, baseURL: baseURL)
        self = builder.text(markdown)
    }

    /// Creates attributed text from Markdown in UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: The text in UTF-8. With the policy `returnPartiallyParsedIfPossible`, invalid bytes become U+FFFD.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: `CocoaError` for invalid bytes, if the options require it.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Self.text(markdown, options), options: options, baseURL: baseURL)
    }

    /// Creates attributed text from a Markdown file in UTF-8.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: An error if the file can't be read, or `CocoaError` for invalid bytes, if the options require it.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates attributed text from Markdown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - scope: A scope of attributes. It has no effect, because attributes such as `^[text](name: value)` are not decoded.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: Nothing: every text is valid Markdown.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Creates attributed text from Markdown.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - scope: A scope of attributes. It has no effect, because attributes such as `^[text](name: value)` are not decoded.
    ///   - options: What the parser interprets.
    ///   - baseURL: The URL that links are relative to, or `nil`.
    /// - Throws: Nothing: every text is valid Markdown.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    private static func text(_ data: Data, _ options: MarkdownParsingOptions) throws -> String {
        if options.failurePolicy == .returnPartiallyParsedIfPossible { return String(decoding: data, as: UTF8.self) }
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}
