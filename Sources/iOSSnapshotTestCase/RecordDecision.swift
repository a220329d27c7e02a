import SnapshotTesting

/// What one assertion does with its reference: `CELLSIM_RECORD` wins over `recordMode`, and forbidden recording over both.
struct RecordDecision {
    /// What the environment or the test asks for.
    let asked: SnapshotTestingConfiguration.Record
    /// Why nothing may be recorded although it was asked for; nil when it may.
    let prohibition: String?

    init(recordMode: Bool, environment: SnapshotEnvironment = .current) {
        asked = environment.imposedRecord ?? (recordMode ? .all : .never)
        prohibition = asked == .never ? nil : environment.prohibition
    }

    /// What is done.
    var mode: SnapshotTestingConfiguration.Record { prohibition == nil ? asked : .never }
}
