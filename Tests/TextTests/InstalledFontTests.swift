import CellSimFonts
import Foundation
import XCTest

/// Tests that fonts which are not bundled are only used if their bytes match the manifest.
final class InstalledFontTests: XCTestCase {
    private var home = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: home) }

    private func library() throws -> FontLibrary {
        let fonts = try XCTUnwrap(FontLibrary.shared.folder).path
        return FontLibrary(environment: ["CELLSIM_FONTS": fonts, "XDG_DATA_HOME": home.path], executable: nil)
    }

    func testUninstalledFontsHaveNoPath() throws {
        let library = try library()
        XCTAssertEqual(
            library.installableFaces.map(\.file), ["NotoSansCJK-Regular", "NotoSansCJK-Bold", "NotoColorEmoji"])
        for face in library.installableFaces {
            XCTAssertNil(library.path(of: face))
            XCTAssertEqual(face.sha256?.count, 64)
        }
        XCTAssertTrue(library.hasMissingFonts(script: "Zsye"))
        XCTAssertFalse(library.hasMissingFonts(script: "Deva"))
    }

    func testModifiedFileIsNotUsed() throws {
        let library = try library()
        let face = try XCTUnwrap(library.installableFaces.last)
        let location = home.appendingPathComponent("cellsim/Fonts").appendingPathComponent(face.path)
        try FileManager.default.createDirectory(
            at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(count: XCTUnwrap(face.size)).write(to: location)
        XCTAssertEqual(library.installed.state(of: face, bundledFolder: nil), .different(path: location.path))
        XCTAssertNil(library.path(of: face))
    }

    /// A modified file with the same cyclic checksum is detected.
    func testFileWithForgedChecksumIsNotUsed() throws {
        let library = try library()
        var face = FontFace(file: "Forged", path: "Noto/Forged.ttf", weights: [400, 400])
        (face.package, face.size) = ("fonts", 64)
        face.sha256 = "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"
        let location = home.appendingPathComponent("cellsim/Fonts/Noto/Forged.ttf")
        try FileManager.default.createDirectory(
            at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        var bytes = [UInt8](repeating: 0, count: 64)
        try Data(bytes).write(to: location)
        XCTAssertEqual(library.installed.state(of: face, bundledFolder: nil), .ready(path: location.path))
        // A multiple of the CRC-32 polynomial, which preserves the checksum.
        bytes.replaceSubrange(20..<25, with: [0x41, 0x06, 0x71, 0xDB, 0x01])
        try Data(bytes).write(to: location)
        XCTAssertEqual(library.installed.state(of: face, bundledFolder: nil), .different(path: location.path))
    }

    func testInstalledFolderFollowsEnvironment() throws {
        XCTAssertEqual(try library().installed.folder?.path, home.appendingPathComponent("cellsim/Fonts").path)
        XCTAssertEqual(
            FontLibrary(environment: ["HOME": "/somebody"], executable: nil).installed.folder?.path,
            "/somebody/.local/share/cellsim/Fonts")
        XCTAssertNil(FontLibrary(environment: [:], executable: nil).installed.folder)
    }
}
