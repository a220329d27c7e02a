import CellSimGraphics
import CellSimImageCodecs
import Foundation
import XCTest

/// Tests the PNG decoder with valid, damaged and hostile files.
final class PNGReadingTests: XCTestCase {
    func testReadsEveryKindOfFile() throws {
        XCTAssertEqual(Fixture.all.count, 10)
        for fixture in Fixture.all {
            let bitmap = try PNG.decode(fixture.file)
            XCTAssertEqual(bitmap.width * bitmap.height * 4, fixture.pixels.count, fixture.name)
            XCTAssertEqual(bitmap.straightRGBA, fixture.pixels, fixture.name)
        }
    }

    func testEveryTruncationIsAnError() throws {
        for fixture in Fixture.all {
            // Files without the final twelve bytes, the end chunk, are also rejected.
            for length in 0..<fixture.file.count {
                XCTAssertThrowsError(
                    try PNG.decode(Array(fixture.file.prefix(length))), "\(fixture.name) of \(length) bytes")
            }
        }
    }

    func testEveryFlippedBitIsAnErrorOrHarmless() throws {
        for fixture in Fixture.all {
            for index in fixture.file.indices {
                var damaged = fixture.file
                damaged[index] ^= 0x10
                // Checksums protect all chunks. Text chunks and others that do not affect pixels may be damaged.
                if let bitmap = try? PNG.decode(damaged) {
                    XCTAssertEqual(bitmap.straightRGBA, fixture.pixels, "\(fixture.name) byte \(index)")
                }
            }
        }
    }

    func testDecompressionBombsAreRejected() throws {
        var file = try PNG.encode(Bitmap(width: 1, height: 1, color: .white))
        // 2^31 − 1 pixels in each direction, with a valid checksum.
        file.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        var crc = PNGChecksum()
        file.replaceSubrange(29..<33, with: crc.of(Array(file[12..<29])))
        XCTAssertThrowsError(try PNG.decode(file)) {
            XCTAssertEqual(
                $0 as? ImageFormatError,
                .tooManyPixels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, maximum: 1 << 25))
        }
        let small = try PNG.encode(Bitmap(width: 20, height: 10, color: .white))
        XCTAssertThrowsError(try PNG.decode(small, maximumPixels: 199))
        XCTAssertEqual(try PNG.decode(small, maximumPixels: 200).width, 20)
    }

    /// A large picture of one colour is a short, valid file.
    func testShortFilesCannotContainHugePictures() throws {
        XCTAssertEqual(try PNG.decode(SingleColorPNG(side: 1_000).file).straightRGBA.count, 4_000_000)
        let bomb = SingleColorPNG(side: 8_192).file
        XCTAssertLessThan(bomb.count, 60_000)
        let expected = ImageFormatError.tooManyPixels(width: 8_192, height: 8_192, maximum: 1 << 25)
        XCTAssertThrowsError(try PNG.decode(bomb)) { XCTAssertEqual($0 as? ImageFormatError, expected) }
        XCTAssertThrowsError(try ImageFile(bomb)) { XCTAssertEqual($0 as? ImageFormatError, expected) }
        // A file as long as one for a picture with many colours.
        var longFile = bomb
        longFile.insert(contentsOf: SingleColorPNG.chunk("aaAa", [UInt8](repeating: 1, count: 1 << 18)), at: 33)
        XCTAssertEqual(try PNG.decode(longFile).width, 8_192)
    }

    func testTooLargeHeaderIsError() throws {
        var file = try PNG.encode(Bitmap(width: 100, height: 100, color: .white))
        file.replaceSubrange(20..<24, with: [0, 0, 0x10, 0])
        var crc = PNGChecksum()
        file.replaceSubrange(29..<33, with: crc.of(Array(file[12..<29])))
        XCTAssertThrowsError(try PNG.decode(file))
    }

    /// A row of 2^25 pixels without data: no reader may allocate memory of that size.
    func testMemoryIsAllocatedOnlyForExistingPixels() throws {
        let original = try PNG.encode(Bitmap(width: 40, height: 40, color: .white))
        for (colorType, interlace) in [(2, 0), (6, 0), (4, 0), (3, 1), (0, 1)] as [(UInt8, UInt8)] {
            var file = original
            file.replaceSubrange(16..<24, with: [2, 0, 0, 0, 0, 0, 0, 1])
            (file[25], file[28]) = (colorType, interlace)
            var crc = PNGChecksum()
            file.replaceSubrange(29..<33, with: crc.of(Array(file[12..<29])))
            for file in [file, Array(file.prefix(60))] {
                XCTAssertThrowsError(try PNG.decode(file)) {
                    XCTAssertEqual("\($0)", "damaged PNG file: its data is too short for 33554432×1 pixels")
                }
            }
        }
        // The maximum compression of deflate: one colour in a large picture.
        let large = try PNG.encode(Bitmap(width: 3000, height: 3000, color: .white), profile: .small)
        XCTAssertLessThan(large.count, 40_000)
        XCTAssertEqual(try PNG.decode(large).width, 3000)
    }

    func testReadsHeader() throws {
        let file = try PNG.encode(Bitmap(width: 31, height: 7))
        let header = try PNG.header(Array(file.prefix(33)))
        XCTAssertEqual([header.width, header.height], [31, 7])
        XCTAssertThrowsError(try PNG.header(Array("version https://git-lfs".utf8))) {
            XCTAssertEqual($0 as? ImageFormatError, .notAnImage(expected: "PNG"))
        }
        XCTAssertThrowsError(try PNG.header([]))
    }
}

/// A black square with one bit per pixel.
private struct SingleColorPNG {
    let side: Int

    var file: [UInt8] {
        let size = [24, 16, 8, 0].map { UInt8(side >> $0 & 255) }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", size + size + [1, 0, 0, 0, 0])
            + Self.chunk("IDAT", zeros((side + 7) / 8 * side + side)) + Self.chunk("IEND", [])
    }

    static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        var crc = PNGChecksum()
        let nameAndBody = Array(name.utf8) + body
        return [24, 16, 8, 0].map { UInt8(body.count >> $0 & 255) } + nameAndBody + crc.of(nameAndBody)
    }

    /// Returns zeros as a zlib stream with fixed codes: a literal, runs of 258, and literals for the rest.
    private func zeros(_ count: Int) -> [UInt8] {
        var bits: [UInt8] = [1, 1, 0]
        let zero: [UInt8] = [0, 0, 1, 1, 0, 0, 0, 0]
        bits += zero
        for _ in 0..<(count - 1) / 258 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
        for _ in 0..<(count - 1) % 258 { bits += zero }
        bits += [UInt8](repeating: 0, count: 7)
        let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reversed().reduce(UInt8(0)) { $0 << 1 | $1 }
        }
        let adler = (count % 65_521) << 16 | 1
        return [0x78, 0x01] + bytes + [24, 16, 8, 0].map { UInt8(adler >> $0 & 255) }
    }
}

/// The PNG checksum, computed bit by bit.
struct PNGChecksum {
    mutating func of(_ bytes: [UInt8]) -> [UInt8] {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc ^= 0xFFFF_FFFF
        return [24, 16, 8, 0].map { UInt8(crc >> $0 & 255) }
    }
}
