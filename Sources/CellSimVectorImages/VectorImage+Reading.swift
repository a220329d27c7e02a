import Foundation

extension VectorImage {
    /// Returns the picture of an SVG document.
    /// - Throws: `VectorImageError` if the data isn't SVG, is rejected (scripts, entities), or is larger than the maximum size of a
    ///   picture.
    /// - Complexity: linear in the document's elements and in repeated drawing through references, which is limited.
    public static func svg(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try SVGDrawing.image(data)
    }

    /// Returns the picture of a PDF file's first page, cropped to its crop box.
    /// - Throws: `VectorImageError` if the data isn't PDF, is encrypted, or is larger than the maximum size of a picture; also if the
    ///   library that reads the file's structure isn't installed.
    /// - Complexity: linear in the page's content and in repeated drawing of forms, which is limited.
    public static func pdf(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try PDFDrawing.image(data)
    }

    /// Returns whether data begins like a PDF file.
    public static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Returns whether data looks like an SVG document: text whose first element is `svg`.
    public static func isSVG(_ data: Data) -> Bool {
        let head = String(decoding: data.prefix(4096), as: UTF8.self)
        return head.contains("<svg") || head.contains(":svg")
    }
}

extension VectorImage {
    /// Returns the picture of an SVG or PDF file; the first bytes determine the format.
    /// - Throws: `VectorImageError` if the data has neither format, or can't be drawn.
    public static func read(_ data: Data) throws -> VectorImage {
        if isPDF(data) { return try pdf(data) }
        if isSVG(data) { return try svg(data) }
        throw VectorImageError("is neither an SVG nor a PDF file")
    }
}
