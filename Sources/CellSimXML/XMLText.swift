import CellSimCExpat
import Foundation

/// Reads XML documents with expat. It builds no tree, reads no external files, expands only the five predefined entities, and
/// adds no default attributes.
public enum XMLText {
    /// Reads a document and passes its parts to a visitor.
    ///
    /// - Parameters:
    ///   - data: The document in UTF-8, or in the encoding of its byte order mark or XML declaration (`XMLEncoding`).
    ///   - isUTF8: Whether the data is UTF-8, regardless of its XML declaration.
    ///   - skipped: The number of bytes to skip at the start. They are included in line numbers.
    /// - Throws: `XMLProblem` if the XML is invalid, or the visitor's error.
    /// - Complexity: Linear in the size of the document.
    public static func read(
        _ data: Data, isUTF8: Bool = false, skipping skipped: Int = 0, _ visitor: some XMLVisitor
    ) throws {
        guard let text = isUTF8 ? data : XMLEncoding.utf8(data) else { throw XMLProblem(kind: .encoding, line: 1) }
        try unsafe text.withUnsafeBytes { bytes in
            let start = min(skipped, bytes.count)
            let session = unsafe try XMLSession(
                UnsafeRawBufferPointer(rebasing: bytes[start...]),
                firstLine: 1 + lineFeedCount(in: UnsafeRawBufferPointer(rebasing: bytes[..<start])), visitor)
            try session.run()
        }
    }

    /// Returns the number of line feeds. It calls the C library, which is faster than a loop in debug builds.
    fileprivate static func lineFeedCount(in bytes: UnsafeRawBufferPointer) -> Int {
        guard var pointer = bytes.baseAddress else { return 0 }
        let end = unsafe pointer + bytes.count
        var count = 0
        while let lineFeed = unsafe memchr(pointer, 0x0A, end - pointer) {
            count += 1
            unsafe pointer = UnsafeRawPointer(lineFeed) + 1
        }
        return count
    }
}

/// The state of the parser for a document.
@safe private final class XMLSession {
    private let parser: XML_Parser
    /// The document in UTF-8.
    private let bytes: UnsafeRawBufferPointer
    private let firstLine: Int
    private let visitor: any XMLVisitor
    private var failure: (any Error)?
    private var hasRoot = false
    private var hasDocumentType = false
    private var isInSection = false
    /// The number of attributes that the document type declares. It is limited because the parser compares each attribute with
    /// all previous ones.
    private var declaredAttributeCount = 0
    private static let maximumDeclaredAttributes = 1000
    /// Whitespace that is significant only if more text follows.
    private var pendingWhitespace: [UInt8] = []

    init(_ bytes: UnsafeRawBufferPointer, firstLine: Int, _ visitor: any XMLVisitor) throws {
        guard let parser = unsafe XML_ParserCreate("UTF-8") else {
            throw XMLProblem(kind: .other("not enough memory"), line: 1)
        }
        unsafe (self.parser, self.bytes) = (parser, bytes)
        (self.firstLine, self.visitor) = (firstLine, visitor)
    }

    deinit { unsafe XML_ParserFree(parser) }

    func run() throws {
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { session, name, attributes in
                unsafe XMLSession.of(session)?.begin(name, attributes)
            }, { session, name in unsafe XMLSession.of(session)?.end(name) })
        unsafe XML_SetCharacterDataHandler(parser) { session, text, count in
            unsafe XMLSession.of(session)?.text(text, count)
        }
        unsafe XML_SetCdataSectionHandler(
            parser, { session in unsafe XMLSession.of(session)?.beginSection() },
            { session in unsafe XMLSession.of(session)?.isInSection = false })
        unsafe XML_SetCommentHandler(parser) { session, text in unsafe XMLSession.of(session)?.comment(text) }
        unsafe XML_SetStartDoctypeDeclHandler(parser) { session, _, _, _, _ in
            unsafe XMLSession.of(session)?.hasDocumentType = true
        }
        unsafe XML_SetAttlistDeclHandler(parser) { session, _, _, _, _, _ in
            unsafe XMLSession.of(session)?.countDeclaredAttribute()
        }
        unsafe XML_SetEntityDeclHandler(parser) { session, _, _, _, _, _, _, _, _ in
            unsafe XMLSession.of(session)?.stop(.entityDeclaration)
        }
        unsafe XML_SetSkippedEntityHandler(parser) { session, _, _ in unsafe XMLSession.of(session)?.stop(.entity) }
        var (position, isLast) = (0, false)
        while !isLast {
            // Parse in chunks, because the parser uses 32-bit sizes.
            let count = unsafe min(bytes.count - position, 1 << 24)
            isLast = unsafe position + count == bytes.count
            let start = unsafe bytes.baseAddress.map { unsafe ($0 + position).assumingMemoryBound(to: CChar.self) }
            let status = unsafe XML_Parse(parser, start, CInt(count), isLast ? 1 : 0)
            if let failure { throw failure }
            guard status == XML_STATUS_OK else { throw problem }
            position += count
        }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLSession? {
        unsafe pointer.map { unsafe Unmanaged<XMLSession>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Parser callbacks

    private func begin(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard failure == nil, let name = unsafe name else { return }
        hasRoot = true
        pendingWhitespace.removeAll(keepingCapacity: true)
        // The list also contains default attributes, after those of the element.
        let count = Int(unsafe XML_GetSpecifiedAttributeCount(parser)) / 2
        var attributes: [(key: String, value: String)] = []
        if count > 0, let list = unsafe list {
            attributes.reserveCapacity(count)
            for index in 0..<count {
                guard let key = unsafe list[2 * index], let value = unsafe list[2 * index + 1] else { break }
                unsafe attributes.append((String(cString: key), String(cString: value)))
            }
        }
        let tag = unsafe eventBytes
        // If there is a document type, the parser ignores unknown entities instead of reporting an error.
        if hasDocumentType, unsafe hasUnknownEntity(tag) { return stop(.entity) }
        let line = unsafe line + XMLText.lineFeedCount(in: UnsafeRawBufferPointer(rebasing: tag))
        callVisitor { try visitor.begin(unsafe String(cString: name), attributes, line: line) }
    }

    private func end(_ name: UnsafePointer<CChar>?) {
        guard failure == nil, let name = unsafe name else { return }
        pendingWhitespace.removeAll(keepingCapacity: true)
        callVisitor { try visitor.end(unsafe String(cString: name)) }
    }

    private func beginSection() {
        isInSection = true
        pendingWhitespace.removeAll(keepingCapacity: true)
    }

    private func text(_ text: UnsafePointer<CChar>?, _ count: CInt) {
        guard failure == nil, let text = unsafe text else { return }
        let piece = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
        if !isInSection, unsafe piece.allSatisfy(Self.isWhitespace), !visitor.wantsWhitespace {
            unsafe pendingWhitespace.append(contentsOf: piece)
            return
        }
        let precedingWhitespace = pendingWhitespace
        if !precedingWhitespace.isEmpty { pendingWhitespace.removeAll(keepingCapacity: true) }
        callVisitor {
            try visitor.text(
                precedingWhitespace.isEmpty
                    ? unsafe String(decoding: piece, as: UTF8.self)
                    : unsafe String(decoding: precedingWhitespace + piece, as: UTF8.self))
        }
    }

    private func comment(_ text: UnsafePointer<CChar>?) {
        guard failure == nil, let text = unsafe text else { return }
        callVisitor { try visitor.comment(unsafe String(cString: text)) }
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private func countDeclaredAttribute() {
        declaredAttributeCount += 1
        if declaredAttributeCount > Self.maximumDeclaredAttributes { stop(.other("too many declared attributes")) }
    }

    private func callVisitor(_ body: () throws -> Void) {
        do { try body() } catch { stop(error) }
    }

    private func stop(_ kind: XMLProblem.Kind) { stop(XMLProblem(kind: kind, line: line)) }

    private func stop(_ error: any Error) {
        if failure == nil { failure = error }
        unsafe _ = XML_StopParser(parser, 0)
    }

    // MARK: Locations and reasons

    private var line: Int { Int(clamping: unsafe XML_GetCurrentLineNumber(parser)) + firstLine - 1 }

    /// The bytes of the current event.
    @unsafe private var eventBytes: Slice<UnsafeRawBufferPointer> {
        let byteIndex = Int(unsafe XML_GetCurrentByteIndex(parser))
        let count = Int(unsafe XML_GetCurrentByteCount(parser))
        guard byteIndex >= 0, count > 0, unsafe byteIndex + count <= bytes.count else { return unsafe bytes[0..<0] }
        return unsafe bytes[byteIndex..<byteIndex + count]
    }

    private func hasUnknownEntity(_ tag: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = unsafe tag
        while let start = unsafe rest.firstIndex(of: UInt8(ascii: "&")) {
            let name = unsafe rest[(start + 1)...].prefix { $0 != UInt8(ascii: ";") }
            guard
                unsafe name.first == UInt8(ascii: "#")
                    || ["lt", "gt", "amp", "quot", "apos"].contains(where: { unsafe name.elementsEqual($0.utf8) })
            else { return true }
            unsafe rest = rest[name.endIndex...]
        }
        return false
    }

    private var problem: XMLProblem {
        let code = unsafe XML_GetErrorCode(parser)
        return XMLProblem(kind: kind(of: code), line: line)
    }

    private func kind(of code: XML_Error) -> XMLProblem.Kind {
        switch code {
        case XML_ERROR_NO_ELEMENTS: hasRoot ? .end : .empty
        case XML_ERROR_SYNTAX where !hasRoot: .empty
        case XML_ERROR_INVALID_TOKEN, XML_ERROR_PARTIAL_CHAR: kindOfToken
        case XML_ERROR_BAD_CHAR_REF: .character
        case XML_ERROR_UNDEFINED_ENTITY: .entity
        case XML_ERROR_DUPLICATE_ATTRIBUTE: .duplicateAttribute
        case XML_ERROR_TAG_MISMATCH: .endTag
        case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .contentAfterRoot
        case XML_ERROR_UNCLOSED_CDATA_SECTION: .unterminatedSection
        case XML_ERROR_UNCLOSED_TOKEN:
            startsWith("<!--") ? .unterminatedComment : startsWith("<") ? .unterminatedTag : .end
        case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: .encoding
        default:
            .other(unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code.rawValue)")
        }
    }

    /// The kind of problem with an invalid token, according to the byte at which the parser stopped.
    private var kindOfToken: XMLProblem.Kind {
        let byteIndex = Int(unsafe XML_GetCurrentByteIndex(parser))
        guard byteIndex >= 0, unsafe byteIndex < bytes.count else { return hasRoot ? .end : .empty }
        let byte = unsafe bytes[byteIndex]
        if byte >= 0x80 || byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return .character }
        if !hasRoot, byte != UInt8(ascii: "<"), !isInsideTag(byteIndex) { return .empty }
        if byteIndex > 0, unsafe bytes[byteIndex - 1] == UInt8(ascii: "<") { return .name }
        return isInsideTag(byteIndex) ? .attribute : .name
    }

    /// Returns whether an offset is inside a tag, that is, whether the preceding `<` isn't followed by a `>`.
    private func isInsideTag(_ byteIndex: Int) -> Bool {
        unsafe bytes[..<byteIndex].last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
    }

    private func startsWith(_ text: StaticString) -> Bool {
        let byteIndex = Int(unsafe XML_GetCurrentByteIndex(parser))
        guard byteIndex >= 0, unsafe byteIndex < bytes.count else { return false }
        return unsafe bytes[byteIndex...].starts(
            with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
