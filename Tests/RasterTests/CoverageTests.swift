import CellSimGraphics
import CellSimRaster
import Foundation
import XCTest

/// Tests the coverage of simple shapes against values that were computed by hand. Shapes are black on white, so a pixel's
/// grey is 255 − coverage.
final class CoverageTests: XCTestCase {
    private func draw(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ commands: [DisplayCommand]) -> Bitmap {
        Rasterizer(scale: scale).render(
            DisplayList(size: CGSize(width: width, height: height), commands: commands), background: .white)
    }

    private func grays(_ bitmap: Bitmap, row: Int) -> [UInt8] {
        (0..<bitmap.width).map { bitmap.color(x: $0, y: row).red }
    }

    private let black = Paint.color(.black)

    func testFillsWholePixelsExactly() {
        let picture = draw(6, 3, [.fill(CGRect(x: 1, y: 1, width: 3, height: 1), .zero, black)])
        XCTAssertEqual(grays(picture, row: 0), [255, 255, 255, 255, 255, 255])
        XCTAssertEqual(grays(picture, row: 1), [255, 0, 0, 0, 255, 255])
    }

    func testCoversHalfPixelsByHalf() {
        // Columns 0.5…2.5 and rows 0…1.25: the coverage is ½, 1, ½, and a quarter of that in the second row.
        let picture = draw(4, 3, [.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1.25), .zero, black)])
        XCTAssertEqual(grays(picture, row: 0), [127, 0, 127, 255])
        XCTAssertEqual(grays(picture, row: 1), [255 - 32, 255 - 64, 255 - 32, 255])
        XCTAssertEqual(grays(picture, row: 2), [255, 255, 255, 255])
    }

    func testThinRectangleKeepsArea() {
        let picture = draw(3, 2, [.fill(CGRect(x: 1.25, y: 0, width: 0.5, height: 2), .zero, black)])
        XCTAssertEqual(grays(picture, row: 1), [255, 127, 255])
    }

    func testFillsPathsLikeRectangles() {
        let rect = CGRect(x: 0.5, y: 0.25, width: 4.25, height: 2.5)
        let path = draw(6, 4, [.fillPath(.rect(rect), black, .nonZero)])
        let plain = draw(6, 4, [.fill(rect, .zero, black)])
        for y in 0..<4 {
            for (a, b) in zip(grays(path, row: y), grays(plain, row: y)) {
                XCTAssertLessThanOrEqual(abs(Int(a) - Int(b)), 1, "row \(y)")
            }
        }
    }

    func testTriangleCoverage() {
        // Pixels on the diagonal are half covered, and one side is fully covered.
        let path = Path([.move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 0, y: 4)), .close])
        let picture = draw(4, 4, [.fillPath(path, black, .nonZero)])
        for y in 0..<4 {
            for x in 0..<4 {
                let coverage = 255 - Int(picture.color(x: x, y: y).red)
                if x == y { XCTAssertTrue((127...128).contains(coverage), "\(x),\(y): \(coverage)") }
                if x < y { XCTAssertEqual(coverage, 255) }
                if x > y { XCTAssertEqual(coverage, 0) }
            }
        }
    }

    func testWindingRules() {
        var path = Path.rect(CGRect(x: 0, y: 0, width: 4, height: 4))
        path.append(.rect(CGRect(x: 1, y: 1, width: 2, height: 2)))
        XCTAssertEqual(grays(draw(4, 4, [.fillPath(path, black, .nonZero)]), row: 1), [0, 0, 0, 0])
        XCTAssertEqual(grays(draw(4, 4, [.fillPath(path, black, .evenOdd)]), row: 1), [0, 255, 255, 0])
    }

    func testRoundedCornersHaveTheAreaOfCircles() {
        for (radius, side) in [(CGFloat(8), CGFloat(40)), (12.5, 60), (20, 40)] {
            let picture = draw(
                64, 64, [.fill(CGRect(x: 2, y: 2, width: side, height: side), CornerRadii(radius), black)])
            var covered = 0.0
            for y in 0..<64 { covered += grays(picture, row: y).reduce(0.0) { $0 + Double(255 - Int($1)) / 255 } }
            let area = Double(side * side - (4 - .pi) * radius * radius)
            XCTAssertEqual(covered, area, accuracy: area * 0.001, "radius \(radius)")
        }
    }

    func testRoundedCornersAreSymmetric() {
        let picture = draw(30, 30, [.fill(CGRect(x: 3, y: 3, width: 24, height: 24), CornerRadii(7), black)])
        for y in 0..<30 {
            for x in 0..<30 {
                let actual = Int(picture.color(x: x, y: y).red)
                XCTAssertLessThanOrEqual(abs(actual - Int(picture.color(x: 29 - x, y: y).red)), 1)
                XCTAssertLessThanOrEqual(abs(actual - Int(picture.color(x: x, y: 29 - y).red)), 1)
                XCTAssertLessThanOrEqual(abs(actual - Int(picture.color(x: y, y: x).red)), 1)
            }
        }
    }

    func testRoundedFillEqualsItsPath() {
        let rect = CGRect(x: 1.5, y: 2.25, width: 60, height: 41)
        let radii = CornerRadii(topLeft: 3, topRight: 9, bottomRight: 0, bottomLeft: 15)
        let figure = draw(64, 48, scale: 2, [.fill(rect, radii, black)])
        let path = draw(64, 48, scale: 2, [.fillPath(.roundedRect(rect, radii: radii), black, .nonZero)])
        var maximumDifference = 0
        for y in 0..<figure.height {
            for (a, b) in zip(grays(figure, row: y), grays(path, row: y)) {
                maximumDifference = max(maximumDifference, abs(Int(a) - Int(b)))
            }
        }
        XCTAssertLessThanOrEqual(maximumDifference, 1)
    }

    func testBordersAreDrawnInsideTheEdge() {
        let picture = draw(8, 6, [.border(CGRect(x: 1, y: 1, width: 6, height: 4), .zero, width: 1, .black)])
        XCTAssertEqual(grays(picture, row: 0), [255, 255, 255, 255, 255, 255, 255, 255])
        XCTAssertEqual(grays(picture, row: 1), [255, 0, 0, 0, 0, 0, 0, 255])
        XCTAssertEqual(grays(picture, row: 2), [255, 0, 255, 255, 255, 255, 0, 255])
        XCTAssertEqual(grays(picture, row: 4), [255, 0, 0, 0, 0, 0, 0, 255])
    }

    func testRoundedBordersHaveTheAreaOfARing() {
        let picture = draw(
            80, 60, scale: 2, [.border(CGRect(x: 4, y: 4, width: 70, height: 50), CornerRadii(10), width: 3, .black)])
        var covered = 0.0
        for y in 0..<picture.height {
            covered += grays(picture, row: y).reduce(0.0) { $0 + Double(255 - Int($1)) / 255 }
        }
        let outer = 70.0 * 50 - (4 - .pi) * 100, inner = 64.0 * 44 - (4 - .pi) * 49
        XCTAssertEqual(covered / 4, outer - inner, accuracy: 1.5)
    }

    func testStrokeWidths() {
        let line = Path([.move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 8, y: 3))])
        let butt = draw(10, 6, [.strokePath(line, Stroke(width: 2), .black)])
        XCTAssertEqual(grays(butt, row: 1), [255, 255, 255, 255, 255, 255, 255, 255, 255, 255])
        XCTAssertEqual(grays(butt, row: 2), [255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
        XCTAssertEqual(grays(butt, row: 3), [255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
        let square = draw(10, 6, [.strokePath(line, Stroke(width: 2, cap: .square), .black)])
        XCTAssertEqual(grays(square, row: 2), [255, 0, 0, 0, 0, 0, 0, 0, 0, 255])
    }

    func testDashesAlternate() {
        let line = Path([.move(CGPoint(x: 0, y: 1)), .line(CGPoint(x: 10, y: 1))])
        let picture = draw(10, 2, [.strokePath(line, Stroke(width: 2, dash: [2, 1], dashPhase: 1), .black)])
        XCTAssertEqual(grays(picture, row: 0), [0, 255, 0, 0, 255, 0, 0, 255, 0, 0])
    }

    func testStrokeIsTransformed() {
        let line = Path([.move(CGPoint(x: 0, y: 2)), .line(CGPoint(x: 4, y: 2))])
        let picture = draw(
            4, 10, [.concatenate(CGAffineTransform(scaleX: 1, y: 2)), .strokePath(line, Stroke(width: 2), .black)])
        XCTAssertEqual((0..<10).map { picture.color(x: 1, y: $0).red }, [255, 255, 0, 0, 0, 0, 255, 255, 255, 255])
    }

    func testMirroredAndRotatedDrawing() {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
        let turned = draw(4, 4, [.concatenate(quarter), .fill(CGRect(x: 1, y: 0, width: 2, height: 1), .zero, black)])
        // (x, y) is mapped to (4 − y, x): the last column, rows 1 and 2.
        XCTAssertEqual((0..<4).map { turned.color(x: 3, y: $0).red }, [255, 0, 0, 255])
        let mirrored = draw(
            4, 1,
            [
                .concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)),
                .fill(CGRect(x: 0, y: 0, width: 1, height: 1), .zero, black),
            ])
        XCTAssertEqual(grays(mirrored, row: 0), [255, 255, 255, 0])
    }

    func testNonfiniteNumbersDrawNothing() {
        let invalidValues: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]
        for value in invalidValues {
            let rect = CGRect(x: value, y: 1, width: 2, height: value)
            let list = DisplayList(
                size: CGSize(width: 4, height: 4),
                commands: [
                    .save, .clip(rect, CornerRadii(value)), .restore, .fill(rect, CornerRadii(1), black),
                    .border(rect, CornerRadii(2), width: value, .black),
                    .strokePath(.rect(rect), Stroke(width: 1, dash: [value, 1]), .black),
                    .shadow(.rect(rect), .black, offset: CGSize(width: value, height: 0), blurRadius: 2),
                    .fillPath(.ellipse(in: rect), black, .nonZero), .beginGroup(opacity: value, bounds: rect),
                    .endGroup,
                    .image(
                        Bitmap(width: 2, height: 2), source: CGRect(x: 0, y: 0, width: 2, height: 2), destination: rect,
                        tint: nil),
                ])
            XCTAssertEqual(Rasterizer(scale: 1).render(list).width, 4)
        }
    }
}
