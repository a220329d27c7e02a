import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the cells that registrations create, and their exceptions: with UIKit's messages and the nib's line number.
@preconcurrency @MainActor final class RegistryTests: XCTestCase {
    final class ClassCell: UITableViewCell {}
    final class ClassHeader: UITableViewHeaderFooterView {}
    final class ClassItem: UICollectionViewCell {}

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    private let path = IndexPath(row: 0, section: 0)

    /// A nib with the objects of a file in `Fixtures/registry`; they begin on line 4.
    private func nib(_ name: String) throws -> UINib {
        UINib(try NibTemplate(data: NibFixture.xib(Fixture.text("registry/\(name).xml")), path: "Cell.xib"))
    }

    private func exception(_ body: () -> Void) -> UIKitException? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return error as? UIKitException }
    }

    private func assertRaises(
        _ reason: String, at location: String?, file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void
    ) {
        let raised = exception(body)
        XCTAssertEqual(raised?.name, "NSInternalInconsistencyException", file: file, line: line)
        XCTAssertEqual(raised?.reason, reason, file: file, line: line)
        XCTAssertEqual(raised?.diagnostic?.description, location, file: file, line: line)
    }

    private func notRegisteredReason(_ kind: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier x - must register a nib or a class for the identifier or"
            + " connect a prototype cell in a storyboard"
    }

    // MARK: Precedence of registrations

    func testLastRegistrationTakesPrecedence() throws {
        table.register(ClassCell.self, forCellReuseIdentifier: "x")
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "x") is ClassCell)
        table.register(try nib("cell-with-tag"), forCellReuseIdentifier: "x")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "x")?.tag, 7)
        table.register(ClassCell.self, forCellReuseIdentifier: "x")
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "x", for: path) is ClassCell)
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "x")?.reuseIdentifier, "x")
    }

    func testNilUnregistersNibOrClass() throws {
        for unregister in [
            { self.table.register(nil as UINib?, forCellReuseIdentifier: "x") },
            { self.table.register(nil as AnyClass?, forCellReuseIdentifier: "x") },
        ] {
            table.register(ClassCell.self, forCellReuseIdentifier: "x")
            unregister()
            XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
        }
        table.register(ClassHeader.self, forHeaderFooterViewReuseIdentifier: "x")
        table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "x")
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "x"))
        collection.register(ClassItem.self, forCellWithReuseIdentifier: "x")
        collection.register(nil as UINib?, forCellWithReuseIdentifier: "x")
        assertRaises(notRegisteredReason("UICollectionElementKindCell"), at: nil) {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
    }

    func testRegistrationReplacesPrototype() throws {
        let table = try XCTUnwrap(nib("prototype").instantiate(withOwner: nil).first as? UITableView)
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "x")?.tag, 5)
        table.register(ClassCell.self, forCellReuseIdentifier: "x")
        XCTAssertTrue(table.dequeueReusableCell(withIdentifier: "x") is ClassCell)
    }

    func testReusePoolsAreSeparatePerIdentifierAndKind() {
        collection.register(ClassItem.self, forCellWithReuseIdentifier: "x")
        collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "x")
        assertClass(collection.dequeueReusableCell(withReuseIdentifier: "x", for: path), ClassItem.self)
        let view = collection.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "x", for: path)
        XCTAssertFalse(view is UICollectionViewCell)
        assertRaises(notRegisteredReason("other"), at: nil) {
            _ = collection.dequeueReusableSupplementaryView(ofKind: "other", withReuseIdentifier: "x", for: path)
        }
    }

    // MARK: Invalid nibs

    private func invalidNibReason(_ className: String) -> String {
        "invalid nib registered for identifier (x) - nib must contain exactly one top level object which must be a \(className) instance"
    }

    func testNibMustHaveExactlyOneTopLevelCell() throws {
        let cases = [
            ("none", "Cell.xib:1: error: has no top-level object; expected a UITableViewCell"),
            ("view", "Cell.xib:4: error: <view> is not a UITableViewCell"),
            (
                "two-cells",
                "Cell.xib:5: error: <tableViewCell> is an extra top-level object"
            ),
            (
                "cell-and-recogniser",
                "Cell.xib:6: error: <tapGestureRecognizer> is an extra top-level object"
            ),
            (
                "cell-and-object",
                "Cell.xib:5: error: <customObject> is an extra top-level object"
            ),
        ]
        for (name, location) in cases {
            table.register(try nib(name), forCellReuseIdentifier: "x")
            assertRaises(invalidNibReason("UITableViewCell"), at: location) {
                _ = table.dequeueReusableCell(withIdentifier: "x")
            }
            assertRaises(invalidNibReason("UITableViewCell"), at: location) {
                _ = table.dequeueReusableCell(withIdentifier: "x", for: path)
            }
        }
    }

    func testHeaderAndItemNibsMustHaveMatchingClass() throws {
        table.register(try nib("view"), forHeaderFooterViewReuseIdentifier: "x")
        assertRaises(
            invalidNibReason("UITableViewHeaderFooterView"),
            at: "Cell.xib:4: error: <view> is not a UITableViewHeaderFooterView"
        ) {
            _ = table.dequeueReusableHeaderFooterView(withIdentifier: "x")
        }
        collection.register(try nib("cell"), forCellWithReuseIdentifier: "x")
        assertRaises(
            invalidNibReason("UICollectionReusableView"),
            at: "Cell.xib:4: error: <tableViewCell> is not a UICollectionReusableView"
        ) {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
        collection.register(try nib("view"), forSupplementaryViewOfKind: "kind", withReuseIdentifier: "x")
        assertRaises(
            invalidNibReason("UICollectionReusableView"),
            at: "Cell.xib:4: error: <view> is not a UICollectionReusableView"
        ) {
            _ = collection.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "x", for: path)
        }
    }

    func testNibIdentifierMustMatch() throws {
        table.register(try nib("cell-y"), forCellReuseIdentifier: "x")
        assertRaises(
            "cell reuse indentifier in nib (y) does not match the identifier used to register the nib (x)",
            at: "Cell.xib:4: error: <tableViewCell> 'reuseIdentifier' differs from the registered 'x': 'y'"
        ) { _ = table.dequeueReusableCell(withIdentifier: "x", for: path) }
        let message = "view reuse identifier in nib (y) does not match the identifier used to register the nib (x)"
        table.register(
            try nib("header-y"),
            forHeaderFooterViewReuseIdentifier: "x")
        assertRaises(
            message, at: "Cell.xib:4: error: <view> 'reuseIdentifier' differs from the registered 'x': 'y'"
        ) {
            _ = table.dequeueReusableHeaderFooterView(withIdentifier: "x")
        }
        collection.register(
            try nib("item-y"), forCellWithReuseIdentifier: "x")
        assertRaises(
            message,
            at: "Cell.xib:4: error: <collectionViewCell> 'reuseIdentifier' differs from the registered 'x': 'y'"
        ) {
            _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
    }

    func testEmptyNibIdentifierIsSet() throws {
        table.register(try nib("cell"), forCellReuseIdentifier: "x")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "x")?.reuseIdentifier, "x")
        table.register(
            try nib("header"),
            forHeaderFooterViewReuseIdentifier: "x")
        XCTAssertEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "x")?.reuseIdentifier, "x")
        collection.register(try nib("item"), forCellWithReuseIdentifier: "x")
        XCTAssertEqual(collection.dequeueReusableCell(withReuseIdentifier: "x", for: path).reuseIdentifier, "x")
    }

    func testTouchSimulatorThrowsExceptionsInsteadOfExiting() {
        let table = table
        XCTAssertThrowsError(
            try TouchSimulator.throwingExceptions {
                table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
            }
        ) { error in XCTAssertEqual((error as? UIKitException)?.name, "NSInternalInconsistencyException") }
        table.register(ClassCell.self, forCellReuseIdentifier: "x")
        XCTAssertNoThrow(try TouchSimulator.throwingExceptions { table.dequeueReusableCell(withIdentifier: "x") })
    }

    func testMissingNibRaises() {
        table.register(UINib(nibName: "Nowhere", bundle: nil), forCellReuseIdentifier: "x")
        let reason = exception { _ = table.dequeueReusableCell(withIdentifier: "x") }?.reason
        assertPrefix(reason, "Could not load NIB in bundle: 'NSBundle <")
        assertSuffix(reason, "(loaded)' with name 'Nowhere'")
    }

    func testCellReturnedTwiceRaises() throws {
        final class Source: NSObject, UITableViewDataSource {
            var cell: UITableViewCell?
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cell ?? UITableViewCell()
            }
        }
        let source = Source()
        source.cell =
            try nib("cell-x").instantiate(withOwner: nil).first
            as? UITableViewCell
        table.rowHeight = 44
        table.dataSource = source
        assertRaises(
            "the cell returned from -tableView:cellForRowAtIndexPath: for index path (<NSIndexPath> {length = 2, path = 0 - 1}) is"
                + " already shown at index path (<NSIndexPath> {length = 2, path = 0 - 0})",
            at: "Cell.xib:4: error: <tableViewCell> 'reuseIdentifier' is shown twice: 'x'"
        ) { table.layoutIfNeeded() }
    }

    // MARK: Classes and identifiers

    func testClassOfWrongKindRaises() {
        let cases: [(String, () -> Void)] = [
            ("UITableViewCell", { self.table.register(UIView.self, forCellReuseIdentifier: "x") }),
            (
                "UITableViewHeaderFooterView",
                { self.table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "x") }
            ),
            (
                "UICollectionViewCell",
                { self.collection.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "x") }
            ),
            (
                "UICollectionReusableView",
                {
                    self.collection.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "x")
                }
            ),
        ]
        for (name, body) in cases {
            let raised = exception(body)
            XCTAssertEqual(raised?.reason, "must pass a class of kind \(name)")
            XCTAssertEqual(raised?.name, "NSInvalidArgumentException")
        }
    }

    func testMissingRegistration() {
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
        XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "x"))
        assertRaises(
            "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or connect a prototype"
                + " cell in a storyboard", at: nil
        ) { _ = table.dequeueReusableCell(withIdentifier: "x", for: path) }
        for kind in ["UICollectionElementKindCell", UICollectionView.elementKindSectionHeader] {
            assertRaises(notRegisteredReason(kind), at: nil) {
                if kind == "UICollectionElementKindCell" {
                    _ = collection.dequeueReusableCell(withReuseIdentifier: "x", for: path)
                } else {
                    _ = collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "x", for: path)
                }
            }
        }
    }

    func testInvalidIndexPathsRaise() {
        table.register(ClassCell.self, forCellReuseIdentifier: "x")
        for invalidPath in [IndexPath(), IndexPath(index: 3)] {
            let raised = exception { _ = table.dequeueReusableCell(withIdentifier: "x", for: invalidPath) }
            assertPrefix(raised?.reason, "Invalid index path for use with UITableView.")
        }
    }
}
