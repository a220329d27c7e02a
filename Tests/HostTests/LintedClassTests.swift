import CellSimHost
import CellSimInterfaceBuilder
import UIKit
import XCTest

/// What a linter finds of classes that are there.
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
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="21507">
            <objects><view customClass="LintedBadge" id="v"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
            <label text="A" id="l"><rect key="frame" x="0" y="0" width="90" height="30"/></label>
            <switch id="s"><rect key="frame" x="0" y="40" width="51" height="31"/></switch></subviews>
            <connections><outlet property="\(property)" destination="\(destination)" id="o"/></connections></view></objects></document>
            """
        let file = folder.appendingPathComponent("A.xib")
        try Data(text.utf8).write(to: file)
        return DocumentLinter().findings(path: file.path)
    }

    func testAnOutletTheClassHasIsFine() throws { XCTAssertEqual(try findings("caption"), []) }

    func testAnOutletTheClassLacksIsAnErrorWithItsLine() throws {
        let found = try findings("headline")
        XCTAssertEqual(found.map(\.rule), [.connection])
        XCTAssertEqual(found.first?.severity, .error)
        XCTAssertEqual(found.first?.line, 6)
        XCTAssertEqual(found.first?.key, "headline")
    }

    func testAnOutletToAnObjectOfAnotherClassIsAnError() throws {
        XCTAssertEqual(try findings("caption", destination: "s").map(\.rule), [.connection])
    }
}
