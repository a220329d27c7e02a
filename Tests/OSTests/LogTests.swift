import Foundation
import XCTest

@testable import CellSimOS

/// Tests the logging functions and the locks of the `os` module.
final class LogTests: XCTestCase {
    private struct Failure: Error {}

    func testPrivateArgumentsAreRedacted() {
        let name: String? = "Ann"
        let message: OSLogMessage =
            "a \(1) \(name ?? "") \("secret", privacy: .private) \(255, format: .hex(includePrefix: true)) \(2.5, format: .fixed(precision: 1)) \(true, format: .answer) \("x", align: .right(columns: 3)) \(Failure.self)"
        XCTAssertEqual(message.text, "a 1 Ann <private> 0xff 2.5 yes   x Failure")
    }

    func testFormats() {
        XCTAssertEqual(
            LogFormat.formatted("%{public}@ %d%% %.1f %{private}@ %x %ld", ["s", 5, 2.25, "t", 255, 7]),
            "s 5% 2.2 <private> ff 7")
        XCTAssertEqual(LogFormat.formatted("%@ %@ %", ["a"]), "a  ")
        XCTAssertEqual(LogFormat.formatted("%@", [nil]), "(null)")
    }

    func testDisabledLogIsOff() {
        XCTAssertFalse(OSLog.disabled.isEnabled(type: .fault))
        XCTAssertFalse(OSLog.default.signpostsEnabled)
    }

    func testLocks() {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in counter.withLock { $0 += 1 } }
        XCTAssertEqual(counter.withLock { $0 }, 100)
        XCTAssertEqual(counter.withLockIfAvailable { $0 }, 100)
        var lock = unsafe os_unfair_lock()
        unsafe os_unfair_lock_lock(&lock)
        XCTAssertFalse(unsafe os_unfair_lock_trylock(&lock))
        unsafe os_unfair_lock_unlock(&lock)
        XCTAssertTrue(unsafe os_unfair_lock_trylock(&lock))
    }
}
