import Foundation

extension VectorImage {
    /// The picture of an SVG document.
    /// - Throws: `VectorImageError` for what is no SVG, is refused (scripts, entities), or is larger than any picture.
    /// - Complexity: linear in the document's elements and in what references draw again, which is bounded.
    public static func svg(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try SVGDrawing.image(data)
    }

    /// The picture of a PDF file's first page at its crop box.
    /// - Throws: `VectorImageError` for what is no PDF file, is encrypted, or is larger than any picture; also where the
    ///   library that reads the file's structure is not installed.
    /// - Complexity: linear in the page's content and in what forms draw again, which is bounded.
    public static func pdf(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try PDFDrawing.image(data)
    }

    /// Whether data begins as a PDF file does.
    public static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Whether data looks like an SVG document: text whose first element is `svg`.
    public static func isSVG(_ data: Data) -> Bool {
        let head = String(decoding: data.prefix(4096), as: UTF8.self)
        return head.contains("<svg") || head.contains(":svg")
    }
}

extension VectorImage {
    /// The picture of an SVG or PDF file, told apart by its first bytes.
    /// - Throws: `VectorImageError` for what is neither, or cannot be drawn.
    public static func read(_ data: Data) throws -> VectorImage {
        if isPDF(data) { return try pdf(data) }
        if isSVG(data) { return try svg(data) }
        throw VectorImageError("is neither an SVG nor a PDF file")
    }
}
