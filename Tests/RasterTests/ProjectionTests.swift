import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests planes in perspective against independently computed values.
final class ProjectionTests: XCTestCase {
    private let plane = CGRect(x: -20, y: -20, width: 40, height: 40)
    /// A plane that is rotated by 60° about the vertical axis of a square of 80 points, viewed from a distance of 100 points.
    private let rotated = ProjectiveTransform(
        CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0), p: 0.75.squareRoot() / 100
    ).concatenating(CGAffineTransform(translationX: 40, y: 40))

    private func displayList(_ commands: [DisplayCommand]) -> DisplayList {
        DisplayList(
            size: CGSize(width: 80, height: 80), commands: [.projected(commands, bounds: plane, rotated)])
    }

    private var red: DisplayCommand { .fill(plane, .zero, .color(RGBAColor(red: 255 as UInt8, green: 0, blue: 0))) }

    func testCorners() {
        let near = rotated.applied(to: CGPoint(x: -20, y: -20))
        let far = rotated.applied(to: CGPoint(x: 20, y: -20))
        XCTAssertEqual(near.x, 40 - 10 / (1 - 0.173205), accuracy: 1e-4)
        XCTAssertEqual(near.y, 40 - 20 / (1 - 0.173205), accuracy: 1e-4)
        XCTAssertEqual(far.x, 40 + 10 / (1 + 0.173205), accuracy: 1e-4)
        XCTAssertEqual(far.y, 40 - 20 / (1 + 0.173205), accuracy: 1e-4)
        let back = rotated.inverted?.applied(to: near)
        XCTAssertEqual(back?.x ?? 0, -20, accuracy: 1e-9)
        XCTAssertEqual(back?.y ?? 0, -20, accuracy: 1e-9)
    }

    func testNearEdgeIsLonger() {
        let picture = Rasterizer(scale: 1).render(displayList([red]))
        func rows(_ x: Int) -> Int { (0..<80).filter { picture.color(x: x, y: $0).alpha > 127 }.count }
        // With a tolerance of one pixel, because the outermost rows are half covered.
        XCTAssertEqual(rows(29), 47, accuracy: 1)
        XCTAssertEqual(rows(40), 40)
        XCTAssertEqual(rows(47), 34)
        XCTAssertEqual([rows(26), rows(50)], [0, 0])
        XCTAssertEqual(picture.color(x: 40, y: 40), RGBAColor(red: 255 as UInt8, green: 0, blue: 0))
    }

    func testBandsAreTheSame() {
        let list = displayList([red, .fill(CGRect(x: -7, y: -3, width: 9, height: 11), .zero, .color(.black))])
        let rasterizer = Rasterizer(scale: 2)
        let undividedPicture = rasterizer.render(list)
        for top in stride(from: 0, to: 160, by: 32) {
            let band = rasterizer.renderBand(list, rows: top..<top + 32)
            for y in 0..<32 {
                for x in 0..<160 where band.color(x: x, y: y) != undividedPicture.color(x: x, y: top + y) {
                    return XCTFail("the pixel \(x), \(top + y) differs")
                }
            }
        }
    }

    /// A plane behind the viewer, or one that is seen edge-on, is not drawn.
    func testInvisiblePlanes() {
        let behind = ProjectiveTransform(.identity, r: -1)
        XCTAssertTrue(behind.bounds(of: plane).isNull)
        let half = ProjectiveTransform(.identity, p: 0.1)
        XCTAssertFalse(half.bounds(of: plane).isNull)
        let edge = ProjectiveTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), p: 0.01)
        for projection in [behind, half, edge] {
            let list = DisplayList(
                size: CGSize(width: 80, height: 80), commands: [.projected([red], bounds: plane, projection)])
            _ = Rasterizer(scale: 1).render(list)
        }
    }
}
