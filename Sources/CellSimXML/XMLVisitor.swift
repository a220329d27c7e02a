/// Receives the parts of an XML document while it is read, in the order of the text.
///
/// Lines are counted from 1. If a method throws, reading stops and rethrows the error.
public protocol XMLVisitor: AnyObject {
    /// Called at the start of an element. Attributes are in the order of the text; characters and entities in their values are replaced.
    /// Namespace prefixes are part of names.
    /// - Parameter line: The line on which the start tag ends.
    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws
    /// Called at the end of an element.
    func end(_ name: String) throws
    /// Called for a piece of text or of a CDATA section. One text may arrive in several pieces.
    func text(_ piece: String) throws
    /// Whether the visitor receives pieces that contain only spaces and line breaks.
    var wantsWhitespace: Bool { get }
    /// Called for a comment, also outside the root element. The default ignores it.
    /// - Parameter text: The text between `<!--` and `-->`.
    func comment(_ text: String) throws
}

extension XMLVisitor {
    /// Ignores the comment.
    public func comment(_ text: String) {}
}

/// The reason why a document can't be read as XML.
public struct XMLProblem: Error, Hashable, Sendable {
    /// The type of problem.
    public enum Kind: Hashable, Sendable {
        /// The document has no element.
        case empty
        /// A character that XML doesn't allow, or bytes that are invalid in the document's encoding.
        case character
        /// An undeclared entity.
        case entity
        /// An entity declaration; none are supported.
        case entityDeclaration
        /// An attribute without a quoted value, or a word instead of an attribute.
        case attribute
        /// A duplicate attribute.
        case duplicateAttribute
        /// A name that begins with an invalid character.
        case name
        /// An end tag that doesn't match.
        case endTag
        /// An unterminated tag.
        case unterminatedTag
        /// An unterminated comment.
        case unterminatedComment
        /// An unterminated CDATA section.
        case unterminatedSection
        /// Content after the end of the root element.
        case contentAfterRoot
        /// The text ends inside an element.
        case end
        /// An unsupported encoding, or one that doesn't match the text.
        case encoding
        /// Any other problem, with the parser's message.
        case other(String)
    }

    /// The type of problem.
    public var kind: Kind
    /// The line, from 1.
    public var line: Int

    /// Creates a problem.
    package init(kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }
}
