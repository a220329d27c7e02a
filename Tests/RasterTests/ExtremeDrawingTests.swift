import CellSimGraphics
import Foundation
import XCTest

@testable import CellSimRaster

/// Tests extreme numbers that documents and code may contain: memory and time must not depend on their size.
final class ExtremeDrawingTests: XCTestCase {
    private let box = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func draw(_ commands: [DisplayCommand], side: CGFloat = 40) -> Bitmap {
        Rasterizer(scale: 2).render(
            DisplayList(size: CGSize(width: side, height: side), commands: commands), background: .white)
    }

    private func shadow(_ radius: CGFloat, of rect: CGRect? = nil) -> DisplayCommand {
        .shadow(.rect(rect ?? box), .black, offset: .zero, blurRadius: radius)
    }

    func testWideShadowsAreGaussian() {
        // At the edge of a half-plane, the result of any blur is one half.
        let plane = CGRect(x: -20_000, y: -40_000, width: 20_020, height: 80_000)
        for radius: CGFloat in [10, 130, 140, 500, 900] {
            let picture = draw([shadow(radius, of: plane)])
            XCTAssertEqual(Double(picture.color(x: 40, y: 40).red), 127.5, accuracy: 2.5, "\(radius)")
        }
    }

    func testWideShadowsAreTheSameInBands() {
        let list = DisplayList(
            size: CGSize(width: 30, height: 60),
            commands: [shadow(700, of: CGRect(x: 3, y: 5, width: 900, height: 2_000))])
        let rasterizer = Rasterizer(scale: 2)
        let undividedPicture = rasterizer.render(list, background: .white)
        for rows in [0..<37, 37..<120] {
            let band = rasterizer.renderBand(list, rows: rows, background: .white)
            for y in rows {
                for x in 0..<60 {
                    XCTAssertEqual(band.color(x: x, y: y - rows.lowerBound), undividedPicture.color(x: x, y: y))
                }
            }
        }
    }

    func testHugeShadowRadiiDrawAlmostNothing() {
        for radius: CGFloat in [1e9, .greatestFiniteMagnitude, .infinity] {
            XCTAssertGreaterThan(draw([shadow(radius)]).color(x: 40, y: 40).red, 250, "\(radius)")
        }
        _ = draw([
            shadow(.nan), .beginShadow(.black, offset: .zero, blurRadius: 1e9, bounds: box),
            .fill(box, .zero, .color(.white)), .endGroup,
        ])
    }

    func testNestedGroupsHaveBoundedMemory() {
        let groupStarts = [DisplayCommand](
            repeating: .beginGroup(opacity: 1, bounds: CGRect(x: 0, y: 0, width: 9_000, height: 9_000)), count: 3_000)
        let list = DisplayList(size: box.size, commands: groupStarts + [.fill(box, .zero, .color(.black))])
        XCTAssertEqual(GroupNesting.depth(of: list), GroupNesting.maximum)
        XCTAssertLessThanOrEqual(GroupNesting.tile(for: list, maximum: 8192), 1024)
        XCTAssertEqual(draw(list.commands).color(x: 1, y: 1), .black)
    }

    func testTilesHaveNoSeams() {
        let rect = CGRect(x: 3, y: 3, width: 1_100, height: 1_100)
        let fill = DisplayCommand.fill(rect, CornerRadii(200), .color(.black))
        let groups = [DisplayCommand](repeating: .beginGroup(opacity: 1, bounds: rect), count: 20)
        let ends = [DisplayCommand](repeating: .endGroup, count: 20)
        XCTAssertEqual(draw(groups + [fill] + ends, side: 1_110), draw([fill], side: 1_110))
    }

    func testShapesOfAnySizeAreDrawn() {
        let huge: [CGFloat] = [1e7, 1e9, 1e18, 1e300, .greatestFiniteMagnitude]
        for size in huge {
            let rect = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
            _ = draw([
                .fill(rect, CornerRadii(size), .color(.black)),
                .border(rect, CornerRadii(size / 3), width: size / 4, .black),
                .clip(rect, CornerRadii(size)),
                .strokePath(.rect(rect), Stroke(width: size, dash: [1, size], dashPhase: size), .black),
                .image(
                    Bitmap(width: 2, height: 2, color: .black), source: CGRect(x: 0, y: 0, width: 2, height: 2),
                    destination: rect, tint: nil),
                .concatenate(CGAffineTransform(a: size, b: 1 / size, c: -size, d: 1 / size, tx: size, ty: -size)),
                .fill(box, .zero, .color(.black)),
                .fillPath(.roundedRect(rect, radii: CornerRadii(5)), .color(.black), .evenOdd),
                .image(Bitmap(width: 2, height: 2, color: .black), source: rect, destination: box, tint: .black),
            ])
        }
    }

    func testZeroLengthLinesDrawNothing() {
        var path = Path()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.close()
        path.move(to: CGPoint(x: 9, y: 9))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 9, y: 9))
        for cap in [Stroke.Cap.butt, .round, .square] {
            XCTAssertEqual(draw([.strokePath(path, Stroke(width: 4, cap: cap), .black)]), draw([]))
        }
    }

    func testTooManyDashesAreDrawnAsSolidLine() {
        let line = Path.rect(CGRect(x: -1e6, y: 10, width: 2e6, height: 5))
        let picture = draw([.strokePath(line, Stroke(width: 4, dash: [0.1, 0.1]), .black)])
        XCTAssertLessThan(picture.color(x: 20, y: 20).red, 255)
    }
}
