import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the section index of tables.
@preconcurrency @MainActor final class SectionIndexTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = (0..<10).map { String(UnicodeScalar(UInt8(65 + $0))) }
        var sectionForTitle: (String, Int) -> Int = { $1 }
        private(set) var requestedTitles: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 10 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            requestedTitles.append(title)
            return sectionForTitle(title, index)
        }
    }

    private let source = Source()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

    /// Returns a table with rows of 44 points, and headers of 28 below 22 points of padding: sections of 270 points,
    /// 2,700 in total.
    private func makeTable(style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        window.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    func testIndexIsAtTrailingEdge() {
        let table = makeTable()
        XCTAssertEqual(table.indexView?.frame, CGRect(x: 360, y: 0, width: 15, height: 600))
        XCTAssertEqual(table.visibleCells.first?.frame.width, 375)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 360)
        XCTAssertIdentical(table.subviews.last, table.indexView, "the index is in front of headers and cells")
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexView?.frame, CGRect(x: 360, y: 300, width: 15, height: 600))
        XCTAssertIdentical(table.subviews.last, table.indexView)
        table.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexView?.frame, CGRect(x: 360, y: 360, width: 15, height: 500))
    }

    func testAccessoriesAreNextToIndex() {
        let table = makeTable()
        let cell = table.visibleCells[0]
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.width, 375 - 15 - 26.5)
        XCTAssertEqual(cell.builtInAccessory?.frame.maxX, 375 - 15 - 16)
    }

    func testInsetGroupedIndexIsInMargin() {
        let table = makeTable(style: .insetGrouped)
        XCTAssertEqual(table.visibleCells.first?.frame, CGRect(x: 16, y: 55.5, width: 343, height: 44))
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 343)
    }

    func testIndexIsAtLeftInRightToLeftLayouts() {
        let table = makeTable()
        table.semanticContentAttribute = .forceRightToLeft
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexView?.frame.minX, 0)
    }

    func testIndexRequiresTitlesAndEnoughRows() {
        let table = makeTable()
        source.titles = nil
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        XCTAssertNil(table.indexView)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 375)
        source.titles = ["A"]
        table.reloadSectionIndexTitles()
        table.sectionIndexMinimumDisplayRowCount = 51
        table.layoutIfNeeded()
        XCTAssertNil(table.indexView)
        table.sectionIndexMinimumDisplayRowCount = 50
        table.layoutIfNeeded()
        XCTAssertNotNil(table.indexView)
    }

    func testBulletsReplaceTitlesThatDoNotFit() {
        let titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        XCTAssertEqual(SectionIndexView.fittingTitles(titles, height: 26 * 14), titles)
        XCTAssertEqual(SectionIndexView.fittingTitles(titles, height: 5 * 14), ["A", "•", "N", "•", "Z"])
        XCTAssertEqual(SectionIndexView.fittingTitles(titles, height: 4 * 14), ["A", "•", "Z"])
        XCTAssertEqual(SectionIndexView.fittingTitles(titles, height: 10), ["A"])
    }

    /// Ten titles of 14 points are centred in 600 points: from 230 to 370.
    func testTapScrollsToSection() {
        let table = makeTable()
        TouchSimulator.tap(at: CGPoint(x: 368, y: 230 + 3 * 14 + 7), in: table)
        XCTAssertEqual(source.requestedTitles, ["D"])
        XCTAssertEqual(table.contentOffset.y, 3 * 270)
        XCTAssertNil(table.indexPathForSelectedRow)
        // The offset is limited to the end of the content. Above the index, the first title is selected.
        TouchSimulator.tap(at: CGPoint(x: 368, y: table.contentOffset.y + 369), in: table)
        XCTAssertEqual(table.contentOffset.y, 2100)
        TouchSimulator.tap(at: CGPoint(x: 368, y: table.contentOffset.y + 5), in: table)
        XCTAssertEqual(table.contentOffset.y, 0)
    }

    func testDragAlongIndexScrollsToSections() {
        let table = makeTable()
        TouchSimulator.drag(from: CGPoint(x: 368, y: 237), to: CGPoint(x: 368, y: 265), in: table)
        XCTAssertEqual(source.requestedTitles, ["A", "B", "C"])
        XCTAssertEqual(table.contentOffset.y, 2 * 270)
        XCTAssertFalse(table.isDragging)
        TouchSimulator.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 700), in: table)
        XCTAssertEqual(table.contentOffset.y, 640, "dragging on the rows scrolls the table")
    }

    func testInvalidSectionsFromDataSource() {
        let table = makeTable()
        source.sectionForTitle = { _, _ in NSNotFound }
        TouchSimulator.tap(at: CGPoint(x: 368, y: 300), in: table)
        XCTAssertEqual(table.contentOffset.y, 0)
        source.sectionForTitle = { _, _ in -1 }
        TouchSimulator.tap(at: CGPoint(x: 368, y: 300), in: table)
        XCTAssertEqual(table.contentOffset.y, 0)
        source.sectionForTitle = { _, _ in 12 }
        XCTAssertEqual(
            reason { TouchSimulator.tap(at: CGPoint(x: 368, y: 300), in: table) },
            "Attempted to scroll the table view to an out-of-bounds section (12) when there are only 10 sections.")
    }

    func testIndexColors() throws {
        let table = makeTable()
        let label = try XCTUnwrap(table.indexView?.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "A")
        XCTAssertEqual(label.textColor, table.tintColor)
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        XCTAssertEqual(label.textColor, .red)
        XCTAssertTrue(table.displayList().dump().contains("#FFFF00"))
    }
}
