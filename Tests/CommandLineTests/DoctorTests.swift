import CellSimProcess
import Foundation
import TestFixtures
import XCTest

@testable import cellsim

/// Tests `cellsim doctor` and `cellsim completions`.
final class DoctorTests: XCTestCase {
    private struct Report: Decodable {
        struct Check: Decodable {
            var name, status, message: String
            var remedy: String?
        }
        var checks: [Check]
    }

    private func report(_ cellsim: CommandLine) throws -> (code: Int32, checks: [Report.Check]) {
        let outcome = try cellsim.run("doctor", "--json")
        return (outcome.code, try JSONDecoder().decode(Report.self, from: outcome.output).checks)
    }

    func testEveryPartIsChecked() throws {
        let cellsim = try CommandLine()
        let (_, checks) = try report(cellsim)
        for name in [
            "fonts", "library HarfBuzz", "swift", "library for apps", "cache", "working directory", "cellsim.yml",
        ] {
            XCTAssertTrue(checks.contains { $0.name == name }, name)
        }
        for check in checks {
            XCTAssertEqual(check.status == "ok", check.remedy == nil, "\(check)")
        }
        let text = String(decoding: try cellsim.run("doctor").output, as: UTF8.self)
        XCTAssertEqual(text.split(separator: "\n").count, checks.count)
        let quiet = String(decoding: try cellsim.run("doctor", "-q").output, as: UTF8.self)
        XCTAssertEqual(quiet.split(separator: "\n").count, checks.count { $0.status != "ok" })
        XCTAssertEqual(try cellsim.files, [], "the command writes no files")
    }

    func testConfigurationCheck() throws {
        let cellsim = try CommandLine()
        try cellsim.write("cases: []\n", to: "cellsim.yml")
        let validCheck = try report(cellsim).checks.first { $0.name == "cellsim.yml" }
        XCTAssertEqual(validCheck?.message, "cellsim.yml, 0 cases")
        try cellsim.write("colour: red\n", to: "cellsim.yml")
        let (code, checks) = try report(cellsim)
        XCTAssertEqual(code, 1)
        let invalidCheck = checks.first { $0.name == "cellsim.yml" }
        XCTAssertEqual(invalidCheck?.status, "error")
        XCTAssertTrue(invalidCheck?.message.contains("cellsim.yml:1: error: ") == true, invalidCheck?.message ?? "")
    }

    func testWorldWritableCacheIsWarning() throws {
        let cellsim = try CommandLine()
        try FileManager.default.createDirectory(
            atPath: cellsim.cachePath + "/snapshots", withIntermediateDirectories: true)
        cellsim.environment = ["CELLSIM_CACHE": cellsim.cachePath]
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o777], ofItemAtPath: cellsim.cachePath + "/snapshots")
        let worldWritableCheck = try report(cellsim).checks.first { $0.name == "cache" }
        XCTAssertEqual(worldWritableCheck?.status, "warning")
        XCTAssertTrue(worldWritableCheck?.remedy?.contains("chmod -R go-w") == true)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: cellsim.cachePath + "/snapshots")
        XCTAssertEqual(try report(cellsim).checks.first { $0.name == "cache" }?.status, "ok")
        cellsim.environment = ["CELLSIM_CACHE": "/dev/null"]
        XCTAssertEqual(try report(cellsim).checks.first { $0.name == "cache" }?.status, "warning")
    }

    func testMissingFontsAndSwift() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["PATH": "/nowhere", "CELLSIM_LIBRARY": "", "XDG_DATA_HOME": cellsim.folder.path]
        let (code, checks) = try report(cellsim)
        XCTAssertEqual(code, 0, "a missing Swift toolchain is not an error")
        XCTAssertEqual(checks.first { $0.name == "swift" }?.status, "warning")
        try cellsim.write("{", to: "broken/Fonts.json")
        cellsim.environment = ["CELLSIM_FONTS": cellsim.folder.path + "/broken"]
        let broken = try report(cellsim)
        XCTAssertEqual(broken.code, 1)
        XCTAssertEqual(broken.checks.first?.status, "error")
    }

    func testLibraryBuiltWithAnotherCompilerIsAnError() throws {
        let cellsim = try CommandLine()
        for file in ["libCellSim.so", "cellsim-swiftc"] { try cellsim.write("", to: "library/" + file) }
        try cellsim.write("Swift version 1.0\n", to: "library/compiler.txt")
        cellsim.environment = ["CELLSIM_LIBRARY": cellsim.folder.path + "/library"]
        let (code, checks) = try report(cellsim)
        XCTAssertEqual(code, 1)
        let library = checks.first { $0.name == "library for apps" }
        XCTAssertTrue(library?.message.contains("built with 'Swift version 1.0'") == true, library?.message ?? "")
    }

    /// An archive contains the library's sources. The message shows both versions and the command.
    func testLibraryWithSourcesHasRebuildCommand() throws {
        let cellsim = try CommandLine()
        for file in ["libCellSim.so", "cellsim-swiftc", "source/Makefile"] {
            try cellsim.write("", to: "library/" + file)
        }
        try cellsim.write("Swift version 1.0\n", to: "library/compiler.txt")
        let library = cellsim.folder.path + "/library"
        cellsim.environment = ["CELLSIM_LIBRARY": library]
        let command = "run \"make -C '\(library)/source' rebuild-library\" with the compiler on PATH"
        let check = try report(cellsim).checks.first { $0.name == "library for apps" }
        XCTAssertTrue(check?.remedy?.hasPrefix(command) == true, check?.remedy ?? "")
        let outcome = try cellsim.run("build")
        XCTAssertEqual(outcome.code, 3)
        for part in ["built with 'Swift version 1.0'", "the compiler on PATH is 'Swift version ", command] {
            XCTAssertTrue(outcome.errors.contains(part), outcome.errors)
        }
    }

    func testDifferentLibraryVersionsAreReported() throws {
        let heif = try XCTUnwrap(DrawingLibrary.all.first { $0.name == "libheif" })
        XCTAssertTrue(heif.isDifferentVersion("libheif.so.1.19.7 (5f2c81d09ab3)"))
        XCTAssertFalse(heif.isDifferentVersion("\(heif.releasedFileName) (5f2c81d09ab3)"))
        XCTAssertFalse(
            heif.isDifferentVersion("libheif.so.1 (5f2c81d09ab3)"),
            "a bundled library without a version in its name is accepted")
        for library in DrawingLibrary.all {
            assertContains(library.releasedFileName, ".so.")
            XCTAssertTrue(library.releasedFileName.last?.isNumber == true, library.releasedFileName)
        }
    }

    func testEveryShellGetsAScript() throws {
        let cellsim = try CommandLine()
        for (shell, marker) in [("bash", "complete "), ("zsh", "#compdef cellsim"), ("fish", "complete -c 'cellsim'")] {
            let outcome = try cellsim.run("completions", shell)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            let script = String(decoding: outcome.output, as: UTF8.self)
            XCTAssertTrue(script.contains(marker), shell)
            XCTAssertTrue(script.contains("doctor"), shell)
        }
        let check = try cellsim.shell("\"$cellsim\" completions bash | bash -n")
        XCTAssertEqual(check.code, 0, check.text)
    }
}

/// Tests that output is coloured only on terminals, unless the environment says otherwise.
final class TerminalColorTests: XCTestCase {
    func testColorSettings() {
        let rows: [(environment: [String: String], terminal: Bool, pipe: Bool)] = [
            ([:], true, false), (["NO_COLOR": "1"], false, false), (["NO_COLOR": ""], true, false),
            (["CLICOLOR": "0"], false, false), (["CLICOLOR": "1"], true, false), (["TERM": "dumb"], false, false),
            (["CLICOLOR_FORCE": "1"], true, true), (["CLICOLOR_FORCE": "0"], true, false),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
            (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true, true),
        ]
        for (environment, terminal, pipe) in rows {
            XCTAssertEqual(
                TerminalColor.shouldUseColor(isTerminal: true) { environment[$0] }, terminal, "\(environment)")
            XCTAssertEqual(
                TerminalColor.shouldUseColor(isTerminal: false) { environment[$0] }, pipe, "\(environment)")
        }
    }

    func testOnlyFirstKeywordIsColored() {
        XCTAssertEqual(
            TerminalColor.colorized("A.xib:1: warning: an error: b"),
            "A.xib:1: \u{1B}[1;33mwarning:\u{1B}[0m an error: b"
        )
        XCTAssertEqual(TerminalColor.colorized("Error: no"), "\u{1B}[1;31mError:\u{1B}[0m no")
        XCTAssertEqual(TerminalColor.colorized("wrote a.png"), "wrote a.png")
        XCTAssertEqual(TerminalColor.colorized("a.png:1: note: b"), "a.png:1: \u{1B}[1;36mnote:\u{1B}[0m b")
    }

    func testPipesAndFilesHaveNoColors() throws {
        let cellsim = try CommandLine()
        try cellsim.write("<document", to: "Bad.xib")
        for arguments in [["lint", "Bad.xib"], ["render", "Bad.xib"], ["render", "--bogus"]] {
            let outcome = try cellsim.runList(arguments)
            XCTAssertFalse(outcome.errors.contains("\u{1B}"), "\(arguments)")
            XCTAssertFalse(outcome.output.contains(0x1B), "\(arguments)")
        }
        cellsim.environment = ["CLICOLOR_FORCE": "1"]
        XCTAssertTrue(try cellsim.run("render", "Bad.xib").errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        XCTAssertTrue(try cellsim.run("lint", "Bad.xib").output.contains(0x1B))
        XCTAssertEqual(try cellsim.run("lint", "Bad.xib", "--reporter", "text=report.txt").code, 3)
        XCTAssertFalse(try cellsim.read("report.txt").contains(0x1B), "report files contain no colour codes")
    }

    func testTerminalHasColors() throws {
        let cellsim = try CommandLine()
        try cellsim.write("<document", to: "Bad.xib")
        let terminal =
            "import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn([os.environ['cellsim'], 'render', 'Bad.xib'])))"
        let colored = try cellsim.shell("TERM=xterm python3 -c \"\(terminal)\"")
        XCTAssertEqual(colored.code, 3, colored.text)
        XCTAssertTrue(colored.text.contains("\u{1B}[1;31merror:\u{1B}[0m"), colored.text)
        let plain = try cellsim.shell("NO_COLOR=1 TERM=xterm python3 -c \"\(terminal)\"")
        XCTAssertFalse(plain.text.contains("\u{1B}[1;31m"), plain.text)
    }
}
