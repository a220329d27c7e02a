import CellSimHost
import CellSimInterfaceBuilder
import TestFixtures
import UIKit
import XCTest

/// Tests the linter's findings about classes that are available.
@preconcurrency @MainActor
final class LintedClassTests: XCTestCase {
    final class Badge: UIView {
        var caption: UILabel?
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellsim-linted-" + UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func findings(_ property: String, destination: String = "l") throws -> [Diagnostic] {
        ClassResolver.register(Badge.self, as: "LintedBadge")
        let text = Fixture.text(
            "linted-class-findings.xib", replacing: ["property": property, "destination": destination])
        let file = folder.appendingPathComponent("A.xib")
        try Data(text.utf8).write(to: file)
        return DocumentLinter().findings(path: file.path)
    }

    func testExistingOutletHasNoFinding() throws { XCTAssertEqual(try findings("caption"), []) }

    func testMissingOutletIsError() throws {
        let result = try findings("headline")
        XCTAssertEqual(result.map(\.rule), [.connection])
        XCTAssertEqual(result.first?.severity, .error)
        XCTAssertEqual(result.first?.line, 6)
        XCTAssertEqual(result.first?.key, "headline")
    }

    func testOutletToOtherClassIsError() throws {
        XCTAssertEqual(try findings("caption", destination: "s").map(\.rule), [.connection])
    }
}
