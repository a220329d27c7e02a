import TestFixtures
import XCTest

/// Tests `cellsim render` with the Elements example.
final class RenderTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    func testCellIsDrawnInWorkingDirectory() throws {
        let outcome = try cellsim.run("render", cellsim.xib)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(outcome.errors, "wrote Elements.png\n")
        XCTAssertEqual(try cellsim.files, ["Elements.png"])
        XCTAssertEqual(CommandLine.size(try cellsim.read("Elements.png")), [640, 222])
    }

    func testScaleAndWidthDeterminePixelSize() throws {
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "--scale", "3", "-o", "a.png").code, 0)
        XCTAssertEqual(CommandLine.size(try cellsim.read("a.png")), [960, 333])
        XCTAssertEqual(try cellsim.run("render", cellsim.xib, "--width", "414", "-o", "b.png").code, 0)
        XCTAssertEqual(CommandLine.size(try cellsim.read("b.png")).first, 828)
        let both = try cellsim.run("render", cellsim.xib, "--width", "400", "--height", "200", "-o", "c.png")
        XCTAssertEqual(both.code, 0, both.errors)
        XCTAssertEqual(CommandLine.size(try cellsim.read("c.png")), [800, 400])
    }

    func testStandardOutputContainsOnlyThePicture() throws {
        let outcome = try cellsim.run("render", cellsim.xib, "-o", "-")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertEqual(CommandLine.size(outcome.output), [640, 222])
        XCTAssertEqual(try cellsim.files, [])
        XCTAssertEqual(try cellsim.run("render", cellsim.xib).code, 0)
        XCTAssertEqual(try cellsim.read("Elements.png"), outcome.output)
    }

    func testSeveralDocumentsGoToAFolder() throws {
        try FileManager.default.copyItem(
            atPath: cellsim.xib, toPath: cellsim.folder.appendingPathComponent("Other.xib").path)
        let outcome = try cellsim.run("render", cellsim.xib, "Other.xib", "--output-directory", "out/deep")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(try cellsim.read("out/deep/Other.png"), try cellsim.read("out/deep/Elements.png"))
    }

    func testTableRowsReuseCells() throws {
        let outcome = try cellsim.run("render", cellsim.xib, "--data", cellsim.data, "-o", "t.png", "--perf")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let last = try XCTUnwrap(outcome.errors.split(separator: "\n").last)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
        XCTAssertEqual(report["rows"] as? Int, 118)
        let created = try XCTUnwrap(report["created"] as? Int)
        XCTAssertLessThanOrEqual(created, 12)
        XCTAssertEqual(report["reused"] as? Int, 118 - created)
        let stages = try XCTUnwrap(report["ms"] as? [String: Double])
        XCTAssertEqual(
            stages.keys.sorted(), ["encode", "hydrate", "instantiate", "layout", "parse", "raster", "record"])
        XCTAssertGreaterThan(try XCTUnwrap(report["peakBytes"] as? Int), 1 << 20)
        let size = CommandLine.size(try cellsim.read("t.png"))
        XCTAssertEqual(size.first, 750)
        XCTAssertGreaterThanOrEqual(
            try XCTUnwrap(size.last), 118 * 222, "each row is at least as high as in the document")
    }

    func testOutputIsDeterministic() throws {
        for jobs in ["1", "2", "4"] {
            let name = "t\(jobs).png"
            let outcome = try cellsim.run(
                "render", cellsim.xib, "--data", cellsim.data, "--rows", "30", "--jobs", jobs, "-o", name)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(try cellsim.read(name), try cellsim.read("t1.png"))
        }
    }

    func testOnePicturePerRow() throws {
        let outcome = try cellsim.run(
            "render", cellsim.xib, "--data", cellsim.data, "--rows", "120", "--separate", "--output-directory", "rows")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: cellsim.folder.appendingPathComponent("rows").path
        ).sorted()
        XCTAssertEqual(names.count, 120)
        XCTAssertEqual(names.first, "Elements-0001.png")
        XCTAssertEqual(names.last, "Elements-0120.png")
        // The records repeat after the 118th one. Reused cells give the same pictures.
        XCTAssertEqual(try cellsim.read("rows/Elements-0119.png"), try cellsim.read("rows/Elements-0001.png"))
        XCTAssertNotEqual(try cellsim.read("rows/Elements-0002.png"), try cellsim.read("rows/Elements-0001.png"))
    }

    func testRowPictureIsIndependentOfScrollPosition() throws {
        try cellsim.write(
            #"""
            [{"nameLabel": "Plain"}, {"nameLabel": "Red", "swatch.backgroundColor": "#FF0000"},
             {"discoveryLabel": "text", "symbolLabel.textColor": "#00FF00"}, {}]
            """#, to: "d.json")
        for row in ["0", "40", "76"] {
            // Each window of four records starts with the first one: previous records must have no effect.
            let outcome = try cellsim.run(
                "render", cellsim.xib, "--data", "d.json", "--rows", "100", "--height", "444", "--scroll-to", row, "-o",
                "v\(row).png")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(CommandLine.size(try cellsim.read("v\(row).png")), [750, 888])
            XCTAssertEqual(try cellsim.read("v\(row).png"), try cellsim.read("v0.png"), "row \(row)")
        }
    }

    func testMalformedImageSetIsReportedOnce() throws {
        let imageSet = cellsim.folder.appendingPathComponent("A.xcassets/badge.imageset")
        try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
        try Data("{ \"images\" : [".utf8).write(to: imageSet.appendingPathComponent("Contents.json"))
        try cellsim.write(Fixture.text("two-badges.xib"), to: "v.xib")
        let outcome = try cellsim.run("render", "v.xib", "--assets", "A.xcassets", "-o", "v.png")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(outcome.errors.components(separatedBy: "is not valid JSON").count, 2, outcome.errors)
        XCTAssertEqual(CommandLine.size(try cellsim.read("v.png")), [80, 40])
    }

    /// Date pickers without a date show the date in `CELLSIM_DATE`.
    func testDateVariable() throws {
        let cellsim = try CommandLine()
        let element = Fixture.text("date-picker.xml")
        try cellsim.write(
            Fixture.text("constraint-conflict-document.xib", replacing: ["element": element]), to: "Day.xib")
        func picture(_ date: String?) throws -> Data {
            cellsim.environment["CELLSIM_DATE"] = date
            let outcome = try cellsim.run("render", "Day.xib", "-o", "Day.png", "-q")
            XCTAssertEqual(outcome.code, 0)
            XCTAssertEqual(outcome.errors.contains("CELLSIM_DATE is 'today'; expected a date in UTC"), date == "today")
            return try Data(contentsOf: cellsim.folder.appendingPathComponent("Day.png"))
        }
        let standard = try picture(nil)
        XCTAssertEqual(try picture("2001-01-01"), standard)
        XCTAssertEqual(try picture("today"), standard)
        XCTAssertNotEqual(try picture("2024-03-24"), standard)
    }
}
