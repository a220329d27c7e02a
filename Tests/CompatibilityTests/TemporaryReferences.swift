import Foundation
import XCTest

@testable import SnapshotTesting

/// A test case with a temporary folder for references, so that recording and comparing can both be tested.
class CompatibilityCase: XCTestCase {
    private(set) var folder = ""

    override func invokeTest() {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("compatibility-\(UUID().uuidString)").path
        let values = ["SNAPSHOT_TESTING_DIRECTORY": folder, "SNAPSHOT_ARTIFACTS": folder + "/artifacts"]
        SnapshotEnvironment.$current.withValue(SnapshotEnvironment(values)) { super.invokeTest() }
        try? FileManager.default.removeItem(atPath: folder)
        (DeprecatedGlobals.record, DeprecatedGlobals.diffTool) = (nil, nil)
    }

    /// Records the references for later assertions. An assertion would fail, to report the recording.
    func record<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        testName: String = #function, file: StaticString = #filePath, line: UInt = #line
    ) rethrows {
        let message = verifySnapshot(
            of: try value(), as: strategy, named: name ?? "1", record: .all, file: file, testName: testName)
        XCTAssertEqual(message?.hasPrefix("Record mode is on."), true, message ?? "no message", line: line)
    }

    /// Checks a strategy: records a value, compares the same value successfully, and fails with a reference of another value
    /// (7 × 5 pixels, or one word).
    func roundTrip<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String,
        testName: String = #function, file: StaticString = #filePath, line: UInt = #line
    ) rethrows {
        try record(try value(), as: strategy, named: name, testName: testName, file: file, line: line)
        let message = verifySnapshot(
            of: try value(), as: strategy, named: name, record: .never, file: file, testName: testName)
        XCTAssertNil(message, line: line)
        let part = "." + name.replacingOccurrences(of: ".", with: "-")
        guard let path = recorded.last(where: { $0.contains(part + ".") || $0.hasSuffix(part) }) else {
            return XCTFail("\(name) is not among \(recorded)", line: line)
        }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        let reference = try? Data(contentsOf: url)
        defer { try? reference?.write(to: url) }
        try? Self.otherReference(path.hasSuffix(".png")).write(to: url)
        let difference = verifySnapshot(
            of: try value(), as: strategy, named: name, record: .never, file: file, testName: testName)
        XCTAssertNotNil(difference, "\(name) accepts any reference", line: line)
    }

    private static func otherReference(_ isPicture: Bool) -> Data {
        guard isPicture else { return Data("another".utf8) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).image { context in
            UIColor.purple.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
        }
        return image.pngData() ?? Data()
    }

    /// Returns the text of a value according to a strategy.
    func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var result = ""
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    /// The names of recorded files, relative to the test file's folder.
    var recorded: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter {
            $0.contains(".") && !$0.hasPrefix("artifacts")
        }.sorted()
    }
}
