import CellSimEditors
import XCTest

/// Tests reading a stream of messages, complete and damaged.
@preconcurrency @MainActor
final class MessageReaderTests: XCTestCase {
    private func messages(_ stream: String, by step: Int = 1000) throws -> [String] {
        var reader = MessageReader()
        var result: [String] = []
        let bytes = Array(stream.utf8)
        for start in stride(from: 0, to: bytes.count, by: step) {
            reader.append(bytes[start..<min(start + step, bytes.count)])
            while let message = try reader.next() { result.append(String(decoding: message, as: UTF8.self)) }
        }
        try reader.finish()
        return result
    }

    private func failure(_ stream: String) -> MessageReader.Failure? {
        do {
            _ = try messages(stream)
            return nil
        } catch { return error as? MessageReader.Failure }
    }

    func testMessagesAreReadInPiecesOfAnySize() throws {
        let stream =
            "Content-Length: 2\r\n\r\n{}content-type: x\r\ncontent-length:  5 \r\n\r\n\"\u{e9}a\"Content-Length: 0\r\n\r\n"
        for step in [1, 2, 7, 1000] { XCTAssertEqual(try messages(stream, by: step), ["{}", "\"\u{e9}a\"", ""]) }
    }

    func testFramedMessagesAreReadAgain() throws {
        let framed = ["{\"a\":1}", "[]"].flatMap { MessageReader.framed(Array($0.utf8)) }
        XCTAssertEqual(try messages(String(decoding: framed, as: UTF8.self)), ["{\"a\":1}", "[]"])
    }

    func testHugeLengthsAreRejected() {
        XCTAssertEqual(failure("Content-Length: 67108865\r\n\r\n"), .messageTooLong("67108865"))
        let digits = String(repeating: "9", count: 200)
        XCTAssertEqual(failure("Content-Length: \(digits)\r\n\r\n"), .messageTooLong(String(digits.prefix(40))))
    }

    func testLengthsThatAreNotNumbersAreRejected() {
        for text in ["-1", "1x", "", "0x10", "١"] {
            XCTAssertEqual(failure("Content-Length: \(text)\r\n\r\n"), .missingLength("Content-Length: \(text)"), text)
        }
        XCTAssertEqual(failure("Length: 1\r\n\r\nx"), .missingLength("Length: 1"))
    }

    func testLongHeadersAreRejected() {
        XCTAssertEqual(failure(String(repeating: "x", count: MessageReader.maximumHeaderSize + 1)), .headerTooLong)
    }

    func testTruncatedStreamsAreReported() {
        for stream in ["Content-Le", "Content-Length: 5\r\n\r\n1234"] {
            XCTAssertEqual(failure(stream), .incompleteMessage)
        }
    }
}
