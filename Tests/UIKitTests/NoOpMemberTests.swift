import CellSimProcess
import TestFixtures
import UIKit
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that members without effect are reported once.
@preconcurrency @MainActor
final class NoOpMemberTests: XCTestCase {
    private func notes(_ attributes: String) throws -> [String] {
        let document = """
            <scrollView id="s1" \(attributes)>
              <rect key="frame" x="0" y="0" width="10" height="10"/>
              <subviews><scrollView id="s2" \(attributes)>
                <rect key="frame" x="0" y="0" width="5" height="5"/>
              </scrollView></subviews>
            </scrollView>
            """
        let instance = try NibFixture.load(document, options: NibOptions(policy: .commandLine, reportsUnread: true))
        return instance.diagnostics.filter { $0.severity == .note }.map { "\($0.key ?? "") \($0.message)" }
    }

    func testNonDefaultValueIsReportedOnce() throws {
        XCTAssertEqual(
            try notes("pagingEnabled=\"YES\" bounces=\"YES\""),
            ["pagingEnabled is stored without effect: scrolling ends with the drag"])
        XCTAssertEqual(try notes("bounces=\"YES\""), [])
    }

    func testNoteEndsWithSupportsQuery() throws {
        let document = "<scrollView id=\"s\" pagingEnabled=\"YES\"/>"
        let instance = try NibFixture.load(document, options: NibOptions(policy: .commandLine, reportsUnread: true))
        let noteDiagnostic = try XCTUnwrap(instance.diagnostics.first { $0.severity == .note })
        assertSuffix(noteDiagnostic.description, " [supports: UIScrollView.isPagingEnabled]")
    }

    func testCodeMessageEndsWithSupportsQuery() {
        let notices = Notice.collecting { UIScrollView().isPagingEnabled = true }.notices
        XCTAssertEqual(
            notices.map(\.text),
            [
                "UIScrollView.isPagingEnabled is stored without effect: scrolling ends with the drag"
                    + " [supports: UIScrollView.isPagingEnabled]"
            ])
    }

    func testSymbolWarningEndsWithSupportsQuery() {
        assertSuffix(UnknownSymbols.message(for: "trsh"), " [supports: sf:trsh]")
    }

    func testNoOpMembersHaveReasons() {
        XCTAssertEqual(NoOpMembers.all["UIScrollView.bounces"]?.key, "bounces")
        for (name, member) in NoOpMembers.all { XCTAssertFalse(member.reason.isEmpty, name) }
    }
}
