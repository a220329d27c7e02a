import Foundation

extension AttributedString {
    /// The options of `AttributedString(markdown:options:baseURL:)`.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax that the parser interprets.
        public enum InterpretedSyntax: Int, Sendable {
            /// All syntax. Line ends in paragraphs become spaces, and paragraphs follow each other without a separator.
            case full
            /// Only syntax inside lines, such as emphasis and links. Line ends become spaces.
            case inlineOnly
            /// Only syntax inside lines. White space remains as it is.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of invalid text.
        public enum FailurePolicy: Int, Sendable {
            /// Throws an error.
            case throwError
            /// Returns what it could parse.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` is text with attributes. The attributes are reported; they have no effect.
        public var allowsExtendedAttributes: Bool
        /// The syntax that the parser interprets.
        public var interpretedSyntax: InterpretedSyntax
        /// The treatment of text that is not UTF-8.
        public var failurePolicy: FailurePolicy
        /// The language of the text as a BCP 47 tag, which becomes an attribute, or `nil`.
        public var languageCode: String?

        /// Creates options.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: Whether `^[text](name: value)` is text with attributes.
        ///   - interpretedSyntax: The syntax that the parser interprets.
        ///   - failurePolicy: The treatment of invalid text.
        ///   - languageCode: The language of the text as a BCP 47 tag, or `nil`.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
