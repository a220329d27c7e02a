import CellSimDocuments
import CellSimInterfaceBuilder
import TestFixtures
import XCTest

/// Tests that documents are written in Interface Builder's format, byte for byte.
final class DocumentTextTests: XCTestCase {
    private let document = Fixture.text("document-text-written.xib")

    func testInterfaceBuilderDocumentKeepsBytes() throws {
        XCTAssertEqual(try Documents.document(document).text, document)
    }

    func testCarriageReturnsAreKept() throws {
        let text = document.replacingOccurrences(of: "\n", with: "\r\n")
        XCTAssertEqual(try Documents.document(text).text, text)
    }

    func testTheDeclarationIsKept() throws {
        let text = document.replacingOccurrences(of: "\"UTF-8\"?", with: "\"UTF-8\" standalone=\"no\"?")
        XCTAssertEqual(try Documents.document(text).text, text)
    }

    func testWrittenDocumentsAreStable() throws {
        var count = 0
        for (path, bytes) in Documents.all {
            guard let document = try? DocumentText(bytes, path: path) else { continue }
            count += 1
            let rewritten = try DocumentText(document.bytes, path: path)
            XCTAssertEqual(rewritten.bytes, document.bytes, path)
            XCTAssertTrue(DocumentDifference(from: document, to: rewritten).changes.isEmpty, path)
        }
        XCTAssertGreaterThan(count, 30)
    }

    func testMalformedDocumentsAreErrorsWithTheirLine() throws {
        let cases: [(text: String, message: String)] = [
            ("<document>\n<a>\n</b></document>", "Cell.xib:3: error: invalid XML"),
            ("<!DOCTYPE x [<!ENTITY a \"b\">]>\n<document>&a;</document>", "Cell.xib:1: error: a document type"),
            ("<archive/>", "Cell.xib:1: error: <archive>"), ("", "Cell.xib:1: error: is empty"),
            (String(repeating: "<document>", count: 600), "Cell.xib:1: error: elements are nested"),
            ("<document>" + String(repeating: "<a/>", count: 100_001) + "</document>", "Cell.xib:1: error: has more"),
        ]
        for (text, message) in cases {
            XCTAssertThrowsError(try Documents.document(text)) { error in
                let description = (error as? DocumentError)?.description ?? "\(error)"
                XCTAssertTrue(description.hasPrefix(message), description)
            }
        }
    }
}
