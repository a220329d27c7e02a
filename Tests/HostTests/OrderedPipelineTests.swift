import Synchronization
import XCTest

@testable import CellSimHost

/// Tests that parallel jobs deliver their results in order.
final class OrderedPipelineTests: XCTestCase {
    private struct WorkError: Error, Equatable { var index: Int }
    private final class ResultCollector: Sendable {
        let values = Mutex<[Int]>([])
        var all: [Int] { values.withLock { $0 } }
    }

    func testResultsAreOrderedForAnyJobCount() throws {
        for jobs in [1, 2, 5] {
            let collected = ResultCollector()
            let pipeline = OrderedPipeline<Int, Int>(
                jobs: jobs,
                work: { index, value in
                    if index % 7 == 0 { usleep(300) }
                    return value * value
                }, sink: { _, square in collected.values.withLock { $0.append(square) } })
            for value in 0..<200 { try pipeline.submit(value) }
            try pipeline.finish()
            XCTAssertEqual(collected.all, (0..<200).map { $0 * $0 }, "\(jobs) jobs")
        }
    }

    func testFirstErrorInOrderIsThrownAndLaterResultsAreDropped() {
        for jobs in [1, 2, 4] {
            let collected = ResultCollector()
            let pipeline = OrderedPipeline<Int, Int>(
                jobs: jobs,
                work: { index, value in
                    if index == 20 || index == 23 { throw WorkError(index: index) }
                    return value
                }, sink: { _, value in collected.values.withLock { $0.append(value) } })
            var error: (any Error)?
            do { for value in 0..<100 { try pipeline.submit(value) } } catch let thrown { error = thrown }
            do { try pipeline.finish() } catch let thrown { error = thrown }
            XCTAssertEqual(error as? WorkError, WorkError(index: 20), "\(jobs) jobs")
            XCTAssertEqual(collected.all, Array(0..<20))
        }
    }

    func testNumberOfPendingResultsIsBounded() throws {
        let begun = Atomic<Int>(0)
        let ended = Atomic<Int>(0)
        let pendingCounts = ResultCollector()
        let pipeline = OrderedPipeline<Int, Int>(
            jobs: 2, work: { _, value in value },
            sink: { _, _ in
                usleep(200)
                ended.add(1, ordering: .sequentiallyConsistent)
            })
        for value in 0..<60 {
            try pipeline.submit(value)
            begun.add(1, ordering: .sequentiallyConsistent)
            let pendingCount =
                begun.load(ordering: .sequentiallyConsistent) - ended.load(ordering: .sequentiallyConsistent)
            pendingCounts.values.withLock { $0.append(pendingCount) }
        }
        try pipeline.finish()
        XCTAssertEqual(ended.load(ordering: .sequentiallyConsistent), 60)
        XCTAssertLessThanOrEqual(pendingCounts.all.max() ?? 0, 8)
    }
}
