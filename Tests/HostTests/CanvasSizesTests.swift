import CellSimHost
import Foundation
import XCTest

/// Sizes that views had on the design canvas of the year a document was saved; the numbers are those recorded in
/// documents of these years.
@preconcurrency @MainActor final class CanvasSizesTests: XCTestCase {
    /// The frame's size of one view with nothing but a place in its superview.
    private func size(of element: String, tools: Int, device: String = "retina4_7") throws -> CGSize {
        let file = try temporary(element, tools: tools, device: device)
        defer { try? FileManager.default.removeItem(at: file) }
        let document = try InspectedDocument(path: file.path)
        let view = try XCTUnwrap(document.objects.first?.children.first { $0.id == "it" })
        return try XCTUnwrap(view.frame).size
    }

    private func temporary(_ element: String, tools: Int, device: String = "retina4_7") throws -> URL {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <device id="\(device)" orientation="portrait"/>
                <objects>
                    <view contentMode="scaleToFill" id="top">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                        <subviews>\(element)</subviews>
                        <constraints>
                            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
                            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("canvas-\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Recorded with an image of 30 points: 139 in all.
    func testAConfiguredButtonTakesTheFontOfItsTitle() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" title="Add photos">
                    <fontDescription key="titleFontDescription" style="UICTFontTextStyleSubhead"/>
                    <directionalEdgeInsets key="contentInsets" top="0.0" leading="10" bottom="0.0" trailing="20"/>
                </buttonConfiguration>
            </button>
            """
        XCTAssertEqual(try size(of: button, tools: 23504, device: "retina5_5").width, 109, accuracy: 0.7)
    }

    /// The line of the title that is not there is 22 points high.
    func testASymbolIsOnTheTitlesLine() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <state key="normal" image="xmark" catalog="system"/>
            </button>
            """
        XCTAssertEqual(try size(of: button, tools: 20037), CGSize(width: 17.5, height: 22))
    }

    func testDotsOfAPageControlStoodCloser() throws {
        let pages = """
            <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="3" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
            </pageControl>
            """
        XCTAssertEqual(try size(of: pages, tools: 14490), CGSize(width: 39, height: 37))
        XCTAssertGreaterThan(try size(of: pages, tools: 21507).width, 39)
    }

    func testRoundedTextFieldsGrewWithXcode11() throws {
        let field = """
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
            </textField>
            """
        XCTAssertEqual(try size(of: field, tools: 14490).height, 30)
        XCTAssertEqual(try size(of: field, tools: 14868).height, 34)
    }

    /// A view in a column with a label pinned to all its edges: 50 points high as dropped, 128 before Xcode 10.2,
    /// though the label hugs its text. An empty view gives way to the label beside it.
    func testAViewInAColumnKeepsTheHeightItHadInTheLibrary() throws {
        let inner = """
            <label opaque="NO" contentMode="left" verticalHuggingPriority="251" text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """
        func column(_ content: String) -> String {
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <subviews>\(content)</subviews>
            </stackView>
            """
        }
        let filled = column(
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <subviews>\(inner)</subviews>
                <constraints>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="box" secondAttribute="top" id="c"/>
                    <constraint firstItem="lab" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="d"/>
                    <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" id="e"/>
                    <constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" id="f"/>
                </constraints>
            </view>
            """)
        XCTAssertEqual(try size(of: filled, tools: 14490).height, 50)
        let beside = column(
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <constraints><constraint firstAttribute="height" constant="10" id="c"/></constraints>
            </view>\(inner)
            """)
        XCTAssertEqual(try size(of: beside, tools: 14490).height, 30.5)
    }

    /// Two lines at the width of the screen, the longer of which is narrower than that.
    func testAViewInAColumnKeepsTheWidthItHadWhileTextWasOnOneLine() throws {
        func column(_ content: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <subviews>
                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="col">
                        <rect key="frame" x="7" y="3" width="11" height="5"/>
                        <subviews>\(content)</subviews>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="300" id="w"/>
                    <constraint firstItem="col" firstAttribute="top" secondItem="it" secondAttribute="top" id="c"/>
                    <constraint firstItem="col" firstAttribute="leading" secondItem="it" secondAttribute="leading" id="d"/>
                    <constraint firstAttribute="trailing" secondItem="col" secondAttribute="trailing" id="f"/>
                    <constraint firstAttribute="bottom" secondItem="col" secondAttribute="bottom" id="e"/>
                </constraints>
            </view>
            """
        }
        let label = """
            <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="A few words of description that take two lines" \
            numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """
        let box = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <subviews>\(label)</subviews>
                <constraints>
                    <constraint firstItem="lab" firstAttribute="top" secondItem="box" secondAttribute="top" id="g"/>
                    <constraint firstItem="lab" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="h"/>
                    <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" id="i"/>
                    <constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" id="j"/>
                </constraints>
            </view>
            """
        XCTAssertEqual(try size(of: column(box), tools: 16097).width, 300)
        XCTAssertLessThan(try size(of: column(label), tools: 16097).width, 300)
    }

    /// A class of its own draws more than the document shows.
    func testAnEmptyViewWithAClassKeepsItsHeightInAColumn() throws {
        func height(_ customClass: String) throws -> CGFloat {
            let column = """
                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                    <rect key="frame" x="7" y="3" width="11" height="5"/>
                    <subviews>
                        <label opaque="NO" contentMode="left" verticalHuggingPriority="251" text="" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                            <rect key="frame" x="7" y="3" width="11" height="5"/>
                        </label>
                        <view contentMode="scaleToFill" \(customClass) translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" x="7" y="3" width="11" height="5"/>
                        </view>
                    </subviews>
                    <constraints><constraint firstAttribute="height" constant="90" id="c"/></constraints>
                </stackView>
                """
            let file = try temporary(column, tools: 14868)
            defer { try? FileManager.default.removeItem(at: file) }
            let document = try InspectedDocument(path: file.path)
            let stack = try XCTUnwrap(document.objects.first?.children.first { $0.id == "it" })
            return try XCTUnwrap(stack.children.first { $0.id == "box" }?.frame).size.height
        }
        XCTAssertEqual(try height("customClass=\"Chart\""), 50)
        XCTAssertEqual(try height(""), 90)
    }

    /// "!" at 14 points was recorded 5 wide, "Label" at 15 points 40.
    func testBoldSystemFontsOfDocumentsAreBold() throws {
        func label(_ text: String, _ size: Int) -> String {
            """
            <label opaque="NO" contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="\(size)"/>
            </label>
            """
        }
        XCTAssertEqual(try size(of: label("!", 14), tools: 17156).width, 5)
        XCTAssertEqual(try size(of: label("Label", 15), tools: 14113).width, 40)
    }

    /// Recorded 42 wide in a button of 15 points.
    func testUprightArrowsAreNarrowerThanLyingOnes() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="it">
                <rect key="frame" x="7" y="3" width="11" height="5"/>
                <fontDescription key="fontDescription" type="system" pointSize="15"/>
                <state key="normal" title="unit &#8595;"/>
            </button>
            """
        XCTAssertEqual(try size(of: button, tools: 14868).width, 42)
    }
}
