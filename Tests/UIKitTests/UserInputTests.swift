import UIKit
import XCTest

/// Tests touches and keyboard input in controls, pickers, text views and search bars.
@preconcurrency @MainActor final class UserInputTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func addToWindow<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 0, y: 20, width: 320, height: 100))
        -> View
    {
        view.frame = frame
        window.addSubview(view)
        return view
    }

    /// Returns the number of times a control sends an event while `body` runs.
    private func count(_ event: UIControl.Event, of control: UIControl, _ body: () -> Void) -> Int {
        var sent = 0
        let action = UIAction { _ in sent += 1 }
        control.addAction(action, for: event)
        body()
        control.removeAction(action, for: event)
        return sent
    }

    // MARK: Controls

    func testValueChangesSendPrimaryAction() {
        let controls: [(UIControl, CGPoint)] = [
            (UISwitch(), CGPoint(x: 10, y: 10)), (UIStepper(), CGPoint(x: 150, y: 10)),
            (UISegmentedControl(items: ["A", "B"]), CGPoint(x: 10, y: 10)), (UISlider(), CGPoint(x: 100, y: 15)),
        ]
        for (control, point) in controls {
            _ = addToWindow(control, CGRect(x: 0, y: 20, width: 200, height: 30))
            let sent = count(.primaryActionTriggered, of: control) { TouchSimulator.tap(at: point, in: control) }
            XCTAssertEqual(sent, 1, "\(type(of: control))")
            control.removeFromSuperview()
        }
    }

    func testTapsChangePage() {
        let control = addToWindow(UIPageControl())
        control.numberOfPages = 3
        let sent = count(.valueChanged, of: control) {
            for _ in 0..<3 { TouchSimulator.tap(at: CGPoint(x: 300, y: 50), in: control) }
        }
        XCTAssertEqual(control.currentPage, 2)
        XCTAssertEqual(sent, 2)
        TouchSimulator.tap(at: CGPoint(x: 20, y: 50), in: control)
        XCTAssertEqual(control.currentPage, 1)
    }

    func testReversedStepperLimitsRaise() {
        let stepper = UIStepper()
        for body in [{ stepper.minimumValue = 101 }, { stepper.maximumValue = -1 }] {
            XCTAssertThrowsError(try TouchSimulator.throwingExceptions(body)) {
                XCTAssertEqual(($0 as? UIKitException)?.name, "NSInvalidArgumentException")
            }
        }
        XCTAssertEqual([stepper.minimumValue, stepper.maximumValue], [0, 100])
    }

    // MARK: Pickers

    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var selections: [[Int]] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selections.append([component, row])
        }
    }

    func testPickerWheels() {
        let (wheels, picker) = (Wheels(), addToWindow(UIPickerView(), CGRect(x: 0, y: 20, width: 320, height: 216)))
        (picker.dataSource, picker.delegate) = (wheels, wheels)
        TouchSimulator.drag(from: CGPoint(x: 240, y: 140), to: CGPoint(x: 240, y: 76), in: picker)
        XCTAssertEqual(wheels.selections, [[1, 2]])
        TouchSimulator.tap(at: CGPoint(x: 240, y: 108 - 32), in: picker)
        XCTAssertEqual(wheels.selections, [[1, 2], [1, 1]])
        TouchSimulator.drag(from: CGPoint(x: 80, y: 50), to: CGPoint(x: 80, y: 200), in: picker)
        XCTAssertEqual(wheels.selections.count, 2)
        XCTAssertEqual(picker.selectedRow(inComponent: 1), 1)
    }

    func testMissingRowsSelectNearest() {
        let (wheels, picker) = (Wheels(), UIPickerView())
        picker.dataSource = wheels
        picker.selectRow(9, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 4)
        picker.selectRow(-3, inComponent: 0, animated: false)
        XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    }

    // MARK: Scroll views

    func testScrollViewCanWithholdTouches() {
        final class Scroll: UIScrollView {
            var queriedViews: [UIView] = []
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                queriedViews.append(view)
                return false
            }
        }
        let (scroll, button) = (addToWindow(Scroll()), UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        scroll.addSubview(button)
        XCTAssertEqual(count(.touchDown, of: button) { TouchSimulator.tap(button) }, 0)
        XCTAssertEqual(scroll.queriedViews, [button])
    }

    // MARK: Text

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var calls: [String] = []
        var rejected: Set<String> = []
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location) \(string)")
            return !rejected.contains(string)
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { !rejected.contains("clear") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            !rejected.contains(text)
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed \(textView.text ?? "")") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("\"\(searchText)\"") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("book") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    private let editor = Editor()

    func testTypingIntoTextField() {
        let field = addToWindow(UITextField())
        (field.delegate, editor.rejected) = (editor, ["b"])
        var notificationCount = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { _ in MainActor.assumeIsolated { notificationCount += 1 } }
        let changes = count(.editingChanged, of: field) { XCTAssertTrue(TouchSimulator.type("abé", into: field)) }
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(field.text, "aé")
        XCTAssertEqual(editor.calls, ["0 a", "1 b", "1 é"])
        XCTAssertEqual([changes, notificationCount], [2, 2])
        XCTAssertTrue(field.isEditing)
        TouchSimulator.type("\n", into: field)
        XCTAssertTrue(field.isEditing)
        XCTAssertEqual(count(.primaryActionTriggered, of: field) { TouchSimulator.type("\n", into: field) }, 1)
        XCTAssertFalse(field.isEditing)
        field.isEnabled = false
        XCTAssertFalse(TouchSimulator.type("c", into: field))
        XCTAssertFalse(TouchSimulator.type("c", into: window))
    }

    func testClearButton() {
        let field = addToWindow(UITextField())
        (field.delegate, field.clearButtonMode, field.text) = (editor, .always, "words")
        let location = field.clearButtonRect(forBounds: field.bounds)
        let center = CGPoint(x: location.midX, y: location.midY)
        editor.rejected = ["clear"]
        TouchSimulator.tap(at: center, in: field)
        XCTAssertEqual(field.text, "words")
        XCTAssertFalse(field.isEditing)
        editor.rejected = []
        XCTAssertEqual(count(.editingChanged, of: field) { TouchSimulator.tap(at: center, in: field) }, 1)
        XCTAssertEqual(field.text, "")
        TouchSimulator.tap(field)
        XCTAssertTrue(field.isEditing)
    }

    func testTypingIntoTextView() {
        let view = addToWindow(UITextView())
        (view.delegate, editor.rejected) = (editor, ["x"])
        TouchSimulator.type("a\nx", into: view)
        XCTAssertEqual(view.text, "a\n")
        XCTAssertEqual(editor.calls, ["changed a", "changed a\n"])
        view.resignFirstResponder()
        view.isEditable = false
        XCTAssertFalse(TouchSimulator.type("b", into: view))
        TouchSimulator.tap(view)
        XCTAssertFalse(view.isFirstResponder)
        view.isEditable = true
        TouchSimulator.tap(view)
        XCTAssertTrue(view.isFirstResponder)
    }

    func testSearchBarDelegateCalls() {
        let bar = addToWindow(UISearchBar())
        (bar.delegate, bar.showsCancelButton, bar.showsBookmarkButton) = (editor, true, true)
        (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true)
        TouchSimulator.tap(at: CGPoint(x: 120, y: 28), in: bar)
        TouchSimulator.type("ab\n", into: bar)
        XCTAssertEqual(editor.calls, ["begin", "\"a\"", "\"ab\"", "search"])
        editor.calls = []
        TouchSimulator.tap(at: CGPoint(x: 290, y: 28), in: bar)
        TouchSimulator.tap(at: CGPoint(x: 240, y: 76), in: bar)
        XCTAssertEqual(editor.calls, ["cancel", "scope 1"])
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
    }

    func testSearchFieldButtons() {
        let bar = addToWindow(UISearchBar())
        (bar.delegate, bar.text, bar.showsBookmarkButton) = (editor, "words", true)
        for _ in 0..<2 { TouchSimulator.tap(at: CGPoint(x: 300, y: 50), in: bar) }
        XCTAssertEqual(editor.calls, ["\"\"", "book"])
        XCTAssertFalse(bar.isFirstResponder)
    }

    func testSearchControllerFollowsSearchBar() {
        final class Updater: UISearchResultsUpdating {
            var terms: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                terms.append(searchController.searchBar.text ?? "")
            }
        }
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        let bar = addToWindow(search.searchBar)
        bar.showsCancelButton = true
        TouchSimulator.type("a", into: bar)
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(updater.terms, ["", "a"])
        TouchSimulator.tap(at: CGPoint(x: 300, y: 50), in: bar)
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(bar.text, "")
    }
}
