// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

@preconcurrency @MainActor final class CardTests: XCTestCase, @unchecked Sendable {
    private var view: UIView!
    override func setUp() { MainActor.assumeIsolated { () -> Void in
        super.setUp()
        view = UIView()
    } }
    @preconcurrency @MainActor func testTag() { XCTAssertEqual(view.tag, 0) }
}

let test = CardTests(name: "testTag", testClosure: { _ in })
test.setUp()
MainActor.assumeIsolated { test.testTag() }
