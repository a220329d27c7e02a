/// An error that describes why a document couldn't be read.
public enum DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file couldn't be read.
    case unreadable(file: String, reason: String)
    /// The file is empty.
    case emptyFile(file: String)
    /// The encoding isn't supported.
    case unsupportedEncoding(file: String, encoding: String)
    /// The document contains a document type declaration, which could define entities of unlimited size.
    case documentType(file: String, line: Int)
    /// The bytes are not well-formed XML, or are truncated.
    case malformed(file: String, line: Int, reason: String)
    /// Elements are nested more deeply than ``IBDocument/maximumDepth``.
    case tooDeep(file: String, line: Int, limit: Int)
    /// The document has more elements than ``IBDocument/maximumElementCount``.
    case tooManyElements(file: String, line: Int, limit: Int)
    /// An attribute, text or comment exceeds the maximum length of the XML parser, in bytes.
    case tooLong(file: String, line: Int, limit: Int)
    /// The file exceeds ``SourceText/maximumBytes``.
    case tooLarge(file: String, limit: Int)
    /// An element has more than ``IBLimits/attributeCount`` attributes.
    case tooManyAttributes(file: String, line: Int, element: String, limit: Int)
    /// The root element isn't that of an Interface Builder document.
    case notInterfaceBuilder(file: String, line: Int, root: String)
    /// The document was created for another platform.
    case wrongPlatform(file: String, line: Int, platform: String)

    /// The error as a finding with a file and line.
    public var diagnostic: Diagnostic {
        var diagnostic = diagnosticWithoutRule
        diagnostic.rule = .unreadable
        return diagnostic
    }

    private var diagnosticWithoutRule: Diagnostic {
        switch self {
        case .unreadable(let file, let reason):
            Diagnostic(.error, file: file, line: 1, value: reason, message: "cannot be read")
        case .emptyFile(let file):
            Diagnostic(.error, file: file, line: 1, message: "is empty", remedy: "expected a XIB or a storyboard")
        case .unsupportedEncoding(let file, let encoding):
            Diagnostic(
                .error, file: file, line: 1, value: encoding,
                message: "has an unsupported encoding", remedy: "save it as UTF-8")
        case .documentType(let file, let line):
            Diagnostic(
                .error, file: file, line: line, message: "a document type declaration is not allowed",
                remedy: "remove <!DOCTYPE …>; Interface Builder writes none")
        case .malformed(let file, let line, let reason):
            Diagnostic(.error, file: file, line: line, value: reason, message: "invalid XML")
        case .tooDeep(let file, let line, let limit):
            Diagnostic(.error, file: file, line: line, message: "elements are nested more than \(limit) deep")
        case .tooManyElements(let file, let line, let limit):
            Diagnostic(.error, file: file, line: line, message: "has more than \(limit) elements")
        case .tooLong(let file, let line, let limit):
            Diagnostic(
                .error, file: file, line: line, message: "an attribute, text or comment is longer than \(limit) bytes",
                remedy: "shorten it; it begins on this line")
        case .tooLarge(let file, let limit):
            Diagnostic(.error, file: file, line: 1, message: "is larger than \(limit) bytes", remedy: "split it")
        case .tooManyAttributes(let file, let line, let element, let limit):
            Diagnostic(.error, file: file, line: line, element: element, message: "has more than \(limit) attributes")
        case .notInterfaceBuilder(let file, let line, let root):
            Diagnostic(
                .error, file: file, line: line, element: root,
                message: root == "archive"
                    ? "is a document of Xcode 4 or older" : "is not the root of an Interface Builder document",
                remedy: root == "archive" ? "save it with Xcode 5 or newer" : "expected <document>")
        case .wrongPlatform(let file, let line, let platform):
            Diagnostic(
                .error, file: file, line: line, element: "document", key: "targetRuntime",
                message: "is made for \(platform)", remedy: "only iOS documents can be loaded")
        }
    }

    /// The error on one line, formatted like a ``Diagnostic``.
    public var description: String { diagnostic.description }
}
