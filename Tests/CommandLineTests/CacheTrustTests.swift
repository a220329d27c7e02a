import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation
import TestFixtures
import XCTest

/// Tests that the cache returns only files that this user wrote with the libraries of this machine.
final class CacheTrustTests: XCTestCase {
    /// Returns a project with two documents: one with text that is shaped, and one with an image that a library decodes.
    private func project() throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0", "CELLSIM_CACHE": cellsim.cachePath]
        let text = "\u{633}\u{644}\u{627}\u{645} fi AVATAR"
        try document(
            """
            <label text="\(text)" id="L"><rect key="frame" x="0" y="0" width="200" height="40"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """, "Shaped.xib", in: cellsim)
        try document(
            """
            <imageView image="quadrants" id="I"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
            """, "Picture.xib", in: cellsim)
        let images = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.copyItem(
            at: images.appendingPathComponent("ImageCodecTests/Fixtures/quadrants.webp"),
            to: cellsim.folder.appendingPathComponent("quadrants.webp"))
        try cellsim.write("assets: .\ncases:\n  - document: '*.xib'\n", to: "cellsim.yml")
        return cellsim
    }

    private func document(_ view: String, _ name: String, in cellsim: CommandLine) throws {
        try cellsim.write(
            Fixture.text("cache-trust.xib", replacing: ["view": view]), to: name)
    }

    private struct Outcome: Equatable {
        var code: Int32
        var output: Data
        var errors: String
    }

    private func run(_ cellsim: CommandLine, _ arguments: String...) throws -> Outcome {
        let outcome = try cellsim.runList(["snapshot", "--record", "never"] + arguments)
        return Outcome(code: outcome.code, output: outcome.output, errors: outcome.errors)
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

    // MARK: Entries that others could have written

    private func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    /// Writes entries that are complete, but contain another picture.
    private func forge(_ folder: String, _ picture: String, in cellsim: CommandLine) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".case") }
        let pngSignature = Data([0x89, 0x50, 0x4E, 0x47])
        for name in names {
            let file = URL(fileURLWithPath: folder + "/" + name)
            let old = try Data(contentsOf: file)
            let start = try XCTUnwrap(old.range(of: pngSignature)?.lowerBound)
            let new = try cellsim.read(picture)
            var count = UInt64(new.count).littleEndian
            let content = unsafe old[..<(start - 8)] + Data(bytes: &count, count: 8) + new
            try (content + Data(ContentDigest([UInt8](content)).bytes)).write(to: file)
        }
    }

    func testCacheFolderWritableByOthersIsNotUsed() throws {
        let cellsim = try project()
        let folder = cellsim.cachePath + "/snapshots"
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int, 0o700)
        let expected = try run(cellsim)
        try Data(PNG.encode(Bitmap(width: 20, height: 20, color: RGBAColor(red: UInt8.max, green: 0, blue: 0)))).write(
            to: cellsim.folder.appendingPathComponent("forged.png"))
        try forge(folder, "forged.png", in: cellsim)
        for mode in [0o777, 0o775] {
            try setMode(mode, folder)
            let outcome = try run(cellsim)
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            XCTAssertEqual(outcome.output, expected.output)
            let warning =
                "cellsim: warning: this run uses no cache: \(folder): other users can write to it (mode "
            XCTAssertTrue(outcome.errors.contains(warning), outcome.errors)
            XCTAssertTrue(outcome.errors.contains("chmod -R go-w '\(folder)'"), outcome.errors)
        }
        // Entries that other users could have written are drawn again.
        try setMode(0o700, folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            try setMode(0o666, folder + "/" + name)
        }
        XCTAssertEqual(try run(cellsim), expected)
        XCTAssertEqual(try run(cellsim, "--no-cache"), expected)
    }

    // MARK: Libraries and environment variables

    func testLibraryVariablesDoNotAffectPictures() throws {
        let cellsim = try project()
        func draw() throws -> Data {
            let outcome = try cellsim.run("render", "Shaped.xib", "-o", "-")
            XCTAssertEqual(outcome.code, 0, outcome.errors)
            return outcome.output
        }
        let plain = try draw()
        for (name, value) in [
            ("HB_SHAPER_LIST", "fallback"), ("HB_OPTIONS", "uniscribe-bug-compatible"),
            ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 truetype:interpreter-version=35"),
            ("ICU_DATA", "/nowhere"),
        ] {
            cellsim.environment[name] = value
            XCTAssertEqual(try draw(), plain, name)
            cellsim.environment[name] = nil
        }
    }

    /// Variables that the loader, the C library and pixman read before the program starts are part of the key.
    func testStartupVariablesInvalidateCache() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        var count = try entries(cellsim).count
        for (name, value) in [
            ("GLIBC_TUNABLES", "glibc.malloc.arena_max=2"), ("PIXMAN_DISABLE", "ssse3"), ("LOCPATH", "/nowhere"),
        ] {
            cellsim.environment[name] = value
            XCTAssertEqual(try run(cellsim).code, 0)
            count += 2
            XCTAssertEqual(try entries(cellsim).count, count, name)
        }
    }

    /// Returns the path of a library that the dynamic loader finds.
    private func library(_ file: String) throws -> String {
        guard let handle = unsafe dlopen(file, RTLD_LAZY) else { throw XCTSkip("\(file) is not installed") }
        defer { unsafe dlclose(handle) }
        // A file in /proc has no size, so it is read to its end.
        let maps = try XCTUnwrap(FileHandle(forReadingAtPath: "/proc/self/maps")).readDataToEndOfFile()
        let stem = try XCTUnwrap(file.split(separator: ".").first)
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.contains("/\(stem).so") }
        return String(try XCTUnwrap(line?.split(separator: " ").last))
    }

    func testChangedLibraryInvalidatesCache() throws {
        let cellsim = try project()
        let libraryFolder = cellsim.folder.path + "/Libraries", copy = libraryFolder + "/libwebp.so.7"
        try FileManager.default.createDirectory(atPath: libraryFolder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: library("libwebp.so.7"), toPath: copy)
        cellsim.environment["LD_LIBRARY_PATH"] = libraryFolder
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        XCTAssertEqual(try run(cellsim).code, 0)
        let before = try entries(cellsim)
        XCTAssertEqual(try run(cellsim).code, 0)
        XCTAssertEqual(try entries(cellsim), before)
        let handle = try XCTUnwrap(FileHandle(forWritingAtPath: copy))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data([0]))
        try handle.close()
        XCTAssertEqual(try run(cellsim).code, 0)
        XCTAssertTrue(
            try entries(cellsim).allSatisfy { before[$0] != $1 }, "a changed library invalidates all cached pictures")
    }

    func testVersionsAreReported() throws {
        let cellsim = try project()
        let outcome = try cellsim.run("version")
        let text = String(decoding: outcome.output, as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("cellsim 0."), text)
        for name in ["HarfBuzz", "ICU", "libwebp", "libheif", "liblcms2", "libqpdf"] {
            XCTAssertNotNil(
                text.firstMatch(of: try Regex("\\n  \(name) .* lib[a-z0-9]+\\.so[.0-9]+ \\([0-9a-f]{12}\\)\\n")), name)
        }
        let json = try JSONSerialization.jsonObject(with: cellsim.run("version", "--json").output) as? [String: Any]
        let libraries = try XCTUnwrap(json?["libraries"] as? [String: String])
        XCTAssertTrue(text.contains(try XCTUnwrap(libraries["libheif"])))

        // Results of runs that found differences list the libraries too, also with cached pictures.
        XCTAssertEqual(try cellsim.run("snapshot", "--record", "all").code, 0)
        func recordedLibraries() throws -> [String: String]? {
            let results = try JSONSerialization.jsonObject(with: cellsim.read(".cellsim/results.json"))
            return (results as? [String: Any])?["libraries"] as? [String: String]
        }
        XCTAssertNil(try recordedLibraries())
        try cellsim.read("Snapshots/Picture.png").write(
            to: cellsim.folder.appendingPathComponent("Snapshots/Shaped.png"))
        for _ in 0..<2 {
            XCTAssertEqual(try run(cellsim).code, 1)
            XCTAssertEqual(try recordedLibraries(), libraries)
        }
    }

    func testNoPictureIsRecordedIfALibraryIsMissing() throws {
        let cellsim = try project()
        // A file that is not a library has the effect of a missing library.
        try cellsim.write("", to: "Libraries/libwebp.so.7")
        cellsim.environment["LD_LIBRARY_PATH"] = cellsim.folder.path + "/Libraries"
        let outcome = try cellsim.run("snapshot", "--record", "all")
        XCTAssertEqual(outcome.code, 1)
        XCTAssertTrue(outcome.errors.contains("not recorded, because the picture lacks a library"), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("libwebp"), outcome.errors)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: cellsim.folder.path + "/Snapshots"), ["Shaped.png"])
        XCTAssertTrue(
            String(decoding: try cellsim.run("version").output, as: UTF8.self).contains("missing (Debian: libwebp7)"))
    }
}
