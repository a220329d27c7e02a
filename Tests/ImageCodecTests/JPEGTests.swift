import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests the JPEG decoder.
final class JPEGTests: XCTestCase {
    /// 16×8 pixels, the left half (200, 40, 90), the right half (10, 20, 250), written by libjpeg at quality 95.
    private let file = [UInt8](
        Data(
            base64Encoded:
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAJBP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADunJgGZ3A3v/9k="
        ) ?? Data())

    func testDecodesToOpaquePixels() throws {
        let bitmap = try JPEG.decode(file)
        XCTAssertEqual([bitmap.width, bitmap.height], [16, 8])
        XCTAssertTrue(bitmap.isOpaque)
        for (x, expected) in [(3, [200, 40, 90]), (12, [10, 20, 250])] {
            let color = bitmap.color(x: x, y: 4)
            for (a, b) in zip([color.red, color.green, color.blue], expected) {
                XCTAssertLessThanOrEqual(abs(Int(a) - b), 4, "column \(x)")
            }
        }
    }

    func testDamagedAndLargeFilesAreRejected() {
        XCTAssertThrowsError(try JPEG.decode(Array(file.prefix(file.count - 12))))
        XCTAssertThrowsError(try JPEG.decode(Array(file.prefix(40))))
        XCTAssertThrowsError(try JPEG.decode([])) {
            XCTAssertEqual($0 as? ImageFormatError, .notAnImage(expected: "JPEG"))
        }
        XCTAssertThrowsError(try JPEG.decode(file, maximumPixels: 127)) {
            XCTAssertEqual($0 as? ImageFormatError, .tooManyPixels(width: 16, height: 8, maximum: 127))
        }
        // The header declares 8,000 × 8,000 pixels: a million blocks, for which the file has too few bits.
        let frame = file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) } ?? 0
        let large = Array(file[..<(frame + 5)] + [0x1F, 0x40, 0x1F, 0x40] + file[(frame + 9)...])
        XCTAssertThrowsError(try JPEG.decode(large)) {
            XCTAssertEqual("\($0)", "damaged JPEG file: its data is too short for 8000x8000 pixels")
        }
    }
}
