import CellSimProcess
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests private keys of UIKit classes that apps set through key-value coding.
@preconcurrency @MainActor final class PrivateKeyTests: XCTestCase {
    private func notices(_ body: () -> Void) -> [String] { Notice.collecting(body).notices.map(\.text) }

    func testSearchBarCancelButtonText() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        let before = bar.fieldFrame.width
        bar.setValue("Do not search", forKey: "cancelButtonText")
        XCTAssertEqual(bar.value(forKey: "_cancelButtonText") as? String, "Do not search")
        XCTAssertLessThan(bar.fieldFrame.width, before)
        XCTAssertIdentical(bar.value(forKey: "searchField") as? UITextField, bar.searchTextField)
    }

    func testPlaceholderColorAndFont() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        (field.value(forKey: "placeholderLabel") as? UILabel)?.font = .systemFont(ofSize: 9)
        let attributes = unsafe field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
        XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual((attributes?[.font] as? UIFont)?.pointSize, 9)
        XCTAssertEqual(field.placeholder, "Name")
    }

    func testBarsOfControllers() {
        final class Bar: UITabBar {}
        let (tabs, child) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [child]
        tabs.loadViewIfNeeded()
        let (old, bar) = (tabs.tabBar, Bar())
        tabs.setValue(bar, forKey: "tabBar")
        XCTAssertIdentical(tabs.tabBar, bar)
        XCTAssertIdentical(bar.superview, tabs.view)
        XCTAssertNil(old.superview)
        XCTAssertEqual(bar.items?.count, 1)
        let (stack, navigationBar) = (UINavigationController(rootViewController: child), UINavigationBar())
        stack.loadViewIfNeeded()
        stack.setValue(navigationBar, forKey: "navigationBar")
        XCTAssertIdentical(stack.navigationBar, navigationBar)
        XCTAssertIdentical(navigationBar.superview, stack.view)
        XCTAssertEqual(navigationBar.items?.count, 1)
    }

    func testNavigationBarShadow() {
        let bar = UINavigationBar()
        bar.setValue(true, forKey: "hidesShadow")
        XCTAssertNotNil(bar.shadowImage)
        bar.setValue(false, forKey: "hidesShadow")
        XCTAssertNil(bar.shadowImage)
    }

    func testViewDelegateKey() {
        let controller = UIViewController()
        XCTAssertIdentical(controller.view.value(forKey: "viewDelegate") as? UIViewController, controller)
    }

    /// Wheels draw their titles in the colour of the private key `textColor`.
    func testPickerTextColors() {
        final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "Iron"
            }
        }
        func reds(_ view: UIView) -> Int {
            view.bounds.size = CGSize(width: 320, height: 216)
            view.layoutIfNeeded()
            let bitmap = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
                .cgImage?.bitmap
            guard let bitmap else { return 0 }
            return (0..<bitmap.width).count { bitmap.color(x: $0, y: bitmap.height / 2).hex == "#FF0000" }
        }
        let (rows, wheel, dates) = (Rows(), UIPickerView(), UIDatePicker())
        (wheel.dataSource, wheel.delegate) = (rows, rows)
        dates.preferredDatePickerStyle = .wheels
        for picker in [wheel, dates] {
            XCTAssertEqual(reds(picker), 0)
            picker.setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "textColor")
            XCTAssertGreaterThan(reds(picker), 0)
        }
    }

    /// Known keys without effect and unknown keys do not crash; each is reported once.
    func testOtherKeysAreReported() {
        let texts = notices {
            UIDatePicker().setValue(true, forKey: "highlightsToday")
            UIDatePicker().setValue(true, forKeyPath: "highlightsToday")
            XCTAssertNil(UIBarButtonItem().value(forKey: "view"))
            UISearchBar().setValue(UIColor.red, forKeyPath: "_cancelButton.tintColor")
            UIAlertAction(title: "", style: .default).setValue(true, forKey: "checked")
            UILabel().setValue(1, forKey: "nobodyKnows")
            XCTAssertNil(UILabel().value(forKey: "nobodyKnows"))
            UILabel().setValue(1, forKeyPath: "nobody.knows")
            UIAlertAction(title: "", style: .default).setValue(1, forKey: "nobodyKnows")
        }
        XCTAssertEqual(
            texts.map { String($0.prefix { $0 != ":" }) },
            [
                "UIDatePicker has no key 'highlightsToday' here", "UIBarItem has no key 'view' here",
                "UISearchBar has no key 'cancelButton' here", "UIAlertAction has no key 'checked' here",
                "UILabel has no key 'nobodyKnows' here", "UILabel has no key 'nobody' here",
                "UIAlertAction has no key 'nobodyKnows' here",
            ])
        XCTAssertTrue(texts.allSatisfy { $0.hasSuffix("[supports: private keys]") })
    }

    /// An outlet in an app's class has the name of a private key of its superclass.
    func testAppPropertiesTakePrecedence() {
        final class Field: UITextField { var clearButton: UIButton? }
        let (field, button) = (Field(), UIButton())
        XCTAssertEqual(notices { field.setValue(button, forKey: "clearButton") }, [])
        XCTAssertIdentical(field.clearButton, button)
    }

    /// Private keys do not apply to an app's class: an undefined key is a mistake.
    func testUndefinedKeysOfAppClassesRaise() {
        final class Label: UILabel {}
        XCTAssertThrowsError(try UIKitException.catching { Label().setValue(1, forKey: "wild") })
        XCTAssertThrowsError(
            try UIKitException.catching { UILabel().setValue(1, forKey: "wild") },
            "an undefined key of a UIKit class raises when the caller catches")
    }
}
