import CellSimFonts
import Foundation
import XCTest

/// Tests finding bundled and installed fonts by name.
final class FontLibraryTests: XCTestCase {
    func testBundledFontsAreReadable() throws {
        let library = FontLibrary.shared
        XCTAssertNil(library.error)
        for family in library.manifest.families {
            for face in family.faces ?? [] {
                let path = try XCTUnwrap(library.path(of: face))
                XCTAssertTrue(FileManager.default.isReadableFile(atPath: path), path)
                XCTAssertEqual(library.face(file: face.file), face)
            }
        }
    }

    func testEveryManifestNameHasFace() throws {
        let library = FontLibrary.shared
        let manifest = library.manifest
        var familiesWithoutFace: [String] = []
        for name in [manifest.system, manifest.monospacedSystem] + manifest.fallback + manifest.families.map(\.name) {
            let family = try XCTUnwrap(library.family(named: name), name)
            if library.resolvedFamily(family).face(weight: 400, isItalic: false) == nil {
                familiesWithoutFace.append(name)
            }
        }
        XCTAssertEqual(familiesWithoutFace, [], "every family has a face")
    }

    func testFacesAreChosenBySlopeThenWeight() throws {
        let library = FontLibrary.shared
        let system = try library.resolvedFamily(XCTUnwrap(library.family(named: library.manifest.system)))
        XCTAssertEqual(system.face(weight: 700, isItalic: true)?.isItalic, true)
        let mono = try XCTUnwrap(library.family(named: library.manifest.monospacedSystem))
        XCTAssertEqual(mono.face(weight: 450, isItalic: false)?.nearestWeight(450), 400)
        XCTAssertEqual(mono.face(weight: 600, isItalic: true)?.nearestWeight(600), 700)
    }

    func testFamilyAndFaceNames() {
        let library = FontLibrary.shared
        for name in ["Helvetica Neue", "HelveticaNeue", "helveticaneue-Bold", "HelveticaNeue-MediumItalic"] {
            XCTAssertEqual(library.family(named: name)?.name, "Helvetica Neue", name)
        }
        XCTAssertEqual(library.family(named: "ArialMT")?.name, "Arial")
        XCTAssertEqual(library.family(named: "TimesNewRomanPS-BoldMT")?.name, "Times New Roman")
        XCTAssertNil(library.family(named: "Comic"))
    }

    func testSearchOrderOfFontFolders() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func makeFontFolder(_ path: String) throws -> URL {
            let folder = root.appendingPathComponent(path, isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let manifest = #"{"system": "\#(path)", "monospacedSystem": "", "fallback": [], "families": []}"#
            try Data(manifest.utf8).write(to: folder.appendingPathComponent("Fonts.json"))
            return folder
        }
        let namedFolder = try makeFontFolder("named"), program = root.appendingPathComponent("bin/cellsim")
        _ = try makeFontFolder("share/cellsim/Fonts")
        _ = try makeFontFolder("bin/CellSim_CellSimFonts.resources")
        func systemName(_ environment: [String: String]) -> String {
            FontLibrary(environment: environment, executable: program).manifest.system
        }
        XCTAssertEqual(systemName(["CELLSIM_FONTS": namedFolder.path]), "named")
        XCTAssertEqual(systemName([:]), "share/cellsim/Fonts")
        try FileManager.default.removeItem(at: root.appendingPathComponent("share"))
        XCTAssertEqual(systemName([:]), "bin/CellSim_CellSimFonts.resources")
    }

    func testManifestReaderMatchesJSONDecoder() throws {
        let file = try XCTUnwrap(FontLibrary.shared.folder).appendingPathComponent("Fonts.json")
        let data = try Data(contentsOf: file)
        XCTAssertEqual(
            FontManifestReader.manifest([UInt8](data)), try JSONDecoder().decode(FontManifest.self, from: data))
    }

    func testUnsupportedManifestsAreDecoded() throws {
        let family =
            #"{"name": "A", "scale": 1, "metrics": {"ascender": 1, "descender": -0.25, "lineGap": 0, "#
            + #""capHeight": 0.7, "xHeight": 0.5}, "faces": [{"file": "a", "path": "a.ttf", "weights": [400]}]}"#
        func text(_ system: String, _ family: String = family) -> String {
            #"{"system": \#(system), "monospacedSystem": "", "fallback": [], "families": [\#(family)]}"#
        }
        func read(_ text: String) -> FontManifest? { FontManifestReader.manifest(Array(text.utf8)) }
        XCTAssertEqual(read(text(#""A""#))?.families.first?.metrics.descender, -0.25)
        let unsupportedManifests = [
            text(#""\u0041""#), text(#""é""#), text(#""A", "more": 1"#), text("1"), text(#""A""#) + "}", "", "[]",
            text(#""A""#, family.replacingOccurrences(of: "0.7", with: "0.7e0")),
            text(#""A""#, family.replacingOccurrences(of: "[400]", with: "[0400]")),
            text(#""A""#, family.replacingOccurrences(of: "[400]", with: "[400.5]")),
            text(#""A""#, family.replacingOccurrences(of: "[400]", with: "[400")),
        ]
        for text in unsupportedManifests { XCTAssertNil(read(text), text) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let environment = ["CELLSIM_FONTS": folder.path]
        for text in unsupportedManifests {
            let data = Data(text.utf8)
            try data.write(to: folder.appendingPathComponent("Fonts.json"))
            let library = FontLibrary(environment: environment, executable: nil)
            let decoded = try? JSONDecoder().decode(FontManifest.self, from: data)
            XCTAssertEqual(library.error == nil ? library.manifest : nil, decoded, text)
        }
    }

    func testMissingFontsErrorListsSearchedFolders() {
        let library = FontLibrary(environment: ["CELLSIM_FONTS": "/no/such/folder"], executable: nil)
        XCTAssertEqual(library.error, .noFonts(searched: ["/no/such/folder"]))
        XCTAssertTrue("\(library.error as Any)".contains("CELLSIM_FONTS"))
        XCTAssertNil(library.folder)
    }
}
