import Cards
import UIKit
import XCTest

@MainActor final class OverloadTests: XCTestCase {
    func testOverridesOfOneOverload() {
        let (cell, view) = (UITableViewCell(), UIView())
        cell.holds(view)
        XCTAssertTrue(view.superview === cell.contentView)
        XCTAssertEqual(cell.mark("a"), "cell a")
        XCTAssertEqual(cell.mark(1), "view 1")
    }

    func testOverloadsByResult() {
        let bag = Bag()
        bag.perform(Selector(("removeLast")))
        XCTAssertEqual(bag.numbers, [1])
    }

    func testActionsOfClassesNestedInGenericOnes() {
        let slot = Shelf<Int>.Slot()
        slot.listen()
        slot.sendActions(for: .touchUpInside)
        XCTAssertEqual(slot.presses, 1)
    }

    func testModulesBringUIKitAlong() {
        XCTAssertEqual(leadingInset(of: UIView()).leading, 8)
    }
}
