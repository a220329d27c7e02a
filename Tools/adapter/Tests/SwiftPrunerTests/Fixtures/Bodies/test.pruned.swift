// swift-format-ignore-file
import enum UIKit.CellSimPruned; import UIKit
import XCTest

final class CardTests: XCTestCase {
    func testCard() throws { if CellSimPruned.isAccepted("CardTests.testCard") { throw XCTSkip("not run: cannot find 'Tracker' in scope") }; XCTFail("not run: cannot find 'Tracker' in scope", line: 6) }

     
    func testOther() {}
}
