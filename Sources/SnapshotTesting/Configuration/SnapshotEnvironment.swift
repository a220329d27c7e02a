import CellSimProcess
import Foundation

/// Settings for snapshots from environment variables.
package struct SnapshotEnvironment: Sendable {
    /// The current environment; tests override it.
    @TaskLocal package static var current = SnapshotEnvironment(ProcessInfo.processInfo.environment)

    /// `CELLSIM_RECORD`: a record mode that overrides the one in code. `cellsim test` and `cellsim app` set it.
    package let overridingRecord: SnapshotTestingConfiguration.Record?
    /// `SNAPSHOT_TESTING_RECORD`: the record mode if nothing else sets one.
    package let record: SnapshotTestingConfiguration.Record?
    /// `SNAPSHOT_ARTIFACTS`: the folder for pictures of failures; by default, a temporary folder.
    package let artifacts: URL
    /// `SNAPSHOT_TESTING_DIRECTORY`: a folder for references that replaces `__Snapshots__` and `Snapshots`.
    package let directory: URL?
    /// The reason why recording is disabled; nil if it is enabled.
    package let recordingDisabledReason: String?
    /// Returns the reason why pictures can't be recorded (a missing drawing library), or nil. Call it after the picture was
    /// drawn.
    package var imageRecordingDisabledReason: @Sendable () -> String? = { DrawingLibrary.recordingDisabledReason }
    package let values: [String: String]
    /// A Boolean value that indicates whether picture files contain the view tree; `CELLSIM_TREE=0` omits it.
    package var hasTrees: Bool { values["CELLSIM_TREE"] != "0" }
    /// The storage for results in the folder from `SNAPSHOT_ARTIFACTS`.
    package let results: SnapshotResults?

    package init(_ values: [String: String]) {
        self.values = values
        overridingRecord = values["CELLSIM_RECORD"].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
        record = values["SNAPSHOT_TESTING_RECORD"].flatMap(SnapshotTestingConfiguration.Record.init(rawValue:))
        artifacts = URL(
            fileURLWithPath: values["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory(),
            isDirectory: true)
        results = values["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }.map {
            SnapshotResults(path: URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.path)
        }
        directory = values["SNAPSHOT_TESTING_DIRECTORY"].flatMap {
            $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
        }
        switch values["SNAPSHOT_TESTING_FORBID_RECORDING"] {
        case "0": recordingDisabledReason = nil
        case let word? where !word.isEmpty:
            recordingDisabledReason = "Recording is forbidden by SNAPSHOT_TESTING_FORBID_RECORDING=\(word)."
        default:
            let isCI = !["", "0", "false"].contains((values["CI"] ?? "").lowercased())
            recordingDisabledReason =
                isCI ? "Recording is forbidden because CI is set; SNAPSHOT_TESTING_FORBID_RECORDING=0 allows it." : nil
        }
    }
}
