import CellSimCompare
import SnapshotTesting
import TestFixtures
import Testing
import UIKit
import XCTest

/// The cell of the fixture, which computes the avatar's radius from the designed frame.
@preconcurrency @MainActor private final class EarlyAvatarCell: AvatarCell {
    override func awakeFromNib() {
        super.awakeFromNib()
        avatar.layer.cornerRadius = avatar.bounds.height / 2
    }
}

@preconcurrency @MainActor private class AvatarCell: UITableViewCell {
    weak var avatar: UIView!
    weak var nameLabel: UILabel!

    /// The fixture's nib with this class as the cell's class.
    class var nib: UINib {
        let text = Fixture.text("avatar-cell.xib").replacingOccurrences(of: "AvatarCell", with: "\(self)")
        return UINib(data: Data(text.utf8), bundle: nil)
    }
}

/// Tests the assertion that cells follow changes of their size and traits, with XCTest.
@preconcurrency @MainActor final class ChangeAssertionTests: XCTestCase {
    override func setUp() {
        MainActor.assumeIsolated {
            for type in [AvatarCell.self, EarlyAvatarCell.self] { ClassResolver.register(type) }
        }
    }

    func testFollowingCells() {
        assertChangeSafe(nib: AvatarCell.nib)
        assertChangeSafe(nib: AvatarCell.nib, changes: [.style]) { (cell: AvatarCell) in
            cell.avatar.backgroundColor = .label
        }
        assertChangeSafe(UICollectionViewCell.self, itemSize: CGSize(width: 50, height: 50))
        assertReuseSafe(nib: AvatarCell.nib, records: ["Ann", "Bo"], changes: [.style, .width, .textSize, .direction]) {
            (cell: AvatarCell, name) in cell.nameLabel.text = name
        }
    }

    /// A plain view is tested as a table's header.
    func testPlainViewsFollow() {
        let text = Fixture.text("plain-views-follow.xib")
        assertChangeSafe(nib: UINib(data: Data(text.utf8), bundle: nil))
    }

    func testARadiusFromTheRecordedFrameIsReportedWithItsLine() throws {
        let folder = try SnapshotFolder()
        let message = try XCTUnwrap(
            folder.withEnvironment { verifyChangeSafe(nib: EarlyAvatarCell.nib, width: 430) })
        XCTAssertTrue(
            message.hasPrefix("The cell does not follow changes: a property keeps the value of an earlier setting."),
            message)
        XCTAssertTrue(
            message.contains("1. layer.cornerRadius of avatar (UIView, nib data:7) is 37.5 instead of 43"), message)
        XCTAssertTrue(
            message.contains(
                "when code reads frames before layout (at a width of 430 points they are not the recorded ones);"),
            message)
        XCTAssertTrue(message.contains("Remedy: set it in layoutSubviews() after calling super"), message)
        let pictures = folder.url.appendingPathComponent("artifacts/ChangeAssertionTests")
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
        let stem = "testARadiusFromTheRecordedFrameIsReportedWithItsLine.avatar-layer-cornerRadius-width"
        XCTAssertEqual(names, ["changed", "difference", "fresh"].map { "\(stem).\($0).png" })
    }

    func testAStaleColorIsReportedWithItsRecord() throws {
        let folder = try SnapshotFolder()
        let message = try XCTUnwrap(
            folder.withEnvironment {
                verifyReuseSafe(nib: AvatarCell.nib, records: ["Ann", "Bo"], changes: [.style]) {
                    (cell: AvatarCell, name) in
                    cell.nameLabel.text = name
                    cell.avatar.layer.borderWidth = 2
                    cell.avatar.layer.borderColor = UIColor.label.cgColor
                }
            })
        XCTAssertTrue(
            message.contains("layer.borderColor of avatar (UIView, nib data:7) is #FFFFFF instead of #000000"), message)
        XCTAssertTrue(
            message.contains(
                "when the style changes from dark to light\n   with record 0, Ann;\n   in 4 of 4 changes of style;"),
            message)
        let results = ResultsFolder(path: folder.url.appendingPathComponent("artifacts").path)
        XCTAssertEqual(
            try results.report().cases.map(\.name),
            [
                "SnapshotTestingTests/ChangeAssertionTests/testAStaleColorIsReportedWithItsRecord.reuse.avatar.layer.borderColor.style"
            ])
    }

    func testInvalidInputsAreReported() {
        XCTAssertEqual(
            verifyChangeSafe(UITableViewCell.self, width: .nan),
            "UITableViewCell cannot be checked for changes: the width must be positive, not nan")
        let message = verifyChangeSafe(nib: UINib(data: Data("<document/>".utf8), bundle: nil))
        XCTAssertEqual(message?.hasPrefix("The cell cannot be checked for changes: "), true, message ?? "nil")
    }
}

/// Tests the same assertion with Swift Testing.
@Suite struct ChangeSwiftTestingTests {
    @Test func staleValueIsReportedAtAssertion() throws {
        let folder = try SnapshotFolder()
        withKnownIssue {
            folder.withEnvironment {
                assertChangeSafe(UITableViewCell.self, changes: [.style]) { cell in
                    cell.layer.backgroundColor = UIColor.label.cgColor
                }
            }
        } matching: { issue in
            issue.sourceLocation?.fileName == "ChangeAssertionTests.swift"
                && issue.comments.contains {
                    $0.rawValue.contains("1. backgroundColor of cell") && $0.rawValue.contains("use a dynamic UIColor")
                }
        }
    }
}
