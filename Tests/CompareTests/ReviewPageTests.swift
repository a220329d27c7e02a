import TestFixtures
import XCTest

@testable import CellSimCompare

/// Tests the Markdown page that reviews a change.
final class ReviewPageTests: XCTestCase {
    private func page(_ count: Int) -> ReviewPage {
        var page = ReviewPage(base: "main")
        for index in 0..<count {
            var reportCase = ReportCase(name: "Cell \(index)", state: .different)
            (reportCase.differentPixels, reportCase.totalPixels, reportCase.largestDifference) = (5, 100, 9)
            page.cases.append(reportCase)
        }
        page.acceptance = ["cellsim accept --from-run run"]
        return page
    }

    func testLongReviewIsTruncated() throws {
        let page = page(2000)
        for limit in [5_000, 60_000] {
            let text = page.text(limit: limit)
            XCTAssertLessThanOrEqual(text.utf8.count, limit)
            XCTAssertGreaterThan(text.utf8.count, limit - 1000)
            let shownCount = text.components(separatedBy: "<details>").count - 1
            XCTAssertTrue(
                text.contains("\nAnd \(2000 - shownCount) more changes; see <code>index.html</code>.\n"), text)
            XCTAssertEqual(
                text.components(separatedBy: "</details>").count - 1, shownCount,
                "every <details> element has an end tag")
            XCTAssertTrue(text.hasSuffix("cellsim accept --from-run run\n````\n"), "the comment ends with the command")
        }
    }

    func testPicturesWithoutURLAreOmitted() {
        var page = page(1)
        (page.cases[0].reference, page.cases[0].actual) = ("a.png", "b.png")
        XCTAssertFalse(page.text().contains("<img"))
        page.pictureURL = { $0 == "b.png" ? "https://example.com/b.png" : nil }
        let text = page.text()
        XCTAssertEqual(text.components(separatedBy: "<img").count, 2)
        XCTAssertTrue(text.contains("<img src=\"https://example.com/b.png\" width=\"260\" alt=\"new\">"), text)
    }

    /// Only these pictures are pushed.
    func testShownPictures() {
        var page = page(500)
        for index in page.cases.indices { page.cases[index].actual = "\(index).png" }
        page.cases[1].state = .same
        let pictures = page.shownPictures(limit: 5_000, addressLength: 60)
        XCTAssertEqual(Array(pictures.prefix(3)), ["0.png", "2.png", "3.png"])
        page.pictureURL = { String(repeating: "a", count: 60 - $0.count) + $0 }
        let text = page.text(limit: 5_000)
        XCTAssertEqual(text.components(separatedBy: "<img").count - 1, pictures.count)
        for name in pictures { XCTAssertTrue(text.contains("a\(name)\""), name) }
    }

    /// An empty line would end an HTML block, and the rest would be parsed as Markdown.
    func testDetailsHaveNoEmptyLines() {
        var page = page(1)
        page.documents = [
            .init(name: "A.xib", formerName: nil, kind: .changed, changes: ["a", "", " ", "b"], cases: ["Cell 0"])
        ]
        let text = page.text()
        let details = text.components(separatedBy: "<details>")[1].components(separatedBy: "</details>")[0]
        let lines = details.components(separatedBy: "\n").dropLast()
        XCTAssertEqual(lines.filter { $0.allSatisfy(\.isWhitespace) }, [], details)
    }

    func testRevisionsCannotBeAccepted() {
        var page = page(1)
        page.cases[0].kind = .revision
        assertLacks(page.text(), "cellsim accept")
        page.cases[0].state = .same
        assertPrefix(page.text(), "### ✅ Interface review: no interface file changed\n")
    }
}
