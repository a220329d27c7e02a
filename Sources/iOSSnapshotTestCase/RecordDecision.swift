import SnapshotTesting

/// Decides whether an assertion records its reference. `CELLSIM_RECORD` overrides `recordMode`, and a prohibition
/// overrides both.
struct RecordDecision {
    /// The mode that the environment or the test requests.
    let requestedMode: SnapshotTestingConfiguration.Record
    private let environment: SnapshotEnvironment

    init(recordMode: Bool, environment: SnapshotEnvironment = .current) {
        requestedMode = environment.overridingRecord ?? (recordMode ? .all : .never)
        self.environment = environment
    }

    /// The reason why recording is forbidden although it was requested; nil if it is allowed. Call it after the picture is drawn.
    var prohibition: String? {
        requestedMode == .never
            ? nil : environment.recordingDisabledReason ?? environment.imageRecordingDisabledReason()
    }

    /// The effective mode.
    var mode: SnapshotTestingConfiguration.Record { prohibition == nil ? requestedMode : .never }
}
