import CellSimExplanation
import CellSimProcess
import Foundation
import XCTest

@testable import CellSimCompare

/// Tests that merging results in parts, sorted on disk and written in pieces, gives the same files as merging in memory.
final class ReportMergerTests: XCTestCase {
    /// Returns a case in which all optional JSON fields are set, or none.
    private func sample(_ name: String, full: Bool) -> ReportCase {
        var reportCase = ReportCase(name: name, state: full ? .different : .same)
        guard full else { return reportCase }
        reportCase.kind = .reuse
        (reportCase.reference, reportCase.actual, reportCase.difference) = ("r/\(name)", "a/\"\(name)", "d/é\(name)")
        (reportCase.referenceSize, reportCase.actualSize) = (
            .init(width: 3, height: 1 << 31), .init(width: 0, height: 7)
        )
        (reportCase.differentPixels, reportCase.totalPixels, reportCase.largestDifference) = (1 << 40, 300, 255)
        (reportCase.meanDifference, reportCase.largestDeltaE) = (0.1, 12.5)
        reportCase.boxes = [
            .init(x: 1, y: 2, width: 3, height: 4, differentPixels: 5, kind: "moved", dx: -(1 << 31), dy: 0),
            .init(x: 0, y: 0, width: 0, height: 0, differentPixels: 0, kind: "content"),
        ]
        (reportCase.message, reportCase.text, reportCase.file, reportCase.line, reportCase.root) = (
            "two\nlines ##[x] }]", "", "f.yml", 9, "/root"
        )
        (reportCase.isUnresolved, reportCase.simulator) = (true, .moved)
        reportCase.lacks = [.init(.font, "is missing", file: "a.xib", line: 3), .init(.content, "é")]
        reportCase.details = "frame 2 of the animation differs"
        var explanation = Explanation()
        explanation.causes = [Explanation.Cause("a: font 17 → 16", file: "a.xib", objects: ["a"])]
        (explanation.unexplained, explanation.note) = ([1], "é")
        reportCase.explanation = explanation
        return reportCase
    }

    private func cases(_ count: Int) -> [ReportCase] {
        (0..<count).map { sample("Case \($0 * 7919 % 1000)/\($0)", full: $0 % 3 == 1) }
    }

    func testRecordRoundTrip() {
        var all = [sample("", full: false), sample("ü", full: true)]
        all[1].seconds = -0.25
        for (number, reportCase) in all.enumerated() {
            let bytes = CaseRecord.encode(reportCase, number: number)
            let reader = CaseRecordReader(([0, 0] + bytes)[2...])
            XCTAssertEqual(reader.number, number)
            XCTAssertEqual(reader.name, reportCase.name)
            XCTAssertEqual(reader.decode(), reportCase)
        }
        // A new property of a case must be added to `sample` and to a record.
        let values = Mirror(reflecting: all[1]).children.map { Mirror(reflecting: $0.value) }
        XCTAssertFalse(values.contains { $0.displayStyle == .optional && $0.children.isEmpty })
    }

    func testIncrementalJSONEqualsEncoderOutput() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for count in [0, 1, 2, 255, 256, 257, 600] {
            // Without strings that need other escapes than the encoder writes.
            var all = cases(count)
            for index in all.indices where all[index].message != nil { all[index].message = "#" }
            var report = Report(cases: all, shard: count == 2 ? .init(index: 1, count: 2) : nil)
            report.isFiltered = count == 256 ? true : nil
            XCTAssertEqual(try report.json(), try [UInt8](encoder.encode(report)) + [0x0A], "\(count)")
        }
    }

    func testExternalSortEqualsInMemorySort() throws {
        let folder = try TemporaryFolder()
        var all = cases(500)
        for part in 0..<4 {
            let cases = all.indices.filter { $0 % 4 == part }.map { all[$0] }
            try folder.write(
                Data(Report(cases: cases, shard: .init(index: part + 1, count: 4)).json()), "\(part).json")
        }
        all.sort { $0.name < $1.name }
        let expected = Report(cases: all)
        for memory in [1, 2_000, 10_000, 1 << 22] {
            var merger = ReportMerger(memory: memory)
            for part in [2, 0, 3, 1] { try merger.add(report: folder.path("\(part).json")) }
            let merged = try merger.merged()
            XCTAssertEqual(try merged.report(), expected, "\(memory) bytes")
            XCTAssertEqual(merged.count, 500)
            for format in Reporter.Format.allCases {
                var bytes: [UInt8] = []
                try Reporter(form: format).encode(merged) { bytes += $0 }
                XCTAssertEqual(
                    String(decoding: bytes, as: UTF8.self), try expected.text(format), "\(format), \(memory) bytes")
            }
        }
    }

    func testFirstDuplicateIsReported() throws {
        let names = [["d", "e", "f"], ["g", "e", "a"], ["a", "d"]]
        for memory in [1, 1 << 20] {
            var merger = ReportMerger(memory: memory)
            for (part, names) in names.enumerated() {
                try merger.add(
                    Report(cases: names.map { ReportCase(name: $0, state: .same) }), path: "\(part).json")
            }
            XCTAssertThrowsError(try merger.merged()) {
                XCTAssertEqual("\($0)", "1.json: error: the case 'e' is also in 0.json")
            }
        }
    }

    /// A report can be read in parts of any size, with the same cases.
    func testReportIsReadInBatches() throws {
        let folder = try TemporaryFolder()
        let report = Report(cases: cases(40))
        // Values of all kinds before and after the cases.
        let compact = try JSONEncoder().encode(report)
        let text = String(decoding: compact, as: UTF8.self)
        let unusualText = "\r\n\t" + text.replacingOccurrences(of: "\"cases\":[", with: "\"cases\" : \n[ ")
        for text in [
            text, unusualText, "{\"note\":{\"cases\":[1,{\"cases\":[]}],\"a\":\"]\\\"}\"}," + text.dropFirst(),
        ] {
            let path = try folder.write(Data(text.utf8), "r.json")
            for batch in [1, 100, 5_000, 1 << 20] {
                var decodedCases: [ReportCase] = []
                let frame = try Report.read(path, batch: batch) { decodedCases += $0 }
                XCTAssertEqual(decodedCases, report.cases)
                XCTAssertEqual(frame.counts, report.counts)
                XCTAssertEqual(frame.cases, [])
            }
            for size in 1...7 {
                var scanner = ReportScanner(limit: 300), decodedCases: [ReportCase] = []
                for start in stride(from: 0, to: text.utf8.count, by: size) {
                    try scanner.consume(Array(text.utf8.dropFirst(start).prefix(size))) {
                        decodedCases += try JSONDecoder().decode([ReportCase].self, from: Data($0))
                    }
                }
                XCTAssertEqual(decodedCases, report.cases)
                XCTAssertNotNil(try Report(frame: scanner.frame, path: path))
            }
        }
        let utf16 = try folder.write(XCTUnwrap(text.data(using: .utf16LittleEndian)), "u.json")
        var found: [ReportCase] = []
        _ = try Report.read(utf16) { found += $0 }
        XCTAssertEqual(found, try Report(path: utf16).cases)
    }

    func testInvalidReportsAreRejectedInBatches() throws {
        let folder = try TemporaryFolder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let validText = String(decoding: try encoder.encode(Report(cases: cases(3))), as: UTF8.self)
        let first = "\"cases\":["
        let texts = [
            "", "x", "[]", "{}", "null", "<!doctype html>", String(validText.dropLast()),
            String(validText.dropLast(40)),
            validText + "}",
            validText.replacingOccurrences(of: first, with: first + ","),
            validText.replacingOccurrences(of: "}],\"counts", with: "}},\"counts"),
            validText.replacingOccurrences(of: first, with: first + "7,"),
            validText.replacingOccurrences(of: first, with: "\"cases\":{},\"x\":["),
            validText.replacingOccurrences(of: "\"schemaVersion\":1", with: "\"schemaVersion\":2"),
            validText.replacingOccurrences(of: "\"schemaVersion\":1", with: "\"schemaVersion\":2")
                .replacingOccurrences(of: first, with: first + "7,"),
            validText.replacingOccurrences(of: "\"totalPixels\":300", with: "\"totalPixels\":-1"),
        ]
        for text in texts {
            let path = try folder.write(Data(text.utf8), "r.json")
            func errorMessage(_ read: () throws -> Void) -> String {
                do { try read() } catch { return "\(error)" }
                return ""
            }
            let expectedMessage = errorMessage { _ = try Report(path: path) }
            XCTAssertNotEqual(expectedMessage, "", text)
            for batch in [1, 1 << 20] {
                XCTAssertEqual(errorMessage { _ = try Report.read(path, batch: batch) { _ in } }, expectedMessage, text)
            }
        }
        XCTAssertThrowsError(try Report.read(folder.path("none.json")) { _ in }) {
            XCTAssertEqual("\($0)", folder.path("none.json") + ": error: cannot be read: No such file or directory")
        }
    }

    func testSpoolFileReturnsWrittenBytes() throws {
        let file = try SpoolFile()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for start in stride(from: 0, to: bytes.count, by: 30_000) {
            try file.append(bytes[start..<min(start + 30_000, bytes.count)])
        }
        XCTAssertEqual(file.count, bytes.count)
        XCTAssertEqual(try file.read(at: 150_000, count: 100_000), Array(bytes[150_000...]))
        try file.append([1, 2])
        XCTAssertEqual(try file.read(at: 199_999, count: 9), [bytes[199_999], 1, 2])
    }
}
