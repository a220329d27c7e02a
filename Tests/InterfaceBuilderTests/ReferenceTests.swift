import CellSimInterfaceBuilder
import Foundation
import XCTest

/// Tests the diagnostics about broken references and duplicate ids.
final class ReferenceTests: XCTestCase {
    private func document(_ objects: String) throws -> IBDocument {
        try IBDocument(data: Data(DocumentReadingTests.xib(objects).utf8), path: "A.xib")
    }

    func testReportsEveryBrokenReferenceWithItsLine() throws {
        let document = try document(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="V"><constraints>
            <constraint firstItem="gone" firstAttribute="top" secondItem="V" secondAttribute="top" id="C"/>
            </constraints><connections>
            <outlet property="label" destination="lost" id="O"/><outlet property="ok" destination="-1" id="P"/>
            </connections><variation key="default"><mask key="constraints">
            <exclude reference="away"/></mask></variation></view>
            """)
        XCTAssertEqual(
            document.diagnostics.map(\.description),
            [
                "A.xib:6: error: <constraint> 'firstItem' refers to an object that is not in the document: 'gone' (the <constraint> is skipped)",
                "A.xib:8: error: <outlet> 'destination' refers to an object that is not in the document: 'lost' (the <outlet> is skipped)",
                "A.xib:10: error: <exclude> 'reference' refers to an object that is not in the document: 'away' (the <exclude> is skipped)",
            ])
    }

    func testReportsDuplicateIDsAndKeepsFirst() throws {
        let document = try document("<view id=\"V\"/>\n<label id=\"V\"/>")
        XCTAssertEqual(document.element(withID: "V")?.name, "view")
        XCTAssertEqual(
            document.diagnostics.map(\.description),
            ["A.xib:5: error: <label> 'id' is already used on line 4: 'V' (give one of the two a different id)"])
    }

    func testOrdersDiagnosticsByLineThenSeverity() {
        let late = Diagnostic(.error, file: "a", line: 9, message: "x")
        let note = Diagnostic(.note, file: "a", line: 2, message: "x")
        let early = Diagnostic(.error, file: "a", line: 2, message: "x")
        XCTAssertEqual([late, note, early].sorted(), [early, note, late])
    }

    func testShortensLongValues() {
        let value = String(repeating: "x", count: 121)
        let diagnostic = Diagnostic(.warning, file: "a", element: "label", key: "text", value: value, message: "is odd")
        XCTAssertEqual(
            diagnostic.description, "a: warning: <label> 'text' is odd: '\(String(repeating: "x", count: 120))…'")
    }
}
