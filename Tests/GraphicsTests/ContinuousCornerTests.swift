import CellSimGraphics
import Foundation
import XCTest

/// Tests continuous corners, whose curvature changes gradually.
final class ContinuousCornerTests: XCTestCase {
    private func points(_ path: Path) -> [CGPoint] {
        path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .curve(let a, let b, let e): [a, b, e]
            default: []
            }
        }
    }

    /// The expected distances from the corner are those of the points in UIKit's paths.
    func testCornerOfRadius10() {
        let path = Path.continuousRect(CGRect(x: 0, y: 0, width: 100, height: 60), radii: CornerRadii(10))
        let corner = points(path).prefix(10).map { CGPoint(x: 100 - $0.x, y: $0.y) }
        let expected = [
            (15.287, 0), (10.885, 0), (8.684, 0), (6.315, 0.749), (3.728, 1.691), (1.691, 3.728), (0.749, 6.315),
            (0, 8.684), (0, 10.885), (0, 15.287),
        ]
        for (point, expectedPoint) in zip(corner, expected) {
            XCTAssertEqual(point.x, expectedPoint.0, accuracy: 0.001)
            XCTAssertEqual(point.y, expectedPoint.1, accuracy: 0.001)
        }
        XCTAssertEqual(path.controlBounds, CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    /// A corner without space beyond its radius is circular.
    func testFullyRoundCornersAreCircular() {
        let path = Path.continuousRect(CGRect(x: 0, y: 0, width: 40, height: 40), radii: CornerRadii(30))
        let ends = stride(from: 3, through: 9, by: 3).map { points(path)[$0] }
        for end in ends { XCTAssertEqual(hypot(end.x - 20, end.y - 20), 20, accuracy: 0.001) }
    }

    /// Truncated corners keep the points that their sides have room for.
    func testTruncatedCornersEndInTheMiddleOfSides() {
        let path = Path.continuousRect(
            CGRect(x: 0, y: 0, width: 20, height: 20), radii: CornerRadii(10), truncates: true)
        let corner = points(path).prefix(5).map { CGPoint(x: 20 - $0.x, y: $0.y) }
        let expected = [(10, 0), (10, 0), (8.684, 0), (6.315, 0.749), (3.728, 1.691)]
        for (point, expectedPoint) in zip(corner, expected) {
            XCTAssertEqual(point.x, expectedPoint.0, accuracy: 0.001)
            XCTAssertEqual(point.y, expectedPoint.1, accuracy: 0.001)
        }
    }

    func testSomeCornersAndEmptyRectangles() {
        let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 0)
        let path = Path.continuousRect(CGRect(x: 0, y: 0, width: 100, height: 60), radii: radii)
        XCTAssertEqual(points(path).count, 13)
        XCTAssertEqual(points(.continuousRect(.zero, radii: CornerRadii(5))), [CGPoint](repeating: .zero, count: 4))
    }
}
