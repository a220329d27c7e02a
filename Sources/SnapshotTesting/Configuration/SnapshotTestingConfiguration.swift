import Testing

/// The behaviour of the assertions in a scope. Values that are nil come from the enclosing scope.
public struct SnapshotTestingConfiguration: Sendable {
    @_spi(Internals) @TaskLocal public static var current: Self?

    /// The diff tool for failure messages.
    public var diffTool: DiffTool?
    /// The record mode; nil inherits the mode of the enclosing scope.
    public var record: Record?

    /// Creates a configuration. Values that are nil come from the enclosing scope.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        (self.record, self.diffTool) = (record, diffTool)
    }

    /// This configuration with nil values replaced by those of the enclosing scope; the diff tool is finally the global
    /// one.
    var resolvedWithScope: Self {
        let outer = Self.current
        return Self(
            record: record ?? outer?.record,
            diffTool: diffTool ?? outer?.diffTool ?? DeprecatedGlobals.diffTool ?? .default)
    }

    /// Returns the effective record mode and diff tool. The first specified mode applies: `CELLSIM_RECORD`, the argument, the
    /// scope, the test's traits, the globals, `SNAPSHOT_TESTING_RECORD`, and finally `missing`.
    static func resolved(record argument: Record?, environment: SnapshotEnvironment) -> (
        record: Record, diffTool: DiffTool
    ) {
        let trait = Test.current?.traits.reversed().compactMap { ($0 as? _SnapshotsTestTrait)?.configuration } ?? []
        let record =
            environment.overridingRecord ?? argument ?? current?.record ?? trait.lazy.compactMap(\.record).first
        let tool = current?.diffTool ?? trait.lazy.compactMap(\.diffTool).first
        return (
            record ?? DeprecatedGlobals.record ?? environment.record ?? .missing,
            tool ?? DeprecatedGlobals.diffTool ?? .default
        )
    }
}

/// Runs an operation with a record mode and a diff tool for its snapshots. Values that are nil come from the enclosing scope.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    let configuration = inner.resolvedWithScope
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs an asynchronous operation with a record mode and a diff tool for its snapshots.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    let configuration = inner.resolvedWithScope
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}
