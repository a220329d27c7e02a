import CellSimDocuments
import XCTest

/// Tests the differences between two versions of a document.
final class DocumentDifferenceTests: XCTestCase {
    func testComputedValuesAreNotChanges() throws {
        let old = try Documents.cell()
        var text = try Documents.cell(frame: "20", tools: "23000").text
        text = text.replacingOccurrences(of: #"id="out-le-001""#, with: #"id="out-le-999""#)
        text = text.replacingOccurrences(of: #"constant="12""#, with: #"constant="12.000000001""#)
        XCTAssertEqual(DocumentDifference(from: old, to: try Documents.document(text)).changes, [])
    }

    func testChangesAreListedAsTree() throws {
        let new = try Documents.cell(
            text: "Bob", constant: "24", moreViews: #"<button id="new-bu-001" userLabel="Buy"/>"#,
            moreOutlets: #"<outlet property="buy" destination="new-bu-001" id="o2"/>"#, badge: "", badgeConstraint: "")
        let changes = DocumentDifference(from: try Documents.cell(), to: new).changes
        let lines = changes.text.replacing(/\ \(line \d+( before)?\)/, with: "")
        XCTAssertEqual(
            lines,
            """
            document
              tableViewCell PersonCell
                tableViewCellContentView contentView
                  - imageView bad-ge-001
                  label nameLabel
                    text: 'Anna' → 'Bob'
                  + button buy
                  - constraint bad-ge-001.top = contentView.top
                  constraint nameLabel.leading = contentView.leading
                    constant: '12' → '24'
                + outlet buy

            """)
    }

    func testMovedAndReorderedViews() throws {
        let detail = #"<label id="det-ai-001" text="Detail"/>"#
        let badge = #"<imageView id="bad-ge-001" image="badge"/>"#
        let old = try Documents.cell(moreViews: #"<view id="box-00-001"/>"#, badge: badge, detail: detail)
        let moved = try Documents.cell(
            moreViews: "<view id=\"box-00-001\"><subviews>\(detail)</subviews></view>", badge: badge, detail: "")
        XCTAssertEqual(DocumentDifference(from: old, to: moved).changes.map(\.kind), [.moved])
        let reordered = try Documents.cell(moreViews: #"<view id="box-00-001"/>"#, badge: detail, detail: badge)
        XCTAssertEqual(DocumentDifference(from: old, to: reordered).changes.map(\.kind), [.reordered])
    }

    func testOutlineIgnoresComputedValues() throws {
        let outline = DocumentOutline(try Documents.cell()).text
        XCTAssertEqual(DocumentOutline(try Documents.cell(frame: "99", tools: "1")).text, outline)
        XCTAssertNotEqual(DocumentOutline(try Documents.cell(constant: "13")).text, outline)
        XCTAssertTrue(outline.contains("label nameLabel\n"), outline)
        XCTAssertTrue(outline.contains("constraint nameLabel.leading = contentView.leading\n"), outline)
    }
}
