import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests image files that Pillow wrote (libjpeg, libwebp, libheif with x265, LittleCMS). The expected converted colours were
/// computed with the published matrix between Display P3 and sRGB.
final class ImageFileTests: XCTestCase {
    private func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private func check(
        _ file: ImageFile, _ x: Int, _ y: Int, _ expected: [Int], within: Int = 0, line: UInt = #line
    ) {
        let color = file.bitmap.color(x: x, y: y)
        let found = [color.red, color.green, color.blue, color.alpha].map { Int($0) }
        XCTAssertTrue(
            zip(found, expected + [255]).allSatisfy { abs($0 - $1) <= within }, "\(found), not \(expected)", line: line)
    }

    func testAPhotographIsTurnedAsItsFileSays() throws {
        let file = try ImageFile(bytes("turned.jpg"))
        XCTAssertEqual(file.orientation, 6)
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [80, 60])
        XCTAssertEqual(try ImageFile(bytes("turned.webp")).orientation, 6)
        XCTAssertEqual(try ImageFile(bytes("wide.jpg")).orientation, 1)
    }

    func testWebPIsDecodedWithItsAlpha() throws {
        let file = try ImageFile(bytes("quadrants.webp"))
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [16, 12])
        check(file, 2, 2, [200, 40, 90])
        check(file, 12, 2, [10, 20, 250])
        check(file, 2, 10, [30, 180, 60, 128], within: 1)
        check(file, 12, 10, [240, 240, 240])
    }

    func testHEICIsDecoded() throws {
        let file = try ImageFile(bytes("quadrants.heic"))
        XCTAssertEqual([file.bitmap.width, file.bitmap.height, file.orientation], [64, 64, 1])
        check(file, 10, 10, [200, 40, 90], within: 6)
        check(file, 50, 50, [240, 240, 240], within: 6)
    }

    func testColoursOfAWideProfileBecomeSRGB() throws {
        let file = try ImageFile(bytes("wide.png"))
        check(file, 0, 0, [215, 93, 31], within: 1)
        check(file, 1, 0, [0, 255, 0], within: 1)
        check(file, 2, 0, [128, 128, 128], within: 1)
        check(try ImageFile(bytes("wide.jpg")), 3, 3, [215, 93, 31], within: 3)
    }

    func testAnSRGBProfileChangesNothing() throws {
        let file = try bytes("standard.png")
        XCTAssertEqual(try ImageFile(file).bitmap, try PNG.decode(file))
    }

    func testDamagedFilesAreErrors() throws {
        for name in ["quadrants.webp", "quadrants.heic", "wide.jpg", "wide.png"] {
            let whole = try bytes(name)
            for count in [13, whole.count / 2] {
                XCTAssertThrowsError(try ImageFile(Array(whole.prefix(count))), name) {
                    XCTAssertTrue($0 is ImageFormatError, "\($0)")
                }
            }
            XCTAssertThrowsError(try ImageFile(whole, maximumPixels: 7), name)
        }
    }

    /// Replaces every byte: the result must be an error or a picture, without a crash.
    func testMutantsGiveAPictureOrAnError() throws {
        for name in ["quadrants.webp", "quadrants.heic", "wide.png", "turned.jpg"] {
            let whole = try bytes(name)
            for at in whole.indices {
                for value in [0, 255, whole[at] ^ 0x81] as [UInt8] {
                    var mutant = whole
                    mutant[at] = value
                    _ = try? ImageFile(mutant, maximumPixels: 1 << 16)
                }
            }
        }
    }

    func testAJPEGIsWrittenOnWhiteAndReadBack() throws {
        let source = try ImageFile(bytes("quadrants.webp")).bitmap
        let best = try JPEG.encode(source, quality: 1)
        let file = try ImageFile(best)
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [16, 12])
        check(file, 2, 2, [200, 40, 90], within: 4)
        check(file, 2, 10, [142, 217, 157], within: 5)
        XCTAssertLessThan(try JPEG.encode(source, quality: 0).count, best.count)
        XCTAssertEqual(try JPEG.encode(source, quality: 1), best)
        XCTAssertThrowsError(try JPEG.encode(Bitmap(width: 0, height: 3), quality: 1))
    }
}
