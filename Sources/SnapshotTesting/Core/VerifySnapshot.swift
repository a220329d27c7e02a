import CellSimCompare
import CellSimImageCodecs
import CellSimProcess
import Foundation
import Testing
import XCTest

/// Compares a value with its reference.
///
/// - `name`: A name that distinguishes the reference from others in the test; references without a name are numbered.
/// - `recording`: The record mode; nil uses the mode of the scope, trait or environment.
/// - `snapshotDirectory`: A folder for references that replaces `__Snapshots__/<file>`.
/// - `timeout`: The maximum time to wait for a snapshot, in seconds.
/// - Returns: A description of the failure; nil if the value matches its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    SnapshotCounter.installResetObserver
    SnapshotMemory.keepFreedBlocks
    let environment = SnapshotEnvironment.current
    let location = SnapshotLocation(
        file: filePath.description, testName: testName, name: name, directory: snapshotDirectory,
        pathExtension: snapshotting.pathExtension, environment: environment)
    let configuration = SnapshotTestingConfiguration.resolved(record: recording, environment: environment)
    let check = SnapshotCheck(
        name: name, testName: testName, location: location,
        record: environment.recordingDisabledReason == nil ? configuration.record : .never,
        requestedMode: configuration.record,
        recordingDisabledReason: configuration.record == .never ? nil : environment.recordingDisabledReason,
        imageRecordingDisabledReason: environment.imageRecordingDisabledReason, diffTool: configuration.diffTool,
        source: AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column),
        results: environment.results
    )
    return check.run(
        {
            try WriteAccess.makeFolder(location.directory.path)
            return try value()
        }, snapshotting, timeout: timeout)
}

/// The memory settings of a process that runs snapshot assertions.
private enum SnapshotMemory {
    /// Keeps freed memory in the process, so that new pictures don't have to request pages from the system again.
    static let keepFreedBlocks: Void = PictureMemory.keepFreedBlocks()
}

/// The source location of an assertion.
struct AssertionLocation {
    var fileID, filePath: StaticString
    var line, column: UInt
}
