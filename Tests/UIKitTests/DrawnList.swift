import CellSimGraphics
import TestFixtures
import UIKit
import XCTest

/// Compares all drawing commands of a view with `Fixtures/Lists/NAME.list.txt`. `RECORD_FIXTURES=1` writes the file; look at what changes.
@MainActor func assertDraws(
    _ view: UIView, _ name: String, file: StaticString = #filePath, line: UInt = #line
) {
    view.layoutIfNeeded()
    let text = view.displayList().dump()
    XCTAssertEqual(text, Fixture.expected("Lists/\(name).list.txt", insteadOf: text), name, file: file, line: line)
}
