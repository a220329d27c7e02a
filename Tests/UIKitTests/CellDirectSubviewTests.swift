import UIKit
import XCTest

/// Tests subviews that are added to a cell directly instead of to its content view.
@preconcurrency @MainActor final class CellDirectSubviewTests: XCTestCase, UITableViewDataSource {
    private final class Cell: UITableViewCell {
        let box = UIButton(type: .custom)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor),
                box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 150),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }

    private func row() throws -> Cell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(Cell.self, forCellReuseIdentifier: "c")
        table.dataSource = self
        table.layoutIfNeeded()
        return try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    }

    func testDirectSubviewsDetermineRowHeight() throws {
        let cell = try row()
        XCTAssertEqual(cell.frame.height, 150)
        XCTAssertEqual(cell.box.frame, CGRect(x: 0, y: 0, width: 320, height: 150))
    }

    /// Since iOS 14 the content view is added to the cell on first access.
    func testDirectSubviewsAreBehindTheContentView() throws {
        let cell = try row()
        XCTAssertLessThan(
            try XCTUnwrap(cell.subviews.firstIndex { $0 === cell.box }),
            try XCTUnwrap(cell.subviews.firstIndex { $0 === cell.contentView }))
        XCTAssertIdentical(cell.hitTest(CGPoint(x: 160, y: 75), with: nil), cell.contentView)
        // Code that accesses the content view first adds it behind these subviews.
        let other = UITableViewCell(style: .default, reuseIdentifier: nil)
        XCTAssertIdentical(other.contentView.superview, other)
        let view = UIView()
        other.addSubview(view)
        XCTAssertIdentical(other.subviews.last, view)
    }
}
