// Like the original iOSSnapshotTestCase, this module re-exports UIKit and XCTest, so that test files need no other import for
// views, images and test cases.
@_exported import UIKit
@_exported import XCTest
