// The name under which CocoaPods and Carthage provide `iOSSnapshotTestCase`.
@_exported import iOSSnapshotTestCase
