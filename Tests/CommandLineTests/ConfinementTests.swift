import Foundation
import XCTest

/// Tests `cellsim accept` and `unused` with untrusted results: files outside the references and artifacts are not read, written or deleted.
final class ConfinementTests: XCTestCase {
    /// A project folder, another folder next to it, and results in `artifacts`.
    private final class Project {
        let cellsim: CommandLine
        let outside: URL

        init() throws {
            cellsim = try CommandLine()
            cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
            outside = FileManager.default.temporaryDirectory.appendingPathComponent("outside-" + UUID().uuidString)
            try FileManager.default.createDirectory(
                at: outside.appendingPathComponent("Snapshots"), withIntermediateDirectories: true)
            for (name, text) in [
                ("secret.1.txt", "secret"), ("Snapshots/victim.png", "victim"), ("Snapshots/victim.1.txt", "victim"),
                ("notes.txt", "notes"),
            ] {
                try Data(text.utf8).write(to: outside.appendingPathComponent(name))
            }
            XCTAssertEqual(try cellsim.run("render", cellsim.xib, "-o", "picture.png", "--width", "40").code, 0)
            try cellsim.write("new text\n", to: "artifacts/Group/test.1.txt")
            try cellsim.write(
                "{\"name\":\"r\",\"isFiltered\":false,\"isFinished\":true}", to: "artifacts/.results/runs/r.json")
            for name in ["artifacts/Group/test.1.png", "Snapshots/Group/old.png"] {
                try cellsim.write("", to: name)
                try FileManager.default.removeItem(atPath: path(name))
                try FileManager.default.copyItem(atPath: path("picture.png"), toPath: path(name))
            }
            for folder in ["Sources", ".git/Snapshots"] { try cellsim.write("", to: folder + "/kept") }
        }

        deinit { do { try FileManager.default.removeItem(at: outside) } catch { XCTFail("\(error)") } }

        func path(_ name: String) -> String { cellsim.folder.path + "/" + name }

        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
        }

        func write(
            reference: String?, actual: String?, state: String = "new", root: String? = nil,
            to file: String = "artifacts/.results/cases/1.json"
        ) throws {
            var result: [String: Any] = [
                "name": "Group/test", "state": state, "differentPixels": 1, "totalPixels": 64, "boxes": [],
                "largestDifference": 255,
                "meanDifference": 1,
            ]
            (result["reference"], result["actual"], result["root"]) = (reference, actual, root)
            let report: [String: Any] = [
                "schemaVersion": 1, "verdict": "different", "differentPixels": 1, "counts": [:], "cases": [result],
            ]
            try cellsim.write("", to: file)
            try JSONSerialization.data(withJSONObject: report).write(to: URL(fileURLWithPath: path(file)))
        }

        /// Returns the contents of all files in both folders, except the results.
        func fileContents() throws -> [String: Data] {
            var files: [String: Data] = [:]
            for folder in [cellsim.folder, outside] {
                for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                where !name.contains(".results") {
                    let file = folder.appendingPathComponent(name)
                    files[file.path] = FileManager.default.contents(atPath: file.path) ?? Data()
                }
            }
            return files
        }
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    /// Checks that a reference or new snapshot is rejected with its name, and that no file changes.
    private func assertRejected(
        _ project: Project, reference: String?, actual: String?, _ reason: String,
        _ arguments: [String] = ["accept", "artifacts"],
        file: String = "artifacts/.results/cases/1.json", line: UInt = #line
    ) throws {
        try project.write(reference: reference, actual: actual, to: file)
        let before = try project.fileContents()
        let outcome = try project.cellsim.runList(arguments)
        XCTAssertEqual(outcome.code, 3, "\(reference ?? "") \(actual ?? ""): \(outputText(outcome))", line: line)
        XCTAssertTrue(
            outcome.errors.contains(reason), "\(reference ?? "") \(actual ?? ""): \(outcome.errors)", line: line)
        XCTAssertEqual(outputText(outcome), "", line: line)
        XCTAssertEqual(try project.fileContents(), before, "\(reference ?? "") \(actual ?? "")", line: line)
    }

    func testReferencesOutsideTheProjectAreRejected() throws {
        let project = try Project(), outside = project.outside.path
        try project.link("Snapshots/out", to: outside + "/Snapshots")
        try project.link("Snapshots/up", to: "../../" + project.outside.lastPathComponent + "/Snapshots")
        try project.link("Snapshots/victim.png", to: outside + "/Snapshots/victim.png")
        try project.link("Snapshots/dangling.png", to: outside + "/Snapshots/made.png")
        try project.link("Snapshots/loop.png", to: "loop.png")
        try project.link("__Snapshots__", to: outside + "/Snapshots")
        try project.link("ReferenceImages", to: ".git/Snapshots")
        let outsideMessage = "points outside the working directory"
        for (reference, reason) in [
            (outside + "/Snapshots/victim.png", outsideMessage), (outside + "/Snapshots/made.png", outsideMessage),
            ("/nowhere/victim/Snapshots/a.png", outsideMessage),
            ("../\(project.outside.lastPathComponent)/Snapshots/a.png", "'..'"), ("Snapshots/../../a.png", "'..'"),
            ("Snapshots/..\u{2F}\u{301}/a.png", "'..'"), ("Snapshots/out/victim.png", outsideMessage),
            ("Snapshots/out/made.png", outsideMessage),
            ("Snapshots/out/new/made.png", outsideMessage), ("Snapshots/up/made.png", outsideMessage),
            ("Snapshots/victim.png", outsideMessage),
            ("Snapshots/dangling.png", "a link in the path is broken"), ("Snapshots/loop.png", "symbolic links"),
            ("__Snapshots__/made.png", outsideMessage), ("__Snapshots__/Group/made.png", outsideMessage),
            ("ReferenceImages/a.png", "hidden"),
            ("Sources/a.png", "not in a references folder"), ("a.png", "not in a references folder"),
            (project.path("a.png"), "not in a references folder"), (".git/Snapshots/a.png", "hidden"),
            ("Snapshots/.a.png", "hidden"),
            ("Snapshots/.git/a.png", "hidden"), ("", "the path is empty"),
            ("Snapshots", "not in a references folder"), ("/", outsideMessage),
            ("Snapshots/a\u{1B}[2J.png", "control characters"), ("Snapshots/a\r\n.png", "control characters"),
            ("Snapshots/a.png\u{0}.png", "control characters"),
        ] {
            try assertRejected(project, reference: reference, actual: "Group/test.1.png", reason)
        }
        try assertRejected(project, reference: nil, actual: "Group/test.1.png", "name no reference")
    }

    func testOnlyReferenceNamesAreWritten() throws {
        let project = try Project()
        for name in [
            "evil.1.swift", "evil.1.sh", "Makefile", "requirements.txt", "CMakeLists.txt", "package.json",
            "Package.resolved", "a.b.c.txt",
            "a b.1.txt", "1.txt", "a..txt", "$(x).1.txt", "test.1.txt.swift", "test.1", "png",
        ] {
            try assertRejected(
                project, reference: "Snapshots/Group/" + name, actual: "Group/test.1.txt",
                "not a reference's name")
        }
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts", "--text-ending", "swift").code, 3)
    }

    func testNewSnapshotsAreReadOnlyFromRunFolder() throws {
        let project = try Project(), outside = project.outside.path
        try project.link("artifacts/Group/secret.1.txt", to: outside + "/secret.1.txt")
        try project.link("artifacts/elsewhere", to: outside)
        try project.cellsim.write("local secret", to: "secret.1.txt")
        try project.cellsim.write("a\u{0}b", to: "artifacts/binary/test.1.txt")
        try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: project.path("artifacts/binary/latin.1.txt")))
        XCTAssertEqual(unsafe mkfifo(project.path("artifacts/Group/pipe.1.txt"), 0o600), 0)
        try FileManager.default.createDirectory(
            atPath: project.path("artifacts/folder.1.txt"), withIntermediateDirectories: true)
        for (actual, name, reason) in [
            ("/etc/passwd", "passwd.1.txt", "points outside artifacts"),
            (outside + "/secret.1.txt", "secret.1.txt", "points outside artifacts"),
            ("../secret.1.txt", "secret.1.txt", "'..'"),
            (project.path("secret.1.txt"), "secret.1.txt", "points outside artifacts"),
            ("Group/secret.1.txt", "secret.1.txt", "points outside artifacts"),
            ("elsewhere/secret.1.txt", "secret.1.txt", "points outside artifacts"),
            ("Group/test.1.txt", "other.1.txt", "its name differs from the reference's"),
            ("binary/test.1.txt", "test.1.txt", "not UTF-8 text"),
            ("binary/latin.1.txt", "latin.1.txt", "not UTF-8 text"), ("Group/pipe.1.txt", "pipe.1.txt", "error: "),
            ("folder.1.txt", "folder.1.txt", "error: "),
            ("Group/none.1.txt", "none.1.txt", "no such file"), ("Group/test.1.txt", "test.1.png", "not a PNG"),
            ("/dev/zero", "zero.1.txt", "points outside artifacts"),
        ] {
            try assertRejected(project, reference: "Snapshots/Group/" + name, actual: actual, reason)
        }
        try assertRejected(project, reference: "Snapshots/Group/test.1.png", actual: nil, "stored no new snapshot")
    }

    func testReportProvidesOnlyPicturesInItsFolder() throws {
        let project = try Project()
        try project.cellsim.write("local secret", to: "secret.1.txt")
        try assertRejected(
            project, reference: "Snapshots/secret.1.txt", actual: "secret.1.txt", "accepted only from",
            ["accept", "report.json"], file: "report.json")
        try assertRejected(
            project, reference: "Snapshots/a.png", actual: "picture.png", "points outside reports",
            ["accept", "reports/r.json"], file: "reports/r.json")
        XCTAssertEqual(try project.cellsim.run("accept", "reports/r.json", "--artifacts", ".").code, 0)
        XCTAssertFalse(try project.cellsim.read("Snapshots/a.png").isEmpty)
    }

    func testOneRejectionStopsAll() throws {
        let project = try Project()
        try project.write(reference: "Snapshots/Group/test.1.png", actual: "Group/test.1.png")
        try FileManager.default.moveItem(
            atPath: project.path("artifacts/.results/cases/1.json"),
            toPath: project.path("artifacts/.results/cases/0.json"))
        try assertRejected(
            project, reference: "/etc/evil.png", actual: "Group/test.1.png",
            "/etc/evil.png: error: points outside the working directory")
        XCTAssertTrue(try project.cellsim.run("accept", "artifacts").errors.hasSuffix("nothing was accepted\n"))
    }

    func testLinkedResultsAreNotRead() throws {
        let project = try Project()
        try project.write(reference: "Snapshots/Group/test.1.png", actual: "Group/test.1.png", to: "elsewhere/1.json")
        try FileManager.default.createDirectory(
            atPath: project.path("artifacts/.results/cases"), withIntermediateDirectories: true)
        try project.link("artifacts/.results/cases/1.json", to: "../../../elsewhere/1.json")
        for command in ["accept", "report", "unused"] {
            let outcome = try project.cellsim.run(command, "artifacts")
            XCTAssertEqual(outcome.code, 3, command)
            XCTAssertTrue(outcome.errors.contains("points outside artifacts"), outcome.errors)
        }
    }

    func testReferencesInsideTheProjectAreAccepted() throws {
        let project = try Project()
        try project.link("Tests", to: "Sources")
        try project.link("Snapshots/inside", to: "Group")
        for (reference, actual, file) in [
            ("Snapshots/Group/test.1.png", "Group/test.1.png", "Snapshots/Group/test.1.png"),
            (
                "Sources/__Snapshots__/New/Group/test.1.txt", "Group/test.1.txt",
                "Sources/__Snapshots__/New/Group/test.1.txt"
            ),
            (
                project.path("ReferenceImages_64/Module.Group/testCell@2x.png"),
                project.path("artifacts/Group/test.1.png"), "ReferenceImages_64/Module.Group/testCell@2x.png"
            ),
            ("Tests/Snapshots/test.1.txt", "Group/test.1.txt", "Sources/Snapshots/test.1.txt"),
            ("Snapshots/inside/linked.png", "Group/test.1.png", "Snapshots/Group/linked.png"),
            ("./Snapshots//Group/./dots.png", "./Group/test.1.png", "Snapshots/Group/dots.png"),
        ] {
            try project.write(reference: reference, actual: actual)
            let outcome = try project.cellsim.run("accept", "artifacts/")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(outputText(outcome), "accepted Group/test: \(reference)\n1 accepted\n")
            XCTAssertFalse(try project.cellsim.read(file).isEmpty, reference)
        }
    }

    func testReferencesFlagAllowsOtherFolders() throws {
        let project = try Project()
        try project.write(reference: project.outside.path + "/Refs/test.1.png", actual: "Group/test.1.png")
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts").code, 3)
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts", "--references", "../nowhere").code, 3)
        let outcome = try project.cellsim.run(
            "accept", "artifacts", "--references", "../" + project.outside.lastPathComponent)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(FileManager.default.fileExists(atPath: project.outside.path + "/Refs/test.1.png"))
        try project.link("Refs", to: project.outside.path + "/Snapshots")
        try project.write(reference: "Refs/victim.png", actual: "Group/test.1.png")
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts", "--references", "Refs").code, 0)
        XCTAssertEqual(
            try Data(contentsOf: project.outside.appendingPathComponent("Snapshots/victim.png")),
            try project.cellsim.read("picture.png"))
        try project.write(reference: "Snapshots/Group/page.1.html", actual: "Group/page.1.html")
        try project.cellsim.write("<p>", to: "artifacts/Group/page.1.html")
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts").code, 3)
        XCTAssertEqual(try project.cellsim.run("accept", "artifacts", "--text-ending", "html").code, 0)
    }

    /// Results of tests that ran in another checkout, with other absolute paths.
    func testResultsOfOtherMachineAreAccepted() throws {
        let project = try Project()
        let remoteRoot = "/nowhere/runner/app"
        try project.write(
            reference: remoteRoot + "/Tests/__Snapshots__/Group/test.1.png",
            actual: remoteRoot + "/artifacts/Group/test.1.png",
            root: remoteRoot)
        let outcome = try project.cellsim.run("accept", "artifacts")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(
            try project.cellsim.read("Tests/__Snapshots__/Group/test.1.png"), try project.cellsim.read("picture.png"))
        for root in ["/nowhere/runner", "/", "/nowhere/runner/ap"] {
            try project.write(
                reference: remoteRoot + "/../../Snapshots/test.1.png", actual: "Group/test.1.png", root: root)
            XCTAssertEqual(try project.cellsim.run("accept", "artifacts").code, 3)
        }
    }

    func testOnlyReferencesInProjectArePruned() throws {
        let project = try Project(), outside = project.outside.path
        try project.link("Snapshots/out", to: outside + "/Snapshots")
        try project.cellsim.write("kept", to: "Snapshots/Group/README.md")
        try project.cellsim.write("kept", to: "Snapshots/Group/.hidden.png")
        try project.cellsim.write("gone", to: "Snapshots/Group/gone.1.txt")
        for reference in [
            outside + "/Snapshots/nothing.png", "../\(project.outside.lastPathComponent)/Snapshots/nothing.png",
            "Snapshots/out/nothing.png",
            "nothing.png", "Sources/nothing.png", ".git/Snapshots/nothing.png", "/nowhere/docs/nothing.png",
        ] {
            try assertRejected(
                project, reference: reference, actual: "x", reference + ": error: ", ["unused", "artifacts", "--prune"])
        }
        try project.write(reference: "Snapshots/Group/old.png", actual: "x")
        let outcome = try project.cellsim.run("unused", "artifacts", "--prune")
        XCTAssertEqual(outputText(outcome), "deleted Snapshots/Group/gone.1.txt\n", outcome.errors)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: outside).sorted(),
            ["Snapshots", "notes.txt", "secret.1.txt"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: outside + "/Snapshots").sorted(),
            ["victim.1.txt", "victim.png"])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: project.path("Snapshots/Group")).sorted(),
            [".hidden.png", "README.md", "old.png"])
    }

    func testUnusedLinkIsDeletedButNotItsTarget() throws {
        let project = try Project()
        try project.link("Snapshots/Group/link.png", to: project.outside.path + "/Snapshots/victim.png")
        try project.write(reference: "Snapshots/Group/old.png", actual: "x")
        XCTAssertEqual(
            outputText(try project.cellsim.run("unused", "artifacts", "--prune")), "deleted Snapshots/Group/link.png\n")
        XCTAssertTrue(FileManager.default.fileExists(atPath: project.outside.path + "/Snapshots/victim.png"))
    }

    /// An untrusted configuration in a downloaded folder.
    func testConfigurationReferencesMustBeInProject() throws {
        let project = try Project()
        let configuration = "references: \(project.outside.path)/Snapshots\ncases: [{document: a.xib}]\n"
        try project.cellsim.write(configuration, to: "downloaded/cellsim.yml")
        try project.write(
            reference: project.outside.path + "/Snapshots/a.png", actual: "x", to: "downloaded/.cellsim/results.json")
        for command in [["unused", "downloaded", "--prune"], ["accept", "downloaded"]] {
            let before = try project.fileContents()
            let outcome = try project.cellsim.runList(command)
            XCTAssertEqual(outcome.code, 3, "\(command)")
            XCTAssertTrue(outcome.errors.contains("points outside this file's folder"), outcome.errors)
            XCTAssertEqual(try project.fileContents(), before)
        }
    }
}
