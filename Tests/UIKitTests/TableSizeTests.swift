import UIKit
import XCTest

/// A table that changes its size equals one that had that size from the beginning.
@preconcurrency @MainActor final class TableSizeTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 600))

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { text }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { text }
        private let text = "A title that is long enough for two lines or more in a narrow table"
    }

    /// The frames in a table of one size that had other sizes before.
    private func frames(_ sizes: CGSize...) -> [CGRect] {
        let (table, source) = (UITableView(frame: .zero, style: .grouped), Source())
        table.dataSource = source
        window.addSubview(table)
        for size in sizes {
            table.frame.size = size
            window.layoutIfNeeded()
        }
        return withExtendedLifetime(source) {
            table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }.map(\.frame)
                .sorted { $0.minY < $1.minY }
        }
    }

    func testTitlesAreMeasuredAgainAtAnotherWidth() {
        let (wide, narrow) = (CGSize(width: 700, height: 600), CGSize(width: 240, height: 600))
        XCTAssertNotEqual(frames(wide).map(\.height), frames(narrow).map(\.height))
        XCTAssertEqual(frames(wide, narrow), frames(narrow))
        XCTAssertEqual(frames(narrow, wide), frames(wide))
    }

    func testATableWithoutHeightHasNoRows() {
        let (high, flat) = (CGSize(width: 240, height: 600), CGSize(width: 240, height: 0))
        XCTAssertEqual(frames(high).count, 3)
        // Headers may stay: only the row, which is between the header and the footer, has to leave.
        XCTAssertFalse(frames(high, flat).contains(frames(high)[1]))
        XCTAssertEqual(frames(high, flat, high), frames(high))
    }
}
