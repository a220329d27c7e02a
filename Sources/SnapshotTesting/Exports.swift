// Test files that import nothing else use views, images and test cases: Apple's frameworks come along there. `CellChange` is for
// `assertChangeSafe`.
@_exported import enum CellSimReuse.CellChange
@_exported import UIKit
@_exported import XCTest
