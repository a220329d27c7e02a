import UIKit
import XCTest

@_spi(UIKitModules) @testable import UIKitViews

/// Tests that display links are only called where the time is advanced explicitly.
@preconcurrency @MainActor final class DisplayLinkTests: XCTestCase {
    private final class Counter: NSObject, ActionListing {
        static var actions: [ActionMethod] { [ActionMethod("tick:", Counter.tick)] }
        var times: [Double] = []
        var limit = Int.max
        func tick(_ sender: Any) {
            guard let link = sender as? CADisplayLink else { return XCTFail("the sender is not a CADisplayLink") }
            times.append(link.timestamp)
            if times.count == limit { link.invalidate() }
        }
    }

    private func link(_ counter: Counter) -> CADisplayLink {
        let link = CADisplayLink(target: counter, selector: "tick:")
        link.add(to: .main, forMode: .common)
        // A second run loop mode does not double the calls.
        link.add(to: .main, forMode: .default)
        return link
    }

    func testLinkIsCalledUntilInvalidated() {
        let counter = Counter()
        counter.limit = 30
        let link = link(counter)
        XCTAssertEqual(counter.times, [])
        let start = CACurrentMediaTime()
        FrameClock.run(seconds: 5)
        XCTAssertEqual(counter.times.count, 30)
        XCTAssertEqual(link.timestamp - start, 0.5, accuracy: 0.2)
        XCTAssertEqual(link.targetTimestamp - link.timestamp, 1.0 / 60, accuracy: 1e-6)
    }

    func testLinkIsCalledForRequestedDuration() {
        let counter = Counter()
        let link = link(counter)
        FrameClock.run(seconds: 1)
        XCTAssertEqual(counter.times.count, 60)
        link.isPaused = true
        FrameClock.run(seconds: 1)
        link.isPaused = false
        link.remove(from: .main, forMode: .common)
        FrameClock.run(seconds: 1)
        XCTAssertEqual(counter.times.count, 60)
    }

    func testReleasedLinkIsNotCalled() {
        let counter = Counter()
        do { _ = link(counter) }
        FrameClock.run(seconds: 1)
        XCTAssertEqual(counter.times, [])
    }
}
