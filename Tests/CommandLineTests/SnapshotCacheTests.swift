import CellSimGraphics
import CellSimImageCodecs
import Foundation
import TestFixtures
import XCTest

/// Tests that the cache of `cellsim snapshot` affects only the run's duration.
final class SnapshotCacheTests: XCTestCase {
    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = [
            "SNAPSHOT_TESTING_FORBID_RECORDING": "0", "CELLSIM_CACHE": cellsim.cachePath, "CELLSIM_LANGUAGE": "de",
        ]
        try cellsim.write(document, to: "Cells/Cached.xib")
        try cellsim.write(Fixture.text("row.xib"), to: "Cells/Other.xib")
        try cellsim.write(Fixture.text("Words.xib"), to: "Cells/Words.xib")
        try writeStoryboard(
            "Main",
            """
            <navigationController id="p"><navigationBar key="navigationBar" id="b"/><connections>
            <segue destination="q" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController><viewControllerPlaceholder storyboardName="Second" id="q"/>
            """, in: cellsim)
        try writeSecondStoryboard("0.2", in: cellsim)
        try cellsim.write(#"[{"title": "H", "picture": "pic.png"}, {"title": "HH"}]"#, to: "Data/rows.json")
        try writePicture(red, "Data/pic.png", in: cellsim)
        try writePicture(red, "Art/leaf.png", in: cellsim)
        try writeColor("0.5", in: cellsim)
        try FileManager.default.createDirectory(
            at: cellsim.folder.appendingPathComponent("Faces"), withIntermediateDirectories: true)
        try copyFont("Tracked.ttf", in: cellsim)
        try writeConfiguration("", in: cellsim)
        return cellsim
    }

    private let document = Fixture.text("Cached.xib")
    private let red = RGBAColor(red: UInt8.max, green: 0, blue: 0)
    private let green = RGBAColor(red: UInt8.min, green: 255, blue: 0)

    /// Writes `cellsim.yml`.
    /// - Parameters:
    ///   - keys: additional keys of the first case.
    ///   - topLevelKey: an additional top-level key.
    private func writeConfiguration(_ keys: String, _ topLevelKey: String = "", in cellsim: CommandLine) throws {
        try cellsim.write(
            """
            assets: Art
            fonts: Faces
            allow-placeholders: true
            \(topLevelKey)
            cases:
              - {name: Cell, document: Cells/Cached.xib\(keys)}
              - {name: Rows, document: Cells/Cached.xib, data: Data/rows.json}
              - {name: Other, document: Cells/Other.xib}
              - {name: Words, document: Cells/Words.xib}
              - {name: Board, document: Cells/Main.storyboard, device: 100x100}

            """, to: "cellsim.yml")
    }

    /// Writes a storyboard with one scene, which is its initial one.
    private func writeStoryboard(_ name: String, _ controller: String, in cellsim: CommandLine) throws {
        try cellsim.write(
            Fixture.text("snapshot-cache-board.storyboard", replacing: ["controller": controller]),
            to: "Cells/\(name).storyboard")
    }

    /// Writes the storyboard that the first one refers to, with a grey view.
    private func writeSecondStoryboard(_ white: String, in cellsim: CommandLine) throws {
        try writeStoryboard(
            "Second",
            """
            <viewController id="p"><view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></view></viewController>
            """, in: cellsim)
    }

    /// Links the program's fonts into the project, and copies the files that tests change.
    private func copyFonts(in cellsim: CommandLine) throws {
        let (files, fontFolder, bundled) = (FileManager.default, cellsim.folder.path + "/Own", cellsim.bundledFonts)
        try files.createDirectory(atPath: fontFolder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: bundled) {
            if ["Fonts.json", "Hyphenation"].contains(name) {
                try files.copyItem(atPath: "\(bundled)/\(name)", toPath: "\(fontFolder)/\(name)")
            } else {
                try files.createSymbolicLink(atPath: "\(fontFolder)/\(name)", withDestinationPath: "\(bundled)/\(name)")
            }
        }
        cellsim.environment["CELLSIM_FONTS"] = fontFolder
    }

    /// Replaces the family that draws the system font.
    private func replaceSystemFont(in cellsim: CommandLine) throws {
        let manifest = String(decoding: try cellsim.read("Own/Fonts.json"), as: UTF8.self)
        let entry = #""name": ".SF", "standIn": "Inter""#
        XCTAssertTrue(manifest.contains(entry))
        try cellsim.write(
            manifest.replacing(entry, with: #""name": ".SF", "standIn": "DejaVu Sans""#), to: "Own/Fonts.json")
    }

    /// Replaces the files of a font family by another font.
    private func replaceFontFiles(of family: String, in cellsim: CommandLine) throws {
        let (files, fontFolder) = (FileManager.default, cellsim.folder.path + "/Own")
        let names = try files.contentsOfDirectory(atPath: "\(fontFolder)/\(family)").filter { $0.hasSuffix(".ttf") }
        try files.removeItem(atPath: "\(fontFolder)/\(family)")
        try files.createDirectory(atPath: "\(fontFolder)/\(family)", withIntermediateDirectories: true)
        for name in names {
            try files.copyItem(atPath: fontFolder + "/DejaVu/DejaVuSans.ttf", toPath: "\(fontFolder)/\(family)/\(name)")
        }
    }

    private func writePicture(_ color: RGBAColor, _ name: String, in cellsim: CommandLine) throws {
        let file = cellsim.folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNG.encode(Bitmap(width: 20, height: 20, color: color))).write(to: file)
    }

    private func writeColor(_ red: String, in cellsim: CommandLine) throws {
        try cellsim.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "\(red)", "green": "0.7", "blue": "0.9", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}
            """, to: "Art/Colors.xcassets/ground.colorset/Contents.json")
    }

    private func copyFont(_ name: String, in cellsim: CommandLine) throws {
        try FileManager.default.copyItem(
            atPath: Fixture.fonts + "/" + name, toPath: cellsim.folder.path + "/Faces/" + name)
    }

    /// The results of a run: its messages, its report and its pictures.
    private struct Outcome: Equatable {
        var code: Int32
        var output, errors: String
        var files: [String: Data]
    }

    private func run(_ cellsim: CommandLine, _ arguments: String...) throws -> Outcome {
        let folder = cellsim.folder.appendingPathComponent(".cellsim")
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        let outcome = try cellsim.runList(["snapshot", "--record", "never"] + arguments)
        let names = FileManager.default.subpaths(atPath: folder.path) ?? []
        let files = try names.filter { !$0.hasSuffix("/") }.compactMap { name -> (String, Data)? in
            let file = folder.appendingPathComponent(name)
            return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
                ? (name, try Data(contentsOf: file)) : nil
        }
        return Outcome(
            code: outcome.code, output: String(decoding: outcome.output, as: UTF8.self), errors: outcome.errors,
            files: Dictionary(uniqueKeysWithValues: files))
    }

    /// Returns the inode numbers of the entries by name. An entry that is written again has another number.
    private func entries(_ cellsim: CommandLine) throws -> [String: Int] {
        let folder = cellsim.cachePath + "/snapshots"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".case") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
                return (name, try XCTUnwrap(attributes[.systemFileNumber] as? Int))
            })
    }

    func testCachedRunWritesSameFilesAsUncachedRun() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        let cachedEntries = try entries(cellsim)
        XCTAssertEqual(cachedEntries.count, 5)
        for keys in ["", ", comparison: {perceptual-precision: 0.98}", ", comparison: {ignore: ['0,0,4,4']}"] {
            try writeConfiguration(keys, in: cellsim)
            let uncached = try run(cellsim, "--no-cache")
            XCTAssertEqual(uncached.code, 0, uncached.errors)
            XCTAssertEqual(uncached.files.count, 6, "\(uncached.files.keys)")
            XCTAssertEqual(try run(cellsim), uncached)
            XCTAssertEqual(try entries(cellsim), cachedEntries, "the run uses only cached pictures")
        }
        // Also with a difference.
        try writePicture(red, "Snapshots/Cell.png", in: cellsim)
        let plain = try run(cellsim, "--no-cache")
        XCTAssertEqual(plain.code, 1)
        XCTAssertNotNil(plain.files["difference/Cell.png"])
        XCTAssertEqual(try run(cellsim), plain)
        XCTAssertEqual(try entries(cellsim), cachedEntries)
    }

    /// Changes each kind of input in turn: the run detects it like a run without a cache.
    func testChangedInputsInvalidateCachedPictures() throws {
        let changes: [(name: String, drawn: Int, change: (CommandLine) throws -> Void)] = [
            ("document", 2, { try $0.write(self.document.replacing("140", with: "120"), to: "Cells/Cached.xib") }),
            ("data", 1, { try $0.write(#"[{"title": "HHH"}]"#, to: "Data/rows.json") }),
            ("picture of the data", 5, { try self.writePicture(self.green, "Data/pic.png", in: $0) }),
            ("image", 5, { try self.writePicture(self.green, "Art/leaf.png", in: $0) }),
            ("a second image", 5, { try self.writePicture(self.green, "Art/leaf@2x.png", in: $0) }),
            ("colour", 5, { try self.writeColor("0.1", in: $0) }),
            ("font", 5, { try self.copyFont("Plain.ttc", in: $0) }),
            ("texts", 5, { try $0.write("\"lab.text\" = \"H\";", to: "Cells/de.lproj/Cached.strings") }),
            (
                "catalogue of texts", 5,
                {
                    try $0.write(
                        #"{"sourceLanguage": "en", "strings": {"lab.text": {"localizations": {"de": {"stringUnit": "#
                            + #"{"state": "translated", "value": "H"}}}}}, "version": "1.0"}"#,
                        to: "Cells/Cached.xcstrings")
                }
            ),
            ("storyboard that is referred to", 5, { try self.writeSecondStoryboard("0.9", in: $0) }),
            ("configuration", 1, { try self.writeConfiguration(", width: 180", in: $0) }),
            ("system of the file", 5, { try self.writeConfiguration("", "system: 26", in: $0) }),
            ("system", 5, { $0.environment["CELLSIM_SYSTEM"] = "26" }),
            ("language", 5, { $0.environment["CELLSIM_LANGUAGE"] = "pseudo" }),
            ("hyphenation", 5, { try $0.write("% none\n", to: "Own/Hyphenation/de.txt") }),
            ("manifest of fonts", 5, { try self.replaceSystemFont(in: $0) }),
            ("bundled font", 5, { try self.replaceFontFiles(of: "Inter", in: $0) }),
        ]
        for (name, drawnCount, change) in changes {
            let cellsim = try project()
            try copyFonts(in: cellsim)
            XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
            let original = try run(cellsim), before = try entries(cellsim)
            XCTAssertEqual(original.code, 0, name)
            try change(cellsim)
            let changed = try run(cellsim)
            XCTAssertNotEqual(changed.files, original.files, "a change of \(name) alters a picture")
            XCTAssertEqual(changed.code, 1, name)
            XCTAssertEqual(changed, try run(cellsim, "--no-cache"), name)
            let after = try entries(cellsim)
            XCTAssertEqual(
                after.filter { before[$0] != $1 }.count, drawnCount, "\(name): only affected pictures are drawn again")
            XCTAssertEqual(changed, try run(cellsim), "\(name): a second run has the same result")
            XCTAssertEqual(try entries(cellsim), after, "\(name): the second run uses only cached pictures")
        }
    }

    func testChangedReferenceIsDetected() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        XCTAssertEqual(try run(cellsim).code, 0)
        let reference = try cellsim.read("Snapshots/Cell.png")
        try writePicture(red, "Snapshots/Cell.png", in: cellsim)
        XCTAssertEqual(try run(cellsim).code, 1)
        try FileManager.default.removeItem(at: cellsim.folder.appendingPathComponent("Snapshots/Cell.png"))
        XCTAssertTrue(try run(cellsim).output.contains("1 new"))
        try reference.write(to: cellsim.folder.appendingPathComponent("Snapshots/Cell.png"))
        XCTAssertEqual(try run(cellsim).code, 0)
    }

    /// Another build of the program has another checksum, which the linker wrote to its file.
    func testOtherProgramBuildInvalidatesCache() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        let before = try entries(cellsim)
        let programPath = try cellsim.copyProgram()
        XCTAssertEqual(try cellsim.shell("'\(programPath)' snapshot").code, 0)
        XCTAssertEqual(try entries(cellsim), before, "a copy of the program uses the same cache")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: programPath))
        let buildIDHeader = try XCTUnwrap(
            bytes.range(of: Data([4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0])))
        bytes[buildIDHeader.upperBound] ^= 1
        try bytes.write(to: URL(fileURLWithPath: programPath))
        XCTAssertEqual(try cellsim.shell("'\(programPath)' snapshot").code, 0)
        XCTAssertEqual(try entries(cellsim).count, 10)
    }

    /// A truncated entry, or one that another user wrote, is not used.
    func testIncompleteEntriesAreDrawnAgain() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        let expected = try run(cellsim)
        for damage: (inout Data) -> Void in [
            { $0.removeLast(40) }, { $0[$0.count / 2] ^= 1 }, { $0 = Data() },
            { $0 = Data(repeating: 0xFF, count: 500) },
        ] {
            let folder = cellsim.cachePath + "/snapshots/"
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.contains(".") {
                let file = URL(fileURLWithPath: folder + name)
                var bytes = try Data(contentsOf: file)
                damage(&bytes)
                try bytes.write(to: file)
            }
            XCTAssertEqual(try run(cellsim), expected)
        }
    }

    /// Each run reports the warnings again, although nothing is drawn.
    func testCachedRunsRepeatMessages() throws {
        let cellsim = try project()
        let invalidTable = "\"lab.text\" = "
        for name in ["Cached", "Words"] { try cellsim.write(invalidTable, to: "Cells/de.lproj/\(name).strings") }
        _ = try cellsim.run("snapshot", "--record", "all")
        let cachedEntries = try entries(cellsim), first = try run(cellsim, "--no-cache")
        XCTAssertEqual(first.errors.components(separatedBy: "its texts are skipped").count, 3, first.errors)
        XCTAssertEqual(try run(cellsim), first)
        XCTAssertEqual(try entries(cellsim), cachedEntries, "the run uses only cached pictures")
        // Each case reports its own messages, whichever case was drawn first.
        for filter in ["Rows", "Words", "Other"] {
            XCTAssertEqual(
                try run(cellsim, "--filter", filter), try run(cellsim, "--no-cache", "--filter", filter), filter)
        }
        XCTAssertEqual(try entries(cellsim), cachedEntries)
        // If one of two cases with the same messages is drawn again, the messages are reported once.
        try writeConfiguration(", width: 180", in: cellsim)
        XCTAssertEqual(try run(cellsim).errors, first.errors)
        // Problems that were fixed are no longer reported.
        try cellsim.write("", to: "Cells/de.lproj/Words.strings")
        let fixed = try run(cellsim)
        XCTAssertTrue(fixed.errors.contains("Cached.strings"), fixed.errors)
        XCTAssertFalse(fixed.errors.contains("Words.strings"), fixed.errors)
    }

    func testInvalidVariablesAreReportedByEachRun() throws {
        let cellsim = try project()
        cellsim.environment["CELLSIM_SCREEN"] = "wide"
        cellsim.environment["CELLSIM_SYSTEM"] = "99"
        cellsim.environment["CELLSIM_LANGUAGE"] = "?"
        cellsim.environment["CELLSIM_DATE"] = "today"
        _ = try cellsim.run("snapshot", "--record", "all")
        let first = try run(cellsim)
        for name in ["CELLSIM_SCREEN", "CELLSIM_SYSTEM", "CELLSIM_LANGUAGE", "CELLSIM_DATE"] {
            XCTAssertEqual(first.errors.components(separatedBy: name).count, 2, first.errors)
        }
        XCTAssertEqual(try run(cellsim, "--no-cache"), first)
    }

    func testConcurrentRuns() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all", "--no-cache").code, 0)
        let outcome = try cellsim.shell(
            """
            for i in 1 2 3 4; do
              sed "s/^cases:/artifacts: out$i\\ncases:/" cellsim.yml > $i.yml
              "$cellsim" snapshot $i.yml > $i.txt 2>&1 &
            done
            wait; cat ?.txt
            """)
        XCTAssertEqual(outcome.text.components(separatedBy: "5 compared: 5 same").count, 5, outcome.text)
        XCTAssertEqual(try entries(cellsim).count, 5)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.cachePath + "/snapshots").filter {
                $0.hasPrefix(".")
            }, [], "the runs leave no temporary files")
    }

    func testCacheLocation() throws {
        let cellsim = try project()
        let cacheFolder = cellsim.folder.path + "/Kept"
        XCTAssertEqual(try cellsim.run("snapshot", "--cache-directory", "Kept").code, 0)
        XCTAssertTrue(FileManager.default.fileExists(atPath: cacheFolder + "/snapshots"))
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.cachePath))
        XCTAssertEqual(try cellsim.run("snapshot", "--no-cache", "--cache-directory", "Kept").code, 2)
        cellsim.environment["CELLSIM_CACHE"] = "0"
        XCTAssertFalse(try cellsim.run("snapshot").errors.contains("cellsim: "))
        XCTAssertFalse(FileManager.default.fileExists(atPath: cellsim.folder.path + "/0"))
        try cellsim.write("", to: "file")
        cellsim.environment["CELLSIM_CACHE"] = "file"
        let outcome = try cellsim.run("snapshot")
        XCTAssertEqual(outcome.code, 0)
        XCTAssertTrue(
            outcome.errors.contains("cellsim: note: this run uses no cache: file/snapshots: "), outcome.errors)
    }

    /// The least recently used files are removed first; other programs' files stay.
    func testCacheSizeIsLimited() throws {
        let cellsim = try project()
        let folder = URL(fileURLWithPath: cellsim.cachePath + "/snapshots")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, age) in [("a.case", 300.0), ("b.case", 200), ("c.case", 100), ("notes.txt", 400)] {
            let file = folder.appendingPathComponent(name)
            try Data().write(to: file)
            // A sparse file: unwritten parts take no disk space.
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 90 << 20)
            try handle.close()
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
        }
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        XCTAssertEqual(names.filter { $0.utf8.count < 20 }, ["b.case", "c.case", "notes.txt"])
        XCTAssertEqual(names.count, 9, "expected five new cases, their run and three old files: \(names)")
    }
}
