/// Receives the parts of an XML document in document order.
///
/// Line numbers start at 1. If a method throws an error, reading stops and throws this error.
public protocol XMLVisitor: AnyObject {
    /// Called at the start of an element. Attributes are in document order, and character references and entities in their
    /// values are resolved. Names include namespace prefixes.
    /// - Parameter line: The line number at the end of the start tag.
    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws
    /// Called at the end of an element.
    func end(_ name: String) throws
    /// Called for a piece of text or of a CDATA section. A text can consist of several pieces.
    func text(_ piece: String) throws
    /// A Boolean value that indicates whether the visitor receives pieces of text that consist only of whitespace.
    var wantsWhitespace: Bool { get }
    /// Called for a comment, even outside the root element. The default implementation ignores it.
    /// - Parameter text: The text between `<!--` and `-->`.
    func comment(_ text: String) throws
}

/// Ignores comments by default.
extension XMLVisitor {
    /// Ignores a comment.
    public func comment(_ text: String) {}
}

/// An error that describes why a document can't be read as XML.
public struct XMLProblem: Error, Hashable, Sendable {
    /// The kind of problem.
    public enum Kind: Hashable, Sendable {
        /// The document contains no element.
        case empty
        /// A character that XML doesn't permit, or bytes that are invalid in the encoding of the document.
        case character
        /// An undeclared entity.
        case entity
        /// An entity declaration, which is not supported.
        case entityDeclaration
        /// An attribute without a quoted value, or other text in place of an attribute.
        case attribute
        /// A duplicate attribute.
        case duplicateAttribute
        /// A name that begins with an invalid character.
        case name
        /// An end tag that doesn't match the start tag.
        case endTag
        /// An unterminated tag.
        case unterminatedTag
        /// An unterminated comment.
        case unterminatedComment
        /// An unterminated CDATA section.
        case unterminatedSection
        /// Content after the end of the root element.
        case contentAfterRoot
        /// The document ends inside an element.
        case end
        /// An unsupported encoding, or one that the text isn't in.
        case encoding
        /// Another problem, with the parser's message.
        case other(String)
    }

    /// The kind of problem.
    public var kind: Kind
    /// The line number, starting at 1.
    public var line: Int

    /// Creates a problem.
    package init(kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }
}
