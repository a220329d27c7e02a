import Foundation
import TestFixtures
import XCTest

/// Tests what `cellsim snapshot` reports about pictures with missing content.
final class IncompleteSnapshotTests: XCTestCase {
    /// Returns a document with an image view and a label on separate lines.
    private func document(
        image: String? = nil, catalog: String = "", font: String = "type=\"system\" pointSize=\"17\"",
        text: String = "Cup"
    ) -> String {
        let picture =
            image.map {
                "<imageView image=\"\($0)\"\(catalog) id=\"i\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"40\"/></imageView>"
            } ?? ""
        return Fixture.text(
            "incomplete-snapshot-document.xib", replacing: ["picture": picture, "text": text, "font": font])
    }

    private func project(_ documents: [String: String], _ keys: String = "") throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        for (name, text) in documents { try cellsim.write(text, to: name) }
        try cellsim.write("\(keys)cases:\n  - document: '*.xib'\n", to: "cellsim.yml")
        return cellsim
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    private func references(_ cellsim: CommandLine) -> [String] {
        let names = FileManager.default.subpaths(atPath: cellsim.folder.path + "/Snapshots") ?? []
        return names.filter { $0.hasSuffix(".png") }.sorted()
    }

    func testPictureWithMissingImageIsNotRecorded() throws {
        let cellsim = try project(["Cup.xib": document(image: "cup"), "Tea.xib": document()])
        let first = try cellsim.run("snapshot")
        XCTAssertEqual(first.code, 1, outputText(first))
        XCTAssertEqual(references(cellsim), ["Tea.png"])
        XCTAssertTrue(
            outputText(first).contains("    lacks image  Cup.xib:4: <imageView> 'image' refers to an image"),
            outputText(first))
        XCTAssertTrue(outputText(first).hasSuffix("2 compared: 1 new, 1 recorded; 1 incomplete\n"), outputText(first))
        XCTAssertTrue(
            first.errors.hasPrefix("Cup.xib:4: error: 'Cup': not recorded, because the picture lacks an image"),
            first.errors)
        XCTAssertTrue(first.errors.contains("--allow-placeholders"), first.errors)

        let allowed = try cellsim.run("snapshot", "--allow-placeholders")
        XCTAssertEqual(allowed.code, 0, allowed.errors)
        XCTAssertEqual(references(cellsim), ["Cup.png", "Tea.png"])
        XCTAssertTrue(
            outputText(allowed).hasSuffix("2 compared: 1 same, 1 recorded; 1 incomplete\n"), outputText(allowed))

        // An existing reference is compared as usual, and missing content is still reported.
        let compared = try cellsim.run("snapshot")
        XCTAssertEqual(compared.code, 0, compared.errors)
        XCTAssertTrue(outputText(compared).contains("lacks image  Cup.xib:4:"), outputText(compared))
        XCTAssertTrue(outputText(compared).hasSuffix("2 compared: 2 same; 1 incomplete\n"), outputText(compared))
    }

    func testConfigurationAllowsPlaceholders() throws {
        let cellsim = try project(["Cup.xib": document(image: "cup")], "allow-placeholders: true\n")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertEqual(references(cellsim), ["Cup.png"])
        try cellsim.write("allow-placeholders: perhaps\ncases:\n  - document: Cup.xib\n", to: "cellsim.yml")
        let invalidOutcome = try cellsim.run("snapshot")
        XCTAssertEqual(invalidOutcome.code, 3)
        XCTAssertEqual(
            invalidOutcome.errors, "cellsim.yml:1: error: 'allow-placeholders' must be true or false, not 'perhaps'\n")
    }

    func testIncompletePictureKeepsReference() throws {
        let cellsim = try project(["Cup.xib": document()])
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let original = try cellsim.read("Snapshots/Cup.png")
        try cellsim.write(document(image: "cup"), to: "Cup.xib")
        for mode in ["failed", "all"] {
            let outcome = try cellsim.run("snapshot", "--record", mode)
            XCTAssertEqual(outcome.code, 1, outputText(outcome))
            XCTAssertTrue(
                outputText(outcome).contains("not recorded, because the picture lacks an image"), outputText(outcome))
            XCTAssertEqual(try cellsim.read("Snapshots/Cup.png"), original)
        }
        let accepted = try cellsim.run("accept")
        XCTAssertEqual(accepted.code, 3, outputText(accepted))
        XCTAssertTrue(accepted.errors.contains("the picture lacks an image: Cup.xib:4: "), accepted.errors)
        XCTAssertEqual(try cellsim.read("Snapshots/Cup.png"), original)
        XCTAssertEqual(try cellsim.run("accept", "--allow-placeholders").code, 0)
        XCTAssertNotEqual(try cellsim.read("Snapshots/Cup.png"), original)
    }

    func testMissingSymbolsFontsAndCharacters() throws {
        let documents = [
            "Box.xib": document(text: "\u{12000}"),
            "Font.xib": document(font: "name=\"NoSuchFont-Bold\" family=\"NoSuchFont\" pointSize=\"17\""),
            "Symbol.xib": document(image: "no.such.symbol", catalog: " catalog=\"system\""),
        ]
        let cellsim = try project(documents)
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 1, outputText(outcome))
        XCTAssertEqual(references(cellsim), [])
        XCTAssertTrue(outputText(outcome).contains("lacks characters  Box.xib:5: "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("lacks font  Font.xib:5: "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("lacks symbol  Symbol.xib:4: "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).hasSuffix("3 compared: 3 new; 3 incomplete\n"), outputText(outcome))
    }

    /// Table rows have the same messages as single views, although they are drawn by other code.
    func testTableRowsReportMissingContent() throws {
        let cell = Fixture.text("rows-of-a-table-lack-the-same.xib")
        let cellsim = try project(["Row.xib": cell])
        try cellsim.write("cases:\n  - {document: Row.xib, rows: 2}\n", to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 1, outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("lacks image  Row.xib:5: "), outputText(outcome))
    }

    /// For a XIB with several views, each view only reports its own missing content.
    func testMissingContentIsReportedPerView() throws {
        func view(_ id: String, _ image: String?) -> String {
            let imageView =
                image.map {
                    "<imageView image=\"\($0)\" id=\"i\(id)\"><rect key=\"frame\" width=\"9\" height=\"9\"/></imageView>"
                } ?? ""
            return """
                <view userLabel="\(id)" id="v\(id)"><rect key="frame" width="20" height="20"/><subviews>
                \(imageView)
                </subviews></view>
                """
        }
        let cellsim = try project([:])
        let views = [view("A", "cup"), view("B", nil), view("C", "cup")].joined(separator: "\n")
        try cellsim.write(
            Fixture.text("a-view-lacks-what-is-in-it-alone.xib", replacing: ["views": views]), to: "Many.xib")
        try cellsim.write("cases:\n  - {document: Many.xib, scene: all}\n", to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 1, outputText(outcome))
        XCTAssertEqual(references(cellsim), ["Many/B.png"])
        XCTAssertTrue(outputText(outcome).contains("lacks image  Many.xib:5: "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("lacks image  Many.xib:11: "), outputText(outcome))
    }

    func testContentDrawnByCodeIsReported() throws {
        let cellsim = try project([
            "Chart.xib": Fixture.text("content-of-the-apps-code-is-reported-and-recorded.xib")
        ])
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(outputText(outcome).contains("lacks content  Chart.xib:4: "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).hasSuffix("1 compared: 1 recorded; 1 incomplete\n"), outputText(outcome))
    }

    func testCachedPictureReportsMissingContent() throws {
        let cellsim = try project(["Cup.xib": document(image: "cup", text: "\u{12000}")])
        cellsim.environment["CELLSIM_CACHE"] = cellsim.cachePath
        let first = try cellsim.run("snapshot")
        let second = try cellsim.run("snapshot")
        XCTAssertEqual(outputText(first), outputText(second))
        XCTAssertEqual(second.code, 1)
        XCTAssertEqual(try cellsim.run("snapshot", "--no-cache", "--record", "all").output, second.output)
        XCTAssertEqual(try cellsim.run("snapshot", "--allow-placeholders").code, 0)
        XCTAssertTrue(outputText(try cellsim.run("snapshot")).hasSuffix("1 compared: 1 same; 1 incomplete\n"))
    }

    // MARK: Positions

    private func report(_ cellsim: CommandLine, _ format: String) throws -> String {
        outputText(try cellsim.runList(["snapshot", "--record", "never", "--reporter", format]))
    }

    func testDocumentErrorsHaveLines() throws {
        let cellsim = try project(["A.xib": document()])
        try cellsim.write(
            "cases:\n  - document: A.xib\n  - document: None.xib\n  - {document: A.xib, name: B}\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 3)
        try cellsim.write(document().replacing("</label>", with: "</labels>"), to: "A.xib")
        let github = try report(cellsim, "github")
        XCTAssertTrue(github.contains("::error file=A.xib,line=5,title=Snapshot A::"), github)
        XCTAssertTrue(github.contains("::error file=A.xib,line=5,title=Snapshot B::"), github)
        XCTAssertTrue(github.contains("::error file=cellsim.yml,line=3,title=Snapshot None::"), github)
        let junit = try report(cellsim, "junit")
        XCTAssertEqual(JUnitRules.problems(in: junit), [])
        XCTAssertEqual(
            JUnitRules.attributes(of: "testsuite", in: junit).map { $0["file"] }, ["A.xib", "cellsim.yml", "A.xib"])
        let quality =
            try JSONSerialization.jsonObject(with: Data(report(cellsim, "codequality").utf8)) as? [[String: Any]]
        let locations = quality?.map { issue -> String in
            let location = issue["location"] as? [String: Any]
            return "\(location?["path"] ?? ""):\((location?["lines"] as? [String: Int])?["begin"] ?? 0)"
        }
        XCTAssertEqual(locations, ["A.xib:5", "cellsim.yml:3", "A.xib:5"])
        let sarif = try report(cellsim, "sarif")
        XCTAssertTrue(sarif.contains("{\"uri\": \"A.xib\"}, \"region\": {\"startLine\": 5}"), sarif)
    }

    // MARK: Unused references

    /// The references of a temporarily invalid document are kept.
    func testUnreadableDocumentKeepsReferences() throws {
        let cellsim = try project(["A.xib": document(), "B.xib": document()])
        try cellsim.write(
            "cases:\n  - {name: V, document: '*.xib', scene: all, variants: {style: [light, dark]}}\n",
            to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let names = ["V/A/dark.png", "V/A/light.png", "V/B/dark.png", "V/B/light.png"]
        XCTAssertEqual(references(cellsim), names)
        try cellsim.write("<broken", to: "A.xib")
        let broken = try cellsim.run("snapshot")
        XCTAssertEqual(broken.code, 3)
        XCTAssertTrue(
            outputText(broken).contains("BAD  V/A/light: "),
            "the cases of a broken document keep their names: \(outputText(broken))")
        let unused = try cellsim.run("unused", "--prune")
        XCTAssertEqual(unused.code, 2)
        XCTAssertTrue(unused.errors.contains("could not read the document of 'V/A/light'"), unused.errors)
        XCTAssertEqual(references(cellsim), names)
        // The document was repaired, but not run again.
        try cellsim.write(document(), to: "A.xib")
        XCTAssertEqual(try cellsim.run("unused", "--prune").code, 2)
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        // The document was broken after the run.
        try cellsim.write("<broken", to: "B.xib")
        XCTAssertEqual(try cellsim.run("unused", "--prune").code, 2)
        try cellsim.write(document(), to: "B.xib")
        XCTAssertEqual(try cellsim.run("unused", "--prune").code, 0)
        XCTAssertEqual(references(cellsim), names)
    }
}
