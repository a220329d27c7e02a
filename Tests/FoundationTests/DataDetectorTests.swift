import CellSimFoundation
import Foundation
import XCTest

/// Tests the detection of links and telephone numbers, and streams that functions implement (`funopen`).
final class DataDetectorTests: XCTestCase {
    private let kinds =
        NSTextCheckingResult.CheckingType(rawValue: 32).rawValue
        | NSTextCheckingResult.CheckingType(rawValue: 2048).rawValue

    private func matches(_ text: String) throws -> [String] {
        let range = NSRange(location: 0, length: text.utf16.count)
        return try NSDataDetector(types: kinds).matches(in: text, range: range).map { match in
            let matchedText = (text as NSString).substring(with: match.range)
            return matchedText + " → " + (match.url?.absoluteString ?? match.phoneNumber ?? "?")
        }
    }

    func testLinksExcludeTrailingPunctuation() throws {
        XCTAssertEqual(
            try matches("See https://swift.org/a_(b), (www.apple.com/x) or example.org."),
            [
                "https://swift.org/a_(b) → https://swift.org/a_(b)", "www.apple.com/x → http://www.apple.com/x",
                "example.org → http://example.org",
            ])
    }

    func testMailAddressesAreLinks() throws {
        XCTAssertEqual(try matches("Ask me@example.com!"), ["me@example.com → mailto:me@example.com"])
    }

    func testTelephoneNumbersHaveSevenToFifteenDigits() throws {
        XCTAssertEqual(
            try matches("Call +1 (555) 010-9999 or 5550123, not 12345 and not 12345678901234567890."),
            ["+1 (555) 010-9999 → +1 (555) 010-9999", "5550123 → 5550123"])
    }

    func testDottedWordsAreNotLinks() throws {
        XCTAssertEqual(try matches("e.g. v1.2.3, file.swift, a…b, 3.14"), [])
    }

    func testDetectorFindsOnlyRequestedTypes() throws {
        let detector = try NSDataDetector(types: 32)
        let text = "5550123 swift.org"
        XCTAssertEqual(detector.firstMatch(in: text, range: NSRange(location: 0, length: 17))?.range.location, 8)
        XCTAssertEqual(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 7)), 0)
        XCTAssertEqual(detector.matches(in: text, range: NSRange(location: 9, length: 90)).count, 0)
        XCTAssertThrowsError(try NSDataDetector(types: 0))
    }

    func testStreamWithFunctions() throws {
        final class Source {
            var bytes = Array("hello".utf8)
            var location = 0
        }
        let source = Source()
        let cookie = unsafe Unmanaged.passUnretained(source).toOpaque()
        let stream = unsafe try XCTUnwrap(
            funopen(
                cookie,
                { cookie, bytes, count in
                    guard let cookie = unsafe cookie, let bytes = unsafe bytes else { return -1 }
                    let source = unsafe Unmanaged<Source>.fromOpaque(cookie).takeUnretainedValue()
                    let part = source.bytes[source.location...].prefix(Int(count))
                    for (index, byte) in part.enumerated() { unsafe bytes[index] = CChar(bitPattern: byte) }
                    source.location += part.count
                    return Int32(part.count)
                }, nil,
                { cookie, offset, whence in
                    guard let cookie = unsafe cookie, whence == SEEK_SET else { return -1 }
                    unsafe Unmanaged<Source>.fromOpaque(cookie).takeUnretainedValue().location = offset
                    return offset
                }, nil))
        defer { unsafe _ = fclose(stream) }
        XCTAssertEqual(unsafe fgetc(stream), 104)
        XCTAssertEqual(unsafe fseek(stream, 4, SEEK_SET), 0)
        XCTAssertEqual(unsafe fgetc(stream), 111)
        XCTAssertEqual(unsafe fgetc(stream), EOF)
        XCTAssertEqual(unsafe fputc(1, stream), EOF, "a stream without a write function rejects writes")
    }
}
