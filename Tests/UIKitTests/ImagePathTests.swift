import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the geometry of paths.
final class ImagePathTests: XCTestCase {
    func testBoundsExcludeControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        // A parabola's vertex is at half of the height of its control point.
        XCTAssertEqual(path.boundingBoxOfPath.maxY, 5, accuracy: 1e-9)
        XCTAssertEqual(path.boundingBox.maxY, 10)
    }

    func testArcBounds() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertEqual(arc.bounds.minX, 10, accuracy: 0.02)
        XCTAssertEqual(arc.bounds.minY, 50, accuracy: 0.02)
        XCTAssertEqual(arc.bounds.maxY, 90, accuracy: 0.02)
        let upper = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: false)
        XCTAssertEqual(upper.bounds.minY, 10, accuracy: 0.02)
        XCTAssertEqual(upper.bounds.maxY, 50, accuracy: 0.02)
    }

    func testContainsFollowsFillRule() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        let points = [CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 5), CGPoint(x: 35, y: 5)]
        XCTAssertEqual(points.map { ring.contains($0) }, [true, true, false])
        ring.usesEvenOddFillRule = true
        XCTAssertEqual(points.map { ring.contains($0) }, [false, true, false])
    }

    func testContainsAppliesTransform() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        let right = CGAffineTransform(translationX: 20, y: 0)
        let points = [CGPoint(x: -15, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5)]
        XCTAssertEqual(points.map { path.contains($0, transform: right) }, [true, false, false])
    }
}
