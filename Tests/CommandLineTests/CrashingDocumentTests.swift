import Foundation
import TestFixtures
import XCTest

/// Tests that a crash in one document does not affect the others. Debug builds simulate the crashes.
final class CrashingDocumentTests: XCTestCase {
    private func batch() throws -> CommandLine {
        let cellsim = try CommandLine()
        for name in ["a", "b", "c"] {
            try FileManager.default.copyItem(
                atPath: cellsim.xib, toPath: cellsim.folder.appendingPathComponent("\(name).xib").path)
        }
        return cellsim
    }

    private func lines(_ outcome: CommandLine.Outcome) -> [String] {
        outcome.errors.split(separator: "\n").map(String.init).filter {
            !$0.contains("Fatal error: ") && !$0.hasPrefix("wrote ")
        }
    }

    func testCrashAffectsOnlyOneDocument() throws {
        let cellsim = try batch()
        let signals = [
            "trap": SIGILL, "address": SIGSEGV, "overflow": SIGSEGV, "abort": SIGABRT, "thread-trap": SIGILL,
            "thread-overflow": SIGSEGV,
        ]
        for (kind, signal) in signals {
            cellsim.environment = ["CELLSIM_FAULT": "1:" + kind]
            let outcome = try cellsim.run(
                "render", "a.xib", "b.xib", "c.xib", "--rows", "60", "--jobs", "3", "--output-directory", "o")
            XCTAssertEqual(outcome.code, 70, kind)
            XCTAssertEqual(
                lines(outcome),
                [
                    "b.xib:1: error: cellsim crashed on this document with signal \(signal); this is a bug in cellsim; the others are drawn",
                    "1 of 3 documents cannot be drawn",
                ], kind)
            XCTAssertEqual(
                try FileManager.default.subpathsOfDirectory(atPath: cellsim.folder.path + "/o").sorted(),
                ["a.png", "c.png"], kind)
            try FileManager.default.removeItem(atPath: cellsim.folder.path + "/o")
        }
    }

    func testOutOfMemoryIsInvalidInput() throws {
        let cellsim = try batch()
        cellsim.environment = ["CELLSIM_FAULT": "0:memory"]
        let outcome = try cellsim.run("render", "a.xib", "b.xib")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertEqual(
            lines(outcome),
            [
                "a.xib:1: error: not enough memory for this document; the others are drawn",
                "1 of 2 documents cannot be drawn",
            ])
        XCTAssertEqual(try cellsim.files.filter { $0.hasSuffix(".png") }, ["b.png"])
    }

    /// Each crash restarts the program, which must not repeat earlier messages.
    func testNothingIsReportedTwice() throws {
        let cellsim = try batch()
        for name in ["a", "b", "c"] {
            try cellsim.write(
                Fixture.text("lost-image.xib"), to: "\(name).xib")
        }
        try cellsim.write("no XML", to: "a0.xib")
        let linesWithoutCrash = lines(try cellsim.run("render", "a.xib", "a0.xib", "b.xib", "c.xib"))
        XCTAssertTrue(
            linesWithoutCrash.contains { $0.hasPrefix("c.xib:") && $0.contains("lost") }, "\(linesWithoutCrash)")
        cellsim.environment = ["CELLSIM_FAULT": "2:trap,3:abort"]
        let outcome = try cellsim.run("render", "a.xib", "a0.xib", "b.xib", "c.xib")
        XCTAssertEqual(outcome.code, 70)
        let expected =
            linesWithoutCrash.filter { $0.hasPrefix("a") }
            + ["b.xib", "c.xib"].enumerated().map {
                "\($1):1: error: cellsim crashed on this document with signal \($0 == 0 ? 4 : 6); this is a bug in cellsim; the others are drawn"
            } + ["3 of 4 documents cannot be drawn"]
        XCTAssertEqual(lines(outcome), expected)
    }

    /// The restarted program reads the standard input again.
    func testStandardInputIsReadAgain() throws {
        let cellsim = try batch()
        cellsim.environment = ["CELLSIM_FAULT": "1:trap"]
        for input in ["cat c.xib | ", "< c.xib "] {
            let outcome = try cellsim.shell(
                "\(input)$cellsim render - b.xib --output-directory o && exit 1; ls o; rm -r o")
            assertSuffix(outcome.text, "1 of 2 documents cannot be drawn\nstdin.png\n")
        }
    }

    func testCrashOfOnlyDocumentIsReported() throws {
        let cellsim = try batch()
        cellsim.environment = ["CELLSIM_FAULT": "0:overflow"]
        try cellsim.write("[{}, {}]", to: "d.json")
        for arguments in [
            ["render", "a.xib"], ["render", "a.xib", "--rows", "3", "--separate", "--output-directory", "o"],
            ["inspect", "a.xib"],
            ["reuse", "a.xib", "--data", "d.json"], ["scroll", "a.xib", "--rows", "3", "--script", "bottom"],
        ] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertEqual(outcome.code, 70, "\(arguments)")
            XCTAssertEqual(
                lines(outcome),
                ["a.xib:1: error: cellsim crashed on this document with signal 11; this is a bug in cellsim"])
            XCTAssertEqual(outcome.output, Data())
        }
        XCTAssertEqual(try cellsim.files, ["a.xib", "b.xib", "c.xib", "d.json"])
    }

    func testLintReportsOtherDocuments() throws {
        let cellsim = try batch()
        cellsim.environment = ["CELLSIM_FAULT": "1:address"]
        let outcome = try cellsim.run("lint", ".")
        XCTAssertEqual(outcome.code, 70)
        XCTAssertEqual(
            String(decoding: outcome.output, as: UTF8.self),
            "./b.xib:1: error: cellsim crashed on this document with signal 11; this is a bug in cellsim [unreadable]\n"
        )
        XCTAssertTrue(outcome.errors.hasSuffix("1 error in 3 documents\n"), outcome.errors)
    }

    func testOtherPicturesAreCompared() throws {
        let cellsim = try batch()
        for folder in ["x", "y"] {
            XCTAssertEqual(try cellsim.run("render", ".", "--output-directory", folder).code, 0)
        }
        cellsim.environment = ["CELLSIM_FAULT": "1:trap,1:thread-trap"]
        let outcome = try cellsim.run("compare", "x", "y")
        XCTAssertEqual(outcome.code, 70)
        XCTAssertEqual(
            lines(outcome), ["b.png: error: cellsim crashed on these pictures with signal 4; this is a bug in cellsim"])
        XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).hasSuffix("3 compared: 2 same, 1 unreadable\n"))
    }

    func testOtherSnapshotsAreRendered() throws {
        let cellsim = try batch()
        try cellsim.write("cases:\n  - document: [a.xib, b.xib, c.xib]\n", to: "cellsim.yml")
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0", "CELLSIM_FAULT": "1:trap"]
        let outcome = try cellsim.run("snapshot", "--jobs", "2")
        XCTAssertEqual(outcome.code, 70)
        XCTAssertTrue(
            lines(outcome).contains(
                "b.xib:1: error: cellsim crashed on this document with signal 4; this is a bug in cellsim"),
            outcome.errors)
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.hasSuffix("3 compared: 1 unreadable, 2 recorded\n"), text)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/Snapshots").sorted(),
            ["a.png", "c.png"])
    }
}
