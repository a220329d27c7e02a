// Test files that only import this module use views, images and test cases: in the original, it re-exports Apple's frameworks.
@_exported import UIKit
@_exported import XCTest
