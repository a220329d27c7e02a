import CellSimHost
import Foundation
import XCTest

/// The text size of the design canvas by the year a document was saved; sizes as recorded in documents of these years.
@preconcurrency @MainActor final class CanvasTextSizeTests: XCTestCase {
    /// The size of a label "Label" in a text style.
    private func size(style: String, tools: Int) throws -> CGSize {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <objects>
                    <view contentMode="scaleToFill" id="top">
                        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                                <rect key="frame" x="7" y="3" width="11" height="5"/>
                                <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
                            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("text-size-\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let view = try InspectedDocument(path: file.path).objects.first?.children.first { $0.id == "it" }
        return try XCTUnwrap(view?.frame).size
    }

    func testTextStylesAreExtraSmallFromXcode12AndAHalfTo13() throws {
        for tools in [18122, 19529, 20037] {
            XCTAssertEqual(try size(style: "Body", tools: tools), CGSize(width: 35.5, height: 17), "\(tools)")
            XCTAssertEqual(try size(style: "Subhead", tools: tools).height, 14.5, "\(tools)")
        }
    }

    func testTextStylesHaveTheDefaultSizeBeforeAndSince() throws {
        for tools in [17701, 21701, 24506] {
            XCTAssertEqual(try size(style: "Body", tools: tools), CGSize(width: 41.5, height: 20.5), "\(tools)")
            XCTAssertEqual(try size(style: "Subhead", tools: tools).height, 18, "\(tools)")
        }
    }
}
