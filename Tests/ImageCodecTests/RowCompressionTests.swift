import CellSimGraphics
import Foundation
import XCTest

@testable import CellSimImageCodecs

/// Tests the row compressor with zlib (in libpng) and libdeflate. `CELLSIM_PICTURES` sets the number of pictures (default 150),
/// and `CELLSIM_PICTURE_SEED` the seed.
final class RowCompressionTests: XCTestCase {
    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    /// Marsaglia's 32-bit random number generator.
    private struct RandomGenerator {
        var state: UInt32

        mutating func next(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            return Int(state >> 4) % limit
        }
    }

    /// Returns a picture of noise in few or many colours, of rows that hardly change, of runs, or of all of these.
    private func picture(_ numbers: inout RandomGenerator) -> Bitmap {
        let width = 1 + numbers.next(below: numbers.next(below: 8) == 0 ? 900 : 40)
        let height = 1 + numbers.next(below: 12)
        let kind = numbers.next(below: 5), colors = 1 + numbers.next(below: 256), isOpaque = numbers.next(below: 2) == 0
        var pixels: [[UInt8]] = []
        pixels.reserveCapacity(width * height)
        for index in 0..<width * height {
            if kind > 1, index >= width, numbers.next(below: 40) > 0 {
                pixels.append(pixels[index - width])
            } else if kind > 2, index > 0, numbers.next(below: 20) > 0 {
                pixels.append(pixels[index - 1])
            } else {
                let color = (0..<3).map { _ in UInt8(numbers.next(below: colors)) }
                pixels.append(color + [isOpaque ? 255 : UInt8(255 - numbers.next(below: 3) * 127)])
            }
        }
        return Bitmap(width: width, height: height, straightRGBA: pixels.flatMap { $0 })
    }

    func testFilesAreReadByZlibAndLibdeflate() throws {
        var numbers = RandomGenerator(state: UInt32(Self.number("CELLSIM_PICTURE_SEED") ?? 2026))
        for location in 0..<(Self.number("CELLSIM_PICTURES") ?? 150) {
            // The colours that a file preserves: dividing by the opacity rounds once.
            let bitmap = try PNG.decode(PNG.encode(picture(&numbers), profile: .small))
            let file = try PNG.encode(bitmap)
            XCTAssertEqual(try PNG.decode(file), bitmap, "picture \(location), libdeflate")
            var decoded = Bitmap(width: bitmap.width, height: bitmap.height)
            try LibPNG.read(file, into: &decoded)
            XCTAssertEqual(decoded, bitmap, "picture \(location), zlib")
        }
    }

    func testRowsTooLongForDeflateAreWritten() throws {
        // Deflate refers to at most 32,768 bytes back; a row has 36,001.
        var bitmap = Bitmap(width: 12_000, height: 3, color: .white)
        for x in stride(from: 0, to: 12_000, by: 7) {
            for y in 0..<3 { bitmap.replace(with: Bitmap(width: 1, height: 1, color: .black), atX: x, y: y) }
        }
        XCTAssertEqual(try PNG.decode(PNG.encode(bitmap)), bitmap)
    }

    func testPiecesOfATallPictureAreOneStream() throws {
        // Six megabytes of rows, which need three compressed parts.
        var bitmap = Bitmap(width: 500, height: 4000, color: .white)
        bitmap.replace(with: Bitmap(width: 300, height: 2500, color: .black), atX: 100, y: 700)
        let file = try PNG.encode(bitmap)
        XCTAssertEqual(try PNG.decode(file), bitmap)
        var read = Bitmap(width: bitmap.width, height: bitmap.height)
        try LibPNG.read(file, into: &read)
        XCTAssertEqual(read, bitmap)
        XCTAssertLessThan(file.count, 20_000)
    }

    func testNoiseGrowsByLittle() throws {
        var numbers = RandomGenerator(state: 7)
        let bytes = (0..<100 * 100 * 4).map { $0 % 4 == 3 ? 255 : UInt8(numbers.next(below: 256)) }
        let bitmap = Bitmap(width: 100, height: 100, straightRGBA: bytes)
        let file = try PNG.encode(bitmap)
        XCTAssertEqual(try PNG.decode(file), bitmap)
        XCTAssertLessThan(file.count, 30_100 + 200)
    }
}
