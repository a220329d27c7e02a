import CellSimProcess
import Foundation
import Synchronization
import XCTest

/// Tests parallel loops and scratch folders.
final class ParallelTests: XCTestCase {
    func testEveryIterationRunsOnce() {
        for count in [0, 1, 2, 1000] {
            let counts = Mutex([Int](repeating: 0, count: count))
            Parallel.perform(count) { index in counts.withLock { $0[index] += 1 } }
            XCTAssertEqual(counts.withLock { $0 }, [Int](repeating: 1, count: count))
        }
    }

    func testThreadsInheritCurrentWork() {
        let workNumbers = Mutex(Set<Int?>())
        CurrentWork.performing(7) {
            Parallel.perform(100) { _ in workNumbers.withLock { _ = $0.insert(CurrentWork.number) } }
        }
        XCTAssertEqual(workNumbers.withLock { $0 }, [7])
        XCTAssertNil(CurrentWork.number)
    }

    func testScratchFolderIsRemovedWithContents() throws {
        var folder: ScratchFolder? = try ScratchFolder()
        let path = try XCTUnwrap(folder?.path)
        try FileManager.default.createDirectory(atPath: path + "/a/b/c", withIntermediateDirectories: true)
        for name in ["1", "a/2", "a/b/c/3"] { try Data().write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
        folder = nil
        XCTAssertFalse(
            FileManager.default.fileExists(atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path))
    }
}
