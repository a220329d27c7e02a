// Test files that import nothing else use views, images and test cases: Apple's frameworks come along there.
@_exported import UIKit
@_exported import XCTest

// The changes that `assertChangeSafe` checks.
@_exported import enum CellSimReuse.CellChange
