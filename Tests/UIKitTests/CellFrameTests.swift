import Foundation
import TestFixtures
import UIKit
import XCTest

/// Tests a table view cell with a handmade layout: fractions of the width, margins, a square, and a constraint that the default
/// size class excludes. All frames follow from the constraints and the margins of iOS 17.
@preconcurrency @MainActor
final class CellFrameTests: XCTestCase {
    /// A XIB with the `id` and constraints of each view. Sizes are constraints too, so that text widths have no effect.
    private static let document = Fixture.text("hand-drawn-cell.xib")

    /// Returns the frames in one row of 100 points, without a separator.
    private func frames(tableWidth: CGFloat) throws -> [CGRect] {
        let source = OneRow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: tableWidth, height: 300), style: .plain)
        table.separatorStyle = .none
        table.rowHeight = 100
        table.register(UINib(data: Data(Self.document.utf8), bundle: nil), forCellReuseIdentifier: "hand")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(cell.layoutIssues().count, 0)
        return try [cell.contentView.frame] + (1...5).map { try XCTUnwrap(cell.viewWithTag($0)).frame }
    }

    /// The margins are 11 points above and below, and 16 at the sides up to a width of 390.
    func testSmallPhone() throws {
        XCTAssertEqual(
            try frames(tableWidth: 320),
            [
                CGRect(x: 0, y: 0, width: 320, height: 100),
                CGRect(x: 0, y: 0, width: 256, height: 100),
                CGRect(x: 16 + 4, y: 11 + 3, width: 30, height: 20),
                CGRect(x: 320 - 16 - 5 - 40, y: 100 - 11 - 6 - 10, width: 40, height: 10),
                CGRect(x: 160 - 64, y: 50 - 6, width: 128, height: 12),
                CGRect(x: 320 - 100, y: 0, width: 100, height: 100),
            ])
    }

    /// The margins at the sides are 20 points from a width of 393.
    func testLargePhone() throws {
        XCTAssertEqual(
            try frames(tableWidth: 420),
            [
                CGRect(x: 0, y: 0, width: 420, height: 100),
                CGRect(x: 0, y: 0, width: 336, height: 100),
                CGRect(x: 20 + 4, y: 11 + 3, width: 30, height: 20),
                CGRect(x: 420 - 20 - 5 - 40, y: 100 - 11 - 6 - 10, width: 40, height: 10),
                CGRect(x: 210 - 84, y: 50 - 6, width: 168, height: 12),
                CGRect(x: 420 - 100, y: 0, width: 100, height: 100),
            ])
    }
}

@preconcurrency @MainActor private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "hand", for: indexPath)
    }
}
