import Foundation
import UIKit
import XCTest

/// Tests timers with selectors, and the short form of the transition coordinator's method.
@preconcurrency @MainActor final class SelectorTimerTests: XCTestCase {
    private final class Counter: NSObject, ActionListing {
        var count = 0
        static let actions = [ActionMethod("tick:", Counter.tick)]
        func tick(_ sender: Timer) { count += 1 }
    }

    func testUnscheduledTimersCallTheirTarget() {
        let counter = Counter()
        let singleShot = Timer(
            timeInterval: 60, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: false)
        XCTAssertEqual(singleShot.timeInterval, 0, "a non-repeating timer has an interval of 0")
        singleShot.fire()
        XCTAssertEqual(counter.count, 1)
        let date = Date(timeIntervalSinceNow: 3_600)
        let repeating = Timer(
            fireAt: date, interval: 5, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: true)
        XCTAssertEqual(repeating.fireDate, date)
        XCTAssertEqual(repeating.timeInterval, 5)
        repeating.fire()
        XCTAssertEqual(counter.count, 2)
        repeating.invalidate()
    }
}
