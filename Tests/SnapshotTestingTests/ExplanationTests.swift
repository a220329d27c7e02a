import CellSimCompare
import CellSimHost
import CellSimImageCodecs
import TestFixtures
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests the view trees that are stored with pictures and explain their differences.
@preconcurrency @MainActor final class ExplanationTests: XCTestCase {
    private final class Badge: UIView {
        let nameLabel = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 20))

        init(size: CGFloat) {
            super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
            backgroundColor = .white
            nameLabel.text = "Name"
            nameLabel.font = .systemFont(ofSize: size)
            addSubview(nameLabel)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testFontIsNamed() throws {
        let folder = try SnapshotFolder()
        _ = folder.verify(Badge(size: 17), as: .image, named: "badge", record: .all)
        let reference = [UInt8](try Data(contentsOf: folder.reference("testCell.badge.png")))
        XCTAssertTrue(String(decoding: try PNGViewTreeChunk.text(in: reference), as: UTF8.self).contains("nameLabel"))
        XCTAssertNil(folder.verify(Badge(size: 17), as: .image, named: "badge"))
        XCTAssertNotNil(folder.verify(Badge(size: 15), as: .image, named: "badge"))
        let report = try ResultsFolder(path: folder.url.appendingPathComponent("artifacts").path).report()
        XCTAssertEqual(report.cases.first?.explanation?.causes.map(\.text), ["nameLabel: font 17 → 15"])
        XCTAssertEqual(report.cases.first?.explanation?.unexplained, [])
    }

    /// The message contains the change, and the line of the document in the package's sources.
    func testMessageNamesTheLine() throws {
        let folder = try SnapshotFolder()
        func cell(_ constant: Int) throws -> UIView {
            let text = Fixture.text("note-cell.xib").replacingOccurrences(
                of: "constant=\"8\" id=\"a\"", with: "constant=\"\(constant)\" id=\"a\"")
            let nib = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())/note-cell.xib")
            try FileManager.default.createDirectory(
                at: nib.deletingLastPathComponent(), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: nib.deletingLastPathComponent()) }
            try text.write(to: nib, atomically: true, encoding: .utf8)
            let file = try InterfaceFile(path: nib.path)
            return try file.makeContent(reuseIdentifier: "Note").view
        }
        _ = folder.verify(try cell(8), as: .image, named: "note", record: .all)
        let message = try XCTUnwrap(folder.verify(try cell(20), as: .image, named: "note"))
        let explanation =
            "Tests/SnapshotTestingTests/Fixtures/note-cell.xib:10: UILabel “Untitled”.leading 8 → 20 moves"
        assertContains(message, explanation)
        assertSuffix(message, "does not match reference.")
    }

    /// A reference without a tree is not replaced while its pixels match.
    func testReferenceWithoutTreeIsNotRewritten() throws {
        let folder = try SnapshotFolder()
        let image = ViewSnapshotHost.picture(of: Badge(size: 17), scale: UIScreen.main.scale)
        try folder.write(try XCTUnwrap(ImageData.encode(image)), "testCell.badge.png")
        let old = try Data(contentsOf: folder.reference("testCell.badge.png"))
        XCTAssertThrowsError(try PNGViewTreeChunk.text(in: [UInt8](old)))
        XCTAssertNil(folder.verify(Badge(size: 17), as: .image, named: "badge"))
        _ = folder.verify(Badge(size: 17), as: .image, named: "badge", record: .all)
        XCTAssertEqual(try Data(contentsOf: folder.reference("testCell.badge.png")), old)
    }
}
