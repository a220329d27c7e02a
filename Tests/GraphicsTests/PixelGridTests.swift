import CellSimGraphics
import XCTest

/// Tests rounding to device pixels.
final class PixelGridTests: XCTestCase {
    private let two = PixelGrid(scale: 2)
    private let three = PixelGrid(scale: 3)

    func testMidpointsRoundRightAndDown() {
        XCTAssertEqual(two.rounded(10.25), 10.5)
        XCTAssertEqual(two.rounded(10.24), 10)
        XCTAssertEqual(two.rounded(-10.25), -10)
        XCTAssertEqual(two.roundedTowardsStart(10.25), 10)
        XCTAssertEqual(two.roundedTowardsStart(10.26), 10.5)
    }

    func testRoundingErrorsAreIgnored() {
        XCTAssertEqual(three.roundedUp(20 + 1e-10), 20)
        XCTAssertEqual(three.roundedDown(20 - 1e-10), 20)
        // Half a pixel within the rounding tolerance.
        XCTAssertEqual(three.nearestPixel(0.5 - 1e-10), 2)
        XCTAssertEqual(three.roundedUp(20.001), 61 / 3)
        XCTAssertEqual(three.roundedDown(19.999), 59 / 3)
    }

    /// Three equal columns in 451 points: Interface Builder records 0–150.5, 150.5–300.5, 300.5–451.
    func testRectangleEdgesAreRounded() {
        let width: CGFloat = 451 / 3
        let columns = (0..<3).map { two.rounded(CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 10)) }
        XCTAssertEqual(columns.map(\.minX), [0, 150.5, 300.5])
        XCTAssertEqual(columns.map(\.width), [150.5, 150, 150.5])
    }

    func testLinesOfPixels() {
        XCTAssertEqual(two.rows(touching: 0.2, 1.2), 0..<3)
        XCTAssertEqual(two.rows(touching: 0.5, 1), 1..<2)
        XCTAssertTrue(two.rows(touching: .nan, 1).isEmpty)
        XCTAssertTrue(two.rows(touching: 3, 1).isEmpty)
        XCTAssertFalse(two.rows(touching: -.infinity, .infinity).isEmpty)
    }
}
