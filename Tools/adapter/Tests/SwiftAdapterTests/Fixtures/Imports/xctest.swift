import XCTest

@MainActor
final class CardTests: XCTestCase {
    @objc func testCard() {
        let view: UIView = UILabel()
        XCTAssertEqual(view.tag, 0)
    }
}

MainActor.assumeIsolated { CardTests(name: "testCard", testClosure: { _ in }).testCard() }
