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

    func testTimersThatAreNotScheduledCallTheirTarget() {
        let counter = Counter()
        let later = Timer(timeInterval: 60, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: false)
        XCTAssertEqual(later.timeInterval, 0, "a timer that fires once has no interval")
        later.fire()
        XCTAssertEqual(counter.count, 1)
        let date = Date(timeIntervalSinceNow: 3_600)
        let dated = Timer(
            fireAt: date, interval: 5, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: true)
        XCTAssertEqual(dated.fireDate, date)
        XCTAssertEqual(dated.timeInterval, 5)
        dated.fire()
        XCTAssertEqual(counter.count, 2)
        dated.invalidate()
    }
}
