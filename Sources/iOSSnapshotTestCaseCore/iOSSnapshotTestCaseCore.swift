// The part of `iOSSnapshotTestCase` that its package gives as a module of its own.
@_exported import iOSSnapshotTestCase
