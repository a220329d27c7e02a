import UIKit
import XCTest

/// What a stack view reads from its document.
@preconcurrency @MainActor final class StackViewNibTests: XCTestCase {
    private func stack(holding content: String) throws -> UIStackView {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <stackView axis="vertical" id="stack">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="view">
                                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                            </view>
                        </subviews>
                        \(content)
                    </stackView>
                </objects>
            </document>
            """
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        return try XCTUnwrap(objects.first as? UIStackView)
    }

    private func arrangedFrame(_ content: String) throws -> CGRect {
        let stack = try stack(holding: content)
        stack.layoutIfNeeded()
        return try XCTUnwrap(stack.arrangedSubviews.first).frame
    }

    /// The tool has no switch for the property; recorded frames lie within the margins (16 points in two documents).
    func testAStackThatIsGivenMarginsArrangesWithinThem() throws {
        let directional = """
            <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="4" trailing="20"/>
            """
        XCTAssertEqual(try arrangedFrame(directional), CGRect(x: 16, y: 8, width: 164, height: 88))
        XCTAssertTrue(try stack(holding: directional).isLayoutMarginsRelativeArrangement)
        let fixed = """
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            """
        XCTAssertEqual(try arrangedFrame(fixed), CGRect(x: 2, y: 1, width: 194, height: 96))
    }

    func testAStackWithoutMarginsOfItsOwnArrangesFromEdgeToEdge() throws {
        XCTAssertEqual(try arrangedFrame(""), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertFalse(try stack(holding: "").isLayoutMarginsRelativeArrangement)
    }
}
