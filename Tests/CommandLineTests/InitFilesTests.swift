import Foundation
import TestFixtures
import XCTest

@testable import cellsim

/// Tests the files that `cellsim init` writes in a repository: `.gitignore`, workflows, launch screens and reference names.
final class InitFilesTests: XCTestCase {
    private func storyboard(_ scenes: String, launch: Bool = false) -> String {
        Fixture.text(
            "init-files/document.storyboard",
            replacing: ["launch": launch ? " launchScreen=\"YES\"" : "", "scenes": scenes])
    }

    private func scene(_ id: String, _ attributes: String = "", content: String = "") -> String {
        Fixture.text("init-files/scene.xml", replacing: ["attributes": attributes, "content": content, "id": id])
    }

    private func label(_ id: String) -> String {
        "<label contentMode=\"left\" text=\"Shop\" id=\"\(id)\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"80\" height=\"20\"/></label>"
    }

    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write(storyboard(scene("a1")), to: "App/Base.lproj/Main.storyboard")
        return cellsim
    }

    private func text(_ outcome: CommandLine.Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

    func testBlankLaunchScreensAreLeftOut() throws {
        let cellsim = try project()
        try cellsim.write(storyboard(scene("b1"), launch: true), to: "App/Base.lproj/LaunchScreen.storyboard")
        try cellsim.write(storyboard(scene("c1", content: label("c2")), launch: true), to: "App/Splash.storyboard")
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            text(outcome).contains("0 XIBs and 2 storyboards; left out: 1 blank launch screens\n"), text(outcome))
        let file = String(decoding: try cellsim.read("cellsim.yml"), as: UTF8.self)
        XCTAssertTrue(file.contains("- App/Base.lproj/LaunchScreen.storyboard\n"), file)
        XCTAssertFalse(file.contains("Splash"), file)
    }

    /// Names contain neither object ids nor language folders. Scenes with the same name are numbered.
    func testReferencesHaveReadableNames() throws {
        let cellsim = try project()
        let scenes = [
            scene("a1", "storyboardIdentifier=\"Settings\""), scene("a2", "customClass=\"BasketViewController\""),
            scene("a3", "customClass=\"BasketViewController\""), scene("a4", "title=\"Sign in\""), scene("a5"),
        ]
        try cellsim.write(storyboard(scenes.joined()), to: "App/Base.lproj/Main.storyboard")
        try cellsim.write("cases:\n  - {document: \"**/*.storyboard\", scene: all}\n", to: "cellsim.yml")
        XCTAssertEqual(
            try SnapshotPlan(path: cellsim.folder.path).cases.map(\.name),
            ["Settings", "Basket", "Basket-2", "Sign-in", "viewController"].map { "App/Main/" + $0 })
        try cellsim.write(storyboard(scene("a1")), to: "App/de.lproj/Main.storyboard")
        XCTAssertEqual(
            try SnapshotPlan(path: cellsim.folder.path).cases.map { $0.name.hasPrefix("App/Base.lproj/Main/") },
            [true, true, true, true, true, false])
        XCTAssertEqual(
            SceneNames.uniqueNames(["A", "A-2", "A", nil].map { .init(key: nil, name: $0) }), ["A", "A-2", "A-3", nil])
    }

    func testGitignoreListsResultsFolderOnce() throws {
        let cellsim = try project()
        try cellsim.write("", to: ".git/HEAD")
        try cellsim.write("build", to: "App/.gitignore")
        let first = try cellsim.run("init", "App")
        XCTAssertEqual(first.code, 0, first.errors)
        XCTAssertTrue(text(first).contains("App/.gitignore: added .cellsim/\n"), text(first))
        XCTAssertEqual(String(decoding: try cellsim.read("App/.gitignore"), as: UTF8.self), "build\n.cellsim/\n")
        let second = try cellsim.run("init", "App", "--force")
        XCTAssertFalse(text(second).contains(".gitignore"), text(second))
        // A `.gitignore` in a parent folder counts, unless its pattern only applies to that folder.
        for (line, isListed) in [(".cellsim", true), ("/.cellsim/", false)] {
            try cellsim.write(line + "\n", to: ".gitignore")
            try cellsim.write("build\n", to: "App/.gitignore")
            let outcome = try cellsim.run("init", "App", "--force")
            XCTAssertEqual(text(outcome).contains("added"), !isListed, line)
        }
    }

    func testWorkflowsAreWrittenAtRepositoryRoot() throws {
        let cellsim = try project()
        try cellsim.write("", to: ".git/HEAD")
        for (service, path) in [("github", ".github/workflows/snapshots.yml"), ("gitlab", ".gitlab-ci.yml")] {
            let outcome = try cellsim.run("init", "App", "--ci", service, "--force")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertTrue(text(outcome).contains("\(path): set the variable CELLSIM_ARCHIVE"), text(outcome))
            let file = String(decoding: try cellsim.read(path), as: UTF8.self)
            XCTAssertTrue(file.contains("App/.cellsim"), file)
            XCTAssertTrue(file.contains("cellsim snapshot --reporter"), file)
            let secondOutcome = try cellsim.run("init", "App", "--ci", service)
            XCTAssertEqual(secondOutcome.code, 2)
            let dryRun = try cellsim.run("init", "App", "--ci", service, "--dry-run")
            XCTAssertTrue(text(dryRun).hasSuffix("# \(path)\n" + file), text(dryRun))
        }
        XCTAssertEqual(try cellsim.run("init", "App", "--ci", "jenkins").code, 2)
    }

    func testReviewJobIsAdded() throws {
        let cellsim = try project()
        try cellsim.write("", to: ".git/HEAD")
        for (service, path) in [("github", ".github/workflows/snapshots.yml"), ("gitlab", ".gitlab-ci.yml")] {
            let outcome = try cellsim.run("init", "App", "--ci", service, "--review", "--force")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            let file = String(decoding: try cellsim.read(path), as: UTF8.self)
            XCTAssertTrue(file.contains("cellsim snapshot --reporter"), file)
            XCTAssertTrue(file.contains("cellsim review --comment \(service)"), file)
        }
        XCTAssertEqual(try cellsim.run("init", "App", "--review", "--force").code, 2)
    }

    /// Runs the GitLab job with an archive whose program only prints its arguments.
    func testJobCommandsRun() throws {
        let cellsim = try project()
        try cellsim.write("", to: ".git/HEAD")
        XCTAssertEqual(try cellsim.run("init", "App", "--ci", "gitlab").code, 0)
        let file = String(decoding: try cellsim.read(".gitlab-ci.yml"), as: UTF8.self)
        let lines = file.components(separatedBy: "\n").filter { $0.hasPrefix("      ") }.map { $0.dropFirst(6) }
        try cellsim.write(
            lines.prefix { !$0.hasPrefix("junit:") }.joined(separator: "\n").replacing(
                "wget -q -O", with: "cp archive.tar.gz"
            )
            .replacing(" \"$CELLSIM_ARCHIVE\"", with: ""), to: "job.sh")
        try cellsim.write("#!/bin/sh\necho \"$PWD $*\" >\"$HOME/said\"\n", to: "made/cellsim-1/bin/cellsim")
        let setup = try cellsim.shell(
            "chmod +x made/cellsim-1/bin/cellsim && tar -czf archive.tar.gz -C made cellsim-1 && mkdir home")
        XCTAssertEqual(setup.code, 0, setup.text)
        for (checksum, isValid) in [("0000", false), ("", true)] {
            cellsim.environment = ["HOME": cellsim.folder.path + "/home", "CELLSIM_SHA256": checksum]
            let outcome = try cellsim.shell("sh -e job.sh")
            XCTAssertEqual(outcome.code == 0, isValid, outcome.text)
        }
        let message = String(decoding: try cellsim.read("home/said"), as: UTF8.self)
        XCTAssertTrue(message.contains("/App snapshot --reporter text"), message)
    }
}
