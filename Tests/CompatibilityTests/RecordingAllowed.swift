import SnapshotTesting

/// Runs a closure with recording allowed, regardless of the environment variables.
func whileRecordingIsAllowed(_ body: () -> Void) {
    SnapshotEnvironment.$current.withValue(
        SnapshotEnvironment(["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]), operation: body)
}
