import Foundation

/// Reads SVG and PDF files.
extension VectorImage {
    /// Returns the picture in an SVG document.
    /// - Throws: `VectorImageError` if the data isn't SVG, is rejected because of scripts or entities, or exceeds the maximum
    ///   size of a picture.
    /// - Complexity: Linear in the number of elements, counted once for each reference that draws them; the total is limited.
    public static func svg(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try SVGDrawing.image(data)
    }

    /// Returns the picture on the first page of a PDF file, cropped to the crop box.
    /// - Throws: `VectorImageError` if the data isn't PDF, is encrypted, or exceeds the maximum size of a picture; also if
    ///   the library that reads the file's structure isn't installed.
    /// - Complexity: Linear in the page's content, counted once for each form object that draws it; the total is limited.
    public static func pdf(_ data: Data) throws -> VectorImage {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        return try PDFDrawing.image(data)
    }

    /// Returns whether data starts like a PDF file.
    public static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Returns whether data looks like an SVG document, that is, contains an `svg` element near its start.
    public static func isSVG(_ data: Data) -> Bool {
        let head = String(decoding: data.prefix(4096), as: UTF8.self)
        return head.contains("<svg") || head.contains(":svg")
    }
}

/// Detects the format of a picture.
extension VectorImage {
    /// Returns the picture in an SVG or PDF file, whose format is detected from its first bytes.
    /// - Throws: `VectorImageError` if the data is in neither format, or can't be drawn.
    public static func read(_ data: Data) throws -> VectorImage {
        if isPDF(data) { return try pdf(data) }
        if isSVG(data) { return try svg(data) }
        throw VectorImageError("is neither an SVG nor a PDF file")
    }
}
