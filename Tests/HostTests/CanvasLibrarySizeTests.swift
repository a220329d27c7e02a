import CellSimHost
import Foundation
import XCTest

/// Views in rows and columns whose size nothing tells, as Interface Builder's canvas shows them. The rules were found in
/// documents whose frames the tool recorded.
@preconcurrency @MainActor final class CanvasLibrarySizeTests: XCTestCase {
    private let nonsense = CanvasDocument.elsewhere

    /// Recorded in a row 64 points high: the square one 50 by 50, the other one takes what is left.
    func testImageViewsWithoutAPictureAreSquareInARowThatDoesNotFill() throws {
        let found = try CanvasDocument.row(
            """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="one">\(nonsense)<constraints>
            <constraint firstAttribute="width" secondItem="one" secondAttribute="height" id="e"/></constraints></imageView>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="two">\(nonsense)</imageView>
            """, alignment: "center", height: 64
        ).frames
        XCTAssertEqual(found["one"], CGRect(x: 0, y: 7, width: 50, height: 50))
        XCTAssertEqual(found["two"], CGRect(x: 50, y: 7, width: 270, height: 50))
    }

    /// A row between a text and its container's edge was recorded 50 points high, as a plain view in it is.
    func testAPlainViewIsFiftyPointsHighInARowThatDoesNotFill() throws {
        let found = try CanvasDocument.cell(
            """
            \(CanvasDocument.label("text", hugging: 50))
            <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row">\(nonsense)<subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)
            <constraints><constraint firstAttribute="width" constant="10" id="w"/></constraints></view>
            \(CanvasDocument.label("second"))
            </subviews></stackView>
            """,
            CanvasDocument.beneathOneAnother("text", "row")
        ).frames
        XCTAssertEqual(found["row"]?.height, 50)
        XCTAssertEqual(found["it"]?.size, CGSize(width: 10, height: 50))
        XCTAssertEqual(found["text"]?.height, 50)
    }

    /// Two plain views of different content were recorded with half of their row each; the shares of a proportional row
    /// are those of intrinsic sizes.
    func testPlainViewsShareAProportionalRowEqually() throws {
        func side(_ id: String, _ text: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(nonsense)<subviews>
            \(CanvasDocument.label("\(id)-text", text))</subviews><constraints>
            <constraint firstItem="\(id)-text" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="\(id)1"/>
            <constraint firstAttribute="trailing" secondItem="\(id)-text" secondAttribute="trailing" id="\(id)2"/>
            <constraint firstItem="\(id)-text" firstAttribute="centerY" secondItem="\(id)" secondAttribute="centerY" id="\(id)3"/></constraints></view>
            """
        }
        let found = try CanvasDocument.row(
            side("one", "One") + side("two", "Twenty-two"), alignment: #"fill" distribution="fillProportionally"#,
            height: 44
        ).frames
        XCTAssertEqual(found["one"], CGRect(x: 0, y: 0, width: 160, height: 44))
        XCTAssertEqual(found["two"], CGRect(x: 160, y: 0, width: 160, height: 44))
    }

    /// Recorded for two that hug at 251: beside a label of 16 points (20.5 by itself) and one of 32; one that hugs at 250
    /// was stretched before labels that hug at 251.
    func testACollectionViewIsFiftyPointsHighInAColumn() throws {
        let views = """
            \(CanvasDocument.label("text"))
            <collectionView verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><constraints>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h"/></constraints></collectionView>
            """
        XCTAssertEqual(
            try CanvasDocument.column(views, height: 66).frames["it"], CGRect(x: 0, y: 16, width: 320, height: 50))
        XCTAssertEqual(
            try CanvasDocument.column(views, height: 82).frames["it"], CGRect(x: 0, y: 32, width: 320, height: 50))
        let loose = views.replacingOccurrences(
            of: #"verticalHuggingPriority="251""#, with: #"verticalHuggingPriority="249""#)
        XCTAssertEqual(
            try CanvasDocument.column(loose, height: 82).frames["it"], CGRect(x: 0, y: 20.5, width: 320, height: 61.5))
    }

    /// Recorded beside a view that two labels fill, whose hugging was 251: that one was 47 points high.
    func testAnEmptyColumnIsFiftyPointsHighInAColumn() throws {
        let found = try CanvasDocument.column(
            """
            \(CanvasDocument.label("text", hugging: 251))
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)</stackView>
            """, height: 97
        ).frames
        XCTAssertEqual(found["it"], CGRect(x: 0, y: 47, width: 320, height: 50))
    }

    /// Recorded at 23727 in a column of 246 points: the view with a label was stretched to 82, the one with a row was 50.
    func testAViewThatHoldsALabelIsStretchedRatherThanOneThatHoldsAView() throws {
        func holder(_ id: String, _ content: String) -> String {
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(nonsense)<subviews>\(content)</subviews><constraints>
            <constraint firstItem="\(id)-in" firstAttribute="top" secondItem="\(id)" secondAttribute="top" constant="8" id="\(id)1"/>
            <constraint firstItem="\(id)-in" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="\(id)2"/>
            <constraint firstAttribute="bottom" secondItem="\(id)-in" secondAttribute="bottom" constant="8" id="\(id)3"/></constraints></view>
            """
        }
        let label = CanvasDocument.label("one-in", hugging: 251)
        let inner =
            #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-in">\#(nonsense)</view>"#
        let found = try CanvasDocument.column(holder("one", label) + holder("two", inner), height: 132).frames
        XCTAssertEqual(found["one"]?.height, 82)
        XCTAssertEqual(found["two"]?.height, 50)
    }

    /// Recorded for a view of 113 points beside a field and a button of 29 (23094) and one of 61 beside a label (25084):
    /// nothing is tied to the bottoms of the views that were stretched.
    func testAViewWhoseBottomIsOpenIsStretched() throws {
        let view = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="it">\(nonsense)<subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in">\(nonsense)<constraints>
            <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews><constraints>
            <constraint firstItem="in" firstAttribute="top" secondItem="it" secondAttribute="top" constant="17" id="a1"/>
            <constraint firstItem="in" firstAttribute="leading" secondItem="it" secondAttribute="leading" id="a2"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="in" secondAttribute="bottom" constant="17" id="a3"/>
            </constraints></view>
            """
        let label = CanvasDocument.label("text")
        XCTAssertEqual(try CanvasDocument.column(view + label, height: 140).frames["it"]?.height, 119.5)
    }
}
