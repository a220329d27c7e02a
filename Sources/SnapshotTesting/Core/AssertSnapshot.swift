import CellSimEscaping
import Foundation
import Testing
import XCTest

/// Asserts that a value matches its reference.
/// - Parameters: As for `verifySnapshot`.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: (filePath), testName: testName, line: line, column: column)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a value matches one reference per strategy. The keys are part of the file names.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        // Errors thrown by the value are ignored, as in the original SnapshotTesting.
        guard let value = try? value() else { continue }
        assertSnapshot(
            of: value, as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches one numbered reference per strategy.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        guard let value = try? value() else { continue }
        assertSnapshot(
            of: value, as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Reports failures to the current test framework.
package enum SnapshotFailure {
    /// Returns the message with escaped control sequences. Lines of an untrusted reference could otherwise act as commands to a
    /// build server.
    package static func escaped(_ message: String) -> String { Escaping.lines(message).joined(separator: "\n") }

    static func report(_ message: String, _ source: AssertionLocation) {
        let message = escaped(message)
        guard Test.current != nil else {
            XCTFail(message, file: source.filePath, line: source.line)
            return
        }
        let location = SourceLocation(
            fileID: source.fileID.description, filePath: source.filePath.description, line: Int(source.line),
            column: Int(source.column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
