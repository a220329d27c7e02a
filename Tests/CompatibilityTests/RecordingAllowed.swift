import SnapshotTesting

/// Does what it is given as if recording were allowed, whatever the machine's environment says.
func whileRecordingIsAllowed(_ body: () -> Void) {
    SnapshotEnvironment.$current.withValue(
        SnapshotEnvironment(["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]), operation: body)
}
