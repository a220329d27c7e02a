// The part of `iOSSnapshotTestCase` that is a separate module in its package.
@_exported import iOSSnapshotTestCase
