import Foundation
import SnapshotTesting
import TestFixtures
import UIKit
import XCTest

/// Tests the assertion that audits the accessibility of a view.
@preconcurrency @MainActor
final class AccessibilityAssertionTests: XCTestCase {
    func testAccessibleViewPasses() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "Clear"
        assertAccessible(label)
    }

    func testFailureMessage() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(button)
        let failure = try XCTUnwrap(verifyAccessible(root, named: "small"))
        assertPrefix(failure, "2 accessibility issues:")
        assertContains(failure, "a touch target of 20 × 20 points")
        assertContains(failure, "[accessibility-target]")
        assertContains(failure, "[accessibility-label]")
        let address = try XCTUnwrap(failure.split(separator: "\"").last { $0.hasPrefix("file:") })
        let picture = try XCTUnwrap(URL(string: String(address)))
        XCTAssertTrue(FileManager.default.fileExists(atPath: picture.path), failure)
        try FileManager.default.removeItem(at: picture)
        XCTAssertNil(verifyAccessible(root, rules: [.contrast, .overlap]))
    }
}
