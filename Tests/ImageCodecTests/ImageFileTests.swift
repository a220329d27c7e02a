import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests decoding of JPEG, WebP, HEIC and PNG files, which Pillow wrote (with libjpeg, libwebp, libheif with x265, and LittleCMS).
/// The expected colours in sRGB were computed with the published conversion matrix from Display P3.
final class ImageFileTests: XCTestCase {
    private func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private func assertColor(
        _ file: ImageFile, _ x: Int, _ y: Int, _ expected: [Int], within: Int = 0, line: UInt = #line
    ) {
        let color = file.bitmap.color(x: x, y: y)
        let actual = [color.red, color.green, color.blue, color.alpha].map { Int($0) }
        XCTAssertTrue(
            zip(actual, expected + [255]).allSatisfy { abs($0 - $1) <= within }, "\(actual), not \(expected)",
            line: line)
    }

    func testOrientationIsRead() throws {
        let file = try ImageFile(bytes("turned.jpg"))
        XCTAssertEqual(file.orientation, 6)
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [80, 60])
        XCTAssertEqual(try ImageFile(bytes("turned.webp")).orientation, 6)
        XCTAssertEqual(try ImageFile(bytes("wide.jpg")).orientation, 1)
    }

    func testWebPIsDecodedWithItsAlpha() throws {
        let file = try ImageFile(bytes("quadrants.webp"))
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [16, 12])
        assertColor(file, 2, 2, [200, 40, 90])
        assertColor(file, 12, 2, [10, 20, 250])
        assertColor(file, 2, 10, [30, 180, 60, 128], within: 1)
        assertColor(file, 12, 10, [240, 240, 240])
    }

    func testHEICIsDecoded() throws {
        let file = try ImageFile(bytes("quadrants.heic"))
        XCTAssertEqual([file.bitmap.width, file.bitmap.height, file.orientation], [64, 64, 1])
        assertColor(file, 10, 10, [200, 40, 90], within: 6)
        assertColor(file, 50, 50, [240, 240, 240], within: 6)
    }

    func testWideGamutColorsAreConvertedToSRGB() throws {
        let file = try ImageFile(bytes("wide.png"))
        assertColor(file, 0, 0, [215, 93, 31], within: 1)
        assertColor(file, 1, 0, [0, 255, 0], within: 1)
        assertColor(file, 2, 0, [128, 128, 128], within: 1)
        assertColor(try ImageFile(bytes("wide.jpg")), 3, 3, [215, 93, 31], within: 3)
    }

    func testAnSRGBProfileChangesNothing() throws {
        let file = try bytes("standard.png")
        XCTAssertEqual(try ImageFile(file).bitmap, try PNG.decode(file))
    }

    func testDamagedFilesAreErrors() throws {
        for name in ["quadrants.webp", "quadrants.heic", "wide.jpg", "wide.png"] {
            let original = try bytes(name)
            for count in [13, original.count / 2] {
                XCTAssertThrowsError(try ImageFile(Array(original.prefix(count))), name) {
                    XCTAssertTrue($0 is ImageFormatError, "\($0)")
                }
            }
            XCTAssertThrowsError(try ImageFile(original, maximumPixels: 7), name)
        }
    }

    /// Replaces every byte: the result must be an error or a picture, without a crash.
    func testMutatedFilesDoNotCrash() throws {
        for name in ["quadrants.webp", "quadrants.heic", "wide.png", "turned.jpg"] {
            let original = try bytes(name)
            for offset in original.indices {
                for value in [0, 255, original[offset] ^ 0x81] as [UInt8] {
                    var mutant = original
                    mutant[offset] = value
                    _ = try? ImageFile(mutant, maximumPixels: 1 << 16)
                }
            }
        }
    }

    func testJPEGRoundTrip() throws {
        let source = try ImageFile(bytes("quadrants.webp")).bitmap
        let bestQuality = try JPEG.encode(source, quality: 1)
        let file = try ImageFile(bestQuality)
        XCTAssertEqual([file.bitmap.width, file.bitmap.height], [16, 12])
        assertColor(file, 2, 2, [200, 40, 90], within: 4)
        assertColor(file, 2, 10, [142, 217, 157], within: 5)
        XCTAssertLessThan(try JPEG.encode(source, quality: 0).count, bestQuality.count)
        XCTAssertEqual(try JPEG.encode(source, quality: 1), bestQuality)
        XCTAssertThrowsError(try JPEG.encode(Bitmap(width: 0, height: 3), quality: 1))
    }
}
