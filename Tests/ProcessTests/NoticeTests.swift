import Foundation
import Synchronization
import XCTest

@testable import CellSimProcess

/// Tests notices on the standard error, and their replay for cached results.
final class NoticeTests: XCTestCase {
    /// Returns the lines that a closure writes to the standard error.
    private func errors(_ work: () -> Void) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-" + UUID().uuidString)
        try Data().write(to: file)
        defer { _ = unsafe unlink(file.path) }
        let old = dup(STDERR_FILENO), new = unsafe open(file.path, O_WRONLY)
        _ = dup2(new, STDERR_FILENO)
        work()
        _ = dup2(old, STDERR_FILENO)
        close(old)
        close(new)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func testOnceNoticesAreCollectedInEveryScope() throws {
        var (first, second): ([Notice], [Notice]) = ([], [])
        let reportedLines = try errors {
            first =
                Notice.collecting {
                    Notice.report(.once, "one")
                    Notice.report(.once, "one")
                    Notice.report(.each, "two")
                    Notice.report(.each, "two")
                }.notices
            second = Notice.collecting { Notice.report(.once, "one") }.notices
        }
        XCTAssertEqual(reportedLines, ["one", "two", "two"])
        XCTAssertEqual(first, [Notice(.once, "one"), Notice(.each, "two"), Notice(.each, "two")])
        XCTAssertEqual(second, [Notice(.once, "one")])
    }

    func testRepeatedNoticesCountAsReported() throws {
        var inner: [Notice] = [], outer: [Notice] = []
        let reported = try errors {
            outer =
                Notice.collecting {
                    inner =
                        Notice.collecting { Notice.replay([Notice(.image, "three"), Notice(.each, "four")]) }.notices
                    Notice.report(.image, "three")
                }.notices
        }
        XCTAssertEqual(reported, ["three", "four"])
        XCTAssertEqual(inner, [Notice(.image, "three"), Notice(.each, "four")])
        XCTAssertEqual(outer, inner)
    }

    func testNumberOfNamesIsLimited() throws {
        var collectedCount = 0
        // Other tests in this process may have reported notices.
        let before = Notice.reported.withLock { $0[.symbol]?.count ?? 0 }
        let reported = try errors {
            collectedCount =
                Notice.collecting { for number in 0..<150 { Notice.report(.symbol, "symbol \(number)") } }.notices.count
        }
        XCTAssertEqual(reported.count, 100 - before)
        XCTAssertLessThan(before, 100)
        XCTAssertEqual(collectedCount, 150, "the collection contains all notices, reported or not")
    }

    func testUncollectedNoticesArePending() throws {
        Notice.hasReportedUncollected.store(false, ordering: .relaxed)
        _ = try errors { _ = Notice.collecting { Notice.report(.once, "five") } }
        XCTAssertFalse(Notice.hasUncollectedNotices)
        _ = try errors { Notice.report(.once, "five") }
        XCTAssertTrue(Notice.hasUncollectedNotices)
    }

    func testNoticesAreEscaped() throws {
        let reported = try errors { Notice.report(.each, "a\u{1B}[2J\n\u{A0}::error::b") }
        XCTAssertEqual(reported, ["a\\u{1B}[2J", "\u{A0}\\u{3A}:error::b"])
    }
}
