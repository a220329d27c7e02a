import CellSimFoundation
import Foundation
import XCTest

/// Tests functions of Core Foundation and the kernel with which tests of apps wait.
@preconcurrency @MainActor final class RunLoopFunctionTests: XCTestCase {
    func testRunLoopHandlesTheMainQueueUntilTheTimeHasPassed() {
        var isCalled = false
        DispatchQueue.main.async { MainActor.assumeIsolated { isCalled = true } }
        let start = Date()
        XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 0.05, false), .timedOut)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.05)
        XCTAssertTrue(isCalled)
    }

    func testTimeIsInNanoseconds() {
        var info = mach_timebase_info_data_t()
        mach_timebase_info(&info)
        XCTAssertEqual([info.numer, info.denom], [1, 1])
    }
}
