import CellSimHost
import Foundation
import XCTest

/// Labels whose class draws itself in Interface Builder: the document records the size of their text on one line. The
/// sizes are those recorded in documents of 17701.
@preconcurrency @MainActor final class CanvasDesignablesTests: XCTestCase {
    /// The size of a label of a class, in a column of that width.
    private func size(text: String, lines: Int, width: CGFloat, designable: (CGFloat, CGFloat)) throws -> CGSize {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="retina6_1" orientation="portrait" appearance="light"/>
                <objects>
                    <view contentMode="scaleToFill" id="top">
                        <rect key="frame" x="0.0" y="0.0" width="414" height="454"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="\(text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="it" customClass="OwnLabel">
                                <rect key="frame" x="7" y="3" width="11" height="5"/>
                                <fontDescription key="fontDescription" type="system" pointSize="13"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
                            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
                            <constraint firstItem="it" firstAttribute="width" relation="lessThanOrEqual" constant="\(width)" id="c"/>
                        </constraints>
                    </view>
                </objects>
                <designables>
                    <designable name="it">
                        <size key="intrinsicContentSize" width="\(designable.0)" height="\(designable.1)"/>
                    </designable>
                </designables>
            </document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("designable-\(UUID().uuidString).xib")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let view = try InspectedDocument(path: file.path).objects.first?.children.first { $0.id == "it" }
        return try XCTUnwrap(view?.frame).size
    }

    func testALabelOfOneLineHasTheSizeOfItsClass() throws {
        XCTAssertEqual(
            try size(text: "Label", lines: 1, width: 300, designable: (37.5, 18)), CGSize(width: 37.5, height: 18))
        XCTAssertEqual(
            try size(text: "Title 2", lines: 1, width: 300, designable: (63.5, 26.5)), CGSize(width: 63.5, height: 26.5)
        )
    }

    /// 18 points high is a font of 15: a line of "Label" in it is 37.5 points wide, two are 36 high, and the blank where
    /// they were parted is 4 wide.
    func testALabelThatWrapsTakesTheFontThatTheSizeReports() throws {
        XCTAssertEqual(
            try size(text: "Label", lines: 0, width: 300, designable: (37.5, 18)), CGSize(width: 37.5, height: 18))
        let two = try size(text: "Label Label", lines: 0, width: 60, designable: (78.5, 18))
        XCTAssertEqual(two, CGSize(width: 41.5, height: 36))
    }
}
