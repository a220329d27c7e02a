import CellSimHost
import Foundation
import XCTest

/// Labels without text on the design canvas; sizes as recorded in documents.
@preconcurrency @MainActor final class CanvasEmptyLabelTests: XCTestCase {
    /// The heights of two labels in a column that is centred in a row 50 points high.
    private func heights(text: String, more: String = "", second: String = "") throws -> [CGFloat] {
        func label(_ id: String, _ lines: String = "") -> String {
            """
            <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \(lines) \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="7" y="3" width="11" height="5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
            <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="374" height="50"/><subviews>
            <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0.0" y="0.0" width="374" height="50"/>
            <subviews><stackView axis="vertical" spacing="4" \(more) translatesAutoresizingMaskIntoConstraints="NO" id="column">
            <rect key="frame" x="7" y="3" width="11" height="5"/><subviews>\(label("a"))\(label("b", second))</subviews></stackView></subviews></stackView>
            </subviews><constraints>
            <constraint firstItem="row" firstAttribute="top" secondItem="top" secondAttribute="top" id="c1"/>
            <constraint firstItem="row" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c3"/>
            <constraint firstAttribute="bottom" secondItem="row" secondAttribute="bottom" id="c4"/>
            </constraints></view></objects></document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("empty-\(UUID().uuidString).xib")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let column = try XCTUnwrap(InspectedDocument(path: file.path).objects.first?.children.first?.children.first)
        return column.children.compactMap { $0.frame?.height }
    }

    func testTheyTakeTheRoomOfAStackInsteadOfNone() throws {
        XCTAssertEqual(try heights(text: ""), [46, 0])
        XCTAssertEqual(try heights(text: "Label"), [20.5, 20.5])
    }

    /// Recorded in a column of 635 points: 635 and 0.
    func testOneOfSeveralLinesTakesNone() throws {
        XCTAssertEqual(
            try heights(text: "", more: "distribution=\"fillProportionally\"", second: "numberOfLines=\"3\""), [46, 0])
    }
}
