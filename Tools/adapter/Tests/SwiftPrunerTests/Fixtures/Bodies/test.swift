import Kit
import XCTest

final class CardTests: XCTestCase {
    func testCard() {
        XCTAssertEqual(Tracker.count, 1)
    }
    func testOther() {}
}
