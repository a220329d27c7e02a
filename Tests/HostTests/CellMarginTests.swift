import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests the heights of self-sizing cells with inherited margins.
@preconcurrency @MainActor final class CellMarginTests: XCTestCase {
    /// While a row is measured, its content view still has another height. The margins that it inherits from the cell
    /// must not increase because of that.
    func testRowsWithInheritedMarginsKeepHeight() throws {
        let template = try NibTemplate(data: Data(Self.xib.utf8), path: "Margins.xib")
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.rowHeight = UITableView.automaticDimension
        table.register(cellReuseIdentifier: "m") { try NibLoader.instantiate(template).topLevelObjects }
        let source = OneRow()
        table.dataSource = source
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        for _ in 0..<3 {
            table.reloadData()
            window.layoutIfNeeded()
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            // 11 points above and below the label's 35, and a pixel for the separator, which is part of the content's height.
            XCTAssertEqual(cell.frame.height, 57 + 1 / UIScreen.main.scale)
            XCTAssertEqual(cell.contentView.subviews[0].frame, CGRect(x: 16, y: 11, width: 288, height: 35.5))
        }
    }

    private final class OneRow: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "m", for: indexPath)
        }
    }

    private static let xib = Fixture.text("margin-cell.xib")
}
