import Foundation
import TestFixtures
import XCTest

/// Tests the keys of `cellsim.yml`: documents by pattern, scenes, assets and device orientations.
final class SnapshotPlanTests: XCTestCase {
    private func project(_ configuration: String, _ documents: String...) throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        let xib = try String(contentsOfFile: cellsim.xib, encoding: .utf8)
        for name in documents { try cellsim.write(name.hasSuffix(".xib") ? xib : storyboard, to: name) }
        try cellsim.write(configuration, to: "cellsim.yml")
        return cellsim
    }

    private let storyboard = Fixture.text("two-scenes.storyboard")

    private func pictures(_ cellsim: CommandLine) -> [String] {
        let names = FileManager.default.subpaths(atPath: cellsim.folder.appendingPathComponent("Snapshots").path) ?? []
        return names.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Records the snapshots of a configuration and returns their names.
    private func names(_ configuration: String, _ documents: String...) throws -> [String] {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        let xib = try String(contentsOfFile: cellsim.xib, encoding: .utf8)
        for name in documents { try cellsim.write(name.hasSuffix(".xib") ? xib : storyboard, to: name) }
        try cellsim.write(configuration, to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        return pictures(cellsim)
    }

    func testInitialOrNamedScenesAreDrawn() throws {
        let cellsim = try project(
            """
            cases:
              - document: Main.storyboard
              - {document: Main.storyboard, scene: First}
              - {name: Both, document: Main.storyboard, scene: [s-a, Second], variants: {style: [light, Dark]}}
              - {name: All, document: Main.storyboard, scene: all}
            """, "Main.storyboard")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(
            pictures(cellsim),
            [
                "All/First", "All/Second", "Both/Second-Dark", "Both/Second-light", "Both/s-a-Dark", "Both/s-a-light",
                "Main", "Main/First",
            ])
        func picture(_ name: String) throws -> Data { try cellsim.read("Snapshots/\(name).png") }
        XCTAssertEqual(try picture("Main"), try picture("All/Second"))
        XCTAssertEqual(try picture("Main/First"), try picture("Both/s-a-light"))
        XCTAssertEqual(CommandLine.size(try picture("Main")), [750, 1334])
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "never").code, 0)
        XCTAssertEqual(try cellsim.run("unused").code, 0)
    }

    func testMissingSceneIsInvalidCase() throws {
        let cellsim = try project(
            "cases:\n  - {document: [Main.storyboard, Cell.xib], scene: Fist}\n", "Main.storyboard", "Cell.xib")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(
            outcome.errors.contains("there is no scene 'Fist'; available: First, Second; did you mean 'First'?"),
            outcome.errors)
        XCTAssertTrue(
            outcome.errors.contains("Cell.xib:1: error: scene 'Fist': only storyboards have scenes"), outcome.errors)
    }

    func testDocumentsAreFoundByPatternAndFolder() throws {
        XCTAssertEqual(
            try names(
                "cases:\n  - document: App/**/*.xib\n", "App/Cell.xib", "App/Lists/Cell.xib", "App/Main.storyboard",
                "Other/Cell.xib"),
            ["Cell", "Lists/Cell"])
        XCTAssertEqual(
            try names("cases:\n  - document: App/*/Cell.{xib,storyboard}\n", "App/Cell.xib", "App/Lists/Cell.xib"),
            ["Lists/Cell"])
        XCTAssertEqual(
            try names(
                "cases:\n  - {name: X, document: App, scene: all, variants: {style: [light]}}\n", "App/Cell.xib",
                "App/Main.storyboard"),
            ["X/Cell/light", "X/Main/First-light", "X/Main/Second-light"])
        XCTAssertEqual(
            try names("cases:\n  - document: [A/Cell.xib, B/Cell.xib]\n", "A/Cell.xib", "B/Cell.xib"),
            ["A/Cell", "B/Cell"])
        XCTAssertEqual(
            try names("cases:\n  - document: '[x].xib'\n", "[x].xib"), ["-x-"],
            "a file name can contain pattern characters")
        XCTAssertEqual(
            try names("cases:\n  - document: '*'\n", "Main.xib", "Main.storyboard"), ["Main.storyboard", "Main.xib"])
    }

    func testExcludedDocuments() throws {
        let entries = [
            "document: ['**/*.xib', '!**/Old/**', '!B.xib']", "{document: '**/*.xib', exclude: ['**/Old', B.xib]}",
            "{document: [., '!B.xib'], exclude: App/Old}",
        ]
        for entry in entries {
            XCTAssertEqual(
                try names("cases:\n  - \(entry)\n", "A.xib", "B.xib", "App/Old/C.xib", "App/D.xib"), ["A", "App/D"],
                entry
            )
        }
    }

    func testLinksToFoldersAreNotFollowed() throws {
        let cellsim = try project("cases:\n  - document: '**/*.xib'\n", "App/A.xib")
        for name in ["a", "b"] {
            try FileManager.default.createSymbolicLink(
                atPath: cellsim.folder.path + "/App/" + name, withDestinationPath: ".")
        }
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertEqual(pictures(cellsim), ["App/A"])
    }

    func testDeviceOrientations() throws {
        let cellsim = try project(
            "cases:\n  - {document: Main.storyboard, orientation: landscape}\n  - {name: V, document: Main.storyboard, variants: {orientation: [portrait, Landscape]}}\n",
            "Main.storyboard")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertEqual(CommandLine.size(try cellsim.read("Snapshots/Main.png")), [1334, 750])
        XCTAssertEqual(CommandLine.size(try cellsim.read("Snapshots/V/portrait.png")), [750, 1334])
        XCTAssertEqual(try cellsim.read("Snapshots/V/Landscape.png"), try cellsim.read("Snapshots/Main.png"))
    }

    func testRowsAreScrolledTo() throws {
        let cellsim = try project(
            "cases:\n  - {name: T, document: Cell.xib, data: d.json, height: 120, scroll-to: 4}\n  - {name: U, document: Cell.xib, data: d.json, height: 120}\n",
            "Cell.xib")
        try cellsim.write("[" + (0..<9).map { "{\"nameLabel\": \"\($0)\"}" }.joined(separator: ",") + "]", to: "d.json")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertEqual(
            try cellsim.run(
                "render", "Cell.xib", "--data", "d.json", "--height", "120", "--scroll-to", "4", "-o", "t.png"
            ).code, 0)
        XCTAssertEqual(try cellsim.run("compare", "t.png", "Snapshots/T.png").code, 0)
        XCTAssertEqual(try cellsim.run("compare", "t.png", "Snapshots/U.png").code, 1)
    }

    func testImagesComeFromAssetsFolders() throws {
        let xib = Fixture.text("view-with-a-logo.xib")
        let cellsim = try project(
            "cases:\n  - {name: A, document: Cells/I.xib}\n  - {name: B, document: Cells/I.xib, assets: Images}\n",
            "Logo.xib")
        try cellsim.write(xib, to: "Cells/I.xib")
        try FileManager.default.createDirectory(
            atPath: cellsim.folder.path + "/Images", withIntermediateDirectories: true)
        XCTAssertEqual(try cellsim.run("render", "Logo.xib", "-o", "Images/logo.png").code, 0)
        XCTAssertEqual(try cellsim.run("snapshot", "--allow-placeholders").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Cells/I.xib", "--assets", "Images", "-o", "i.png").code, 0)
        XCTAssertEqual(try cellsim.run("compare", "i.png", "Snapshots/B.png").code, 0)
        XCTAssertEqual(try cellsim.run("compare", "i.png", "Snapshots/A.png").code, 1)
        try cellsim.write("assets: [Images]\ncases:\n  - {name: A, document: Cells/I.xib}\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "never").code, 1, "global assets apply to all cases")
        XCTAssertEqual(try cellsim.run("compare", "i.png", ".cellsim/actual/A.png").code, 0)
    }

    func testConfigurationErrorsHaveLines() throws {
        let prefix = "cases:\n  - document: a.xib\n"
        let mistakes = [
            (
                "case: []\n",
                "cellsim.yml:1: error: the file has no key 'case'; available: references, artifacts, assets, fonts, system, allow-placeholders, tree, comparison, cases; did you mean 'cases'?"
            ),
            (prefix + "    orientatoin: up\n", "did you mean 'orientation'?"),
            (
                prefix + "    orientation: up\n",
                "cellsim.yml:3: error: 'orientation' has the orientation 'up'; expected portrait or landscape"
            ),
            (
                prefix + "    device: iPhone 98\n",
                "cellsim.yml:3: error: 'device' is 'iPhone 98': unknown device; did you mean 'iPhone"
            ),
            (prefix + "    assets: none\n", "cellsim.yml:3: error: 'assets' names 'none', which is not a folder"),
            (
                prefix + "    rows: 2.5\n",
                "cellsim.yml:3: error: 'rows' must be a whole number between 1 and 1000000, not '2.5'"
            ),
            (prefix + "    scroll-to: 3\n", "cellsim.yml:3: error: 'scroll-to' needs 'data' or 'rows'"),
            (
                prefix + "    variants:\n      style:\n        - light\n        - blue\n",
                "cellsim.yml:6: error: 'style' has the style 'blue'"
            ),
            (prefix + "    document: b.xib\n", "not YAML: the key 'document' appears twice"),
            (
                "cases:\n  - document:\n      - cellsim.yml\n      - App/**/*.xib\n",
                "cellsim.yml:4: error: 'document' 'App/**/*.xib' finds no XIB or storyboard"
            ),
            ("cases:\n  - document: '[a.xib'\n", "cellsim.yml:2: error: 'document' '[a.xib' has a '[' without ']'"),
            (
                "cases:\n  - document: ['*.xib', '!**']\n",
                "cellsim.yml:2: error: 'document' '*.xib' finds no XIB or storyboard"
            ),
            (
                "references: cellsim.yml\n" + prefix,
                "cellsim.yml:1: error: 'references' names 'cellsim.yml', which is a file, not a folder"
            ),
            (
                "cases:\n  - a.xib\n",
                "cellsim.yml:2: error: a case must be a mapping of keys to values, as in 'document: Cell.xib'"
            ),
            ("cases:\n\t- document: a.xib\n", "(YAML is indented with spaces, not with tabs)"),
            (String(repeating: "[", count: 100_000), "not YAML: "),
            ("cases: \u{1}\n", "not YAML: "),
        ]
        for (text, expected) in mistakes {
            let outcome = try project(text).run("snapshot")
            XCTAssertEqual(outcome.code, 3, text)
            XCTAssertTrue(outcome.errors.contains(expected), outcome.errors)
        }
    }

    func testCaseLimitIsCheckedBeforeCreation() throws {
        let values = (1...3000).map(String.init).joined(separator: ", ")
        let axes =
            ["width", "height"].map { "\($0): [\(values)]" } + [
                "scale: [\(Array(repeating: "1", count: 3000).joined(separator: ","))]"
            ]
        let cellsim = try project("cases:\n  - document: a.xib\n    variants: {\(axes.joined(separator: ", "))}\n")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(
            outcome.errors.hasPrefix(
                "cellsim.yml:2: error: with this entry, the file declares more than 10000 cases; it multiplies documents and scenes: 1, data: 1, width: 3000, height: 3000, scale: 3000; list fewer"
            ),
            outcome.errors)
        let entries = (0..<4).map { "  - {name: '\($0)', document: a.xib, variants: {width: [\(values)]}}\n" }.joined()
        XCTAssertEqual(
            try project("cases:\n" + entries).run("unused").code, 3,
            "the limit applies to the cases of all entries together")
    }

    /// The example in the first version of the documentation.
    func testConfigurationOfFirstVersion() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write(Fixture.text("Cached.xib"), to: "Cells/Element.xib")
        try cellsim.write(#"[{"title": "H"}, {"title": "He"}]"#, to: "Cells/elements.json")
        try cellsim.write(
            """
            references: Snapshots
            comparison: {perceptual-precision: 0.98, precision: 0.999}
            cases:
              - document: Cells/Element.xib
                data: Cells/elements.json
                rows: 2
                variants: {device: [iPhone SE, iPhone 15], style: [light, dark], text-size: [L, AX3]}

            """, to: "cellsim.yml")
        // Its font and its image are missing.
        let first = try cellsim.run("snapshot", "--allow-placeholders")
        XCTAssertTrue(String(decoding: first.output, as: UTF8.self).contains("8 compared: 8 recorded"), first.errors)
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
    }
}
