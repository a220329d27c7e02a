import CellSimFonts
import Foundation
import XCTest

/// Fonts that are not bundled count only with the bytes that the manifest names.
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

    func testWhatIsNotInstalledHasNoPath() throws {
        let library = try library()
        XCTAssertEqual(
            library.installable.map(\.file), ["NotoSansCJK-Regular", "NotoSansCJK-Bold", "NotoColorEmoji"])
        for face in library.installable {
            XCTAssertNil(library.path(of: face))
            XCTAssertEqual(face.sha256?.count, 64)
        }
        XCTAssertTrue(library.lacksInstallable(script: "Zsye"))
        XCTAssertFalse(library.lacksInstallable(script: "Deva"))
    }

    func testAFileWithOtherBytesIsNotUsed() throws {
        let library = try library()
        let face = try XCTUnwrap(library.installable.last)
        let place = home.appendingPathComponent("cellsim/Fonts").appendingPathComponent(face.path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(count: XCTUnwrap(face.size)).write(to: place)
        XCTAssertEqual(library.installed.state(of: face, beside: nil), .different(path: place.path))
        XCTAssertNil(library.path(of: face))
    }

    func testTheFolderIsTheEnvironments() throws {
        XCTAssertEqual(try library().installed.folder?.path, home.appendingPathComponent("cellsim/Fonts").path)
        XCTAssertEqual(
            FontLibrary(environment: ["HOME": "/somebody"], executable: nil).installed.folder?.path,
            "/somebody/.local/share/cellsim/Fonts")
        XCTAssertNil(FontLibrary(environment: [:], executable: nil).installed.folder)
    }
}
