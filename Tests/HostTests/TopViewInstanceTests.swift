import Foundation
import UIKit
import XCTest

@testable import CellSimHost

/// Tests how often the objects of a XIB with several top-level views are created.
@preconcurrency @MainActor final class TopViewInstanceTests: XCTestCase {
    func testTheViewsOfOneInstanceAreAllDrawn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("top-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("Views.xib").path
        let objects = ["a", "b", "c"].map { id in
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"20\"/>"
            guard id == "a" else { return "<view id=\"\(id)\">\(frame)</view>" }
            return "<tableView id=\"a\">\(frame)<connections><outlet property=\"backgroundView\" destination=\"c\"/>"
                + "</connections></tableView>"
        }
        try """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(objects.joined(separator: "\n"))
        </objects></document>
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let views = try TopViews(InterfaceFile(path: path))
        let contents = try views.all.map { try views.content(of: $0, times: PhaseTimings()) }
        let first = contents[0].instance.topLevelObjects
        XCTAssertTrue(contents[0].view === first[0])
        XCTAssertTrue(contents[1].view === first[1])
        // The table's layout changes the background.
        XCTAssertFalse(contents[2].view === first[2])
        let again = try views.content(of: views.all[1], times: PhaseTimings()).view
        XCTAssertFalse(again === contents[1].view)
        XCTAssertEqual(again.frame, contents[1].view.frame)
    }
}
