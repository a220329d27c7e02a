// Test files that import nothing else name views, images and test cases: Apple's frameworks come along there.
@_exported import UIKit
@_exported import XCTest
