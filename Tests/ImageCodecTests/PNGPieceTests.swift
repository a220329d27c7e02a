import CellSimGraphics
import XCTest

@testable import CellSimImageCodecs

/// Tests reading and comparing PNG files one part at a time.
final class PNGPieceTests: XCTestCase {
    /// Returns a picture with three parts of rows.
    /// - Parameters:
    ///   - mark: the row of a differing pixel; nil for none.
    ///   - isOpaque: whether the picture has no transparency.
    private func picture(mark: Int? = nil, isOpaque: Bool = true) -> Bitmap {
        var bitmap = Bitmap(
            width: 500, height: 4000, color: isOpaque ? .white : RGBAColor(red: UInt8(9), green: 9, blue: 9, alpha: 90))
        for y in stride(from: 0, to: 4000, by: 13) {
            bitmap.replace(with: Bitmap(width: 300, height: 1, color: .black), atX: y % 190, y: y)
        }
        if let mark {
            bitmap.replace(
                with: Bitmap(width: 1, height: 1, color: RGBAColor(red: UInt8(1), green: 2, blue: 3)), atX: 7, y: mark)
        }
        return bitmap
    }

    /// Returns the data of a file's chunks with a name.
    private func chunks(_ file: [UInt8], _ name: String = "IDAT") -> [[UInt8]] {
        var (result, offset): ([[UInt8]], Int) = ([], 8)
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            if file[offset + 4..<offset + 8].elementsEqual(name.utf8) {
                result.append(Array(file[offset + 8..<offset + 8 + length]))
            }
            offset += length + 12
        }
        return result
    }

    /// Returns the file with other parts of compressed data.
    private func file(_ file: [UInt8], parts: [[UInt8]]) throws -> [UInt8] {
        let start = try XCTUnwrap(file.indices.first { file[$0...].starts(with: Array("IDAT".utf8)) }) - 4
        var output = Array(file[..<start])
        for part in parts { PNGChunk.append("IDAT", part, to: &output) }
        PNGChunk.append("IEND", [], to: &output)
        return output
    }

    func testFilesOfTwoCompressorsWithEqualPixelsAreEqual() throws {
        for isOpaque in [true, false] {
            let bitmap = picture(isOpaque: isOpaque)
            let fast = try PNG.encode(bitmap), small = try PNG.encode(bitmap, profile: .small)
            XCTAssertNotEqual(fast, small)
            XCTAssertGreaterThan(chunks(fast).count, 2)
            let size = try XCTUnwrap(PNG.sizeOfEqualRows(fast, small))
            XCTAssertEqual([size.width, size.height], [500, 4000])
            XCTAssertNotNil(PNG.sizeOfEqualRows(small, fast))
            for file in [fast, small] { XCTAssertEqual(try PNG.decode(file), bitmap) }
        }
    }

    func testDifferentPixelIsDetected() throws {
        let file = try PNG.encode(picture())
        for y in [0, 1999, 3999] {
            XCTAssertNil(PNG.sizeOfEqualRows(file, try PNG.encode(picture(mark: y), profile: .small)), "row \(y)")
        }
        let small = try PNG.encode(Bitmap(width: 3, height: 4, color: .white))
        XCTAssertNil(PNG.sizeOfEqualRows(small, try PNG.encode(Bitmap(width: 4, height: 3, color: .white))))
        XCTAssertNil(PNG.sizeOfEqualRows(small, try PNG.encode(Bitmap(width: 3, height: 5, color: .white))))
        XCTAssertEqual(PNG.sizeOfEqualRows(small, small).map { [$0.width, $0.height] }, [3, 4])
    }

    /// Parts that end in the middle of a block or a row, or are empty.
    func testOtherPartsAreRead() throws {
        let bitmap = picture(), plain = try PNG.encode(bitmap, profile: .small)
        let parts = chunks(plain), joined = parts.flatMap { $0 }
        for other in [
            [joined], [Array(joined[..<5000]), Array(joined[5000...])], parts.dropLast() + [[]] + parts.suffix(1),
            [Array(joined.prefix(2)), Array(joined.dropFirst(2))],
            [Array(joined.dropLast(4)), Array(joined.suffix(4))],
        ] {
            let file = try file(plain, parts: other)
            XCTAssertEqual(try PNG.decode(file), bitmap, "\(other.map(\.count))")
            XCTAssertNil(
                PNG.sizeOfEqualRows(file, plain), "these parts are not recognised as rows: \(other.map(\.count))")
        }
        let stored = try file(plain, parts: uncompressedBlocks(bitmap, filter: 0))
        XCTAssertEqual(try PNG.decode(stored), bitmap)
        XCTAssertNotNil(PNG.sizeOfEqualRows(stored, plain), "the comparison accepts uncompressed blocks")
        XCTAssertNotNil(PNG.sizeOfEqualRows(plain, stored))
    }

    /// Returns a stream of uncompressed blocks with one and a half rows each.
    private func uncompressedBlocks(_ bitmap: Bitmap, filter: UInt8) -> [[UInt8]] {
        let pixels = bitmap.straightRGBA, width = bitmap.width
        var rows: [UInt8] = []
        for y in 0..<bitmap.height {
            rows.append(filter)
            for x in 0..<width { rows += pixels[(y * width + x) * 4..<(y * width + x) * 4 + 3] }
        }
        let adler = unsafe rows.withUnsafeBytes { unsafe LibDeflate.adler32(1, $0) }
        let blockSize = (1 + width * 3) * 3 / 2
        return stride(from: 0, to: rows.count, by: blockSize).map { start in
            let block = rows[start..<min(start + blockSize, rows.count)]
            let isLast = block.endIndex == rows.count
            return (start == 0 ? [0x78, 0x01] : []) + [isLast ? 1 : 0] + size(block.count) + block
                + (isLast ? PNGChunk.bytes(adler) : [])
        }
    }

    /// Returns a block's length and its complement, in deflate's format.
    private func size(_ count: Int) -> [UInt8] {
        let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
        return [low, high, 255 - low, 255 - high]
    }

    func testDamagedFilesAreNotEqual() throws {
        let plain = try PNG.encode(picture())
        var parts = chunks(plain)
        let last = parts.count - 1
        parts[last][parts[last].count - 1] ^= 1
        let wrongChecksum = try file(plain, parts: parts)
        XCTAssertNil(PNG.sizeOfEqualRows(wrongChecksum, wrongChecksum))
        XCTAssertThrowsError(try PNG.decode(wrongChecksum))
        for index in [0, 1, last] {
            var parts = chunks(plain)
            parts.remove(at: index)
            XCTAssertNil(PNG.sizeOfEqualRows(try file(plain, parts: parts), plain))
            XCTAssertThrowsError(try PNG.decode(file(plain, parts: parts)))
        }
        // The stream is valid, but uses an unknown filter.
        let unknown = try file(plain, parts: uncompressedBlocks(picture(), filter: 9))
        XCTAssertNil(PNG.sizeOfEqualRows(unknown, unknown))
        XCTAssertThrowsError(try PNG.decode(unknown))
        for length in [0, 8, 33, 40, 60, plain.count - 1] {
            XCTAssertNil(PNG.sizeOfEqualRows(Array(plain.prefix(length)), Array(plain.prefix(length))))
        }
    }
}
