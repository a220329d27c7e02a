// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

@preconcurrency @MainActor final class CardTests: XCTestCase {
    private var view: UIView!
    override func setUp() {
        super.setUp()
        view = UIView()
    }
    @preconcurrency @MainActor func testTag() { XCTAssertEqual(view.tag, 0) }
}

let test = CardTests(name: "testTag", testClosure: { _ in })
test.setUp()
MainActor.assumeIsolated { test.testTag() }
