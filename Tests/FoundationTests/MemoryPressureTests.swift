import CellSimFoundation
import Dispatch
import XCTest

/// Tests sources of memory pressure, which caches of images observe.
final class MemoryPressureTests: XCTestCase {
    func testASourceNeverReportsAnEvent() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        XCTAssertEqual(source.mask, [.warning, .critical])
        source.setEventHandler { XCTFail("the source reported an event") }
        source.setRegistrationHandler { XCTFail("the source reported a registration") }
        source.activate()
        source.suspend()
        source.resume()
        let cancelled = expectation(description: "cancelled")
        source.setCancelHandler { cancelled.fulfill() }
        source.cancel()
        wait(for: [cancelled], timeout: 10)
        XCTAssertEqual(source.data, [])
    }
}
