import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests values that vary by size class: they are chosen when the document is loaded, and again when traits change.
@preconcurrency @MainActor
final class SizeClassTests: XCTestCase {
    private func traits(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            .standard, UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
        ])
    }

    private var phone: UITraitCollection { traits(.compact, .regular) }
    private var pad: UITraitCollection { traits(.regular, .regular) }

    /// A label at the top on phones and a box only on iPads. The margin, a font and a stack view's axis vary too.
    private let document = Fixture.text("size-classes.xml")

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
        XCTAssertLessThan(parts.label.frame.width, 60, "the label is as wide as its text", line: line)
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
        XCTAssertTrue(
            parts.root.subviews.map { $0 === parts.box } == [false, true, false], "the box is the second subview",
            line: line)
        XCTAssertEqual(parts.stack.axis, .vertical, line: line)
        XCTAssertEqual(parts.stack.spacing, 9, line: line)
    }

    func testLoadingUsesCurrentTraits() throws {
        checkPhone(try load(phone))
        checkPad(try load(pad))
    }

    func testViewAdaptsToWindowTraits() throws {
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

    func testConstraintsDeactivatedInCodeStayInactive() throws {
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

    func testDocumentWithoutVariationsStoresNone() throws {
        let instance = try NibFixture.load(
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        XCTAssertNil(instance.firstView?.nibVariations)
        XCTAssertNotNil(try load(phone).root.nibVariations)
    }

    func testStoryboardSceneAdapts() throws {
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
