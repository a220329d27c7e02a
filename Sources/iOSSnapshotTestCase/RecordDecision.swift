import SnapshotTesting

/// Decides whether an assertion records its reference. `CELLSIM_RECORD` takes precedence over `recordMode`, and a
/// prohibition takes precedence over both.
struct RecordDecision {
    /// The recording mode that the environment or the test requests.
    let requestedMode: SnapshotTestingConfiguration.Record
    private let environment: SnapshotEnvironment

    init(recordMode: Bool, environment: SnapshotEnvironment = .current) {
        requestedMode = environment.overridingRecord ?? (recordMode ? .all : .never)
        self.environment = environment
    }

    /// The reason why a requested recording is prohibited; nil if it is permitted. Read this property after the picture is drawn.
    var prohibition: String? {
        requestedMode == .never
            ? nil : environment.recordingDisabledReason ?? environment.imageRecordingDisabledReason()
    }

    /// The recording mode after prohibitions are considered.
    var mode: SnapshotTestingConfiguration.Record { prohibition == nil ? requestedMode : .never }
}
