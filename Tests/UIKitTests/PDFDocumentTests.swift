import CellSimGraphics
import UIKit
import XCTest

/// Tests measuring and drawing the pages of PDF documents with Core Graphics.
@preconcurrency @MainActor final class PDFDocumentTests: XCTestCase {
    /// A red page of 20 × 10 points with its right half as the crop box, and a rotated page with green below and blue above.
    private var file: Data {
        let contents = ["1 0 0 rg 0 0 20 10 re f", "0 1 0 rg 0 0 10 10 re f 0 0 1 rg 0 10 10 10 re f"]
        var text = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        text += "2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>\nendobj\n"
        text +=
            "3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /CropBox [10 0 20 10] /Contents 5 0 R >>\nendobj\n"
        text += "4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 20] /Rotate 90 /Contents 6 0 R >>\nendobj\n"
        for (index, content) in contents.enumerated() {
            text += "\(index + 5) 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        }
        return Data((text + "trailer\n<< /Root 1 0 R >>\n%%EOF\n").utf8)
    }

    private func document() throws -> CGPDFDocument {
        try XCTUnwrap(CGPDFDocument(try XCTUnwrap(CGDataProvider(data: file))))
    }

    func testPagesHaveBoxes() throws {
        let document = try document()
        XCTAssertEqual(document.numberOfPages, 2)
        let first = try XCTUnwrap(document.page(at: 1))
        XCTAssertEqual(first.pageNumber, 1)
        XCTAssertEqual(first.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertEqual(first.getBoxRect(.cropBox), CGRect(x: 10, y: 0, width: 10, height: 10))
        XCTAssertEqual(first.rotationAngle, 0)
        XCTAssertEqual(document.page(at: 2)?.rotationAngle, 90)
        XCTAssertNil(document.page(at: 0))
        XCTAssertNil(document.page(at: 3))
        XCTAssertNil(CGPDFDocument(try XCTUnwrap(CGDataProvider(data: Data("text".utf8)))))
    }

    /// The usual code: a white picture, flipped vertically, with the page.
    func testPagesAreDrawnUpright() throws {
        let page = try XCTUnwrap(try document().page(at: 2))
        let box = page.getBoxRect(.mediaBox)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: box.size, format: format).image { context in
            UIColor.white.set()
            context.fill(box)
            context.cgContext.translateBy(x: 0, y: box.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        let bitmap = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual(bitmap.color(x: 5, y: 4).hex, "#0000FF")
        XCTAssertEqual(bitmap.color(x: 5, y: 15).hex, "#00FF00")
    }

    func testDrawingIsClippedToCropBox() throws {
        let page = try XCTUnwrap(try document().page(at: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.white.set()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.cgContext.drawPDFPage(page)
        }
        let bitmap = try XCTUnwrap(image.cgImage).bitmap
        XCTAssertEqual(bitmap.color(x: 5, y: 5).hex, "#FFFFFF")
        XCTAssertEqual(bitmap.color(x: 15, y: 5).hex, "#FF0000")
    }

    /// A rotated page is fitted into a rectangle: its left side becomes the top.
    func testDrawingTransform() throws {
        let page = try XCTUnwrap(try document().page(at: 2))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let transform = page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true)
        let box = page.getBoxRect(.cropBox).applying(transform)
        for (found, expected) in [(box.minX, 0), (box.minY, 2.5), (box.width, 10), (box.height, 5)]
            as [(CGFloat, CGFloat)]
        {
            XCTAssertEqual(found, expected, accuracy: 1e-9)
        }
        XCTAssertEqual(CGPoint(x: 0, y: 0).applying(transform).y, 7.5, accuracy: 1e-9)
        XCTAssertEqual(CGPoint(x: 0, y: 0).applying(transform).x, 0, accuracy: 1e-9)
    }
}
