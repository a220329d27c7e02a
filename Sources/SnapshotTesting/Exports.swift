// Like the original SnapshotTesting, this module re-exports frameworks, so that test files need no other import for
// views, images and test cases.
@_exported import UIKit
@_exported import XCTest

// The kinds of changes for `assertChangeSafe`.
@_exported import enum CellSimReuse.CellChange
