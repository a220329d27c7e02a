import Foundation

/// Creates attributed strings from plain text and HTML documents.
extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich text. Not supported.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments. Not supported.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The keys for the options of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the document, as a `DocumentType`. By default, text that starts with `<` is HTML.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the data, as a `String.Encoding.rawValue`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The default attributes of the text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The keys for the attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the document, as a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the data, as a `String.Encoding.rawValue`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates an attributed string from a plain text or HTML document.
    ///
    /// Unlike in UIKit, only a subset of HTML is supported: paragraphs, lists, headings, `b`, `i`, `u`, `s`, `a`, `font`, and the
    /// colours, fonts and decorations in `style` attributes. Style sheets, images and tables have no effect.
    /// - Parameters:
    ///   - data: The contents of the document.
    ///   - options: The options for reading the document.
    ///   - dict: A pointer that receives the type and the encoding of the document.
    /// - Throws: `CocoaError` for rich text, and for data that is invalid in the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
        let stringEncoding = encoding.map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: stringEncoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let requestedType = options[.documentType]
        let isMarkup = text.first { !$0.isWhitespace } == "<"
        let type =
            requestedType as? DocumentType ?? (requestedType as? String).map { DocumentType(rawValue: $0) }
            ?? (isMarkup ? .html : .plain)
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .html: self.init(attributedString: HTMLTextParser(defaults: attributes).attributedString(text))
        case .plain: self.init(string: text, attributes: attributes)
        default:
            throw CocoaError(
                .fileReadUnknown,
                userInfo: [
                    NSDebugDescriptionErrorKey:
                        "documents of the type \(type.rawValue) are not supported; use plain text or HTML"
                ])
        }
        unsafe dict?.pointee = ["DocumentType": type.rawValue, "CharacterEncoding": stringEncoding.rawValue]
    }

    /// Creates an attributed string from a file. See `init(data:options:documentAttributes:)`.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try unsafe self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
