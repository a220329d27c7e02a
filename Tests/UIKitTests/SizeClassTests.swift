import CellSimInterfaceBuilder
import XCTest

@testable import UIKit

/// What a document installs, places and shows by size class: chosen when it is loaded and again when traits change.
@preconcurrency @MainActor
final class SizeClassTests: XCTestCase {
    private func traits(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            .standard, UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
        ])
    }

    private var phone: UITraitCollection { traits(.compact, .regular) }
    private var pad: UITraitCollection { traits(.regular, .regular) }

    /// A label at the top on phones and a box on pads only; the margin, a font and a stack's axis vary too.
    private let document = """
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
        <label text="Title" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0" y="0" width="10" height="10"/><fontDescription key="fontDescription" type="system" pointSize="10"/>
        <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        </label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <stackView spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <variation key="widthClass=regular" axis="vertical" spacing="9"/></stackView></subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1">
        <variation key="widthClass=regular" constant="40"/></constraint>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
        <constraint firstItem="l" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="c4"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="6" id="c5"/>
        <constraint firstItem="b" firstAttribute="width" constant="50" id="c6"/>
        <constraint firstItem="b" firstAttribute="height" constant="60" id="c7"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c3"/><exclude reference="c4"/><exclude reference="c5"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="c3"/><include reference="c4"/><include reference="c5"/></mask></variation></view>
        """

    private struct Parts {
        let root: UIView
        let label: UILabel
        let box: UIView
        let stack: UIStackView
    }

    private func load(_ traits: UITraitCollection) throws -> Parts {
        let instance = try NibFixture.load(document, options: NibOptions(traits: traits))
        return Parts(
            root: try XCTUnwrap(instance.firstView), label: try XCTUnwrap(instance.object(withID: "l") as? UILabel),
            box: try XCTUnwrap(instance.object(withID: "b") as? UIView),
            stack: try XCTUnwrap(instance.object(withID: "s") as? UIStackView))
    }

    private func checkPhone(_ parts: Parts, line: UInt = #line) {
        parts.root.layoutIfNeeded()
        XCTAssertEqual(parts.label.frame.minY, 8, line: line)
        XCTAssertLessThan(parts.label.frame.width, 60, "as wide as its text", line: line)
        XCTAssertEqual(parts.label.font.pointSize, 10, line: line)
        XCTAssertNil(parts.box.superview, line: line)
        XCTAssertEqual(parts.stack.axis, .horizontal, line: line)
        XCTAssertEqual(parts.stack.spacing, 4, line: line)
        XCTAssertEqual(parts.root.subviews.count, 2, line: line)
    }

    private func checkPad(_ parts: Parts, line: UInt = #line) {
        parts.root.layoutIfNeeded()
        XCTAssertEqual(parts.label.frame.minY, 40, line: line)
        XCTAssertEqual(parts.label.frame.width, 400, line: line)
        XCTAssertEqual(parts.label.font.pointSize, 30, line: line)
        XCTAssertEqual(
            parts.box.frame, CGRect(x: 5, y: parts.label.frame.maxY + 6, width: 50, height: 60), line: line)
        XCTAssertTrue(parts.root.subviews.map { $0 === parts.box } == [false, true, false], "in its place", line: line)
        XCTAssertEqual(parts.stack.axis, .vertical, line: line)
        XCTAssertEqual(parts.stack.spacing, 9, line: line)
    }

    func testLoadingChoosesByTheTraitsOfThatMoment() throws {
        checkPhone(try load(phone))
        checkPad(try load(pad))
    }

    func testAViewAdaptsToItsWindowAndBack() throws {
        let parts = try load(phone)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        window.overrideTraits(pad)
        window.addSubview(parts.root)
        checkPad(parts)
        window.overrideTraits(phone)
        checkPhone(parts)
        window.overrideTraits(pad)
        checkPad(parts)
    }

    func testWhatCodeTurnedOffStaysOff() throws {
        let instance = try NibFixture.load(document, options: NibOptions(traits: phone))
        let root = try XCTUnwrap(instance.firstView)
        let leading = try XCTUnwrap(instance.object(withID: "c2") as? NSLayoutConstraint)
        leading.isActive = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        window.overrideTraits(pad)
        window.addSubview(root)
        XCTAssertFalse(leading.isActive)
        XCTAssertTrue((instance.object(withID: "c3") as? NSLayoutConstraint)?.isActive ?? false)
    }

    func testADocumentThatVariesNothingIsNotWatched() throws {
        let instance = try NibFixture.load(
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        XCTAssertNil(instance.firstView?.nibVariations)
        XCTAssertNotNil(try load(phone).root.nibVariations)
    }

    func testAStoryboardsSceneAdaptsToo() throws {
        let scene = StoryboardFixture.scene(
            "a",
            view: """
                <view hidden="YES" id="h"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <variation key="widthClass=regular" hidden="NO" alpha="0.5"/></view>
                """)
        let controller = try XCTUnwrap(
            try StoryboardFixture.storyboard(scene, initial: "a").instantiateInitialViewController())
        let view = try XCTUnwrap(controller.view.subviews.first)
        XCTAssertTrue(view.isHidden)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        window.overrideTraits(pad)
        window.rootViewController = controller
        XCTAssertFalse(view.isHidden)
        XCTAssertEqual(view.alpha, 0.5)
    }
}
