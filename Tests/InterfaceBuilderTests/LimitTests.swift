import CellSimInterfaceBuilder
import Foundation
import XCTest

/// Tests the size limits, which are higher than any real document needs. The error contains the position.
final class LimitTests: XCTestCase {
    private func error(_ objects: String) -> DocumentError? {
        do throws(DocumentError) {
            _ = try IBDocument(data: Data(DocumentReadingTests.xib(objects).utf8), path: "A.xib")
            return nil
        } catch {
            return error
        }
    }

    private func attributes(_ count: Int) -> String { (0..<count).map { " a\($0)=\"1\"" }.joined() }

    func testElementsHaveNoMoreAttributesThanTheLimit() {
        let limit = IBLimits.attributeCount
        XCTAssertNil(error("<view\(attributes(limit))/>"))
        XCTAssertEqual(
            error("<view/>\n<view\(attributes(limit + 1))/>"),
            .tooManyAttributes(file: "A.xib", line: 5, element: "view", limit: limit))
        // libxml2 would compare each attribute with all previous ones.
        XCTAssertEqual(error("<label\(attributes(50_000))/>")?.diagnostic.element, "label")
    }

    func testEqualSignsOutsideTagsDoNotCountAsAttributes() {
        let manyAttributes = attributes(IBLimits.attributeCount + 1)
        XCTAssertNil(
            error(
                "<!-- <view\(manyAttributes)/> --><label text='\(manyAttributes.replacingOccurrences(of: "\"", with: ""))'/>"
            ))
        XCTAssertNil(
            error(
                "<string key=\"text\">\(manyAttributes)</string><string><![CDATA[<view\(manyAttributes)/>]]></string>"))
    }

    func testSizesOfRecordedPicturesAreBounded() throws {
        let text =
            DocumentReadingTests.head
            + "><objects/><resources>\n<image name=\"a\" width=\"1e300\" height=\"20\"/></resources></document>"
        let document = try IBDocument(data: Data(text.utf8), path: "A.xib")
        XCTAssertEqual(document.resources.images["a"]?.width, 1e7)
        XCTAssertEqual(
            document.diagnostics.map(\.description),
            [
                "A.xib:2: error: <image> 'width' is out of range: '1e300' (use a value from -10000000 to 10000000)"
            ])
        XCTAssertEqual(document.diagnostics.map(\.rule), [.limit])
    }

    func testInvalidMultipliersAreIgnored() {
        XCTAssertEqual(IBValue.multiplier("16:9"), 16.0 / 9)
        for text in ["1e300:1e-300", "1e400", "0:0", "nan"] { XCTAssertNil(IBValue.multiplier(text), text) }
    }

    func testFactorsAreLimitedOnBothSidesOfZero() {
        XCTAssertEqual(
            [0, 0.5, -2, 1e-300, -1e-300, 1e9, -1e9].map(IBLimits.limitedFactor), [0, 0.5, -2, 1e-6, -1e-6, 1e6, -1e6])
    }

    func testNamesCannotEscapeTheFolder() {
        let names = ["star", "Icons/star", "a..b", "..."]
        let invalidNames = [
            "../star", "Icons/../../star", "/etc/star", "..", "a\0b", "a/..\u{2F}\u{301}star", "\u{2F}\u{301}star",
        ]
        XCTAssertEqual((names + invalidNames).filter { ConfinedFiles.isName($0) }, names)
    }
}
