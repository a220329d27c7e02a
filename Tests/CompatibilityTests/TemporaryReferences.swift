import Foundation
import XCTest

@testable import SnapshotTesting

/// A test case whose references lie in a folder of its own, so that recording and comparing can both be tried.
class CompatibilityCase: XCTestCase {
    private(set) var folder = ""

    override func invokeTest() {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("compatibility-\(UUID().uuidString)").path
        let values = ["SNAPSHOT_TESTING_DIRECTORY": folder, "SNAPSHOT_ARTIFACTS": folder + "/artifacts"]
        SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) { super.invokeTest() }
        try? FileManager.default.removeItem(atPath: folder)
        (Globals.record, Globals.diffTool) = (nil, nil)
    }

    /// Writes the references that assertions after it need; the assertions' own code would fail to tell so.
    func record<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        testName: String = #function, file: StaticString = #filePath, line: UInt = #line
    ) rethrows {
        let message = verifySnapshot(
            of: try value(), as: strategy, named: name ?? "1", record: .all, file: file, testName: testName)
        XCTAssertEqual(message?.hasPrefix("Record mode is on."), true, message ?? "no message", line: line)
    }

    /// Takes a snapshot twice: what was recorded first is what is taken again.
    func roundTrip<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String,
        testName: String = #function, file: StaticString = #filePath, line: UInt = #line
    ) rethrows {
        try record(try value(), as: strategy, named: name, testName: testName, file: file, line: line)
        let message = verifySnapshot(
            of: try value(), as: strategy, named: name, record: .never, file: file, testName: testName)
        XCTAssertNil(message, line: line)
    }

    /// The text that a strategy makes.
    func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var taken = ""
        strategy.snapshot(value).run { taken = $0 }
        return taken
    }

    /// The names of what was recorded, below the test file's folder.
    var recorded: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter {
            $0.contains(".") && !$0.hasPrefix("artifacts")
        }.sorted()
    }
}
