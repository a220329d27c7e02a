import Foundation
import TestFixtures
import XCTest

/// Tests the detection and the output of `cellsim init`, and that `snapshot` works with it.
final class InitTests: XCTestCase {
    private func project(_ documents: String...) throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        for name in documents { try cellsim.write(name.hasSuffix(".xib") ? xib : storyboard, to: name) }
        return cellsim
    }

    private let xib = Fixture.text("init-xib.xib")
    private let storyboard = Fixture.text("init-storyboard.storyboard")

    private func text(_ cellsim: CommandLine) throws -> String {
        String(decoding: try cellsim.read("cellsim.yml"), as: UTF8.self)
    }

    private func outputText(_ outcome: CommandLine.Outcome) -> String {
        String(decoding: outcome.output, as: UTF8.self)
    }

    private func pictures(_ cellsim: CommandLine) -> [String] {
        let names = FileManager.default.subpaths(atPath: cellsim.folder.path + "/Snapshots") ?? []
        return names.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }

    func testGeneratedCasesAreDrawn() throws {
        let cellsim = try project(
            "App/Cell.xib", "App/Lists/Row.xib", "App/Base.lproj/Main.storyboard", "App/de.lproj/Old.xib",
            "App/en.lproj/Old.xib", "App/fr.lproj/Main.storyboard", "Pods/Other/Foreign.xib", "AppTests/Fixture.xib")
        try cellsim.write(xib.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"), to: "App/Mac/Window.xib")
        try cellsim.write("<<<<<<< HEAD\n", to: "App/Broken.xib")
        try cellsim.write("{}", to: "App/Assets.xcassets/Contents.json")
        try cellsim.write(
            "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>",
            to: "App/Info.plist")
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let message = outputText(outcome)
        for line in [
            "3 XIBs and 1 storyboard; left out: 1 cannot be drawn, 2 copies in other languages, 1 for other systems",
            "  ./App/Broken.xib:1: error: ", "1 asset catalogue, 0 folders with",
            "App/Info.plist: 1 font named; 0 font files",
            "languages: de, en, fr\n",
            "cellsim.yml: 16 cases; 'cellsim snapshot' draws their references",
        ] { XCTAssertTrue(message.contains(line.replacing("./", with: "")), message) }
        XCTAssertEqual(
            try text(cellsim).split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n"),
            """
            assets: App/Assets.xcassets
            cases:
              - name: Views
                document: App/**/*.xib
                exclude:
                  - App/Broken.xib
                  - App/Mac
                  - App/de.lproj
                scene: all
                variants:
                  style: [light, dark]
                  text-size: [L, AX3]
                  # language: [de, en, fr]
              - name: Scenes
                document: App/**/*.storyboard
                exclude:
                  - App/fr.lproj
                scene: all
                variants:
                  device: [iPhone SE, iPhone 16]
                  style: [light, dark]
                  # language: [de, en, fr]
            """)
        let snapshotOutcome = try cellsim.run("snapshot")
        XCTAssertEqual(snapshotOutcome.code, 0, snapshotOutcome.errors)
        let screens = ["iPhone-16-dark", "iPhone-16-light", "iPhone-SE-dark", "iPhone-SE-light"]
        var expected = screens.map { "Scenes/Main/viewController-" + $0 }
        for folder in ["Views/Cell/", "Views/Lists/Row/", "Views/Old/"] {
            expected += ["dark-AX3", "dark-L", "light-AX3", "light-L"].map { folder + $0 }
        }
        XCTAssertEqual(pictures(cellsim), expected)
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "never").code, 0)
    }

    func testNothingIsReplacedWithoutForce() throws {
        let cellsim = try project("Cell.xib")
        try cellsim.write("mine\n", to: "cellsim.yml")
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 2)
        XCTAssertTrue(outcome.errors.contains("cellsim.yml already exists; --force replaces it"), outcome.errors)
        XCTAssertEqual(try text(cellsim), "mine\n")
        let dryRun = try cellsim.run("init", "--dry-run")
        XCTAssertEqual(dryRun.code, 0)
        XCTAssertTrue(outputText(dryRun).contains("document: \"*.xib\"\n"), outputText(dryRun))
        XCTAssertEqual(try text(cellsim), "mine\n")
        XCTAssertEqual(try cellsim.run("init", "--force").code, 0)
        XCTAssertEqual(try text(cellsim), outputText(dryRun))
        XCTAssertEqual(try cellsim.files, ["Cell.xib", "cellsim.yml"])
    }

    func testInitFailsInAnEmptyFolder() throws {
        let cellsim = try CommandLine()
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 3)
        XCTAssertTrue(outcome.errors.contains("this folder has no XIB or storyboard"), outcome.errors)
        XCTAssertEqual(try cellsim.run("init", "nowhere").code, 3)
        XCTAssertEqual(try cellsim.files, [])
    }

    /// Tests names that YAML, patterns or a terminal would misread.
    func testHostileNamesAreQuoted() throws {
        let folders = [
            "!App", "a: b", "- x", "[q]", "{w}", "#c", "\"'\\", "\u{1B}[31m", "a\nb: c", "é\u{202E}x", "*", " s ",
        ]
        for name in folders {
            let cellsim = try project("\(name)/Cell.xib", "\(name)/Deep/Row.xib")
            try cellsim.write("{}", to: "\(name)/A.xcassets/Contents.json")
            let outcome = try cellsim.run("init")
            XCTAssertEqual(outcome.code, 0, "\(name): \(outcome.errors)")
            XCTAssertTrue(outputText(outcome).contains("cellsim.yml: 8 cases"), "\(name): \(outputText(outcome))")
            XCTAssertFalse(try text(cellsim).contains("\u{1B}"))
            XCTAssertEqual(try cellsim.run("snapshot").code, 0, name)
            XCTAssertEqual(pictures(cellsim).count, 8, name)
        }
    }

    func testManyFoldersUseOnePattern() throws {
        let cellsim = try project(
            "A/A.xib", "B/B.xib", "C/C.xib", "D/D.xib", "E/E.xib", "F/F.xib", "G/G.xib", "Pods/P/P.xib",
            "Carthage/Q.xib")
        XCTAssertEqual(try cellsim.run("init").code, 0)
        let text = try text(cellsim)
        XCTAssertTrue(text.contains("document: \"**/*.xib\"\n    exclude:\n      - Carthage\n      - Pods\n"), text)
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertEqual(pictures(cellsim).count, 28)
    }

    /// The example is an Xcode project with the deployment target in its settings.
    func testAnXcodeProject() throws {
        let cellsim = try CommandLine()
        for path in [cellsim.examples + "/App", cellsim.examples + "/App/Cards.xcodeproj"] {
            let outcome = try cellsim.run("init", path, "--dry-run")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertTrue(
                outcome.errors.hasPrefix("Cards.xcodeproj: an Xcode project, app Cards, iOS "), outcome.errors)
            XCTAssertTrue(outputText(outcome).contains("document: "), outputText(outcome))
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.examples + "/App/cellsim.yml"))
    }

    /// Files outside of the folder are reported, and work once the configuration lists them.
    func testFilesOutsideOfTheFolderAreReported() throws {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        for path in ["App/Own.xib", "Shared/One.xib", "Shared/Two.xib"] {
            try cellsim.write(Fixture.text("row.xib"), to: path)
        }
        try cellsim.write(
            "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [., ../Shared]\n",
            to: "App/project.yml")
        let outcome = try cellsim.runList(["init"], at: "App")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outputText(outcome).contains(
                "skipped outside this folder: 2 files of the project, first ../Shared/One.xib;"),
            outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("cellsim.yml: 4 cases; "), outputText(outcome))
        try cellsim.write("cases:\n  - document: [Own.xib, ../Shared]\n", to: "App/cellsim.yml")
        let snapshotOutcome = try cellsim.runList(["snapshot"], at: "App")
        XCTAssertTrue(
            outputText(snapshotOutcome).contains("3 compared: 3 recorded"),
            outputText(snapshotOutcome) + snapshotOutcome.errors)
    }

    func testLightOnlyTabletApp() throws {
        let cellsim = try project("App/Main.storyboard")
        try cellsim.write(
            "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [App]\n    settings:\n      TARGETED_DEVICE_FAMILY: 2\n",
            to: "project.yml")
        try cellsim.write("class A {}\n", to: "App/A.swift")
        try cellsim.write(
            "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>",
            to: "App/Info.plist")
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outputText(outcome).hasPrefix("project.yml: an XcodeGen specification, app Shop, "), outputText(outcome))
        XCTAssertTrue(outputText(outcome).contains("iPad\n"), outputText(outcome))
        let text = try text(cellsim)
        XCTAssertTrue(text.contains("device: iPad (A16)\n      style: [light]\n"), text)
    }

    /// Exports for translators contain copies of documents, and string catalogs have no language.
    func testLocalizationExportsAreIgnored() throws {
        let cellsim = try project("App/Cell.xib", "Localizations/de.xcloc/Source Contents/App/Cell.xib")
        for name in ["mul", "de", "en"] { try cellsim.write("", to: "App/\(name).lproj/Cell.strings") }
        let outcome = try cellsim.run("init")
        assertContains(outputText(outcome), "\n1 XIB and 0 storyboards\n")
        assertContains(outputText(outcome), "languages: de, en\n")
        assertContains(try text(cellsim), "document: App/**/*.xib", outputText(outcome))
    }

    /// A broken project is reported with its file, and the folder is read instead.
    func testUnreadableProjectIsReported() throws {
        let cellsim = try project("App/Cell.xib")
        try cellsim.write("{", to: "Shop.xcodeproj/project.pbxproj")
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        XCTAssertTrue(
            outputText(outcome).hasPrefix("a folder without a project that can be read (project.pbxproj: "),
            outputText(outcome))
    }

    func testViewsWithoutSizeAreExcluded() throws {
        let cellsim = try project("Cell.xib")
        try cellsim.write(
            Fixture.text("view-without-height.xib"), to: "Flat.xib")
        for number in 0..<14 { try cellsim.write("", to: "l\(number + 10).lproj/Localizable.strings") }
        let outcome = try cellsim.run("init")
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        let message = outputText(outcome)
        XCTAssertTrue(message.contains("1 XIB and 0 storyboards; left out: 1 cannot be drawn"), message)
        XCTAssertTrue(message.contains("a view of 600 × 0 points cannot be drawn"), message)
        XCTAssertTrue(message.contains("l20, l21 and 2 more\n"), message)
        XCTAssertTrue(try text(cellsim).contains("- Flat.xib"), "the file excludes the document that cannot be drawn")
    }
}
