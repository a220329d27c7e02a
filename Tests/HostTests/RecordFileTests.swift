import CellSimHost
import XCTest

/// Tests reading data records from JSON and CSV files.
final class RecordFileTests: XCTestCase {
    private func records(_ text: String, _ path: String = "cells.json") throws -> RecordFile {
        try RecordFile(data: Data(text.utf8), path: path)
    }

    private func message(_ text: String, _ path: String = "cells.json") -> String {
        do {
            let file = try records(text, path)
            return "read \(file.count) records"
        } catch { return "\(error)" }
    }

    func testReadsAnArrayInOrderWithLines() throws {
        let file = try records(
            """
            [
              {"b": "Iron", "a.textColor": "#FF0000"},
              {"a": 26, "c": -1.50e+3, "d": true, "e": null}
            ]
            """)
        XCTAssertEqual(file.count, 2)
        XCTAssertEqual(file.keys.map(\.key), ["b", "a.textColor", "a", "c", "d", "e"])
        let second = try file.record(at: 1)
        XCTAssertEqual(second.line, 3)
        XCTAssertEqual(second.fields.map(\.value), [.number("26"), .number("-1.50e+3"), .bool(true), .null])
        XCTAssertEqual(try file.record(at: 0).fields.map(\.value.text), ["Iron", "#FF0000"])
    }

    func testReadsEscapesAndSupplementaryCharacters() throws {
        let file = try records(#"[{"t": "a\"\\\/\n\té😀 “å”"}]"#)
        XCTAssertEqual(try file.record(at: 0).fields[0].value, .string("a\"\\/\n\té😀 “å”"))
    }

    func testReadsOneRecordPerLine() throws {
        let file = try records("{\"a\": 1}\n\n{\"a\": 2}\n", "cells.ndjson")
        XCTAssertEqual(file.format, .ndjson)
        XCTAssertEqual(try file.record(at: 1).fields[0].value, .number("2"))
        XCTAssertEqual(try file.record(at: 1).line, 3)
    }

    func testReadsQuotedFieldsOfCommaSeparatedRows() throws {
        let file = try records("name,text\r\nIron,\"a, \"\"b\"\"\nc\"\r\nTin,\r\n", "cells.csv")
        XCTAssertEqual(file.keys.map(\.key), ["name", "text"])
        XCTAssertEqual(try file.record(at: 0).fields.map(\.value), [.string("Iron"), .string("a, \"b\"\nc")])
        XCTAssertEqual(try file.record(at: 1).fields.map(\.value), [.string("Tin"), .string("")])
        XCTAssertEqual(try file.record(at: 1).line, 4)
    }

    func testFormatIsDetectedFromContentWithoutExtension() throws {
        XCTAssertEqual(try records(" [ ]", "cells").format, .json)
        XCTAssertEqual(try records("{\"a\":1}", "cells").format, .ndjson)
        XCTAssertEqual(try records("a,b\n1,2", "cells").format, .csv)
    }

    func testInvalidDataIsReportedWithPosition() {
        XCTAssertEqual(
            message("\n{\"a\": 1}"),
            "cells.json:2: error: the data must be an array of records, [ { \"outlet\": value } ]")
        XCTAssertEqual(
            message("[\n{\"a\": 1},\n3]"),
            "cells.json:3:1: error: a record must be an object, { \"outlet\": value }")
        XCTAssertEqual(message("[{\"a\": 1"), "cells.json:1:9: error: '}' is missing at the end of the file")
        XCTAssertEqual(message("[{\"a\": 01}]"), "cells.json:1:8: error: '01' is not a number")
        XCTAssertEqual(
            message("[{\"a\": [1]}]"),
            "cells.json:1:8: error: the value of 'a' must be a string, a number, true, false or null")
        XCTAssertEqual(
            message("[{\"a\": 1, \"a\": 2}]"), "cells.json:1:11: error: the key 'a' appears twice in one record")
        XCTAssertEqual(message("[] x"), "cells.json:1:4: error: unexpected content after the array")
        XCTAssertEqual(message("a,b\n1", "c.csv"), "c.csv:2: error: 1 fields, but the header row has 2")
        XCTAssertEqual(message("a\n\"x", "c.csv"), "c.csv:2: error: a quoted field is not closed")
        XCTAssertEqual(message("\n", "c.csv"), "c.csv:1: error: the header row with the outlets' names is missing")
        XCTAssertEqual(
            message("", "c.csv"), "c.csv:1: error: is empty; expected a JSON array, NDJSON or CSV in UTF-8")
    }

    func testMissingFileIsReported() {
        XCTAssertThrowsError(try RecordFile(path: "no/such/file.json")) {
            XCTAssertEqual("\($0)", "no/such/file.json:1: error: no such file")
        }
    }
}
