import CellSimCQPDF
import CellSimProcess
import Foundation

/// A PDF file. Its objects and decoded streams are read with libqpdf.
@safe final class PDFFile {
    fileprivate let handle: OpaquePointer
    private let bytes: UnsafeMutableRawBufferPointer

    /// Opens a file.
    /// - Throws: `VectorImageError` if the data isn't a PDF file or is encrypted.
    init(_ data: Data) throws {
        try PDFFile.checkStructure(data)
        // The library reads from this memory while the document is open.
        unsafe bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 16)
        unsafe data.copyBytes(to: bytes)
        var message = [CChar](repeating: 0, count: 512)
        let opened = unsafe cellsim_pdf_open(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), data.count, &message, message.count)
        guard let opened = unsafe opened else {
            unsafe bytes.deallocate()
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            var error = VectorImageError(String(decoding: text, as: UTF8.self))
            error.isLibraryMissing = error.message.hasPrefix("needs the library")
            if error.isLibraryMissing { DrawingLibrary.recordMissing("libqpdf", package: "libqpdf29") }
            throw error
        }
        unsafe handle = opened
    }

    deinit {
        unsafe cellsim_pdf_close(handle)
        unsafe bytes.deallocate()
    }

    /// Rejects object streams that could exhaust memory, because the library decompresses them completely.
    private static func checkStructure(_ data: Data) throws {
        for kind in ["/ObjStm", "/XRef"] {
            var rest = data[...]
            while let location = rest.range(of: Data(kind.utf8)) {
                let surroundingData = data[
                    max(location.lowerBound - 300, data.startIndex)..<min(location.upperBound + 300, data.endIndex)]
                if let key = surroundingData.range(of: Data("/Length ".utf8)) {
                    let digits = surroundingData[key.upperBound...].prefix { $0 >= 0x30 && $0 <= 0x39 }
                    if digits.count > 6 || (Int(String(decoding: digits, as: UTF8.self)) ?? 0) > 150_000 {
                        throw VectorImageError("has an object table larger than 150,000 bytes")
                    }
                }
                rest = data[location.upperBound...]
            }
        }
    }

    var pageCount: Int { Int(unsafe cellsim_pdf_page_count(handle)) }

    /// Returns the page at an index, starting at 0, with inherited values.
    /// - Throws: `VectorImageError` if it doesn't exist.
    func page(_ index: Int) throws -> PDFObject {
        let page = unsafe cellsim_pdf_page(handle, CInt(clamping: index))
        let object = PDFObject(file: self, number: page)
        guard page != 0, object.isDictionary else { throw VectorImageError("has no page") }
        return object
    }
}

/// A value in a PDF file.
struct PDFObject {
    let file: PDFFile
    fileprivate let number: UInt32

    private var kind: cellsim_pdf_kind { unsafe cellsim_pdf_kind_of(file.handle, number) }

    /// The object number in the file; 0 for direct objects.
    var identity: Int { unsafe Int(cellsim_pdf_identity(file.handle, number)) }

    var isDictionary: Bool { kind == CELLSIM_PDF_DICTIONARY || kind == CELLSIM_PDF_STREAM }
    var isStream: Bool { kind == CELLSIM_PDF_STREAM }
    var isArray: Bool { kind == CELLSIM_PDF_ARRAY }

    /// The number, clamped to ±10⁹; nil for values of other types.
    var double: CGFloat? {
        guard kind == CELLSIM_PDF_NUMBER else { return nil }
        let value = unsafe cellsim_pdf_number(file.handle, number)
        return value.isFinite ? CGFloat(min(max(value, -1e9), 1e9)) : nil
    }

    var int: Int? { double.map { Int($0) } }

    var bool: Bool? { kind == CELLSIM_PDF_BOOLEAN ? unsafe cellsim_pdf_boolean(file.handle, number) != 0 : nil }

    /// The name without its slash; nil for values of other types.
    var name: String? {
        guard kind == CELLSIM_PDF_NAME, let text = unsafe cellsim_pdf_name(file.handle, number) else { return nil }
        return unsafe String(String(cString: text).dropFirst())
    }

    var string: [UInt8]? {
        guard kind == CELLSIM_PDF_STRING else { return nil }
        var length = 0
        guard let start = unsafe cellsim_pdf_string(file.handle, number, &length) else { return nil }
        return unsafe UnsafeBufferPointer(start: start, count: length).map { UInt8(bitPattern: $0) }
    }

    var array: [PDFObject]? {
        guard kind == CELLSIM_PDF_ARRAY else { return nil }
        let count = unsafe min(Int(cellsim_pdf_count(file.handle, number)), 100_000)
        return (0..<count).map {
            PDFObject(file: file, number: unsafe cellsim_pdf_item(file.handle, number, Int32($0)))
        }
    }

    /// The numbers in an array; nil for values of other types.
    var numbers: [CGFloat]? { array?.compactMap(\.double) }

    /// The value of a key in a dictionary; nil if it is missing or null.
    subscript(_ key: String) -> PDFObject? {
        guard isDictionary else { return nil }
        let value = PDFObject(file: file, number: unsafe cellsim_pdf_value(file.handle, number, "/" + key))
        return value.kind == CELLSIM_PDF_OTHER ? nil : value
    }

    /// Returns the decoded bytes of a stream; nil if a filter isn't supported or the limit is exceeded.
    func bytes(limit: Int = 64 << 20) -> [UInt8]? {
        guard isStream else { return nil }
        var length = 0
        guard let raw = unsafe cellsim_pdf_stream(file.handle, number, 0, &length) else { return nil }
        let stored = unsafe [UInt8](UnsafeBufferPointer(start: raw, count: length))
        unsafe free(raw)
        let filters = self["Filter"].map { filter in filter.array?.compactMap(\.name) ?? [filter.name ?? ""] } ?? []
        if filters.isEmpty { return stored }
        // Streams with only this filter are decoded by `PDFInflater`, which checks the limit while decoding.
        if filters == ["FlateDecode"], self["DecodeParms"] == nil {
            return PDFInflater.inflate(stored, limit: limit)
        }
        guard filters.count <= 3, stored.count <= 2 << 20 || filters == ["DCTDecode"] else { return nil }
        guard let decoded = unsafe cellsim_pdf_stream(file.handle, number, 1, &length) else { return nil }
        defer { unsafe free(decoded) }
        guard length <= limit else { return nil }
        return unsafe [UInt8](UnsafeBufferPointer(start: decoded, count: length))
    }

    /// The encoded bytes of a stream if it has exactly one filter; otherwise nil.
    var encodedBytes: [UInt8]? {
        guard isStream, self["Filter"]?.name != nil || self["Filter"]?.array?.count == 1 else { return nil }
        var length = 0
        guard let raw = unsafe cellsim_pdf_stream(file.handle, number, 0, &length) else { return nil }
        defer { unsafe free(raw) }
        return unsafe [UInt8](UnsafeBufferPointer(start: raw, count: length))
    }

    /// The filter that is decoded last. It identifies the format of an image.
    var lastFilter: String? { self["Filter"].flatMap { $0.name ?? $0.array?.last?.name } }
}
