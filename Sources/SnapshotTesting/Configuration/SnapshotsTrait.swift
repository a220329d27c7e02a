import Testing

/// Configures the snapshots of a test or suite in Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// A trait that numbers the snapshots of each test from 1.
    public static var snapshots: Self { snapshots(SnapshotTestingConfiguration()) }

    /// Returns a trait that sets the record mode and diff tool of the test's snapshots.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Returns a trait that sets the configuration of the test's snapshots.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(configuration: configuration)
    }
}
