import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim reuse` as a program.
final class ReuseCommandTests: XCTestCase {
    private var cellsim: CommandLine!

    override func setUpWithError() throws { cellsim = try CommandLine() }
    override func tearDown() { cellsim = nil }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    private func write(_ records: String) throws { try cellsim.write(records, to: "records.json") }

    private let leakingRecords = """
        [
          {"nameLabel": "Hydrogen", "symbolLabel": "H", "swatch.backgroundColor": "#247657"},
          {"nameLabel": "Helium", "symbolLabel": "He"}
        ]
        """

    func testCompleteRecordsDoNotLeak() throws {
        let outcome = try cellsim.run("reuse", cellsim.xib, "--data", cellsim.data, "--sample", "5")
        XCTAssertEqual(outcome.code, 0, outputText(outcome))
        XCTAssertEqual(outputText(outcome), "")
        XCTAssertEqual(outcome.errors, "no leaks in 20 pairs of 5 of 118 records\n")
        XCTAssertEqual(try cellsim.files, [], "without leaks, the command writes no files")
    }

    func testMissingKeyLeaks() throws {
        try write(leakingRecords.replacingOccurrences(of: "#247657", with: "#FF0000"))
        let outcome = try cellsim.run("reuse", cellsim.xib, "--data", "records.json", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 1)
        XCTAssertEqual(outcome.errors, "1 leak in 1 of 2 pairs of 2 records\n")
        let lines = outputText(outcome).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 4, outputText(outcome))
        let location = try line(of: "id=\"Sw3-At-2Cc\"")
        XCTAssertTrue(
            lines[0].hasPrefix(
                "\(cellsim.xib):\(location): error: <view> 'backgroundColor' of swatch is #FF0000 instead of #247657 when "
                    + "records.json:3 (record 1) follows records.json:2 (record 0), in 1 of 2 pairs; "), lines[0])
        XCTAssertTrue(
            lines[0].hasSuffix(
                "(give every record \"swatch.backgroundColor\", or set it in prepareForReuse()) [reuse-leak]"), lines[0]
        )
        XCTAssertEqual(
            lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) },
            ["fresh", "reused", "difference"].map { "out/Elements.swatch.backgroundColor.\($0).png" })
        for name in lines.dropFirst() {
            XCTAssertEqual(CommandLine.size(try cellsim.read(name.trimmingCharacters(in: .whitespaces)))[0], 750)
        }
    }

    func testCellsUpdateOnTraitChanges() throws {
        for document in [cellsim.xib, "Header.xib"] {
            try cellsim.write(Fixture.text("header.xib"), to: "Header.xib")
            let outcome = try cellsim.run("reuse", document, "--changes", "all")
            XCTAssertEqual(outcome.code, 0, outputText(outcome))
            XCTAssertEqual(outcome.errors, "no leaks in 13 changes\n")
        }
        let outcome = try cellsim.run(
            "reuse", cellsim.xib, "--data", cellsim.data, "--sample", "2", "--changes", "style,width,text-size")
        XCTAssertEqual(outcome.code, 0, outputText(outcome))
        XCTAssertEqual(outcome.errors, "no leaks in 2 pairs and 22 changes of 2 of 118 records\n")
    }

    func testStaleFontIsReported() throws {
        try cellsim.write(Fixture.text("stale-font.xib"), to: "Stale.xib")
        let outcome = try cellsim.run("reuse", "Stale.xib", "--changes", "style,text-size", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        XCTAssertEqual(outcome.errors, "1 leak in 2 of 4 changes\n")
        let lines = outputText(outcome).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        XCTAssertTrue(
            lines[0].hasPrefix(
                "Stale.xib:7: error: <label> 'font' of title is .SFUI-Regular 40 of UICTFontTextStyleBody"),
            lines[0])
        XCTAssertTrue(
            lines[0].contains("when the text size changes from AX3 to L, in 2 of 2 changes of text size"), lines[0])
        XCTAssertTrue(lines[0].contains("(set adjustsFontForContentSizeCategory, "), lines[0])
        XCTAssertTrue(lines[0].hasSuffix("[change-leak]"), lines[0])
        XCTAssertEqual(
            Array(lines.dropFirst()),
            ["fresh", "changed", "difference"].map { "out/Stale.title.font.text-size.\($0).png" })
    }

    /// A cell without height has no picture.
    func testLeakInCellWithoutHeight() throws {
        let document = Fixture.text("stale-font.xib").replacingOccurrences(
            of: "<constraint firstAttribute=\"bottom\"",
            with:
                "<constraint firstItem=\"v\" firstAttribute=\"height\" constant=\"0\" id=\"z\"/>\n<constraint firstAttribute=\"bottom\""
        ).replacingOccurrences(
            of: "<constraint firstItem=\"l\" firstAttribute=\"top\"",
            with: "<constraint priority=\"1\" firstItem=\"l\" firstAttribute=\"top\"")
        try cellsim.write(document, to: "Flat.xib")
        let outcome = try cellsim.run("reuse", "Flat.xib", "--changes", "text-size", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
    }

    func testChangesInJSON() throws {
        try cellsim.write(Fixture.text("stale-font.xib"), to: "Stale.xib")
        let outcome = try cellsim.run("reuse", "Stale.xib", "--changes", "text-size", "--format", "json")
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        XCTAssertEqual(object["changes"] as? [String: Int], ["text-size": 2])
        XCTAssertEqual(object["leakingChanges"] as? Int, 2)
        XCTAssertNil(object["data"])
        let finding = try XCTUnwrap((object["findings"] as? [[String: Any]])?.first)
        XCTAssertEqual(finding["change"] as? [String: String], ["kind": "text-size", "from": "AX3", "to": "L"])
        XCTAssertNil(finding["leaking"])
        XCTAssertEqual(
            (finding["pictures"] as? [String: String])?["changed"], ".cellsim/Stale.title.font.text-size.changed.png")
    }

    func testUnknownChangesAreRejected() throws {
        let outcome = try cellsim.run("reuse", cellsim.xib, "--changes", "dark")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(
            outcome.errors.contains(
                "unknown change 'dark': use style, width, text-size, direction with commas, or all"),
            outcome.errors)
        let outcomeWithoutChecks = try cellsim.run("reuse", cellsim.xib)
        XCTAssertEqual(outcomeWithoutChecks.code, 2)
        XCTAssertTrue(
            outcomeWithoutChecks.errors.contains("there is nothing to check: add --data with records, or --changes"),
            outcomeWithoutChecks.errors)
    }

    /// Returns the line number of a text in the example's document.
    private func line(of text: String) throws -> Int {
        let lines = try String(contentsOfFile: cellsim.xib, encoding: .utf8).components(separatedBy: "\n")
        return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
    }

    /// Interface Builder has no header views, so their documents contain plain views.
    func testPlainViewIsReusedAsHeader() throws {
        let document = Fixture.text("header.xib")
        try cellsim.write(document, to: "Header.xib")
        try write("[{\"title\": \"A title of two lines\\nand no less\"}, {}]")
        let outcome = try cellsim.run("reuse", "Header.xib", "--data", "records.json", "--scale", "2")
        XCTAssertEqual(outcome.code, 1, outcome.errors)
        XCTAssertTrue(
            outputText(outcome).hasPrefix("Header.xib:5: error: <label> 'text' of title is "), outputText(outcome))
        // 8 + 20.5 + 8 points, and 20.5 more with the second line. Header heights are rounded up to whole pixels.
        XCTAssertTrue(outputText(outcome).contains("points high instead of 36.5"), outputText(outcome))
        try write("[{\"title\": \"A\"}]")
        let singleRecordOutcome = try cellsim.run("reuse", "Header.xib", "--data", "records.json")
        XCTAssertEqual(singleRecordOutcome.code, 0, outputText(singleRecordOutcome))
        XCTAssertEqual(singleRecordOutcome.errors, "no leaks in 1 pair of 1 record\n")
    }

    func testJSONFormat() throws {
        try write(
            "[{\"nameLabel\": \"Hydrogen\", \"numberLabel.accessibilityLabel\": \"one\"}, {\"symbolLabel\": \"He\"}]")
        let outcome = try cellsim.run("reuse", cellsim.xib, "--data", "records.json", "--format", "json")
        XCTAssertEqual(outcome.code, 1)
        let json = try XCTUnwrap(JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        XCTAssertEqual(json["version"] as? Int, 1)
        XCTAssertEqual(json["pairs"] as? Int, 2)
        XCTAssertEqual(json["sample"] as? [Int], [0, 1])
        let findings = try XCTUnwrap(json["findings"] as? [[String: Any]])
        let rows = findings.map { finding in
            let location = finding["place"] as? [String: Any]
            return [
                finding["severity"], location?["outlet"], finding["property"], finding["kind"], finding["expected"],
                finding["actual"],
            ]
            .map { $0 as? String ?? "?" }
        }
        // The label's design text is that of the first record, so no leak can be found.
        XCTAssertEqual(
            rows,
            [
                ["error", "symbolLabel", "text", "text", "\"H\"", "\"He\""],
                ["warning", "numberLabel", "accessibilityLabel", "accessibility", "nil", "\"one\""],
            ])
        XCTAssertEqual(findings[0]["shown"] as? [String: Int], ["record": 0, "line": 1])
        XCTAssertEqual(findings[0]["leaking"] as? [String: Int], ["record": 1, "line": 1])
        let pictures = try XCTUnwrap(findings[0]["pictures"] as? [String: String])
        XCTAssertEqual(pictures["fresh"], ".cellsim/Elements.symbolLabel.text.fresh.png")
        XCTAssertEqual((findings[1]["pictures"] as? [String: String])?.keys.sorted(), ["fresh", "reused"])
    }

    func testGitHubFormat() throws {
        try write("[{\"symbolLabel\": \"He\"}, {\"nameLabel\": \"Helium\"}]")
        let outcome = try cellsim.run("reuse", cellsim.xib, "--data", "records.json", "--format", "github")
        let lines = outputText(outcome).split(separator: "\n")
        XCTAssertEqual(lines.count, 2, outputText(outcome))
        for line in lines { XCTAssertTrue(line.hasPrefix("::error file="), String(line)) }
        XCTAssertTrue(lines.allSatisfy { $0.contains("title=cellsim reuse-leak::") })
    }

    func testOutputIsDeterministic() throws {
        try write(leakingRecords)
        let first = try cellsim.run("reuse", cellsim.xib, "--data", "records.json", "--format", "json")
        let second = try cellsim.run("reuse", cellsim.xib, "--data", "records.json", "--format", "json")
        XCTAssertEqual(first.output, second.output)
    }

    func testInvalidArguments() throws {
        for arguments in [
            ["reuse", cellsim.xib], ["reuse", "--data", cellsim.data],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--sample", "0"],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--sample", "some"],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--width", "0"],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--output-directory", ""],
            ["reuse", cellsim.xib, "--data", cellsim.data, "--format", "xml"],
        ] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(outcome.code, 2, "\(arguments)")
            XCTAssertTrue(outcome.output.isEmpty)
        }
    }

    func testUnreadableInput() throws {
        try cellsim.write("[]", to: "empty.json")
        try cellsim.write("[{\"noSuchOutlet\": 1}]", to: "unknown.json")
        try cellsim.write("[{\"nameLabel\": 1},\n{\"swatch.alpha\": \"high\"}]", to: "wrong.json")
        for (data, message) in [
            ("missing.json", "missing.json:1: error: no such file"),
            ("empty.json", "empty.json:1: error: the data has no records"),
            ("unknown.json", "unknown.json:1: error: 'noSuchOutlet' is not an outlet"),
            ("wrong.json", "wrong.json:2: error: 'swatch.alpha'"),
        ] {
            let outcome = try cellsim.run("reuse", cellsim.xib, "--data", data)
            XCTAssertEqual(outcome.code, 3, data)
            XCTAssertTrue(outcome.errors.hasPrefix(message), outcome.errors)
        }
        XCTAssertEqual(try cellsim.run("reuse", "missing.xib", "--data", cellsim.data).code, 3)
        let identifier = try cellsim.run("reuse", cellsim.xib, "--data", cellsim.data, "--reuse-identifier", "None")
        XCTAssertEqual(identifier.code, 3)
        XCTAssertTrue(
            identifier.errors.contains("there is no cell with the reuse identifier 'None'; available: Element"),
            identifier.errors)
    }
}
