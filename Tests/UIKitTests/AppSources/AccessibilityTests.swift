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
}
