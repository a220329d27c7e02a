import Foundation
import Synchronization
import XCTest

/// Numbers the unnamed snapshots of each test function, starting at 1.
final class SnapshotCounter: Sendable {
    /// The current counter: the counter of a test with the `snapshots` trait; otherwise the process's counter.
    @TaskLocal static var current = SnapshotCounter()

    private let counts = Mutex<[String: Int]>([:])

    func next(_ key: String) -> Int {
        counts.withLock {
            let count = $0[key, default: 0] + 1
            $0[key] = count
            return count
        }
    }

    func reset() { counts.withLock { $0.removeAll() } }

    /// Resets the counter after each XCTest test case, so that repeated runs use the same numbers.
    static let installResetObserver: Void = {
        let observer = Observer()
        if Thread.isMainThread {
            XCTestObservationCenter.shared.addTestObserver(observer)
        } else {
            DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(observer) }
        }
    }()

    private final class Observer: XCTestObservation, Sendable {
        func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.current.reset() }
    }
}
