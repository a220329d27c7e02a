// The name under which CocoaPods and Carthage give `iOSSnapshotTestCase`.
@_exported import iOSSnapshotTestCase
