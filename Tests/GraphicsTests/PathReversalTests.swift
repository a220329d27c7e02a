import Foundation
import XCTest

@testable import CellSimGraphics

/// Tests paths that are traversed in the opposite direction.
final class PathReversalTests: XCTestCase {
    func testSegmentsAreReversed() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.addQuad(to: CGPoint(x: 9, y: 5), control: CGPoint(x: 9, y: 1))
        path.addCurve(
            to: CGPoint(x: 1, y: 9), control1: CGPoint(x: 9, y: 8), control2: CGPoint(x: 4, y: 9))
        XCTAssertEqual(
            path.reversed.elements,
            [
                .move(CGPoint(x: 1, y: 9)),
                .curve(control1: CGPoint(x: 4, y: 9), control2: CGPoint(x: 9, y: 8), end: CGPoint(x: 9, y: 5)),
                .quad(control: CGPoint(x: 9, y: 1), end: CGPoint(x: 5, y: 1)), .line(CGPoint(x: 1, y: 1)),
            ])
        XCTAssertEqual(path.reversed.reversed, path)
    }

    func testSubpathsStayClosedAndKeepTheirOrder() {
        var path = Path.rect(CGRect(x: 0, y: 0, width: 4, height: 2))
        path.append(Path.rect(CGRect(x: 10, y: 0, width: 1, height: 1)))
        XCTAssertEqual(
            path.reversed.elements.prefix(5),
            [
                .move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 0)),
                .line(CGPoint(x: 0, y: 0)), .close,
            ])
        XCTAssertEqual(path.reversed.elements.dropFirst(5).first, .move(CGPoint(x: 10, y: 1)))
        XCTAssertEqual(path.reversed.elements.count, path.elements.count)
    }

    /// A subpath can follow a closed one without a new start point.
    func testASubpathAfterAClosedOneStartsWhereThatOneStarts() {
        let path = Path([
            .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 4, y: 2)), .close, .line(CGPoint(x: 2, y: 6)),
        ])
        XCTAssertEqual(
            path.reversed.elements,
            [
                .move(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 2, y: 2)), .close, .move(CGPoint(x: 2, y: 6)),
                .line(CGPoint(x: 2, y: 2)),
            ])
    }

    func testEmptyPathsAndSinglePoints() {
        XCTAssertTrue(Path().reversed.isEmpty)
        XCTAssertEqual(Path([.move(CGPoint(x: 3, y: 4))]).reversed.elements, [.move(CGPoint(x: 3, y: 4))])
        XCTAssertTrue(Path([.close]).reversed.isEmpty)
    }
}
