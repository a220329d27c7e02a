import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests the PNG encoder.
final class PNGWritingTests: XCTestCase {
    /// Returns a picture whose colours rarely repeat.
    private func noise(width: Int, height: Int, opaque: Bool) -> Bitmap {
        var state: UInt32 = 12345
        var bytes: [UInt8] = []
        for index in 0..<width * height * 4 {
            state = state &* 1_664_525 &+ 1_013_904_223
            bytes.append(opaque && index % 4 == 3 ? 255 : UInt8(state >> 24))
        }
        return Bitmap(width: width, height: height, straightRGBA: bytes)
    }

    /// Returns the chunks of a file and verifies their checksums.
    private func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var offset = 8
        var crc = PNGChecksum()
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = Array(file[(offset + 4)..<(offset + 8 + length)])
            XCTAssertEqual(Array(file[(offset + 8 + length)..<(offset + 12 + length)]), crc.of(body))
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
            offset += 12 + length
        }
        XCTAssertEqual(offset, file.count)
        return chunks
    }

    func testRoundTripsPixels() throws {
        for profile in [PNGProfile.fast, .small] {
            for (width, height) in [(1, 1), (3, 2), (4, 4), (61, 33), (750, 20)] {
                for opaque in [true, false] {
                    let bitmap = noise(width: width, height: height, opaque: opaque)
                    let decoded = try PNG.decode(PNG.encode(bitmap, profile: profile))
                    if opaque {
                        XCTAssertEqual(decoded, bitmap, "\(width)×\(height)")
                    } else {
                        // Premultiplying loses precision, but only the first time.
                        XCTAssertEqual(try PNG.decode(PNG.encode(decoded)), decoded, "\(width)×\(height)")
                    }
                }
            }
        }
    }

    func testEveryPremultipliedPixelSurvives() throws {
        // All valid combinations of alpha and a component.
        var bitmap = Bitmap(width: 256, height: 256)
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            for alpha in 0..<256 {
                for component in 0...alpha {
                    let offset = (alpha * 256 + component) * 4
                    for (index, value) in [component, alpha - component, component / 2, alpha].enumerated() {
                        unsafe bytes[offset + index] = UInt8(value)
                    }
                }
            }
        }
        XCTAssertEqual(try PNG.decode(PNG.encode(bitmap)), bitmap)
    }

    func testOpaquePicturesHaveNoAlphaChannel() throws {
        XCTAssertEqual(chunks(try PNG.encode(noise(width: 9, height: 5, opaque: true)))[0].data[9], 2)
        XCTAssertEqual(chunks(try PNG.encode(noise(width: 9, height: 5, opaque: false)))[0].data[9], 6)
    }

    func testWritesTheChunksInOrder() throws {
        let file = try PNG.encode(Bitmap(width: 2, height: 2, color: .white), metadata: PNGMetadata(scale: 2))
        let parts = chunks(file)
        XCTAssertEqual(parts.map(\.name), ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
        // 144 dots per inch are 5669 per metre.
        XCTAssertEqual(parts[2].data, [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    }

    func testStripsOfAnyHeightGiveTheSameFile() throws {
        // Three megabytes of rows, which need several compressed parts.
        let bitmap = noise(width: 700, height: 1500, opaque: true)
        let expected = try PNG.encode(bitmap)
        XCTAssertEqual(try PNG.decode(expected), bitmap)
        for height in [1, 7, 512, 1499] {
            var file: [UInt8] = []
            let writer = try PNGStripWriter(width: 700, height: 1500, hasAlpha: false) { file += $0 }
            for top in stride(from: 0, to: 1500, by: height) {
                try writer.append(bitmap.cropped(columns: 0..<700, rows: top..<min(top + height, 1500)))
            }
            try writer.finish()
            XCTAssertTrue(file == expected, "strips of \(height) rows")
        }
    }

    func testStripWriterCountsItsRows() throws {
        let writer = try PNGStripWriter(width: 4, height: 4, hasAlpha: true) { _ in }
        try writer.append(Bitmap(width: 4, height: 3))
        XCTAssertThrowsError(try writer.append(Bitmap(width: 4, height: 2)))
        XCTAssertThrowsError(try writer.append(Bitmap(width: 3, height: 1)))
        XCTAssertThrowsError(try writer.finish())
        try writer.append(Bitmap(width: 4, height: 1))
        try writer.finish()
        XCTAssertThrowsError(try PNG.encode(Bitmap(width: 0, height: 3))) {
            XCTAssertEqual($0 as? ImageFormatError, .unsupportedSize(width: 0, height: 3))
        }
    }
}
