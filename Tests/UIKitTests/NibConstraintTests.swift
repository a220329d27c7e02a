import CellSimInterfaceBuilder
import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view with outlets to constraints.
final class ConstraintOwner: UIView {
    weak var top: NSLayoutConstraint?
    weak var width: NSLayoutConstraint?
}

/// Tests the constraints of nibs.
@preconcurrency @MainActor
final class NibConstraintTests: XCTestCase {
    private func load(
        _ constraints: String, after: String = "", options: NibOptions = .library, file: StaticString = #filePath
    ) throws -> NibInstance {
        try NibFixture.load(
            """
            <view id="V" customClass="ConstraintOwner"><subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO"/><view id="B" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews><viewLayoutGuide key="safeArea" id="G"/>
            <constraints>
            \(constraints)
            </constraints>
            \(after)</view>
            """, options: options)
    }

    private func equation(_ instance: NibInstance, _ id: String) -> String {
        guard let constraint = instance.object(withID: id) as? NSLayoutConstraint else { return "none" }
        func name(_ item: AnyObject?) -> String {
            if let view = item as? UIView { return view.nibIdentity?.objectID ?? "?" }
            return item is UILayoutGuide ? "guide" : "-"
        }
        return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
            + "\(constraint.multiplier) * \(name(constraint.secondItem)).\(constraint.secondAttribute) + \(constraint.constant) "
            + "@\(constraint.priority.rawValue)"
    }

    func testDecodesAllConstraintAttributes() throws {
        let instance = try load(
            """
            <constraint firstAttribute="bottomMargin" secondItem="A" secondAttribute="bottom" constant="6" id="1"/>
            <constraint firstItem="A" firstAttribute="width" relation="greaterThanOrEqual" constant="40" priority="250" id="2" identifier="least"/>
            <constraint firstItem="A" firstAttribute="width" secondItem="A" secondAttribute="height" multiplier="16:9" id="3"/>
            <constraint firstItem="B" firstAttribute="leading" secondItem="G" secondAttribute="leading" id="4"/>
            <constraint firstItem="A" firstAttribute="baseline" relation="lessThanOrEqual" secondItem="B" secondAttribute="firstBaseline" multiplier="0.5" constant="-2.5" symbolic="YES" id="5"/>
            """)
        XCTAssertEqual(equation(instance, "1"), "V.bottomMargin equal 1.0 * A.bottom + 6.0 @1000.0")
        XCTAssertEqual(equation(instance, "2"), "A.width greaterThanOrEqual 1.0 * -.notAnAttribute + 40.0 @250.0")
        XCTAssertEqual(equation(instance, "3"), "A.width equal \(CGFloat(16.0 / 9)) * A.height + 0.0 @1000.0")
        XCTAssertEqual(equation(instance, "4"), "B.leading equal 1.0 * guide.leading + 0.0 @1000.0")
        XCTAssertEqual(equation(instance, "5"), "A.lastBaseline lessThanOrEqual 0.5 * B.firstBaseline + -2.5 @1000.0")
        XCTAssertEqual((instance.object(withID: "2") as? NSLayoutConstraint)?.identifier, "least")
        XCTAssertEqual((instance.object(withID: "2") as? NSLayoutConstraint)?.nibLine, 9)
        XCTAssertEqual(instance.firstView?.constraints.count, 3)
        XCTAssertEqual(instance.diagnostics, [])
    }

    func testExcludedConstraintsAreInactive() throws {
        var instance: NibInstance? = try load(
            """
            <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="2"/>
            """,
            after: """
                <variation key="default"><mask key="constraints"><exclude reference="1"/></mask></variation>
                <connections><outlet property="top" destination="1" id="O"/></connections>
                """)
        let owner = try XCTUnwrap(instance?.firstView as? ConstraintOwner)
        XCTAssertEqual(owner.constraints.map(\.nibID), ["2"])
        XCTAssertEqual(owner.top?.nibID, "1")
        instance = nil
        XCTAssertEqual(owner.top?.nibID, "1", "the view keeps the excluded constraint for weak outlets")
        owner.top?.isActive = true
        XCTAssertEqual(owner.constraints.map(\.nibID), ["2", "1"])
    }

    func testSizeClassesSelectConstraints() throws {
        let after = """
            <variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="1"/><include reference="2"/></mask></variation>
            """
        let constraints = """
            <constraint firstItem="A" firstAttribute="width" constant="10" id="1"/>
            <constraint firstItem="A" firstAttribute="width" constant="20" id="2"><variation key="widthClass=regular" constant="30"/></constraint>
            """
        let phone = try load(constraints, after: after)
        XCTAssertEqual(phone.firstView?.subviews[0].constraints.map(\.constant), [10])
        let wide = UITraitCollection(traitsFrom: [
            .standard, UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        ])
        let pad = try load(constraints, after: after, options: NibOptions(traits: wide))
        XCTAssertEqual(pad.firstView?.subviews[0].constraints.map(\.constant), [30])
    }

    func testPlaceholderConstraintsApplyOnlyOnCanvas() throws {
        let constraints = #"<constraint firstItem="A" firstAttribute="width" constant="10" placeholder="YES" id="1"/>"#
        let after = #"<connections><outlet property="width" destination="1" id="O"/></connections>"#
        let app = try load(constraints, after: after)
        XCTAssertNil(app.object(withID: "1"))
        XCTAssertNil((app.firstView as? ConstraintOwner)?.width)
        let canvas = try load(constraints, after: after, options: .design)
        XCTAssertEqual(canvas.object(withID: "A").flatMap { ($0 as? UIView)?.constraints.count }, 1)
    }

    func testExcludedSubviewsAndTheirConstraintsAreInactive() throws {
        let instance = try load(
            """
            <constraint firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="top" id="1"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="V" secondAttribute="top" id="2"/>
            """, after: #"<variation key="default"><mask key="subviews"><exclude reference="A"/></mask></variation>"#)
        XCTAssertEqual(instance.firstView?.subviews.compactMap(\.nibIdentity?.objectID), ["B"])
        XCTAssertNotNil(instance.object(withID: "A"))
        XCTAssertEqual(instance.firstView?.constraints.map(\.nibID), ["2"])
    }

    func testReportsUnusableConstraintsWithTheirLine() throws {
        let instance = try load(
            """
            <constraint firstItem="A" firstAttribute="sideways" constant="1" id="1"/>
            <constraint firstItem="A" firstAttribute="width" constant="wide" id="2"/>
            <constraint firstItem="A" firstAttribute="top" id="3"/>
            <constraint firstItem="gone" firstAttribute="top" secondItem="V" secondAttribute="top" id="4"/>
            <constraint firstItem="A" firstAttribute="width" constant="1" priority="2000" wobble="1" id="5"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="centerX" id="6"/>
            <constraint firstItem="A" firstAttribute="width" secondItem="V" secondAttribute="height" id="7"/>
            """, options: .commandLine)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:8: warning: <constraint> 'firstAttribute' has an unknown value: 'sideways' (skipped)",
                "A.xib:9: error: <constraint> 'constant' is not a number: 'wide' (ignored)",
                "A.xib:10: error: <constraint> 'firstAttribute' needs a second item: 'top' (skipped)",
                "A.xib:11: error: <constraint> 'firstItem' refers to an object that is not in the document: 'gone' (the <constraint> is skipped)",
                "A.xib:12: error: <constraint> 'priority' is not between 1 and 1000: '2000' (using 1000)",
                "A.xib:12: warning: <constraint> 'wobble' is unknown: '1' (ignored)",
                "A.xib:13: error: <constraint> 'secondAttribute' is on a different axis from the first attribute, 'top': 'centerX' (skipped)",
            ])
        XCTAssertEqual(equation(instance, "6"), "none")
        XCTAssertEqual(equation(instance, "1"), "none")
        XCTAssertEqual(equation(instance, "2"), "A.width equal 1.0 * -.notAnAttribute + 0.0 @1000.0")
    }

    func testInstancesDoNotShareConstraints() throws {
        let template = try NibTemplate(
            data: NibFixture.xib(
                """
                <view id="V"><constraints><constraint firstAttribute="width" constant="10" id="1"/></constraints></view>
                """), path: "A.xib")
        let first = try NibLoader.instantiate(template)
        let second = try NibLoader.instantiate(template)
        (first.object(withID: "1") as? NSLayoutConstraint)?.constant = 99
        XCTAssertEqual((second.object(withID: "1") as? NSLayoutConstraint)?.constant, 10)
    }
}
