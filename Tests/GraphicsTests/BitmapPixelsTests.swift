import CellSimGraphics
import XCTest

/// Tests reading, writing and cropping the pixels of a bitmap.
final class BitmapPixelsTests: XCTestCase {
    func testPremultiplicationRoundsToNearest() {
        let bitmap = Bitmap(width: 3, height: 1, straightRGBA: [255, 128, 3, 128, 10, 20, 30, 255, 200, 100, 50, 0])
        // 128·128/255 = 64.25, 3·128/255 = 1.506.
        XCTAssertEqual(bitmap.premultipliedPixel(x: 0, y: 0), 0x8080_4002)
        XCTAssertEqual(bitmap.premultipliedPixel(x: 1, y: 0), 0xFF0A_141E)
        XCTAssertEqual(bitmap.premultipliedPixel(x: 2, y: 0), 0)
        XCTAssertEqual(bitmap.straightRGBA, [255, 128, 4, 128, 10, 20, 30, 255, 0, 0, 0, 0])
        XCTAssertFalse(bitmap.isOpaque)
    }

    func testColorRoundTrip() {
        for value in 0...255 {
            let byte = UInt8(value)
            XCTAssertEqual(
                Bitmap(width: 1, height: 1, straightRGBA: [byte, byte, byte, 255]).straightRGBA,
                [byte, byte, byte, 255])
            let half = Bitmap(width: 1, height: 1, straightRGBA: [byte, 0, 0, 128]).straightRGBA
            XCTAssertLessThanOrEqual(abs(Int(half[0]) - value), 1)
        }
    }

    func testCropsAndReplaces() {
        var bitmap = Bitmap(width: 4, height: 3, color: .white)
        bitmap.replace(with: Bitmap(width: 2, height: 2, color: .black), atX: 3, y: -1)
        XCTAssertEqual((0..<4).map { bitmap.color(x: $0, y: 0).red }, [255, 255, 255, 0])
        XCTAssertEqual((0..<4).map { bitmap.color(x: $0, y: 1).red }, [255, 255, 255, 255])
        let cropped = bitmap.cropped(columns: 2..<9, rows: 0..<2)
        XCTAssertEqual([cropped.width, cropped.height], [2, 2])
        XCTAssertEqual(cropped.color(x: 1, y: 0), .black)
        XCTAssertTrue(bitmap.isOpaque)
    }

    func testCopiesAreIndependent() {
        let original = Bitmap(width: 2, height: 2, color: .white)
        var copy = original
        copy.replace(with: Bitmap(width: 1, height: 1, color: .black), atX: 0, y: 0)
        XCTAssertEqual(original.color(x: 0, y: 0), .white)
        XCTAssertNotEqual(original, copy)
    }
}
