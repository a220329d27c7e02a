import CellSimSystem
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitViews

/// Tests headers of plain tables, and the margins of tables on wider screens.
@preconcurrency @MainActor final class PlainHeaderTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [String?] = ["Metals", nil]
        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// The tops of the lines that each row draws, relative to the row.
    private func lines(_ change: (UITableView) -> Void = { _ in }) -> [[CGFloat]] {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        table.dataSource = source
        change(table)
        table.layoutIfNeeded()
        return table.visibleCells.map { (cell: UITableViewCell) -> [CGFloat] in
            let lines = cell.displayList().dump().split(separator: "\n").map(String.init)
            return lines.compactMap { (line: String) -> CGFloat? in
                guard let match = line.firstMatch(of: #/fill [0-9.]+ ([0-9.]+) [0-9.]+ 0\.5 /#) else { return nil }
                return Double(String(match.1)).map { CGFloat($0) }
            }
        }
    }

    /// Only the first row below a header has a line above it (references of iOS 17, github.com/Decathlon/vitamin-ios).
    func testALineSeparatesAHeaderFromItsFirstRow() {
        SystemVersion.simulating(.iOS17) {
            XCTAssertEqual(lines().map { $0.contains(0) }, [true, false, false, false])
            XCTAssertEqual(lines { $0.separatorStyle = .none }.flatMap { $0 }, [])
            // The height of a header is an estimate until the delegate returns no view for it.
            XCTAssertEqual(
                lines { $0.delegate = $0.dataSource as? any UITableViewDelegate }.map { $0.contains(0) },
                [true, false, false, false])
        }
        SystemVersion.simulating(.iOS26) {
            XCTAssertEqual(lines().map { $0.contains(0) }, [false, false, false, false])
        }
    }

    /// Snapshots with the size of an iPhone 13 that were recorded on the simulator of an iPhone 15 have wide margins.
    func testTablesOf390PointsFollowWiderScreens() {
        func margins(_ screen: CGFloat) -> [CGFloat] {
            [320, 375, 390, 393].map { CellMetrics.sideMargin(forWidth: $0, screenWidth: screen) }
        }
        XCTAssertEqual(margins(375), [16, 16, 16, 20])
        XCTAssertEqual(margins(390), [16, 16, 16, 20])
        XCTAssertEqual(margins(393), [16, 16, 20, 20])
    }
}
