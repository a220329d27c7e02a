import CellSimGraphics
import XCTest

@testable import CellSimCompare

/// Tests the classification of differences.
final class FindingTests: XCTestCase {
    private func findings(_ reference: Bitmap, _ actual: Bitmap) -> [Finding] {
        Comparison(reference: reference, actual: actual).findings(reference: reference, actual: actual)
    }

    private let plain = PictureSketch(300, 200)

    private func logo(_ x: Int, _ y: Int) -> Bitmap {
        plain.with {
            $0.fill(x, y, 20, 12, 0x2C6CA6)
            $0.fill(x + 4, y + 3, 6, 5, 0xFFCC00)
        }
    }

    func testSmallMovement() {
        XCTAssertEqual(
            findings(logo(50, 60), logo(53, 58)),
            [
                Finding(
                    box: PixelBox(x: 50, y: 58, width: 23, height: 14), differentPixels: 182,
                    kind: .moved(dx: 3, dy: -2))
            ])
    }

    func testLargeMovement() {
        let result = findings(logo(10, 10), logo(210, 130))
        XCTAssertEqual(result.map(\.kind), [.moved(dx: 200, dy: 120)])
        XCTAssertEqual(result.first?.box, PixelBox(x: 10, y: 10, width: 220, height: 132))
        XCTAssertEqual(findings(logo(210, 130), logo(10, 10)).map(\.kind), [.moved(dx: -200, dy: -120)])
    }

    func testPlainShapeMovedByLessThanItsSize() {
        func card(_ x: Int, _ y: Int) -> Bitmap { plain.with { $0.fill(x, y, 120, 90, 0x34C759) } }
        for (dx, dy) in [(7, 0), (-7, 0), (0, 5), (0, -40), (3, 2), (-60, -30), (-90, 0), (1, 0), (0, 1)] {
            let result = findings(card(100, 60), card(100 + dx, 60 + dy))
            XCTAssertEqual(result.map(\.kind), [.moved(dx: dx, dy: dy)], "\(dx),\(dy)")
            let box = PixelBox(x: 100 + min(0, dx), y: 60 + min(0, dy), width: 120 + abs(dx), height: 90 + abs(dy))
            XCTAssertEqual(result.first?.box, box)
            let sharedPixels = (120 - abs(dx)) * (90 - abs(dy))
            XCTAssertEqual(result.first?.differentPixels, 2 * (120 * 90 - sharedPixels))
        }
    }

    func testCardMovesWithItsContent() {
        func card(_ x: Int) -> Bitmap {
            plain.with {
                $0.fill(x, 40, 150, 100, 0xF2F2F7)
                $0.fill(x + 40, 70, 20, 12, 0x2C6CA6)
                $0.fill(x + 100, 100, 9, 9, 0xFF3B30)
            }
        }
        XCTAssertEqual(findings(card(60), card(66)).map(\.kind), [.moved(dx: 6, dy: 0)])
    }

    func testTwoShapesMoveIndependently() {
        func shapes(_ x: Int, _ y: Int) -> Bitmap {
            plain.with {
                $0.fill(x, 10, 80, 60, 0x34C759)
                $0.fill(180, y, 70, 50, 0x2C6CA6)
            }
        }
        let result = findings(shapes(10, 100), shapes(15, 108))
        XCTAssertEqual(result.map(\.kind), [.moved(dx: 5, dy: 0), .moved(dx: 0, dy: 8)])
    }

    func testRecoloredShapeHasNotMoved() {
        func card(_ color: UInt32) -> Bitmap { plain.with { $0.fill(100, 60, 120, 90, color) } }
        XCTAssertEqual(findings(card(0x34C759), card(0xFF3B30)).map(\.kind), [.color])
    }

    func testEnlargedShapeHasNotMoved() {
        func card(_ width: Int) -> Bitmap { plain.with { $0.fill(100, 60, width, 90, 0x34C759) } }
        let result = findings(card(100), card(112))
        XCTAssertEqual(result.count, 1)
        if case .moved = result[0].kind { XCTFail("\(result)") }
    }

    func testRowsBelowTallerRowMoveDown() {
        func rows(_ first: Int) -> Bitmap {
            plain.with {
                for row in 0..<12 {
                    $0.fill(0, first + row * 9, 300, 9, UInt32(0xF0F0F0 + row * 3))
                    $0.fill(10 + row, first + row * 9 + 2, 40 + row * 5, 4, 0x102030)
                }
            }
        }
        XCTAssertEqual(findings(rows(40), rows(45)).map(\.kind), [.moved(dx: 0, dy: 5)])
    }

    func testSameShapesInOtherColors() {
        func badge(_ background: UInt32, _ foreground: UInt32, _ edge: UInt32) -> Bitmap {
            plain.with {
                $0.fill(100, 100, 30, 20, background)
                $0.fill(105, 105, 10, 8, foreground)
                $0.fill(115, 105, 1, 8, edge)
            }
        }
        let result = findings(badge(0x34C759, 0xFFFFFF, 0x99E3AC), badge(0xFF3B30, 0xFEFEFE, 0xFE9C97))
        XCTAssertEqual(result.map(\.kind), [.color])
        XCTAssertEqual(result.first?.differentPixels, 600)
    }

    func testDifferentContent() {
        let other = plain.with {
            $0.fill(100, 100, 30, 20, 0x34C759)
            $0.fill(105, 105, 10, 8, 0xFFFFFF)
        }
        XCTAssertEqual(findings(plain.bitmap, other).map(\.kind), [.content])
    }

    func testDifferentAntialiasing() {
        func disc(_ blur: Double) -> Bitmap {
            plain.with {
                for y in 0..<60 {
                    for x in 0..<60 {
                        let distance = (Double((x - 30) * (x - 30) + (y - 30) * (y - 30))).squareRoot() - 24
                        let coverage = min(1, max(0, 0.5 - distance * blur))
                        $0.fill(100 + x, 100 + y, 1, 1, UInt32(255 - Int(coverage * 255)) * 0x010101)
                    }
                }
            }
        }
        XCTAssertEqual(findings(disc(1), disc(0.8)).map(\.kind), [.glyphEdges])
    }

    func testSizeDifferenceIsReportedWithOtherFindings() {
        let taller = PictureSketch(300, 210).with { $0.fill(5, 5, 3, 3, 0x34C759) }
        let result = findings(plain.bitmap, taller)
        XCTAssertEqual(
            result,
            [
                Finding(box: PixelBox(x: 0, y: 0, width: 300, height: 210), differentPixels: 3000, kind: .size),
                Finding(box: PixelBox(x: 5, y: 5, width: 3, height: 3), differentPixels: 9, kind: .color),
            ])
    }
}
