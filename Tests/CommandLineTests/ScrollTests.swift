import TestFixtures
import XCTest

/// Tests `cellsim scroll`: its traces, timings and filmstrips.
final class ScrollTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    /// A cell whose content is 59.5 points high, which gives rows of 60 points with the separator's pixel.
    private let cell = Fixture.text("row.xib")

    private func trace(_ outcome: CommandLine.Outcome) throws -> [[String: Any]] {
        try String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map { line in
            try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    /// Rows of 60 points in a window of 200. The numbers were computed by hand. Rows that leave are added to the reuse pool
    /// before new rows dequeue cells, so a cell is created only when more rows are visible than ever before. Each step takes
    /// one layout pass, and one more if it adds a cell.
    func testTraceOfRowsWithEqualHeight() throws {
        try cellsim.write(cell, to: "Cell.xib")
        let outcome = try cellsim.run(
            "scroll", "Cell.xib", "--rows", "100", "--viewport", "320x200", "--script",
            "top; down 150; down 500; up 10000; tap 3; reload; bottom; to 50", "--no-timing")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        // offset, created, reused, dequeued, passes, visible, selected
        let expected: [(String, Double, Int, Int, Int, Int, ClosedRange<Int>, [Int])] = [
            ("top", 0, 4, 0, 4, 2, 0...3, []),
            // Rows 0 and 1 leave, 4 and 5 enter.
            ("down 150", 150, 4, 2, 6, 3, 2...5, []),
            // At 350, rows 5 to 9 are visible, for which rows 2 to 4 left three cells; at 550 rows 9 to 12; at 650 rows 10 to 14.
            ("down 500", 650, 5, 10, 15, 7, 10...14, []),
            // At 450, rows 7 to 10 are visible, at 250 rows 4 to 7, at 50 rows 0 to 4, and at 0 four rows again.
            ("up 10000", 0, 5, 20, 25, 11, 0...3, []),
            // Row 3 ends at 240, so 40 points are not visible; row 4 is not visible yet.
            ("tap 3", 40, 5, 20, 25, 12, 0...3, [3]),
            ("reload", 40, 5, 24, 29, 13, 0...3, []),
            ("bottom", 5800, 5, 28, 33, 14, 96...99, []),
            ("to 50", 3000, 5, 32, 37, 15, 50...53, []),
        ]
        let lines = try trace(outcome)
        XCTAssertEqual(lines.count, expected.count)
        for (line, expectedLine) in zip(lines, expected) {
            XCTAssertEqual(line["command"] as? String, expectedLine.0)
            XCTAssertEqual(line["offset"] as? Double, expectedLine.1, expectedLine.0)
            XCTAssertEqual(line["created"] as? Int, expectedLine.2, expectedLine.0)
            XCTAssertEqual(line["reused"] as? Int, expectedLine.3, expectedLine.0)
            XCTAssertEqual(line["dequeued"] as? Int, expectedLine.4, expectedLine.0)
            XCTAssertEqual(line["layoutPasses"] as? Int, expectedLine.5, expectedLine.0)
            XCTAssertEqual(line["visible"] as? [Int], Array(expectedLine.6), expectedLine.0)
            XCTAssertEqual(line["selected"] as? [Int], expectedLine.7, expectedLine.0)
            XCTAssertEqual(line["contentHeight"] as? Int, 6000, expectedLine.0)
            XCTAssertNil(line["ms"])
        }
    }

    func testTimesAreReportedByStage() throws {
        let outcome = try cellsim.run("scroll", cellsim.xib, "--data", cellsim.data, "--script", "down 1000\nup 2000;;")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let lines = try trace(outcome)
        XCTAssertEqual(lines.map { $0["command"] as? String }, ["down 1000", "up 2000"])
        let times = try lines.map { try XCTUnwrap($0["ms"] as? [String: Double]) }
        XCTAssertEqual(times[0].keys.sorted(), ["hydrate", "instantiate", "layout", "parse", "record"])
        XCTAssertGreaterThan(try XCTUnwrap(times[1]["layout"]), try XCTUnwrap(times[0]["layout"]))
    }

    func testFilmstrip() throws {
        for name in ["a", "b"] {
            let outcome = try cellsim.run(
                "scroll", cellsim.xib, "--data", cellsim.data, "--viewport", "375x300", "--script",
                "top; down 900; tap 3",
                "--scale", "2", "--filmstrip", "\(name).png", "--output", "\(name).ndjson", "--no-timing")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(outcome.output, Data())
        }
        let strip = try cellsim.read("a.png")
        XCTAssertEqual(CommandLine.size(strip), [3 * 750 + 2 * 16, 600])
        XCTAssertEqual(strip, try cellsim.read("b.png"))
        XCTAssertEqual(try cellsim.read("a.ndjson"), try cellsim.read("b.ndjson"))
        XCTAssertEqual(try cellsim.files, ["a.ndjson", "a.png", "b.ndjson", "b.png"])
    }

    func testInvalidScriptsAreReported() throws {
        for (script, message) in [
            ("", "no commands"), (" ; ", "no commands"), ("down 5; jump 3", "'jump 3': unknown command 'jump'"),
            ("down", "'down': down takes a number"), ("up -3", "'up -3'"), ("down nan", "'down nan'"),
            ("tap 1.5", "'tap 1.5': tap takes a row number"),
            ("reload now", "'reload now': reload takes no argument"),
        ] {
            let outcome = try cellsim.run("scroll", cellsim.xib, "--data", cellsim.data, "--script", script)
            XCTAssertEqual(outcome.code, 2, script)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
            XCTAssertTrue(outcome.errors.contains("down POINTS, up POINTS"), outcome.errors)
        }
        XCTAssertEqual(
            try cellsim.run("scroll", cellsim.xib, "--script", "top").code, 2, "the command needs a number of rows")
        XCTAssertEqual(
            try cellsim.run("scroll", cellsim.xib, "--rows", "3", "--script", "top", "--viewport", "300").code, 2)
    }

    func testMissingRowIsRejected() throws {
        let outcome = try cellsim.run(
            "scroll", cellsim.xib, "--data", cellsim.data, "--script", "down 50; tap 118", "--filmstrip", "f.png")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("'tap 118': no such row; there are 118 rows"), outcome.errors)
        XCTAssertEqual(outcome.output, Data())
        XCTAssertEqual(try cellsim.files, [])
    }

    func testDocumentWithoutTableViewCellIsRejected() throws {
        let item = cell.replacingOccurrences(of: "tableViewCellContentView", with: "view")
            .replacingOccurrences(of: "tableViewCell=\"c\" ", with: "").replacingOccurrences(
                of: "tableViewCell", with: "collectionViewCell")
        try cellsim.write(item, to: "Item.xib")
        let outcome = try cellsim.run("scroll", "Item.xib", "--rows", "3", "--script", "top")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(
            outcome.errors.contains(
                "Item.xib:4: error: the document's first view is a <collectionViewCell>; rows need a <tableViewCell>"),
            outcome.errors)
    }
}
