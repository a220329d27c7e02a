import CellSimGraphics
import TestFixtures
import UIKit
import XCTest

/// Compares a view's drawing commands with `Fixtures/Lists/NAME.list.txt`. `RECORD_FIXTURES=1` writes the file;
/// review each change.
@MainActor func assertDraws(
    _ view: UIView, _ name: String, file: StaticString = #filePath, line: UInt = #line
) {
    view.layoutIfNeeded()
    let text = view.displayList().dump()
    XCTAssertEqual(text, Fixture.expected("Lists/\(name).list.txt", insteadOf: text), name, file: file, line: line)
}
