// The module name that CocoaPods and Carthage use for `iOSSnapshotTestCase`.
@_exported import iOSSnapshotTestCase
