// The part of `iOSSnapshotTestCase` that its package provides as a separate module.
@_exported import iOSSnapshotTestCase
