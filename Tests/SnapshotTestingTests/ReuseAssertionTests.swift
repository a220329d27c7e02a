import CellSimCompare
import SnapshotTesting
import TestFixtures
import Testing
import UIKit
import XCTest

/// A cell with a title label, for the tests of the reuse assertion.
@preconcurrency @MainActor private final class NoteCell: UITableViewCell {
    weak var titleLabel: UILabel!
    static let xib = Fixture.text("note-cell.xib")
    static var nib: UINib { UINib(data: Data(xib.utf8), bundle: nil) }
}

private struct Note {
    var title: String?
}

/// Tests the reuse assertion with XCTest.
@preconcurrency @MainActor final class ReuseAssertionTests: XCTestCase {
    private let notes = [
        Note(title: "Milk"), Note(title: nil), Note(title: "A longer note that needs more than one line to be read"),
    ]

    override func setUp() { MainActor.assumeIsolated { ClassResolver.register(NoteCell.self) } }

    func testFullyConfiguredCellPasses() {
        assertReuseSafe(nib: NoteCell.nib, records: notes) { (cell: NoteCell, note) in cell.titleLabel.text = note.title
        }
        assertReuseSafe(UICollectionViewCell.self, records: notes, itemSize: CGSize(width: 50, height: 50)) {
            cell, note in
            cell.backgroundColor = note.title == nil ? .red : .green
        }
    }

    func testALeakIsReportedWithViewPropertyRecordsAndPictures() throws {
        let folder = try SnapshotFolder()
        let message = try XCTUnwrap(
            folder.withEnvironment {
                verifyReuseSafe(nib: NoteCell.nib, records: notes) { (cell: NoteCell, note) in
                    if let title = note.title { cell.titleLabel.text = title }
                }
            })
        XCTAssertTrue(
            message.hasPrefix("NoteCell is not safe to reuse: a property keeps the value of an earlier record."),
            message)
        XCTAssertTrue(
            message.contains("1. text of titleLabel (UILabel, nib data:7) is \"Milk\" instead of \"Untitled\""), message
        )
        XCTAssertTrue(message.contains("when record 1, Note(title: nil),"), message)
        XCTAssertTrue(message.contains("follows record 0, Note(title: Optional(\"Milk\"));"), message)
        XCTAssertTrue(message.contains("in 2 of 6 pairs"), message)
        let pictures = folder.url.appendingPathComponent("artifacts/ReuseAssertionTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
        let stem = "testALeakIsReportedWithViewPropertyRecordsAndPictures.titleLabel-text"
        XCTAssertEqual(names, ["difference", "fresh", "reused"].map { "\(stem).\($0).png" })
        let freshImage = try XCTUnwrap(
            UIImage(contentsOfFile: pictures.appendingPathComponent("\(stem).fresh.png").path))
        XCTAssertEqual(freshImage.size.width * freshImage.scale, 375 * 2)
    }

    /// The results have one case per leak, with images. After the cell is fixed, no leak remains.
    func testLeaksAreInTheResults() throws {
        let folder = try SnapshotFolder()
        let test = #function
        func verify(_ setsAll: Bool) -> String? {
            folder.withEnvironment {
                verifyReuseSafe(nib: NoteCell.nib, records: notes, named: "notes", testName: test) {
                    (cell: NoteCell, note) in
                    if setsAll || note.title != nil { cell.titleLabel.text = note.title }
                    cell.backgroundColor = .white
                    if setsAll || note.title == "Milk" { cell.accessibilityHint = note.title }
                }
            }
        }
        let results = ResultsFolder(path: folder.url.appendingPathComponent("artifacts").path)
        XCTAssertNotNil(verify(false))
        let name = "SnapshotTestingTests/ReuseAssertionTests/testLeaksAreInTheResults.notes.reuse"
        let leaks = try results.report().cases
        let text = try XCTUnwrap(leaks.first { $0.name == name + ".titleLabel.text" })
        XCTAssertEqual(text.state, .different)
        XCTAssertEqual(text.kind, .reuse)
        XCTAssertGreaterThan(text.differentPixels, 0)
        XCTAssertFalse(text.boxes.isEmpty)
        let message = try XCTUnwrap(text.message)
        XCTAssertTrue(message.hasPrefix("NoteCell: text of titleLabel (UILabel, nib data:7) is "), message)
        XCTAssertTrue(message.contains(" instead of \"Untitled\"\nwhen record 1"), message)
        for path in [text.reference, text.actual, text.difference] {
            XCTAssertTrue(path.map { FileManager.default.fileExists(atPath: $0) } ?? false, path ?? "nil")
        }
        XCTAssertEqual(text.file, "Tests/SnapshotTestingTests/ReuseAssertionTests.swift")
        XCTAssertGreaterThan(leaks.count, 1)
        XCTAssertNil(verify(true))
        XCTAssertEqual(try results.report().cases.map { "\($0.name) \($0.state)" }, [name + " same"])
    }

    func testUncheckedPropertiesAreInResults() throws {
        let folder = try SnapshotFolder()
        let results = ResultsFolder(path: folder.url.appendingPathComponent("artifacts").path)
        folder.withEnvironment {
            _ = verifyReuseSafe(NoteCell.self, records: [Note]()) { _, _ in }
            _ = verifyReuseSafe(UITableViewCell.self, records: notes) { _, _ in }
        }
        let name = "SnapshotTestingTests/ReuseAssertionTests/testUncheckedPropertiesAreInResults.reuse"
        XCTAssertEqual(
            try results.report().cases.map { "\($0.name) \($0.state)" }, ["\(name) unreadable", "\(name)-2 same"])
        XCTAssertEqual(
            try results.report().cases[0].message, "NoteCell cannot be checked for reuse: there are no records")
    }

    func testWrongClassIsReported() throws {
        let message = verifyReuseSafe(nib: NoteCell.nib, records: notes) { (_: UICollectionViewCell, _) in }
        XCTAssertEqual(
            message?.hasPrefix("UICollectionViewCell cannot be checked for reuse: "), true,
            message ?? "nothing is wrong")
        let otherMessage = verifyReuseSafe(nib: NoteCell.nib, records: notes) { (_: OtherCell, _) in }
        XCTAssertEqual(otherMessage, "OtherCell cannot be checked for reuse: the view is a NoteCell, not a OtherCell")
    }

    func testNoRecordsAndNoSampleAreReported() {
        XCTAssertEqual(
            verifyReuseSafe(NoteCell.self, records: [Note]()) { _, _ in },
            "NoteCell cannot be checked for reuse: there are no records")
        XCTAssertEqual(
            verifyReuseSafe(UITableViewCell.self, records: notes, width: 0) { _, _ in },
            "UITableViewCell cannot be checked for reuse: the width must be positive, not 0.0")
    }

    func testTraitsAreApplied() throws {
        let message = try SnapshotFolder().withEnvironment {
            verifyReuseSafe(
                UITableViewCell.self, records: [true, false], traits: UITraitCollection(userInterfaceStyle: .dark)
            ) { cell, isMarked in if isMarked { cell.backgroundColor = .systemBackground } }
        }
        XCTAssertEqual(
            message?.contains("backgroundColor of cell (UITableViewCell) is #000000 instead of nil"), true,
            message ?? "")
    }
}

@preconcurrency @MainActor private final class OtherCell: UITableViewCell {}

/// Tests the reuse assertion with Swift Testing.
@Suite struct ReuseSwiftTestingTests {
    @Test func leakIsReportedAtAssertion() throws {
        let folder = try SnapshotFolder()
        withKnownIssue {
            folder.withEnvironment {
                assertReuseSafe(UITableViewCell.self, records: [true, false]) { cell, isMarked in
                    if isMarked { cell.accessoryType = .checkmark }
                }
            }
        } matching: { issue in
            issue.sourceLocation?.fileName == "ReuseAssertionTests.swift"
                && issue.comments.contains { $0.rawValue.contains("accessoryType of cell") }
        }
    }

    /// In Swift Testing on Linux, `@MainActor` tests do not run on the main thread.
    @MainActor @Test func leaksAreFoundOnTheMainActor() throws {
        let folder = try SnapshotFolder()
        let message = folder.withEnvironment {
            verifyReuseSafe(UITableViewCell.self, records: [true, false]) { cell, isMarked in
                if isMarked { cell.accessoryType = .checkmark }
            }
        }
        #expect(message?.contains("accessoryType of cell") == true)
    }
}
