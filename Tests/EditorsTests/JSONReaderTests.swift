import CellSimEditors
import CellSimEscaping
import XCTest

/// Tests that JSON messages are read and written without changes, and that damaged JSON is rejected.
@preconcurrency @MainActor
final class JSONReaderTests: XCTestCase {
    private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    func testRoundTrip() throws {
        for text in [
            #"{"b":1,"a":[true,false,null,-0.5e+10,12345678901234567890],"":{}}"#, "[]", "\"\u{1F600} é\"",
            #""\"\\\n\u0001""#,
        ] {
            XCTAssertEqual(String(decoding: try read(text).bytes, as: UTF8.self), text)
        }
    }

    func testEscapeSequencesAreRead() throws {
        XCTAssertEqual(try read(#""\u00e9\ud83d\ude00\t\/\ud83dx""#), .string("é\u{1F600}\t/\u{FFFD}x"))
        XCTAssertEqual(try read(#""\ud83d\u0041""#), .string("\u{FFFD}A"))
    }

    func testInvalidJSONIsRejectedWithItsByte() {
        for (text, offset) in [
            ("", 0), ("{", 1), ("{\"a\"}", 4), ("[1,]", 3), ("nul", 0), ("01x", 0), ("\"a", 2), ("\"\\x\"", 2),
            ("\"\\u12g4\"", 3), ("\"\\u+123\"", 3), ("\"\u{1}\"", 1), ("1 2", 2), ("-", 0), ("{\"a\":1,}", 7),
            ("+1", 0),
        ] {
            XCTAssertThrowsError(try read(text), text) {
                XCTAssertEqual(($0 as? JSONScanner.Failure)?.offset, offset, "\(text): \($0)")
            }
        }
    }

    func testDeepValuesAreRejected() throws {
        let nestedArrays = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        XCTAssertNoThrow(try read(nestedArrays))
        XCTAssertThrowsError(try read(String(repeating: "[", count: 1_000_000)))
        XCTAssertThrowsError(try read(String(repeating: "{\"a\":", count: 1_000_000)))
    }

    func testKeysAreSetAndRemoved() throws {
        var value = try read(#"{"a":1,"b":2}"#)
        value["a"] = .string("x")
        value["b"] = nil
        value["c"] = .null
        XCTAssertEqual(String(decoding: value.bytes, as: UTF8.self), #"{"a":"x","c":null}"#)
        var number = JSONValue.integer(1)
        number["a"] = .null
        XCTAssertEqual(number, .integer(1))
    }
}
