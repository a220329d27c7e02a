import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim snapshot`, `accept`, `unused` and `report merge` with the Elements example.
final class SnapshotTests: XCTestCase {
    private func project(_ text: String? = nil) throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        for file in [cellsim.xib, cellsim.data] {
            let name = URL(fileURLWithPath: file).lastPathComponent
            try FileManager.default.copyItem(atPath: file, toPath: cellsim.folder.appendingPathComponent(name).path)
        }
        try cellsim.write(
            text ?? """
                cases:
                  - document: Elements.xib
                    variants:
                      style: [light, dark]
                      width: [300, 320]
                  - name: Table
                    document: Elements.xib
                    data: elements.json
                    rows: 3
                """, to: "cellsim.yml")
        return cellsim
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    private func pictures(_ cellsim: CommandLine, _ folder: String) -> [String] {
        let names = FileManager.default.subpaths(atPath: cellsim.folder.appendingPathComponent(folder).path) ?? []
        return names.filter { $0.hasSuffix(".png") }.sorted()
    }

    private let names = [
        "Elements/dark-300.png", "Elements/dark-320.png", "Elements/light-300.png", "Elements/light-320.png",
        "Table.png",
    ]

    func testMissingReferencesAreRecordedThenCompared() throws {
        let cellsim = try project()
        let first = try cellsim.run("snapshot")
        XCTAssertEqual(first.code, 0, first.errors)
        XCTAssertTrue(outputText(first).hasSuffix("5 compared: 5 recorded\n"), outputText(first))
        XCTAssertEqual(pictures(cellsim, "Snapshots"), names)
        let second = try cellsim.run("snapshot", "--record", "never")
        XCTAssertEqual(second.code, 0)
        XCTAssertTrue(outputText(second).hasSuffix("5 compared: 5 same\n"))
    }

    func testChangeFailsAndIsAccepted() throws {
        let cellsim = try project()
        _ = try cellsim.run("snapshot")
        let original = try cellsim.read("Snapshots/Table.png")
        let text = String(decoding: try cellsim.read("cellsim.yml"), as: UTF8.self)
        try cellsim.write(text.replacing("rows: 3", with: "rows: 4"), to: "cellsim.yml")
        let outcome = try cellsim.run(
            "snapshot", "--reporter", "github", "--reporter", "junit=j.xml", "--reporter", "html=r.html")
        XCTAssertEqual(outcome.code, 1)
        XCTAssertTrue(
            outputText(outcome).hasPrefix("::error file=cellsim.yml,line=6,title=Snapshot Table::size "),
            outputText(outcome))
        XCTAssertTrue(String(decoding: try cellsim.read("j.xml"), as: UTF8.self).contains("failures=\"1\""))
        XCTAssertEqual(try cellsim.read("Snapshots/Table.png"), original)
        XCTAssertEqual(
            try cellsim.run("snapshot", "--record", "missing").code, 1,
            "the mode 'missing' does not replace a different reference")
        let dryRun = try cellsim.run("accept", "--dry-run")
        XCTAssertEqual(outputText(dryRun), "would accept Table: Snapshots/Table.png\n1 to accept\n")
        XCTAssertEqual(try cellsim.read("Snapshots/Table.png"), original)
        XCTAssertEqual(outputText(try cellsim.run("accept")), "accepted Table: Snapshots/Table.png\n1 accepted\n")
        XCTAssertNotEqual(try cellsim.read("Snapshots/Table.png"), original)
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
    }

    func testAcceptRejectsInvalidPaths() throws {
        let cellsim = try project()
        XCTAssertEqual(
            try cellsim.run("snapshot", "--reporter", "html=report.html", "--reporter", "junit=report.xml").code, 0)
        for (path, message) in [
            ("report.html", "report.html:1: error: an HTML report; expected "),
            ("report.xml", "report.xml:1: error: an XML report; expected "),
            (
                "Snapshots",
                "Snapshots:1: error: a folder without cellsim.yml or test results; expected cellsim.yml"
            ),
        ] {
            for command in ["accept", "unused"] {
                let outcome = try cellsim.run(command, path)
                XCTAssertEqual(outcome.code, 3, "\(command) \(path)")
                XCTAssertTrue(outcome.errors.hasPrefix(message), outcome.errors)
            }
        }
        let outcome = try cellsim.run("report", "report.html")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(
            outcome.errors.hasPrefix("report.html: error: not a JSON report, but an HTML report"),
            outcome.errors)
        XCTAssertEqual(try cellsim.run("snapshot", "report.html").code, 3)
    }

    /// A picture from before the document's last change shows an outdated document.
    func testPicturesOlderThanTheirDocumentAreNotAccepted() throws {
        let cellsim = try project("cases:\n  - {name: Table, document: Elements.xib, data: elements.json, rows: 2}\n")
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "never").code, 1)
        XCTAssertEqual(outputText(try cellsim.run("accept", "--dry-run")).suffix(12), "1 to accept\n")
        for name in ["Elements.xib", "elements.json"] {
            let file = cellsim.folder.appendingPathComponent(name).path
            let old = try XCTUnwrap(FileManager.default.attributesOfItem(atPath: file)[.modificationDate])
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 3600)], ofItemAtPath: file)
            let outcome = try cellsim.run("accept")
            XCTAssertEqual(outcome.code, 3)
            XCTAssertTrue(
                outcome.errors.hasPrefix(
                    ".cellsim/actual/Table.png: error: is older than \(name), which has changed since; run 'cellsim snapshot' again"
                ), outcome.errors)
            XCTAssertEqual(pictures(cellsim, "Snapshots"), [])
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        }
        let xib = cellsim.folder.appendingPathComponent("Elements.xib").path
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 3600)], ofItemAtPath: xib)
        XCTAssertEqual(try cellsim.run("accept", "--stale").code, 0)
        XCTAssertEqual(pictures(cellsim, "Snapshots"), ["Table.png"])
    }

    func testComparingNothingExitsWithCode2() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        try cellsim.write(
            "{\"schemaVersion\":1,\"verdict\":\"same\",\"differentPixels\":0,\"counts\":{},\"cases\":[]}",
            to: "empty.json")
        for (arguments, message) in [
            (
                ["snapshot", "--filter", "Tabel"],
                "--filter 'Tabel' matches none of 5 cases; the first case is 'Elements/light-300'"
            ),
            (["accept", "--filter", "Tabel"], "--filter 'Tabel' matches none of 5 cases"),
            (["accept", "empty.json"], "nothing was compared"),
            (["report", "empty.json"], "nothing was compared"),
        ] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(outcome.code, 2, "\(arguments)")
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
        XCTAssertEqual(
            try cellsim.run("accept", "--filter", "Table").code, 0, "the filter matches a case that needs no acceptance"
        )
        XCTAssertEqual(try cellsim.run("snapshot", "--shard", "7/9").code, 0, "a shard without cases succeeds")
        try cellsim.write("cases: []\n", to: "cellsim.yml")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(
            outcome.errors.contains("cellsim.yml: 'cases' is empty: there is nothing to compare"), outcome.errors)
    }

    /// Patterns with exponential backtracking stop after a fixed number of steps.
    func testSlowFilterIsRejected() throws {
        let name = String(repeating: "a", count: 60)
        let cellsim = try project("cases:\n  - {name: \(name), document: Elements.xib}\n")
        let start = Date()
        for filter in ["(a+)+-", "(a|a)*b", "(.*)*x", "((a{1,1000}){1,1000}){1,1000}b"] {
            let outcome = try cellsim.run("snapshot", "--filter", filter)
            XCTAssertEqual(outcome.code, 2, filter)
            XCTAssertTrue(outcome.errors.contains("takes too long"), outcome.errors)
        }
        XCTAssertLessThan(Date().timeIntervalSince(start), 60)
        XCTAssertEqual(try cellsim.run("snapshot", "--filter", "^(?i)A{60}$").code, 0)
        XCTAssertEqual(try cellsim.run("snapshot", "--filter", "(").code, 2)
    }

    func testPercentagesAndInputsAsReportPaths() throws {
        let cellsim = try project(
            "comparison: {precision: 99.9%, perceptual-precision: 98%}\ncases: [{document: Elements.xib}]\n")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        for path in ["cellsim.yml", "Elements.xib", "Snapshots/Elements.png"] {
            let old = try cellsim.read(path)
            XCTAssertEqual(try cellsim.run("snapshot", "--reporter", "html=" + path).code, 2)
            XCTAssertEqual(try cellsim.read(path), old)
        }
        XCTAssertEqual(
            try cellsim.run("report", ".cellsim/results.json", "--reporter", "text=.cellsim/results.json").code, 2)
        XCTAssertEqual(try cellsim.run("report", ".cellsim/results.json").code, 0)
    }

    func testRecordModesRewriteOnlyChangedReferences() throws {
        let cellsim = try project()
        _ = try cellsim.run("snapshot")
        for mode in ["failed", "all"] {
            let text = String(decoding: try cellsim.read("cellsim.yml"), as: UTF8.self)
            let rows = mode == "failed" ? ("rows: 3", "rows: 4") : ("rows: 4", "rows: 5")
            try cellsim.write(text.replacing(rows.0, with: rows.1), to: "cellsim.yml")
            assertSuffix(
                outputText(try cellsim.run("snapshot", "--record", mode)), "5 compared: 4 same, 1 recorded\n", mode)
        }
    }

    func testResultIsIndependentOfThreadCount() throws {
        let cellsim = try project(
            """
            cases:
              - document: Elements.xib
                variants: {style: [light, dark], width: [280, 300, 320], scale: [1, 2, 3]}
              - document: missing.xib
              - {name: Table, document: Elements.xib, data: elements.json, rows: 9, variants: {style: [light, dark]}}
            """)
        func run(_ jobs: String) throws -> [String: Data] {
            XCTAssertEqual(
                try cellsim.run("snapshot", "--record", "all", "--jobs", jobs).code, 3,
                "the run reports the case that cannot be drawn")
            XCTAssertEqual(try cellsim.run("snapshot", "--record", "never", "--jobs", jobs).code, 3)
            var files: [String: Data] = ["results": try cellsim.read(".cellsim/results.json")]
            for folder in ["Snapshots", ".cellsim/actual"] {
                for name in pictures(cellsim, folder) {
                    files["\(folder)/\(name)"] = try cellsim.read("\(folder)/\(name)")
                }
                try FileManager.default.removeItem(atPath: cellsim.folder.path + "/" + folder)
            }
            return files
        }
        let expected = try run("1")
        XCTAssertEqual(expected.count, 1 + 2 * 20)
        for jobs in ["2", "5"] { XCTAssertEqual(try run(jobs), expected, jobs) }
    }

    func testKilledRecordingLeavesCompleteReferences() throws {
        let cellsim = try project(
            "cases:\n  - {document: Elements.xib, variants: {width: [280, 300, 320, 340, 360]}}\n")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let names = pictures(cellsim, "Snapshots")
        var old: [String: Data] = [:], new: [String: Data] = [:], observedStates = Set<String>()
        for name in names { old[name] = try cellsim.read("Snapshots/" + name) }
        let xib = String(decoding: try cellsim.read("Elements.xib"), as: UTF8.self)
        try cellsim.write(xib.replacing("Hydrogen", with: "Deuterium"), to: "Elements.xib")
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "failed").code, 0)
        for name in names { new[name] = try cellsim.read("Snapshots/" + name) }
        XCTAssertEqual(names.filter { old[$0] == new[$0] }, [])
        var attempt = 0
        // On a busy machine a run takes longer: the delays grow until both outcomes were seen.
        while attempt < 24 || observedStates.count < 2 && attempt < 40 {
            for (name, data) in old { try data.write(to: cellsim.folder.appendingPathComponent("Snapshots/" + name)) }
            let process = try cellsim.start("snapshot", "--record", "failed")
            usleep(UInt32(attempt * 4000) << UInt32(max(0, attempt - 23) / 2))
            Glibc.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            XCTAssertEqual(pictures(cellsim, "Snapshots").filter { !$0.contains("/.") }, names)
            for name in names {
                let data = try cellsim.read("Snapshots/" + name)
                XCTAssertTrue(data == old[name] || data == new[name], "\(name) after kill \(attempt)")
                observedStates.insert(data == old[name] ? "old" : "new")
            }
            attempt += 1
        }
        XCTAssertEqual(observedStates, ["old", "new"])
    }

    func testForbiddenRecordingOverridesFlag() throws {
        let cellsim = try project()
        for environment in [
            ["SNAPSHOT_TESTING_FORBID_RECORDING": "1"], ["CI": "true", "SNAPSHOT_TESTING_FORBID_RECORDING": ""],
        ] {
            cellsim.environment = environment
            let outcome = try cellsim.run("snapshot", "--record", "all")
            XCTAssertEqual(outcome.code, 1)
            XCTAssertTrue(outcome.errors.contains("note: recording is forbidden"), outcome.errors)
            XCTAssertEqual(pictures(cellsim, "Snapshots"), [])
            XCTAssertEqual(try cellsim.run("accept").code, 1)
        }
    }

    func testShardsCoverAllCases() throws {
        let cellsim = try project()
        _ = try cellsim.run("snapshot")
        let recordedResults = try cellsim.read(".cellsim/results.json")
        _ = try cellsim.run("snapshot")
        let expectedResults = try cellsim.read(".cellsim/results.json")
        XCTAssertNotEqual(recordedResults, expectedResults)
        let bazel = [
            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1",
            "TEST_SHARD_STATUS_FILE": cellsim.folder.path + "/status",
        ]
        let runs: [([String: String], [String])] = [
            ([:], ["--shard", "1/3"]), (bazel, []), (["JOB_COMPLETION_INDEX": "2"], ["--shard", "/3"]),
        ]
        for (index, run) in runs.enumerated() {
            cellsim.environment = run.0
            XCTAssertEqual(try cellsim.runList(["snapshot", "--reporter", "json=part\(index).json"] + run.1).code, 0)
        }
        XCTAssertTrue(try cellsim.files.contains("status"))
        XCTAssertEqual(try cellsim.run("unused").code, 2, "the results of a shard cannot show unused references")
        let merged = try cellsim.run(
            "report", "merge", "part2.json", "part0.json", "part1.json", "--reporter", "json=all.json")
        XCTAssertEqual(merged.code, 0, merged.errors)
        func cases(_ data: Data) throws -> [String] {
            let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            return (object?["cases"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }.sorted()
        }
        XCTAssertEqual(try cases(cellsim.read("all.json")), try cases(expectedResults))
        let missing = try cellsim.run("report", "merge", "part0.json", "part1.json")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "part0.json: error: 3 shards expected; missing: 3\n")
    }

    func testUnusedReferencesAreReportedAndPruned() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("unused").code, 3, "the command needs the results of a run")
        _ = try cellsim.run("snapshot")
        XCTAssertEqual(try cellsim.run("unused").code, 0)
        try cellsim.write("old", to: "Snapshots/Elements/old.png")
        let outcome = try cellsim.run("unused")
        XCTAssertEqual(outcome.code, 1)
        XCTAssertEqual(outputText(outcome), "Snapshots/Elements/old.png\n")
        _ = try cellsim.run("snapshot", "--filter", "^Table$")
        XCTAssertEqual(
            try cellsim.run("unused", "--prune").code, 2, "the results of a filtered run cannot show unused references")
        _ = try cellsim.run("snapshot")
        XCTAssertEqual(try cellsim.run("unused", "--prune").code, 0)
        XCTAssertEqual(pictures(cellsim, "Snapshots"), names)
    }

    func testConfigurationErrorsHaveLines() throws {
        let mistakes = [
            (
                "cases:\n  - documents: a.xib\n",
                "cellsim.yml:2: error: a case has no key 'documents'; available: document, exclude, name, scene"
            ),
            ("cases:\n  - name: x\n", "cellsim.yml:2: error: 'document' is missing"),
            ("cases: none\n", "cellsim.yml:1: error: 'cases' must be a list"),
            ("cases:\n  - document: [a.xib\n", "cellsim.yml:3: error: not YAML: "),
            (
                "cases:\n  - document: a.xib\n    style: blue\n",
                "cellsim.yml:3: error: 'style' has the style 'blue'; expected light or dark"
            ),
            (
                "comparison:\n  precision: 2\ncases: []\n",
                "cellsim.yml:2: error: 'precision' must be a number from 0 to 1, or from 0% to 100%, not '2'"
            ),
            (
                "cases:\n  - document: a.xib\n  - document: a.xib\n",
                "cellsim.yml:3: error: the case 'a' is also declared on line 2; give it a name"
            ),
        ]
        for (text, expected) in mistakes {
            let outcome = try project(text).run("snapshot")
            XCTAssertEqual(outcome.code, 3, text)
            XCTAssertTrue(outcome.errors.hasPrefix(expected), outcome.errors)
        }
    }

    func testUndrawableCaseDoesNotAffectOthers() throws {
        let cellsim = try project("cases:\n  - document: [Elements.xib, missing.xib]\n")
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("missing.xib"), outcome.errors)
        XCTAssertEqual(pictures(cellsim, "Snapshots"), ["Elements.png"])
    }

    /// The new picture is available for inspection and can be accepted later.
    func testUnwritableReferenceKeepsNewPicture() throws {
        let cellsim = try project("cases:\n  - {document: Elements.xib, variants: {width: [300]}}\n")
        let folder = cellsim.folder.appendingPathComponent("Snapshots")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try cellsim.write("in the way", to: "Snapshots/Elements")
        let outcome = try cellsim.run("snapshot", "--record", "all")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outputText(outcome).hasPrefix("BAD  Elements/300: "), outputText(outcome))
        XCTAssertTrue(
            outputText(outcome).contains("    actual     .cellsim/actual/Elements/300.png\n"), outputText(outcome))
        XCTAssertEqual(pictures(cellsim, ".cellsim/actual"), ["Elements/300.png"])
        XCTAssertEqual(String(decoding: try cellsim.read("Snapshots/Elements"), as: UTF8.self), "in the way")
    }
}
