import Foundation
import TestFixtures
import XCTest

/// Tests `cellsim render --git-base` in a temporary repository.
final class GitBaseTests: XCTestCase {
    private func git(_ cellsim: CommandLine, _ arguments: String..., at folder: String = "") throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "-c",
                "protocol.file.allow=always",
            ] + arguments
        process.currentDirectoryURL = folder.isEmpty ? cellsim.folder : cellsim.folder.appendingPathComponent(folder)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(arguments)")
    }

    /// Returns a repository with committed files and the tag `old`.
    private func repository(_ files: [String: String]) throws -> CommandLine {
        let cellsim = try CommandLine()
        for (name, text) in files { try cellsim.write(text, to: name) }
        try git(cellsim, "init", "-q", "-b", "main")
        try commit(cellsim)
        try git(cellsim, "tag", "old")
        return cellsim
    }

    private func commit(_ cellsim: CommandLine, at folder: String = "") throws {
        try git(cellsim, "add", ".", at: folder)
        try git(cellsim, "commit", "-q", "--allow-empty", "-m", "more", at: folder)
    }

    /// Returns a small document whose view has an amount of red.
    private func view(red: Double = 0, _ extraContent: String = "") -> String {
        Fixture.text("git-base-view.xib", replacing: ["more": extraContent, "red": red])
    }

    /// Returns a storyboard with a scene for each name, whose view has an amount of red.
    private func storyboard(_ scenes: KeyValuePairs<String, Double>) -> String {
        let scenes = scenes.map { name, red in
            Fixture.text("git-base/scene.xml", replacing: ["name": name, "red": red])
        }
        return Fixture.text("git-base/document.storyboard", replacing: ["scenes": scenes.joined()])
    }

    /// Compares with the base, and returns the state of each case.
    private func states(_ cellsim: CommandLine, _ flags: String..., file: StaticString = #filePath, line: UInt = #line)
        throws -> [String]
    {
        let outcome = try cellsim.runList(
            ["render", "--git-base", "old", "--output-directory", "out", "--reporter", "json"] + flags)
        XCTAssertEqual(outcome.code, 0, outcome.errors, file: file, line: line)
        let object = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
        return (object?["cases"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "") \($0["state"] ?? "")" }
    }

    private func remove(_ cellsim: CommandLine, _ name: String) throws {
        try FileManager.default.removeItem(at: cellsim.folder.appendingPathComponent(name))
    }

    private func exists(_ cellsim: CommandLine, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: cellsim.folder.appendingPathComponent(name).path)
    }

    func testChangedDocumentsAreDrawnSideBySide() throws {
        let cellsim = try repository(["Changed.xib": view(), "Gone.xib": view(red: 0.3), "Same.xib": view()])
        try cellsim.write(view(red: 0.9), to: "Changed.xib")
        try remove(cellsim, "Gone.xib")
        XCTAssertEqual(try states(cellsim), ["Changed.xib different", "Gone.xib missing"])
        let baseSize = CommandLine.size(try cellsim.read("out/base/Changed.png"))
        XCTAssertEqual(CommandLine.size(try cellsim.read("out/Changed.png")), [baseSize[0] * 2 + 16, baseSize[1]])
        XCTAssertEqual(CommandLine.size(try cellsim.read("out/Gone.png")), baseSize)
        XCTAssertFalse(exists(cellsim, "out/Same.png"))
        try cellsim.write(storyboard(["A": 1]), to: "Other/New.storyboard")
        XCTAssertEqual(
            try states(cellsim), ["Changed.xib different", "Gone.xib missing", "Other/New.storyboard (A) new"])
        XCTAssertEqual(try cellsim.read("out/Other/New-A.png"), try cellsim.read("out/head/Other/New-A.png"))
    }

    func testNamedDocumentsAreCompared() throws {
        let cellsim = try repository(["Same.xib": view(), "App/Same.xib": view(), "Gone.xib": view()])
        let outcome = try cellsim.run("render", "Same.xib", "--git-base", "old", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertEqual(String(decoding: outcome.output, as: UTF8.self), "PASS Same.xib\n1 compared: 1 same\n")
        try remove(cellsim, "Gone.xib")
        XCTAssertEqual(try states(cellsim, "App", "Gone.xib"), ["App/Same.xib same", "Gone.xib missing"])
        let missing = try cellsim.run("render", "Never.xib", "--git-base", "old")
        XCTAssertEqual(missing.code, 3)
        XCTAssertEqual(missing.errors, "Never.xib:1: error: no such file, here or at old\n")
    }

    func testScenesOfStoryboardsAreCompared() throws {
        let cellsim = try repository(["Main.storyboard": storyboard(["A": 0, "B": 0, "Old": 0.2])])
        try cellsim.write(storyboard(["A": 0, "B": 1, "New": 0.4]), to: "Main.storyboard")
        let expected = ["(A) same", "(B) different", "(New) new", "(Old) missing"].map { "Main.storyboard " + $0 }
        XCTAssertEqual(try states(cellsim), expected)
        XCTAssertEqual(try states(cellsim, "--scene", "all"), expected)
        XCTAssertEqual(try states(cellsim, "--scene", "B"), [expected[1]])
        XCTAssertEqual(try states(cellsim, "--scene", "Old"), [expected[3]])
        XCTAssertTrue(exists(cellsim, "out/Main-B.png") && exists(cellsim, "out/base/Main-Old.png"))
        XCTAssertEqual(try cellsim.run("render", "--git-base", "old", "--scene", "C").code, 2)
    }

    func testViewsOfOneDocumentAreCompared() throws {
        func two(red: Double) -> String { Fixture.text("git-base/two-views.xib", replacing: ["red": red]) }
        let cellsim = try repository(["Views.xib": two(red: 1), "One.xib": view()])
        try cellsim.write(two(red: 0.5), to: "Views.xib")
        try cellsim.write(two(red: 1), to: "One.xib")
        XCTAssertEqual(
            try states(cellsim),
            ["One.xib (v) same", "One.xib (Footer) new", "Views.xib (v) same", "Views.xib (Footer) different"])
    }

    func testRenamedDocumentIsOneChange() throws {
        for isAdded in [true, false] {
            let text = view(red: 0.1, (0..<30).map { "<!-- line \($0) -->\n" }.joined())
            let cellsim = try repository(["App/Cell.xib": text, "Row.xib": text.replacing("line", with: "row")])
            try cellsim.write(text.replacing("red=\"0.1\"", with: "red=\"0.8\""), to: "Lists/Tall.xib")
            try remove(cellsim, "App/Cell.xib")
            if isAdded { try git(cellsim, "add", ".") }
            XCTAssertEqual(
                try states(cellsim), ["Lists/Tall.xib, renamed from App/Cell.xib different"], "known to git: \(isAdded)"
            )
            XCTAssertTrue(exists(cellsim, "out/base/Lists/Tall.png") && exists(cellsim, "out/head/Lists/Tall.png"))
        }
    }

    /// Later changes on the base branch are not changes of this branch.
    func testComparesWithMergeBase() throws {
        let cellsim = try repository(["A.xib": view(), "B.xib": view()])
        try git(cellsim, "checkout", "-q", "-b", "topic")
        try cellsim.write(view(red: 1), to: "A.xib")
        try commit(cellsim)
        try git(cellsim, "checkout", "-q", "main")
        try cellsim.write(view(red: 1), to: "B.xib")
        try commit(cellsim)
        try git(cellsim, "checkout", "-q", "topic")
        let outcome = try cellsim.run("render", "--git-base", "main", "--output-directory", "out")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).hasSuffix("1 compared: 1 different\n"))
        XCTAssertNotNil(
            outcome.errors.wholeMatch(
                of: /cellsim: note: comparing with [0-9a-f]+, where the current branch diverged from main\n/),
            outcome.errors)
    }

    func testShallowCloneErrorSuggestsRemedy() throws {
        let cellsim = try repository(["A.xib": view()])
        try git(cellsim, "checkout", "-q", "-b", "topic")
        for name in ["topic", "main"] {
            try git(cellsim, "checkout", "-q", name)
            try git(cellsim, "commit", "-q", "--allow-empty", "-m", name)
        }
        try git(
            cellsim, "clone", "-q", "--depth", "1", "--no-single-branch", "-b", "topic",
            "file://" + cellsim.folder.path, "clone")
        let outcome = try cellsim.runList(["render", "--git-base", "origin/main"], at: "clone")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("have no common commit"), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("fetch-depth: 0"), outcome.errors)
    }

    func testOnlyUnreadableDocumentsFail() throws {
        let cellsim = try repository(["A.xib": view(), "B.xib": view()])
        try cellsim.write(view(red: 1), to: "A.xib")
        let outcome = try cellsim.run(
            "render", "--git-base", "old", "--output-directory", "out", "--reporter", "github", "--reporter", "text",
            "--reporter", "junit=j.xml")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("::notice file=A.xib,title=Changed A.xib::"), text)
        XCTAssertTrue(text.contains("\nDIFF A.xib: "), text)
        XCTAssertTrue(String(decoding: try cellsim.read("j.xml"), as: UTF8.self).contains("failures=\"0\""))
        try cellsim.write("nonsense", to: "A.xib")
        let failure = try cellsim.run(
            "render", "--git-base", "old", "--output-directory", "out", "--reporter", "github")
        XCTAssertEqual(failure.code, 3)
        XCTAssertTrue(
            String(decoding: failure.output, as: UTF8.self).hasPrefix("::error file=A.xib,line=1,"), failure.errors)
        XCTAssertTrue(failure.errors.hasPrefix("A.xib:1: error: "), failure.errors)
    }

    /// A branch that repairs a document does not fail. The message about the old document contains the revision.
    func testDocumentUnreadableAtBaseIsNew() throws {
        let cellsim = try repository(["App/A.xib": "nonsense"])
        try cellsim.write(view(), to: "App/A.xib")
        let outcome = try cellsim.run(
            "render", "--git-base", "old", "--output-directory", "out", "--reporter", "html=out/r.html", "--reporter",
            "text")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.hasPrefix("old:App/A.xib:1: error: "), outcome.errors)
        let allOutput =
            outcome.errors + String(decoding: outcome.output, as: UTF8.self)
            + String(decoding: try cellsim.read("out/r.html"), as: UTF8.self)
        XCTAssertFalse(
            allOutput.contains("/tmp/") || allOutput.contains(FileManager.default.temporaryDirectory.path),
            allOutput.prefix(2000).description)
    }

    func testImagesAreReadAtRevision() throws {
        let image =
            #"<subviews><imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="30" height="20"/></imageView></subviews>"#
        let cellsim = try repository(["Art/readme": "", "A.xib": view(red: 1), "B.xib": view(red: 0.5)])
        XCTAssertEqual(try cellsim.run("render", "A.xib", "-o", "Art/logo.png").code, 0)
        try cellsim.write(view(red: 0, image), to: "App/Shown.xib")
        try commit(cellsim)
        try git(cellsim, "tag", "-f", "old")
        XCTAssertEqual(try cellsim.run("render", "B.xib", "-o", "Art/logo.png").code, 0)
        try cellsim.write(view(red: 0, image + "<!-- -->"), to: "App/Shown.xib")
        XCTAssertEqual(try states(cellsim, "--assets", "Art"), ["App/Shown.xib different"])
    }

    /// A changed image changes the unchanged documents that show it.
    func testChangedImageAffectsDocuments() throws {
        let image =
            #"<subviews><imageView image="logo" id="i"><rect key="frame" x="0" y="0" width="30" height="20"/></imageView></subviews>"#
        let resources = #"<resources><image name="logo" width="30" height="20"/></resources></document>"#
        let document = view(red: 0, image).replacing("</document>", with: resources)
        let cellsim = try repository([
            "A.xib": view(red: 1), "B.xib": view(red: 0.5), "App/Shown.xib": document, "Other/Shown.xib": document,
        ])
        XCTAssertEqual(try cellsim.run("render", "A.xib", "-o", "App/logo@2x.png").code, 0)
        try commit(cellsim)
        try git(cellsim, "tag", "-f", "old")
        XCTAssertEqual(try cellsim.run("render", "B.xib", "-o", "App/logo@2x.png").code, 0)
        XCTAssertEqual(try states(cellsim), ["App/Shown.xib different"])
    }

    func testUnusualFileNames() throws {
        let cellsim = try repository(["Ä b/Zelle \"1\".xib": view(), "x\ny.xib": view()])
        try cellsim.write(view(red: 1), to: "Ä b/Zelle \"1\".xib")
        try cellsim.write(view(red: 1), to: "x\ny.xib")
        XCTAssertEqual(try states(cellsim), ["x\ny.xib different", "Ä b/Zelle \"1\".xib different"])
        XCTAssertTrue(exists(cellsim, "out/Ä b/Zelle \"1\".png"))
    }

    func testWorktreesAndSubfolders() throws {
        let cellsim = try repository(["App/A.xib": view()])
        try git(cellsim, "worktree", "add", "-q", "tree", "-b", "topic")
        try cellsim.write(view(red: 1), to: "tree/App/A.xib")
        for folder in ["tree", "tree/App"] {
            let outcome = try cellsim.runList(["render", "--git-base", "old", "--output-directory", "out"], at: folder)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertTrue(String(decoding: outcome.output, as: UTF8.self).hasPrefix("DIFF App/A.xib: "))
            XCTAssertTrue(exists(cellsim, folder + "/out/App/A.png"))
        }
    }

    func testSubmodulesAreSearched() throws {
        let inner = try repository(["Inner.xib": view()])
        let cellsim = try repository(["A.xib": view()])
        try git(cellsim, "submodule", "--quiet", "add", "-q", "file://" + inner.folder.path, "Lib")
        try commit(cellsim)
        try git(cellsim, "tag", "-f", "old")
        try cellsim.write(view(red: 1), to: "Lib/Inner.xib")
        try commit(cellsim, at: "Lib")
        try commit(cellsim)
        XCTAssertEqual(try states(cellsim), ["Lib/Inner.xib different"])
    }

    /// Simulates a container, where the repository belongs to another user. Programs in the repository's configuration are not run.
    func testRepositoryOfOtherOwnerIsRead() throws {
        try XCTSkipUnless(getuid() == 0, "only root can change the owner of files")
        let cellsim = try repository(["A.xib": view()])
        for (key, value) in [
            "core.fsmonitor": "touch ran; false", "filter.x.clean": "touch ran; cat",
            "filter.x.smudge": "touch ran; cat",
        ] {
            try git(cellsim, "config", key, value)
        }
        try cellsim.write("*.xib filter=x\n", to: ".gitattributes")
        try cellsim.write(view(red: 1), to: "A.xib")
        let entries = FileManager.default.subpaths(atPath: cellsim.folder.path) ?? []
        for name in [""] + entries { _ = unsafe chown(cellsim.folder.path + "/" + name, 12345, 12345) }
        cellsim.environment = [
            "HOME": cellsim.folder.path, "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_GLOBAL": "/dev/null",
        ]
        XCTAssertEqual(try states(cellsim), ["A.xib different"])
        XCTAssertFalse(exists(cellsim, "ran"))
    }

    func testInvalidRevisionsAndOptionsAreRejected() throws {
        let cellsim = try repository(["Same.xib": view()])
        for flags in [
            ["--git-base", "nowhere"], ["--git-base", "--help-me"], ["--git-base", "old", "-o", "a.png"],
            ["--reporter", "json", "Same.xib"], ["--git-base", "old", "-"], [],
        ] {
            XCTAssertEqual(try cellsim.runList(["render"] + flags).code, 2, "\(flags)")
        }
        let outsideRepository = try CommandLine()
        let outcome = try outsideRepository.run("render", "--git-base", "HEAD")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("not a git repository"), outcome.errors)
        XCTAssertEqual(
            try cellsim.run("render", "--git-base", "old").errors,
            "cellsim: note: no XIB or storyboard differs from old\n")
    }
}
