import Foundation
import TestFixtures
import XCTest

/// Tests the commits that reports list for changes, and the headers of report pages.
final class BlameTests: XCTestCase {
    /// Runs git as an author whose time zone is five hours behind London's.
    private func git(_ cellsim: CommandLine, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-c", "user.name=Ann Example", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
                "-c", "protocol.file.allow=always",
            ] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_AUTHOR_DATE": "2026-03-02T23:30:00-05:00", "GIT_COMMITTER_DATE": "2026-03-04T01:00:00-05:00",
        ]) { $1 }
        process.currentDirectoryURL = cellsim.folder
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }

    private func text(_ size: Int) -> String {
        Fixture.text("Card.xib").replacing("TEXT", with: "Text").replacing("MORE", with: "")
            .replacing("pointSize=\"17\"", with: "pointSize=\"\(size)\"")
    }

    /// Returns a project whose references were made from an earlier version of its document.
    private func project(isRepository: Bool = true) throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write("cases: [{document: App/Card.xib}]\n", to: "cellsim.yml")
        try cellsim.write(text(17), to: "App/Card.xib")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        if isRepository {
            try git(cellsim, "init", "-q", "-b", "feature/x")
            try git(cellsim, "add", "-A")
            try git(cellsim, "commit", "-qm", "first")
        }
        return cellsim
    }

    private func report(_ cellsim: CommandLine) throws -> String {
        let outcome = try cellsim.run("snapshot", "--reporter", "text", "--reporter", "html=report.html")
        XCTAssertEqual(outcome.code, 1)
        return String(decoding: outcome.output, as: UTF8.self)
    }

    private func page(_ cellsim: CommandLine) throws -> String {
        String(decoding: try cellsim.read("report.html"), as: UTF8.self)
    }

    func testCommittedAndUncommittedLines() throws {
        let cellsim = try project()
        try cellsim.write(text(15), to: "App/Card.xib")
        let uncommitted = try report(cellsim)
        assertContains(uncommitted, "App/Card.xib:")
        assertContains(uncommitted, "(not committed)")
        try git(cellsim, "commit", "-qam", "second")
        let committed = try report(cellsim)
        // The date is the author's local date, not that of this machine or of the committer.
        XCTAssertNotNil(committed.firstMatch(of: /\([0-9a-f]{10}, Ann Example, 2026-03-02\)/), committed)
        assertLacks(committed, "not committed")
        let html = try page(cellsim)
        assertContains(html, "\"branch\":\"feature/x\"")
        assertContains(html, "\"date\":\"2026-03-04\"", "the page shows the date of the commit")
        XCTAssertNotNil(html.firstMatch(of: /"blame":"[0-9a-f]{10}, Ann Example, 2026-03-02"/))
        let results = String(decoding: try cellsim.read(".cellsim/results.json"), as: UTF8.self)
        assertContains(results, "\"author\" : \"Ann Example\"")
    }

    func testNoCommitIsShownWithoutGit() throws {
        let cellsim = try project(isRepository: false)
        try cellsim.write(text(15), to: "App/Card.xib")
        let text = try report(cellsim)
        assertContains(text, "App/Card.xib:")
        assertLacks(text, "committed")
        let name = cellsim.folder.lastPathComponent
        assertContains(try page(cellsim), "\"origin\":{\"project\":\"\(name)\"}")
        // A repository without the program.
        let other = try project()
        try other.write(self.text(15), to: "App/Card.xib")
        other.environment["PATH"] = other.folder.path
        assertLacks(try report(other), "committed")
    }

    /// In a shallow clone, git attributes all old lines to the oldest commit.
    func testShallowClonesNameNoCommitForOldLines() throws {
        let cellsim = try project()
        try cellsim.write(text(15), to: "App/Card.xib")
        try git(cellsim, "commit", "-qam", "second")
        try git(cellsim, "clone", "-q", "--depth", "1", "file://\(cellsim.folder.path)", "clone")
        let outcome = try cellsim.run("snapshot", "clone", "--reporter", "text")
        let text = String(decoding: outcome.output, as: UTF8.self)
        assertContains(text, "1 different")
        assertLacks(text, "Ann Example")
        assertLacks(text, "committed")
    }

    /// Programs in a repository's configuration and attributes are not run.
    func testHostileRepositoriesRunNothing() throws {
        let cellsim = try project()
        try cellsim.write("*.xib diff=bad filter=bad\n", to: ".gitattributes")
        let program = "touch \(cellsim.folder.path)/taken; cat"
        for key in [
            "diff.bad.textconv", "diff.bad.command", "diff.external", "filter.bad.clean", "filter.bad.smudge",
            "core.fsmonitor", "core.pager", "core.sshCommand", "gpg.program", "core.editor", "alias.blame",
        ] { try git(cellsim, "config", key, program) }
        try git(cellsim, "config", "log.showSignature", "true")
        try cellsim.write(text(15), to: "App/Card.xib")
        assertContains(try report(cellsim), "(not committed)")
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.folder.path + "/taken"))
        assertContains(try page(cellsim), "\"branch\":\"feature/x\"")
    }

    func testNoCommitIsShownForABrokenRepository() throws {
        let cellsim = try project()
        try cellsim.write(text(15), to: "App/Card.xib")
        try cellsim.write("[broken\n", to: ".git/config")
        assertLacks(try report(cellsim), "committed")
        assertLacks(try page(cellsim), "\"branch\"")
    }

    /// The page shows the remote as the project's name, without a password.
    func testProjectNameOfPage() throws {
        let cellsim = try project()
        try git(cellsim, "remote", "add", "origin", "https://ann:secret@example.com/team/Contacts.git")
        try cellsim.write(text(15), to: "App/Card.xib")
        _ = try report(cellsim)
        let html = try page(cellsim)
        assertContains(html, "\"project\":\"Contacts\"")
        assertLacks(html, "secret")
    }
}
