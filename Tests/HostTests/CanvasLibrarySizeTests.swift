import CellSimHost
import Foundation
import XCTest

/// Views in rows and columns whose size nothing tells, as Interface Builder's canvas shows them. The rules were found in
/// documents whose frames the tool recorded.
@preconcurrency @MainActor final class CanvasLibrarySizeTests: XCTestCase {
    private let nonsense = CanvasDocument.elsewhere

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
