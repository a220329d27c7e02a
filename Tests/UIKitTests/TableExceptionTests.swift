import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the exceptions of tables.
@preconcurrency @MainActor final class TableExceptionTests: XCTestCase {
    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    private final class InconsistentSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var height: CGFloat = 44
        var makeCell: (UITableView, IndexPath) -> UITableViewCell = {
            $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            makeCell(tableView, indexPath)
        }
    }

    private func makeTable(_ source: InconsistentSource) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }

    /// A chat library asks before it sets the data source.
    func testFirstSectionHasNoRowsWithoutADataSource() {
        XCTAssertEqual(UITableView().numberOfRows(inSection: 0), 0)
        assertContains(reason { _ = UITableView().numberOfRows(inSection: 1) }, "beyond bounds")
    }

    func testUnregisteredIdentifier() {
        let table = UITableView(frame: .zero, style: .plain)
        XCTAssertEqual(
            reason { _ = table.dequeueReusableCell(withIdentifier: "Person", for: IndexPath(row: 0, section: 0)) },
            "unable to dequeue a cell with identifier Person - must register a nib or a class for the identifier or connect a"
                + " prototype cell in a storyboard")
    }

    func testNibWithoutExactlyOneCell() {
        let table = UITableView(frame: .zero, style: .plain)
        for objects in [[], [UIView()], [UITableViewCell(), UITableViewCell()]] as [[Any]] {
            table.register(cellReuseIdentifier: "Person") { objects }
            XCTAssertEqual(
                reason { _ = table.dequeueReusableCell(withIdentifier: "Person") },
                "invalid nib registered for identifier (Person) - nib must contain exactly one top level object which must be a"
                    + " UITableViewCell instance")
        }
    }

    func testNonemptyNibIdentifierMustMatch() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(cellReuseIdentifier: "Person") { [UITableViewCell(style: .default, reuseIdentifier: "Other")] }
        XCTAssertEqual(
            reason { _ = table.dequeueReusableCell(withIdentifier: "Person") },
            "cell reuse indentifier in nib (Other) does not match the identifier used to register the nib (Person)")
        table.register(cellReuseIdentifier: "Person") { [UITableViewCell(style: .default, reuseIdentifier: nil)] }
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "Person")?.reuseIdentifier, "Person")
    }

    func testRegisteringOtherClassRaises() {
        let table = UITableView(frame: .zero, style: .plain)
        XCTAssertEqual(
            reason { table.register(UIView.self, forCellReuseIdentifier: "x") },
            "must pass a class of kind UITableViewCell")
    }

    func testInvalidHeightsRaise() {
        for (height, text) in [(-3, "-3.000000"), (.nan, "nan"), (.infinity, "inf")] as [(CGFloat, String)] {
            let source = InconsistentSource()
            source.height = height
            let table = makeTable(source)
            XCTAssertEqual(
                reason { table.layoutIfNeeded() },
                "Invalid row height (\(text)) provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension."
            )
            table.estimatedRowHeight = 0
            XCTAssertEqual(
                reason { table.layoutIfNeeded() },
                "table view row height must not be negative - provided height for index path (<NSIndexPath> {length = 2, path = 0 - 0})"
                    + " is \(text)")
        }
    }

    func testNegativeRowCountRaises() {
        let source = InconsistentSource()
        source.count = -1
        let table = makeTable(source)
        XCTAssertEqual(
            reason { table.layoutIfNeeded() },
            "Number of rows in section 0 must not be negative - -1 returned by the data source")
    }

    func testCellForTwoRowsRaises() {
        let source = InconsistentSource()
        let sharedCell = UITableViewCell(style: .default, reuseIdentifier: nil)
        source.makeCell = { _, _ in sharedCell }
        let table = makeTable(source)
        assertContains(reason { table.layoutIfNeeded() }, "is already shown at index path")
    }

    func testDequeuingTwiceForOneRowRaises() {
        let source = InconsistentSource()
        source.makeCell = { table, path in
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        let table = makeTable(source)
        assertPrefix(reason { table.layoutIfNeeded() }, "Attempted to dequeue multiple cells for the same index path")
    }

    func testReleasedDataSourceRaises() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        var source: InconsistentSource? = InconsistentSource()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        source = nil
        XCTAssertTrue(
            reason { table.layoutIfNeeded() }?.contains("failed to obtain a cell from its dataSource") ?? false)
    }

    func testInconsistentBatchRaises() {
        let source = InconsistentSource()
        let table = makeTable(source)
        table.layoutIfNeeded()
        source.count = 5
        XCTAssertEqual(
            reason { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
            "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the"
                + " update (5) must be equal to the number of rows contained in that section before the update (3), plus or minus"
                + " the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number"
                + " of rows moved into or out of that section (0 moved in, 0 moved out).")
        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
    }

    func testEditsBeyondEndRaise() {
        let source = InconsistentSource()
        let table = makeTable(source)
        table.layoutIfNeeded()
        source.count = 2
        XCTAssertEqual(
            reason { table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .none) },
            "attempt to delete row 7 from section 0 which only contains 3 rows before the update")
        source.count = 4
        table.reloadData()
        source.count = 5
        XCTAssertEqual(
            reason { table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none) },
            "attempt to insert row 9 into section 0, but there are only 5 rows in section 0 after the update")
    }

    func testScrollingToMissingRowRaises() {
        let source = InconsistentSource()
        let table = makeTable(source)
        XCTAssertEqual(
            reason { table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: false) },
            "Attempted to scroll the table view to an out-of-bounds row (8) when there are only 3 rows in section 0.")
    }
}
