import SnapshotTesting

/// What one assertion does with its reference: `CELLSIM_RECORD` wins over `recordMode`, and forbidden recording over both.
struct RecordDecision {
    /// What the environment or the test asks for.
    let asked: SnapshotTestingConfiguration.Record
    private let environment: SnapshotEnvironment

    init(recordMode: Bool, environment: SnapshotEnvironment = .current) {
        asked = environment.imposedRecord ?? (recordMode ? .all : .never)
        self.environment = environment
    }

    /// Why nothing may be recorded although it was asked for; nil when it may. To be asked for after the picture is drawn.
    var prohibition: String? {
        asked == .never ? nil : environment.prohibition ?? environment.reasonAgainstPictures()
    }

    /// What is done.
    var mode: SnapshotTestingConfiguration.Record { prohibition == nil ? asked : .never }
}
