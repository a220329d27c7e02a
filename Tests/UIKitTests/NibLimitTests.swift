import CellSimInterfaceBuilder
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests numbers that Interface Builder would never write: they are reported with line, element, key and value, and clamped.
@preconcurrency @MainActor final class NibLimitTests: XCTestCase {
    private let frame = #"<rect key="frame" x="0" y="0" width="100" height="40"/>"#

    private func limits(_ objects: String, file: StaticString = #filePath, line: UInt = #line) throws -> (
        views: [UIView], found: [String]
    ) {
        let instance = try NibFixture.load(objects, options: .commandLine)
        let limitDiagnostics = instance.diagnostics.filter { $0.rule == .limit }
        XCTAssertTrue(limitDiagnostics.allSatisfy { $0.severity == .error }, file: file, line: line)
        return (instance.topLevelObjects.compactMap { $0 as? UIView }, limitDiagnostics.map { "\($0)" })
    }

    private func limitMessage(_ line: Int, _ element: String, _ key: String, _ value: String, _ range: String) -> String
    {
        "A.xib:\(line): error: <\(element)> '\(key)' is out of range: '\(value)' (use a value from \(range))"
    }

    func testCoordinatesAreLimited() throws {
        let (views, found) = try limits(
            #"<view id="a"><rect key="frame" x="1e308" y="2" width="-1e9" height="4"/></view>"#)
        XCTAssertEqual(views[0].frame, CGRect(x: 1e7, y: 2, width: -1e7, height: 4))
        XCTAssertEqual(
            found,
            [
                limitMessage(4, "rect", "width", "-1e9", "-10000000 to 10000000"),
                limitMessage(4, "rect", "x", "1e308", "-10000000 to 10000000"),
            ])
    }

    func testConstraintValuesAreLimited() throws {
        let (views, found) = try limits(
            """
            <view id="a">\(frame)<subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="1e308"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1e300"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="-1e308"/>
            </constraints></view>
            """)
        XCTAssertEqual(
            found,
            [
                limitMessage(5, "constraint", "constant", "1e308", "-10000000 to 10000000"),
                limitMessage(6, "constraint", "multiplier", "1e300", "1e-06 to 1000000"),
                limitMessage(7, "constraint", "constant", "-1e308", "-10000000 to 10000000"),
            ])
        views[0].layoutIfNeeded()
        XCTAssertEqual(views[0].subviews[0].frame.origin, CGPoint(x: 1e7, y: 40 - 1e7))
        XCTAssertEqual(views[0].subviews[0].frame.width, 1e8)
    }

    func testLargeMultipliersKeepFramesFinite() throws {
        let count = 80
        let subviews = (0..<count).map { "<view id=\"v\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" }
            .joined()
        let constraints = (1..<count).map { index in
            """
            <constraint firstItem="v\(index)" firstAttribute="width" secondItem="v\(index - 1)" secondAttribute="width" \
            multiplier="\(index % 2 == 0 ? 1_000_000 : -1_000_000)"/>
            """
        }
        let (views, found) = try limits(
            """
            <view id="a">\(frame)<subviews>\(subviews)</subviews><constraints>\(constraints.joined())
            <constraint firstItem="v0" firstAttribute="width" constant="7"/></constraints></view>
            """)
        XCTAssertEqual(found, [])
        views[0].layoutIfNeeded()
        for view in views[0].subviews {
            XCTAssertTrue(view.frame.isFinite && abs(view.frame.width) <= 1e9, "\(view.frame)")
        }
    }

    func testCountsPrioritiesFontsAndDatesAreLimited() throws {
        let cases: [(String, String)] = [
            (
                #"<pageControl id="a" numberOfPages="100000000">"#,
                limitMessage(4, "pageControl", "numberOfPages", "100000000", "0 to 10000")
            ),
            (
                #"<label id="a" horizontalHuggingPriority="1e9">"#,
                limitMessage(4, "label", "horizontalHuggingPriority", "1e9", "0 to 1000")
            ),
            (
                #"<datePicker id="a" minuteInterval="99">"#,
                limitMessage(4, "datePicker", "minuteInterval", "99", "0 to 60")
            ),
            (
                #"<datePicker id="a"><date key="date" timeIntervalSinceReferenceDate="1e30"/>"#,
                limitMessage(4, "date", "timeIntervalSinceReferenceDate", "1e30", "-100000000000 to 100000000000")
            ),
            (
                #"<label id="a" text="x"><fontDescription key="fontDescription" type="system" pointSize="1e9"/>"#,
                limitMessage(4, "fontDescription", "pointSize", "1e9", "0 to 10000")
            ),
        ]
        for (start, expected) in cases {
            let element = start.dropFirst().prefix { $0 != " " }
            let (views, found) = try limits("\(start)\(frame)</\(element)>")
            XCTAssertEqual(found, [expected])
            views[0].layoutIfNeeded()
            _ = views[0].displayList()
        }
    }

    func testRuntimeAttributeLengthsAreLimited() throws {
        let (views, found) = try limits(
            """
            <view id="a">\(frame)<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="1e18"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="4000000000"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        XCTAssertEqual(views[0].layer.cornerRadius, 1e7)
        XCTAssertEqual(views[0].tag, 4_000_000_000)
        XCTAssertEqual(
            found,
            [limitMessage(5, "userDefinedRuntimeAttribute", "layer.cornerRadius", "1e+18", "-10000000 to 10000000")])
    }

    func testLargestControlValuesAreAccepted() throws {
        let (views, found) = try limits(
            """
            <slider id="a" minValue="-3.4028234663852886e+38" maxValue="3.4028234663852886e+38" value="3.4028234663852886e+38">\(frame)</slider>
            """)
        XCTAssertEqual(found, [])
        let slider = try XCTUnwrap(views[0] as? UISlider)
        let track = slider.trackRect(forBounds: slider.bounds)
        XCTAssertEqual(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value).maxX, track.maxX + 2,
            accuracy: 0.1)
    }
}
