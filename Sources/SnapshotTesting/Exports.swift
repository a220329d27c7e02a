// Test files that only import this module use views, images and test cases: in SnapshotTesting, it re-exports Apple's frameworks.
@_exported import UIKit
@_exported import XCTest

// The changes that `assertChangeSafe` checks.
@_exported import enum CellSimReuse.CellChange
