import UIKit
import XCTest

/// Tests `UIBezierPath`.
@preconcurrency @MainActor final class BezierPathTests: XCTestCase {
    /// With the nonzero rule, a circle in a square leaves a hole only if it runs the other way.
    func testAReversedPathLeavesAHole() {
        let square = CGRect(x: 0, y: 0, width: 20, height: 20), circle = CGRect(x: 5, y: 5, width: 10, height: 10)
        let filled = UIBezierPath(rect: square), hollow = UIBezierPath(rect: square)
        filled.append(UIBezierPath(ovalIn: circle))
        hollow.append(UIBezierPath(ovalIn: circle).reversing())
        let centre = CGPoint(x: 10, y: 10), corner = CGPoint(x: 2, y: 2)
        XCTAssertTrue(filled.contains(centre) && filled.contains(corner))
        XCTAssertTrue(hollow.contains(corner))
        XCTAssertFalse(hollow.contains(centre))
    }

    func testTheReversedPathKeepsTheStyleAndTheOriginal() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .round, true)
        let reversed = path.reversing()
        XCTAssertEqual(reversed.lineWidth, 3)
        XCTAssertEqual(reversed.lineCapStyle, .round)
        XCTAssertTrue(reversed.usesEvenOddFillRule)
        XCTAssertFalse(reversed === path)
        XCTAssertEqual(path.currentPoint, .zero)
        XCTAssertEqual(reversed.bounds, path.bounds)
    }
}
