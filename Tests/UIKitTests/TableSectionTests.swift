import UIKit
import XCTest

/// Tests the positions of headers, footers and rows in all table styles, including floating headers.
@preconcurrency @MainActor final class TableSectionTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        var counts = [2, 2, 2]
        var headers: [String?] = [nil, nil, nil]
        var footers: [String?] = [nil, nil, nil]
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
    }

    private let source = Source()

    private func makeTable(_ style: UITableView.Style, width: CGFloat = 375, height: CGFloat = 480) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    private func firstRows(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfSections).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }

    // MARK: Grouped

    /// 35 points before the first section and 18 + 18 between sections, as on Interface Builder's canvas.
    func testUntitledGroups() {
        let cases: [(UITableView.Style, CGFloat)] = [(.grouped, 0), (.insetGrouped, 16)]
        for (style, x) in cases {
            let table = makeTable(style)
            XCTAssertEqual(
                firstRows(table), [35, 159, 283], "the first row is at 35, and groups are 88 + 36 points apart")
            XCTAssertEqual(table.contentSize.height, 389, "the content ends 18 points below the last group's rows")
            XCTAssertEqual(table.visibleCells.first?.frame, CGRect(x: x, y: 35, width: 375 - 2 * x, height: 44))
            XCTAssertNil(table.headerView(forSection: 1), "an untitled group has no header view")
        }
        XCTAssertEqual(makeTable(.insetGrouped, width: 414).visibleCells.first?.frame.minX, 20)
    }

    /// 55.5 points to the first row below a title, and 18 + 38 between sections.
    func testTitledGroups() {
        source.headers = ["Name", "Street", nil]
        let table = makeTable(.grouped)
        XCTAssertEqual(firstRows(table), [55.5, 199.5, 323.5], "the groups are 88 + 56 and 88 + 36 points apart")
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "NAME")
        source.footers[0] = "Who you are"
        table.reloadData()
        table.layoutIfNeeded()
        // A 13-point line, 16 points high, with 8 above and below.
        XCTAssertEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 143.5, width: 375, height: 32))
        XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "Who you are")
        XCTAssertEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 375, height: 175.5))
    }

    func testSectionSpacingIsSettable() {
        let table = makeTable(.grouped)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 4)
        XCTAssertEqual(firstRows(table), [35, 137, 239], "the groups are 88 + 14 points apart")
    }

    // MARK: Plain

    func testPlainHeadersFloat() {
        source.counts = [3, 0, 30]
        source.headers = ["A", "B", "C"]
        let table = makeTable(.plain)
        // 28 points for the header below 22 of padding.
        XCTAssertEqual((0..<3).map { table.rectForHeader(inSection: $0).minY }, [0, 182, 232])
        XCTAssertEqual((0..<3).map { table.rectForHeader(inSection: $0).height }, [50, 50, 50])
        table.sectionHeaderTopPadding = 0
        func header(_ section: Int, at offset: CGFloat) -> CGFloat? {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
            return table.headerView(forSection: section)?.frame.minY
        }
        XCTAssertEqual(header(0, at: 0), 0)
        XCTAssertEqual(header(0, at: 50), 50)
        XCTAssertEqual(header(0, at: 150), 132, "the next header pushes the first header out")
        XCTAssertEqual(header(1, at: 150), 160)
        XCTAssertEqual(header(2, at: 700), 700)
        XCTAssertNil(header(0, at: 700))
        table.contentInset.top = 30
        XCTAssertEqual(header(2, at: 700), 730, "the header stays below the content inset")
    }

    func testPlainFootersFloat() {
        source.counts = [20, 1, 1]
        source.footers[0] = "End"
        let table = makeTable(.plain)
        let footer = table.footerView(forSection: 0)
        XCTAssertEqual(footer?.frame, CGRect(x: 0, y: 480 - 28, width: 375, height: 28))
        table.contentOffset.y = table.maximumContentOffset.y
        table.layoutIfNeeded()
        XCTAssertEqual(table.footerView(forSection: 0)?.frame.minY, 880)
    }

    // MARK: Scrolling

    func testScrollingToRowsRespectsInsets() {
        source.counts = [100, 0, 0]
        let table = makeTable(.plain, height: 440)
        table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        XCTAssertEqual(table.contentOffset.y, -50)
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return table.contentOffset.y
        }
        XCTAssertEqual(offset(50, .top), 2200 - 50)
        XCTAssertEqual(offset(50, .bottom), 2244 - 440 + 30)
        XCTAssertEqual(offset(50, .middle), 2222 - 50 - 180)
        XCTAssertEqual(offset(51, .none), 2222 - 50 - 180, "a visible row does not scroll the table")
        XCTAssertEqual(offset(99, .top), 4400 + 30 - 440, "scrolling stops at the end of the content")
        XCTAssertEqual(offset(0, .none), -50)
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 44)), IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 43.5)), IndexPath(row: 0, section: 0))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 5, y: -1)))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 5, y: 4400)))
    }

    // MARK: Separators

    func testSeparatorInsets() {
        let table = makeTable(.plain)
        XCTAssertEqual(table.separatorInset.left, 16)
        XCTAssertEqual(makeTable(.plain, width: 393).separatorInset.left, 20)
        table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        let cell = table.visibleCells[0]
        XCTAssertEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
        cell.separatorInset.left = 60
        XCTAssertEqual(cell.separatorInset.left, 60)
        XCTAssertEqual(table.visibleCells[1].separatorInset.left, 30)
    }

    func testDelegateEstimatesSelfSizingHeaders() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 100 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
                return view
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                1000
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), Source())
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        XCTAssertGreaterThan(table.contentSize.height, 50_000)
    }
}
