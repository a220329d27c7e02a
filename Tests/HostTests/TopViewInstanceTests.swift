import Foundation
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests how often the objects of a XIB with several top-level views are created.
@preconcurrency @MainActor final class TopViewInstanceTests: XCTestCase {
    func testViewsOfOneInstanceAreDrawn() throws {
        let path = Fixture.path("views-of-one-instance.xib")
        let views = try TopLevelViews(InterfaceFile(path: path))
        let contents = try views.all.map { try views.content(of: $0, times: PhaseTimings()) }
        let first = contents[0].instance.topLevelObjects
        XCTAssertIdentical(contents[0].view, first[0])
        XCTAssertIdentical(contents[1].view, first[1])
        // The table's layout changes the background.
        XCTAssertNotIdentical(contents[2].view, first[2])
        let secondView = try views.content(of: views.all[1], times: PhaseTimings()).view
        XCTAssertNotIdentical(secondView, contents[1].view)
        XCTAssertEqual(secondView.frame, contents[1].view.frame)
    }
}
