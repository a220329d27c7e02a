import Compression
import Foundation
import XCTest

/// Tests the compression of data in memory.
final class CompressionTests: XCTestCase {
    private func run(
        _ operation: compression_stream_operation, _ bytes: [UInt8], available: Int = 100,
        algorithm: compression_algorithm = COMPRESSION_ZLIB
    ) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: available)
        let count =
            operation == COMPRESSION_STREAM_ENCODE
            ? unsafe compression_encode_buffer(&output, available, bytes, bytes.count, nil, algorithm)
            : unsafe compression_decode_buffer(&output, available, bytes, bytes.count, nil, algorithm)
        return Array(output.prefix(count))
    }

    func testRoundTrip() {
        let text = Array("one and one and one and one and one".utf8)
        let compressed = run(COMPRESSION_STREAM_ENCODE, text)
        XCTAssertTrue(compressed.count > 0 && compressed.count < text.count)
        XCTAssertEqual(run(COMPRESSION_STREAM_DECODE, compressed), text)
        XCTAssertEqual(run(COMPRESSION_STREAM_DECODE, compressed, available: 3), Array("one".utf8))
    }

    func testInvalidDataAndUnsupportedAlgorithmsReturnNothing() {
        XCTAssertEqual(run(COMPRESSION_STREAM_DECODE, [0xFF, 0xFF, 0xFF]), [])
        XCTAssertEqual(run(COMPRESSION_STREAM_ENCODE, Array("text".utf8), algorithm: COMPRESSION_LZFSE), [])
        XCTAssertEqual(run(COMPRESSION_STREAM_ENCODE, Array("a text that is long".utf8), available: 2), [])
    }
}
