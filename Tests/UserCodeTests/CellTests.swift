import CellSimHost
import UIKit
import XCTest

/// Records the delegate calls of contact cells.
@preconcurrency @MainActor private final class CallLog: ContactCellDelegate {
    var calls = 0
    func contactCellDidTapCall(_ cell: ContactCell) { calls += 1 }
}

/// A typical data source: a list of names.
@preconcurrency @MainActor private final class Contacts: NSObject, UITableViewDataSource, UITableViewDelegate {
    let names: [String]
    let table: UITableView
    private(set) var cells: Set<ObjectIdentifier> = []
    private(set) var shownTwice = false

    init(_ names: [String], size: CGSize = CGSize(width: 320, height: 600)) {
        self.names = names
        table = UITableView(frame: CGRect(origin: .zero, size: size))
        super.init()
        table.register(ContactNib.nib, forCellReuseIdentifier: "Contact")
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath) as? ContactCell else {
            return UITableViewCell()
        }
        if cells.contains(ObjectIdentifier(cell)), cell.nameLabel.text != nil { shownTwice = true }
        cells.insert(ObjectIdentifier(cell))
        cell.nameLabel.text = names[indexPath.row]
        return cell
    }
}

/// Tests cells with app code that uses only public API.
@preconcurrency @MainActor final class CellTests: XCTestCase {
    private func makeCell() throws -> ContactCell {
        try XCTUnwrap(ContactNib.nib.instantiate(withOwner: nil).first as? ContactCell)
    }

    func testOutletsAreConnectedBeforeAwakeFromNib() throws {
        let cell = try makeCell()
        XCTAssertEqual(cell.awakenings, 1)
        XCTAssertEqual(cell.inheritedLabel.text, "awake")
        XCTAssertEqual(cell.nameLabel.text, "Name")
        XCTAssertIdentical(cell.nameLabel.superview, cell.contentView)
        XCTAssertNotNil(cell.avatar)
        XCTAssertEqual(cell.badges.count, 2)
        XCTAssertIdentical(cell.badges.first, cell.strongView)
        XCTAssertEqual(cell.badgeHeightConstant, 8)
        XCTAssertEqual(cell.statusLabel?.textColor, .systemRed, "didSet sets the label's colour")
    }

    func testRuntimeAttributesGoThroughSettersAndKeyPaths() throws {
        let cell = try makeCell()
        XCTAssertEqual(cell.layer.cornerRadius, 7)
        XCTAssertEqual(cell.layer.borderWidth, 1.5)
        XCTAssertTrue(cell.isImportant)
        XCTAssertEqual(cell.note, "a friend")
        XCTAssertEqual(cell.reuseIdentifier, "Contact")
    }

    func testActionReachesCellAndDelegate() throws {
        let cell = try makeCell()
        let log = CallLog()
        cell.delegate = log
        let button = try XCTUnwrap(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        XCTAssertEqual(log.calls, 1)
    }

    func testConstraintOutletChangesLayout() throws {
        let cell = try makeCell()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.badgeHeightConstant = 30
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.badges.map { $0.frame.height }, [30, 30])
        XCTAssertEqual(cell.badges[1].frame, CGRect(x: 8, y: 0, width: 4, height: 30))
    }

    func testRowsSelfSizeAndCellsAreReused() throws {
        let names = (0..<2000).map { $0 % 3 == 0 ? String(repeating: "A long name \($0) ", count: 5) : "Name \($0)" }
        let contacts = Contacts(names)
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 320, height: 600))))
        host.show(contacts.table)
        host.layoutUntilStable()
        var maximumCount = contacts.table.visibleCells.count
        for step in 1...150 {
            contacts.table.contentOffset.y = CGFloat(step) * 100
            host.layoutUntilStable()
            maximumCount = max(maximumCount, contacts.table.visibleCells.count)
        }
        XCTAssertLessThanOrEqual(contacts.cells.count, maximumCount + 2)
        XCTAssertFalse(contacts.shownTwice, "prepareForReuse removes the old name")
        let heights = contacts.table.visibleCells.map { $0.frame.height }
        XCTAssertEqual(Set(heights).count, 2, "the cells have one or several lines: \(heights)")
        // A 17-point line is 20.5 high here, with 20 for the margins and the separator below.
        XCTAssertTrue(heights.contains(20.5 + 20 + 0.5), "\(heights)")
    }

    func testReusedRowRendersLikeFreshRow() throws {
        let names = (0..<60).map { String(repeating: "Name \($0) ", count: 1 + $0 % 7) }
        let contacts = Contacts(names)
        let appearance = Appearance(device: Device(size: CGSize(width: 320, height: 600)))
        let host = ViewHost(appearance)
        host.show(contacts.table)
        for row in [0, 45, 20, 59, 3] {
            contacts.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            host.layoutUntilStable()
            let reused = try XCTUnwrap(contacts.table.cellForRow(at: IndexPath(row: row, section: 0)))
            let singleRow = Contacts([names[row], "another"])
            let freshHost = ViewHost(appearance)
            freshHost.show(singleRow.table)
            freshHost.layoutUntilStable()
            let fresh = try XCTUnwrap(singleRow.table.cellForRow(at: IndexPath(row: 0, section: 0)))
            XCTAssertEqual(host.render(reused), freshHost.render(fresh), "row \(row)")
        }
    }

    func testScrollingManyRowsReusesFewCells() {
        let contacts = Contacts((0..<100_000).map { "Name \($0)" })
        contacts.table.rowHeight = 44
        let host = ViewHost(Appearance(device: Device(size: CGSize(width: 320, height: 600))))
        host.show(contacts.table)
        host.layoutUntilStable()
        var maximumVisibleCount = contacts.table.visibleCells.count
        let end = contacts.table.contentSize.height - 600
        XCTAssertEqual(contacts.table.contentSize.height, 4_400_000)
        for offset in stride(from: CGFloat(0), through: end, by: 4100) {
            contacts.table.contentOffset.y = offset
            host.layoutUntilStable()
            maximumVisibleCount = max(maximumVisibleCount, contacts.table.visibleCells.count)
        }
        XCTAssertLessThanOrEqual(contacts.cells.count, maximumVisibleCount + 2)
    }
}
