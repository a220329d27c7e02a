import Foundation

// Deprecated variants for existing test suites, with `record: Bool?`, or with the label `matching:` instead of `of:`.

private func recordMode(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? {
    recording.map { $0 ? .all : .missing }
}

/// Compares a value with its reference. If `record` is true, the reference is always written; if false, only if it is
/// missing.
@available(*, deprecated, message: "Use 'record' with a mode, or 'withSnapshotTesting'.")
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recordMode(recording), timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with one reference per strategy. The keys are part of the file names.
@available(*, deprecated, message: "Use 'record' with a mode, or 'withSnapshotTesting'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recordMode(recording), timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with one numbered reference per strategy.
@available(*, deprecated, message: "Use 'record' with a mode, or 'withSnapshotTesting'.")
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recordMode(recording), timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with its reference. Returns nil if they match; otherwise a message.
@available(*, deprecated, message: "Use 'record' with a mode, or 'withSnapshotTesting'.")
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recordMode(recording),
        snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Compares a value with its reference, like `assertSnapshot(of:as:)` but with its former label.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recordMode(recording), timeout: timeout, fileID: fileID,
        file: file, testName: testName, line: line, column: 1)
}

/// Compares a value with the references of named strategies, like `assertSnapshots(of:as:)` but with its former label.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recordMode(recording), timeout: timeout, fileID: fileID, file: file,
        testName: testName, line: line, column: 1)
}

/// Compares a value with the references of several strategies, like `assertSnapshots(of:as:)` but with its former
/// label.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recordMode(recording), timeout: timeout, fileID: fileID, file: file,
        testName: testName, line: line, column: 1)
}

/// Compares a value with its reference, like `verifySnapshot(of:as:)` but with its former label.
@available(*, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)")
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recordMode(recording),
        snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: file, testName: testName, line: line, column: 1)
}
