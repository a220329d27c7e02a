import CellSimGraphics
import Foundation

/// The boxes of a PDF page, in points of user space with y pointing up, and its rotation.
package struct PDFPageFrame: Sendable {
    /// The size of the medium (paper).
    package let mediaBox: CGRect
    /// The area to display.
    package let cropBox: CGRect
    /// The clockwise rotation in degrees: 0, 90, 180 or 270.
    package let rotation: Int
    /// The size of a unit in user space, in points.
    let unit: CGFloat

    init(_ page: PDFObject) throws {
        let media = PDFDrawing.rectangle(page["MediaBox"])
        guard let crop = PDFDrawing.rectangle(page["CropBox"]) ?? media else {
            throw VectorImageError("has a page without a size")
        }
        (mediaBox, cropBox) = (media ?? crop, crop)
        rotation = (((page["Rotate"]?.int ?? 0) / 90 % 4) + 4) % 4 * 90
        unit = min(max(page["UserUnit"]?.double ?? 1, 0.01), 100)
    }
}

/// The pages of a PDF file.
package struct PDFPages: Sendable {
    private let data: Data
    /// The number of pages.
    package let count: Int

    /// Opens a file.
    /// - Throws: `VectorImageError` if the data isn't PDF or is encrypted.
    package init(_ data: Data) throws {
        guard data.count <= VectorLimits.bytes else { throw VectorImageError("is larger than 32 MiB") }
        self.data = data
        count = try PDFFile(data).pageCount
    }

    /// Returns the boxes of the page at an index, starting at 0.
    package func frame(_ index: Int) throws -> PDFPageFrame { try PDFPageFrame(PDFFile(data).page(index)) }

    /// Returns the picture of a page's crop box without rotation. The origin is the top left corner.
    package func image(_ index: Int) throws -> VectorImage {
        let page = try PDFFile(data).page(index)
        let box = try PDFPageFrame(page).cropBox
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        return try PDFDrawing.image(page, transform, box.size)
    }
}
