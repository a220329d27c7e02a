import CellSimGraphics
import XCTest

@testable import CellSimImageCodecs

/// Tests the view tree in a chunk of a PNG file.
final class PNGTreeTests: XCTestCase {
    private func file(_ tree: [UInt8]?) throws -> [UInt8] {
        var metadata = PNGMetadata()
        metadata.tree = tree
        return try PNG.encode(Bitmap(width: 3, height: 2), metadata: metadata)
    }

    /// Returns a file with a tree chunk.
    private func file(chunk data: [UInt8]) throws -> [UInt8] {
        var bytes = Array(try file(nil).dropLast(12))
        PNGChunk.append(PNGViewTreeChunk.chunkType, data, to: &bytes)
        PNGChunk.append("IEND", [], to: &bytes)
        return bytes
    }

    func testRoundTrip() throws {
        let text = Array(String(repeating: "a tree ", count: 500).utf8)
        XCTAssertEqual(try PNGViewTreeChunk.text(in: file(text)), text)
        XCTAssertEqual(try PNGViewTreeChunk.text(in: file([])), [])
        XCTAssertThrowsError(try PNGViewTreeChunk.text(in: file(nil))) {
            XCTAssertEqual($0 as? PNGViewTreeChunk.Failure, .missing)
        }
        XCTAssertEqual(try PNG.decode(file(text)), try PNG.decode(file(nil)))
    }

    /// A tree above the size limit is omitted.
    func testLargeTree() throws {
        XCTAssertEqual(try file([UInt8](repeating: 65, count: 2 << 20)), try file(nil))
    }

    func testHostileChunks() throws {
        let valid = try XCTUnwrap(PNGViewTreeChunk.data(Array("tree".utf8), level: 9))
        var longer = valid, version = valid, huge = valid, shorter = valid
        longer[3] += 1
        shorter[3] -= 1
        version[0] = 9
        (huge[1], huge[2]) = (255, 255)
        let cases = [
            ([], "incomplete"), (Array(valid.prefix(4)), "incomplete"), (version, "version 9"), (longer, "damaged"),
            (shorter, "damaged"), (huge, "maximum"), (Array(valid.dropLast()), "damaged"), (valid + [0], "damaged"),
            ([UInt8](repeating: 1, count: 200 << 10), "maximum"),
        ]
        for (data, expectedReason) in cases {
            XCTAssertThrowsError(try PNGViewTreeChunk.text(in: file(chunk: data))) { error in
                guard case .ignored(let reason) = error as? PNGViewTreeChunk.Failure else { return XCTFail("\(error)") }
                XCTAssertTrue(reason.contains(expectedReason), "\(expectedReason): \(reason)")
            }
        }
        // A wrong checksum, and files that are truncated in the chunk.
        let validFile = try file(chunk: valid)
        var damaged = validFile
        damaged[validFile.count - 13] ^= 1
        XCTAssertThrowsError(try PNGViewTreeChunk.text(in: damaged))
        for count in 0..<validFile.count - 12 {
            XCTAssertThrowsError(try PNGViewTreeChunk.text(in: Array(validFile.prefix(count))))
        }
    }
}
