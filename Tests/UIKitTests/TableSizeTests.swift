import UIKit
import XCTest

/// Tests that a resized table equals one that was created with that size.
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

    /// Returns the frames of a table's visible views at one size after other sizes, without hidden views in the reuse pool.
    private func frames(_ sizes: CGSize..., style: UITableView.Style = .grouped, offset: CGFloat = 0) -> [CGRect] {
        let (table, source) = (UITableView(frame: .zero, style: style), Source())
        table.dataSource = source
        window.addSubview(table)
        table.contentInset.bottom = 1000
        for size in sizes {
            table.frame.size = size
            window.layoutIfNeeded()
            table.contentOffset.y = offset
            window.layoutIfNeeded()
        }
        return withExtendedLifetime(source) {
            table.subviews.filter { !$0.isHidden && ($0 is UITableViewCell || $0 is UITableViewHeaderFooterView) }
                .map(\.frame).sorted { $0.minY < $1.minY }
        }
    }

    func testWidthChangeMeasuresTitlesAgain() {
        let (wide, narrow) = (CGSize(width: 700, height: 600), CGSize(width: 240, height: 600))
        XCTAssertNotEqual(frames(wide).map(\.height), frames(narrow).map(\.height))
        XCTAssertEqual(frames(wide, narrow), frames(narrow))
        XCTAssertEqual(frames(narrow, wide), frames(wide))
    }

    func testTableWithoutHeightHasNoRowsOrTitles() {
        let (high, flat) = (CGSize(width: 240, height: 600), CGSize(width: 240, height: 0))
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            for offset in [CGFloat(0), 10] {
                let expected = frames(high, style: style, offset: offset)
                XCTAssertEqual(expected.count, 3)
                XCTAssertEqual(frames(flat, style: style, offset: offset), [])
                XCTAssertEqual(frames(high, flat, style: style, offset: offset), [])
                XCTAssertEqual(frames(high, flat, high, style: style, offset: offset), expected)
            }
        }
    }
}
