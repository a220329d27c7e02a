import UIKit
import XCTest

/// Tests the accessibility properties of UIKit's objects and of plain objects.
@preconcurrency @MainActor
final class AccessibilityTests: XCTestCase {
    func testPlainObjectStoresAccessibilityProperties() {
        let (first, second) = (NSObject(), NSObject())
        first.accessibilityLabel = "first"
        first.isAccessibilityElement = true
        XCTAssertEqual(first.accessibilityLabel, "first")
        XCTAssertTrue(first.isAccessibilityElement)
        XCTAssertNil(second.accessibilityLabel)
    }

    func testOverrideIsCalledThroughNSObject() {
        final class Named: UIView {
            override var accessibilityLabel: String? {
                get { "named" }
                set {}
            }
        }
        let object: NSObject = Named()
        XCTAssertEqual(object.accessibilityLabel, "named")
    }

    func testAttributedAndPlainLabelsStayInSync() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "iron")
        XCTAssertEqual(view.accessibilityLabel, "iron")
        view.accessibilityLabel = "zinc"
        XCTAssertNil(view.accessibilityAttributedLabel)
        XCTAssertEqual(view.accessibilityUserInputLabels, ["zinc"])
    }

    func testContainerListsElements() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.accessibilityElements = [element]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        XCTAssertEqual(view.accessibilityElementCount(), 1)
        XCTAssertIdentical(view.accessibilityElement(at: 0) as AnyObject, element)
        XCTAssertNil(view.accessibilityElement(at: 1))
        XCTAssertEqual(view.index(ofAccessibilityElement: element), 0)
        XCTAssertEqual(view.index(ofAccessibilityElement: NSObject()), NSNotFound)
        XCTAssertEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 3, height: 4))
        XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 12.5, y: 24))
    }

    func testClosuresReplaceValues() {
        let view = UIView()
        view.accessibilityLabel = "stored"
        view.accessibilityLabelBlock = { "computed" }
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .header }
        view.accessibilityElementsBlock = { ["a"] }
        view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
        XCTAssertEqual(view.accessibilityLabel, "computed")
        XCTAssertTrue(view.isAccessibilityElement)
        XCTAssertEqual(view.accessibilityTraits, .header)
        XCTAssertEqual(view.accessibilityElements as? [String], ["a"])
        XCTAssertEqual(view.accessibilityFrame.width, 3)
        view.accessibilityLabelBlock = nil
        XCTAssertEqual(view.accessibilityLabel, "stored")
    }

    func testClosuresCanBeOverridden() {
        final class Row: UIView {
            override var accessibilityValueBlock: AXStringReturnBlock? {
                get { { "on" } }
                set {}
            }
        }
        XCTAssertEqual(Row().accessibilityValue, "on")
    }

    func testActionClosuresAreCalled() {
        let view = UIView()
        var calls: [String] = []
        view.accessibilityActivateBlock = {
            calls.append("activate")
            return true
        }
        view.accessibilityIncrementBlock = { calls.append("increment") }
        XCTAssertTrue(view.accessibilityActivate())
        view.accessibilityIncrement()
        XCTAssertEqual(calls, ["activate", "increment"])
    }

    func testCustomActionHasACategory() {
        let action = UIAccessibilityCustomAction(name: "Edit", actionHandler: nil)
        XCTAssertNil(action.category)
        action.category = UIAccessibilityCustomAction.editCategory
        XCTAssertEqual(action.category, "UIAccessibilityCustomActionCategoryEdit")
    }
}
