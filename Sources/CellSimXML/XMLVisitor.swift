/// What is told of an XML document while it is read, in the order of the text.
///
/// Lines are counted from 1. Whoever throws stops the reading, and the error comes out of it.
public protocol XMLVisitor: AnyObject {
    /// An element begins. Attributes stand in their order in the text, their values with characters and entities replaced;
    /// prefixes of namespaces are part of names.
    /// - Parameter line: The one on which the start tag ends.
    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws
    /// An element ends.
    func end(_ name: String) throws
    /// A piece of characters, or of a CDATA section; one text may come in several.
    func text(_ piece: String) throws
    /// Whether pieces that are nothing but blanks and line breaks are told.
    var wantsBlanks: Bool { get }
}

/// Why a document is no XML that is read.
public struct XMLProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// There is no element.
        case empty
        /// A character that XML does not allow, or bytes that are none in the document's encoding.
        case character
        /// An entity that is not declared.
        case entity
        /// An entity is declared: none are read.
        case entityDeclaration
        /// An attribute without a value in quotes, or a word where an attribute was expected.
        case attribute
        /// An attribute is given twice.
        case repeatedAttribute
        /// A name that begins with a character that begins none.
        case name
        /// An end tag that does not match.
        case endTag
        /// A tag that does not end.
        case openTag
        /// A comment that does not end.
        case openComment
        /// A CDATA section that does not end.
        case openSection
        /// More after the end of the root element.
        case moreAfterEnd
        /// The text ends inside of an element.
        case end
        /// An encoding that is not read, or that is not the text's.
        case encoding
        /// Anything else, in the parser's words.
        case other(String)
    }

    /// What is wrong.
    public var kind: Kind
    /// Where, counted from 1.
    public var line: Int
}
