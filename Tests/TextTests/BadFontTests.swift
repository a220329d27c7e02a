import CellSimGraphics
import Foundation
import TestFixtures
import XCTest

@testable import CellSimFonts
@testable import CellSimText

/// Tests that invalid font files are reported without a crash.
final class BadFontTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: Fixture.fonts + "/" + name))
    }

    private func problem(_ data: Data) throws -> FontFileError? {
        let file = folder.appendingPathComponent("a.ttf")
        try data.write(to: file)
        do { _ = try FontFileReader.faces(path: file.path) } catch { return error }
        return nil
    }

    func testNonFontsAndDamagedFontsAreReportedSeparately() throws {
        XCTAssertEqual(try problem(Data())?.description, "is not a font: it has 0 bytes")
        XCTAssertEqual(try problem(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))?.kind, .format)
        XCTAssertTrue(try problem(Data("wOF2".utf8) + Data(count: 60))?.description.contains("WOFF") ?? false)
        let validFont = try bytes("PlainItalic.ttf")
        XCTAssertNil(try problem(validFont))
        let truncationError = try XCTUnwrap(try problem(validFont.prefix(validFont.count - 100)))
        XCTAssertEqual(truncationError.kind, .damaged)
        XCTAssertTrue(truncationError.description.hasPrefix("is cut off: its table "), truncationError.description)
        XCTAssertEqual(try problem(validFont.prefix(40))?.kind, .damaged)
        var fontWithoutTable = validFont
        fontWithoutTable.replaceSubrange(
            try XCTUnwrap(fontWithoutTable.range(of: Data("hmtx".utf8))), with: Data("none".utf8))
        XCTAssertEqual(try problem(fontWithoutTable)?.description, "is damaged: it has no table 'hmtx'")
        var collection = Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 1, 0x11, 0x70])
        XCTAssertEqual(try problem(collection)?.kind, .damaged)
        collection += Data(count: 4 * 70_000)
        XCTAssertEqual(try problem(collection)?.kind, .limit)
    }

    func testHugeFilesAndFoldersAreRejected() throws {
        let file = folder.appendingPathComponent("huge.ttf")
        XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 65 << 20)
        try handle.close()
        XCTAssertThrowsError(try FontFileReader.faces(path: file.path)) {
            XCTAssertEqual(($0 as? FontFileError)?.kind, .limit)
        }
        XCTAssertThrowsError(try FontFileReader.faces(path: folder.path)) {
            XCTAssertEqual("\($0)", "is not a regular file")
        }
        XCTAssertThrowsError(try FontFileReader.faces(path: folder.path + "/none.ttf")) {
            XCTAssertEqual("\($0)", "no such file")
        }
    }

    func testLinkCyclesAndFileOrder() throws {
        let manager = FileManager.default
        for name in ["b/two.ttf", "a/one.otf", "Z.ttc", "note.txt", "c.TTF", ".hidden/x.ttf"] {
            let file = folder.appendingPathComponent(name)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        try manager.createSymbolicLink(atPath: folder.path + "/a/up", withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: folder.path + "/self.ttf", withDestinationPath: "self.ttf")
        let searchResult = FontFileSearch.files(below: folder.path)
        XCTAssertEqual(
            searchResult.files.map { $0.dropFirst(folder.path.count + 1) },
            ["Z.ttc", "c.TTF", "a/one.otf", "b/two.ttf"])
        XCTAssertEqual(searchResult.problems, [folder.path + "/self.ttf: warning: is a broken symbolic link"])
    }

    func testNumberOfFontsIsLimited() throws {
        for number in 0...FontFileSearch.maximumFiles {
            XCTAssertTrue(FileManager.default.createFile(atPath: folder.path + "/\(number).ttf", contents: nil))
        }
        let found = FontFileSearch.files(below: folder.path)
        XCTAssertEqual(found.files.count, 4096)
        XCTAssertEqual(found.problems, ["\(folder.path): warning: more than 4096 font files; the rest is skipped"])
    }

    func testFirstOfDuplicatePostScriptNamesIsUsed() throws {
        XCTAssertEqual(RegisteredFonts.add(folder: Fixture.fonts), [])
        var otherFont = try bytes("PlainItalic.ttf")
        let file = folder.appendingPathComponent("Other.ttf")
        try otherFont.write(to: file)
        XCTAssertEqual(try RegisteredFonts.add(file: file.path), [], "a second file with the same bytes adds no font")
        otherFont.append(0)
        try otherFont.write(to: file)
        XCTAssertEqual(
            try RegisteredFonts.add(file: file.path),
            [
                "\(file.path): warning: has a font 'SamplePlain-Italic' that is also in \(Fixture.fonts)/PlainItalic.ttf, which is used"
            ])
        XCTAssertEqual(RegisteredFonts.face(named: "SamplePlain-Italic")?.path, Fixture.fonts + "/PlainItalic.ttf")
    }

    func testMutatedFontsAreReadOrRejected() throws {
        var random = Random(state: 16)
        var readCount = 0
        for name in ["PlainItalic.ttf", "Axes.ttf", "Plain.ttc", "Tracked.ttf"] {
            let original = try bytes(name)
            for _ in 0..<150 {
                var data = original
                for _ in 0...random.next(below: 12) {
                    data[random.next(below: data.count)] = UInt8(random.next(below: 256))
                }
                if random.next(below: 8) == 0 { data = data.prefix(random.next(below: data.count)) }
                guard let faces = try? FontFileReader.faces(path: "", bytes: data) else { continue }
                readCount += 1
                for face in faces.prefix(4) { try use(face, data) }
            }
        }
        XCTAssertGreaterThan(readCount, 50)
    }

    /// Shapes and draws text with a face.
    private func use(_ face: UserFontFace, _ data: Data) throws {
        let source = FontFaceSource(path: "", index: face.index, coordinates: face.coordinates, bytes: data)
        guard let font = HarfBuzzFont(source, trackedSize: 12), let library = FreeTypeLibrary(),
            let freeTypeFace = FreeTypeFace(source, library: library)
        else { return }
        _ = font.characters.count
        let units = Array("AVfi 012".utf16)
        let glyphs = font.shape(units, 0..<units.count, isRightToLeft: false, script: 0, plainLetters: false)
        for glyph in glyphs {
            _ = freeTypeFace.mask(glyph: glyph.id, pixelsPerEm: 34, slant: 0, subpixel: 1)
            _ = freeTypeFace.outline(glyph: glyph.id, emSize: 17, slant: 0.2)
        }
    }

    /// A random source with the same numbers in every run.
    private struct Random {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }
}
