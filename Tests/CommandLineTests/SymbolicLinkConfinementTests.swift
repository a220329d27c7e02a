import Foundation
import TestFixtures
import XCTest

/// Runs every command in a checkout in which all output paths are symbolic links to other folders. Nothing there may change.
final class SymbolicLinkConfinementTests: XCTestCase {
    private var cellsim: CommandLine!
    /// The path of the folder that the links point to.
    private var outside = ""
    /// The path of the user's own folders, which commands may write to.
    private var home = ""

    override func setUpWithError() throws {
        cellsim = try CommandLine()
        let files = FileManager.default
        outside = files.temporaryDirectory.appendingPathComponent("outside-" + UUID().uuidString).path
        home = outside + "-home"
        cellsim.environment = [
            "SNAPSHOT_TESTING_FORBID_RECORDING": "0", "HOME": home, "XDG_CACHE_HOME": home + "/.cache",
            "XDG_DATA_HOME": home + "/data", "CELLSIM_LIBRARY": home + "/library",
        ]
        for folder in [outside + "/folder/pictures", outside + "/Sources", outside + "/Tests", home + "/library"] {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        // A minimal installed library, so that `cellsim app` continues until it writes its output folder.
        for (name, text) in [
            (home + "/library/libCellSim.so", ""), (home + "/library/cellsim-swiftc", "#!/bin/sh\nexit 1\n"),
            (outside + "/file", "mine"), (outside + "/Sources/Mine.swift", "mine"),
            (outside + "/Tests/Mine.swift", "mine"),
            (outside + "/folder/pictures/00000000000000000000000000000000-0.png", "mine"),
            (outside + "/folder/0123456789abcdef0123456789abcdef.png", "mine"),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: name))
        }
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home + "/library/cellsim-swiftc")
        let card = Fixture.text("Card.xib").replacing("TEXT", with: "Text").replacing("MORE", with: "")
        for name in ["Card.xib", "Other.xib", "fresh/Card.xib"] { try cellsim.write(card, to: name) }
        try cellsim.write(
            "cases:\n  - {document: Card.xib, name: one}\n  - {document: Other.xib, name: two}\n", to: "cellsim.yml")
        try cellsim.write("[{\"a\": 1}, {\"a\": 2}]", to: "rows.json")
        try cellsim.write(
            "name: Y\ntargets:\n  Y: {type: application, platform: iOS, sources: [Sources]}\n", to: "project.yml")
        try cellsim.write(
            "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", to: "Sources/App.swift")
    }

    /// Creates a git repository, which some commands need.
    private func makeRepository() throws {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        (git.arguments, git.currentDirectoryURL) = (["git", "init", "-q"], cellsim.folder)
        try git.run()
        git.waitUntilExit()
        XCTAssertEqual(git.terminationStatus, 0)
    }

    override func tearDownWithError() throws {
        for folder in [outside, home] { try FileManager.default.removeItem(atPath: folder) }
        cellsim = nil
    }

    private func link(_ name: String, to target: String) throws {
        let path = cellsim.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path.path, withDestinationPath: outside + "/" + target)
    }

    /// Returns the contents of all files in the outside folder, and the modification dates of its folders.
    private func outsideState() throws -> [String: String] {
        let files = FileManager.default
        var contents: [String: String] = [:]
        for name in try ["."] + files.subpathsOfDirectory(atPath: outside) {
            let path = outside + "/" + name
            let date = try files.attributesOfItem(atPath: path)[.modificationDate] as? Date
            contents[name] =
                "\(files.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "") \(date ?? .distantPast)"
        }
        return contents
    }

    /// The first word of each line is the command's name.
    private let commands = [
        "render Card.xib", "render Card.xib --data rows.json", "render Card.xib Other.xib --separate --data rows.json",
        "render Card.xib --matrix style=light,dark", "render . --output-directory pictures", "render --git-base HEAD .",
        "scroll Card.xib --data rows.json --script reload", "inspect Card.xib", "lint .",
        "lint . --accessibility --pictures boxes",
        "reuse Card.xib --data rows.json", "compare Card.png Other.png", "gallery . --output page", "snapshot",
        "snapshot --record all", "accept", "unused", "unused --prune", "report .cellsim --reporter html=page.html",
        "init fresh",
        "init fresh --force", "devices", "schema", "app .", "app . --gallery --accept-cuts", "app . --scratch-path .",
        "app . --scratch-path inner", "test", "build", "run", "env", "prune", "fonts list", "fonts install --offline",
        "manual", "version", "doctor", "completions bash", "supports UILabel", "diff Card.xib Other.xib",
        "merge Card.xib Other.xib fresh/Card.xib", "git-setup", "git-setup --remove", "init fresh --force --ci github",
        "render Card.xib --map", "review", "review --base HEAD", "review --base HEAD --output-directory pictures",
        "accept --from-run .", "accept --from-run .cellsim", "init fresh --force --ci github --review",
        "lsp", "init --editor vscode",
    ]

    private func runAll(_ kind: String) throws {
        try makeRepository()
        let before = try outsideState()
        for command in commands {
            _ = try cellsim.runList(command.split(separator: " ").map(String.init))
            XCTAssertEqual(try outsideState(), before, "\(kind): cellsim \(command)")
        }
        let server = try cellsim.start("serve", ".")
        Thread.sleep(forTimeInterval: 2)
        server.terminate()
        server.waitUntilExit()
        XCTAssertEqual(try outsideState(), before, "\(kind): cellsim serve")
    }

    func testLinksInPlaceOfFiles() throws {
        for name in [
            ".gitattributes", ".gitignore", ".vscode/settings.json", "fresh/.gitignore",
            ".github/workflows/snapshots.yml", "Card.png",
            "Other.png", "Card-0001.png", "Card-0002.png", "Other-0001.png", "pictures/Card.png",
            "pictures/Other.png",
            "base/Card.png", "head/Card.png", "boxes/Card.png", ".cellsim/results.json", ".cellsim/actual/one.png",
            ".cellsim/difference/one.png", "Snapshots/one.png", "Snapshots/two.png",
            "page/gallery.css",
            "page/gallery.js", "page/gallery.json", "page.html", "cellsim-cuts.json", ".build/cellsim/.lock",
            ".cellsim/review/review.md", ".cellsim/review/report.json", ".cellsim/review/actual/one.png",
            ".cellsim/review/head/Card.png", ".cellsim/review/reference/one.png", "pictures/review.md",
            "pictures/index.html", ".build/cellsim/gallery.json", ".build/cellsim/cut-context.json",
            "inner/.cellsim-package", "inner/.lock",
        ] {
            try link(name, to: "file")
        }
        for name in ["fresh/cellsim.yml", "page/index.html", ".vscode/tasks.json"] { try link(name, to: "none") }
        let git = try cellsim.shell(
            "git init -q . && git add -A && git -c user.name=a -c user.email=a commit -qm one; echo >>Card.xib")
        XCTAssertEqual(git.code, 0, git.text)
        try runAll("files")
        // Commands replace links by files.
        for name in ["Card.png", ".cellsim/results.json", "page/index.html"] {
            let type = try FileManager.default.attributesOfItem(atPath: cellsim.folder.path + "/" + name)[.type]
            XCTAssertEqual(type as? FileAttributeType, .typeRegular, name)
        }
    }

    func testLinksInPlaceOfFolders() throws {
        for name in [
            "pictures/inner", "base", "head", ".cellsim", "Snapshots", "page/pictures", "page/frames", "page.files",
            ".build", ".vscode",
        ] {
            try link(name, to: "folder")
        }
        try link("inner/Sources", to: "Sources")
        try link("inner/Tests", to: "Tests")
        let git = try cellsim.shell(
            "git init -q . && git add -A && git -c user.name=a -c user.email=a commit -qm one; echo >>Card.xib")
        XCTAssertEqual(git.code, 0, git.text)
        try runAll("folders")
        let snapshot = try cellsim.run("snapshot")
        XCTAssertEqual(snapshot.code, 3)
        XCTAssertTrue(snapshot.errors.contains(".cellsim' is a link that points outside"), snapshot.errors)
    }

    func testLinksInAppPackageFolder() throws {
        try cellsim.write("", to: ".build/cellsim/.cellsim-package")
        for name in ["Sources", "Tests", "Resources", ".build", ".build-no-cuts", "probes", "gallery"] {
            try link(".build/cellsim/" + name, to: "folder")
        }
        for name in ["Package.swift", "cut-context.json", "gallery.json", "gallery.results", "gallery.errors"] {
            try link(".build/cellsim/" + name, to: "file")
        }
        try runAll("app")
    }

    /// A project's own sources are kept, whichever folder is chosen for the package.
    func testAppDeletesNoSources() throws {
        try FileManager.default.createSymbolicLink(
            atPath: cellsim.folder.path + "/alias", withDestinationPath: cellsim.folder.path)
        for folder in [".", "./", "Sources/..", "alias", "..", "Sources", cellsim.folder.path] {
            let outcome = try cellsim.run("app", ".", "--scratch-path", folder)
            XCTAssertEqual(outcome.code, 3, folder)
            XCTAssertTrue(outcome.errors.contains("--scratch-path"), outcome.errors)
            XCTAssertTrue(
                String(decoding: try cellsim.read("Sources/App.swift"), as: UTF8.self).contains("UIApplicationDelegate")
            )
        }
    }

    func testConfigurationPathsStayInFolder() throws {
        for (key, location) in [
            ("artifacts", "../v"), ("references", "../v"), ("artifacts", outside + "/v"), ("references", "a/../../v"),
        ] {
            try cellsim.write("\(key): \(location)\ncases:\n  - {document: Card.xib, name: one}\n", to: "cellsim.yml")
            for command in ["snapshot", "accept", "unused"] {
                let outcome = try cellsim.run(command)
                XCTAssertEqual(outcome.code, 3, command)
                XCTAssertTrue(
                    outcome.errors.contains(
                        "cellsim.yml:1: error: '\(key)' points outside this file's folder: '\(location)'"),
                    outcome.errors)
            }
        }
        try cellsim.write("cases:\n  - {document: Card.xib, name: ../../one}\n", to: "cellsim.yml")
        let before = try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/..")
        _ = try cellsim.run("snapshot")
        XCTAssertFalse(
            Set(try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/..")).subtracting(before)
                .contains("one.png"))
    }

    func testOptionPathsMayBeLinks() throws {
        try link("mine.png", to: "file")
        try link("mine", to: "folder")
        XCTAssertEqual(try cellsim.run("render", "Card.xib", "-o", "mine.png").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Card.xib", "Other.xib", "--output-directory", "mine").code, 0)
        XCTAssertEqual(try cellsim.run("render", "Card.xib", "-o", "mine/deep.png").code, 0)
        for name in ["file", "folder/Card.png", "folder/deep.png"] {
            XCTAssertEqual(
                CommandLine.size(FileManager.default.contents(atPath: outside + "/" + name) ?? Data()).count, 2, name)
        }
    }

    func testAllCommandsAreTested() throws {
        let help = String(decoding: try cellsim.run("--help").output, as: UTF8.self)
        let commandNames = help.split(separator: "\n").drop { !$0.hasSuffix(" SUBCOMMANDS:") }.compactMap { line in
            line.hasPrefix("  ") && !line.hasPrefix("   ") ? line.split(separator: " ").first.map(String.init) : nil
        }
        XCTAssertGreaterThan(commandNames.count, 20)
        let testedNames = Set(
            commands.compactMap { $0.split(separator: " ").first.map(String.init) } + ["serve", "See"])
        XCTAssertEqual(Set(commandNames).subtracting(testedNames), [])
    }
}
