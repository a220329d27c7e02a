import UIKit
import XCTest

/// Tests picker rows with views and attributed titles of the delegate.
@preconcurrency @MainActor final class PickerRowTests: XCTestCase {
    private final class Metals: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var heights: [CGFloat] = [40]
        var reusedViews = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { heights.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            heights[component]
        }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            if view != nil { reusedViews += 1 }
            let label = view as? UILabel ?? UILabel()
            label.text = "Metal \(row)"
            return label
        }
    }

    private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Plain \(row)"
        }
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            row == 0 ? nil : NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
        }
    }

    private func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (source, source)
        picker.layoutIfNeeded()
        return picker
    }

    func testDelegateViewsArePlacedOnTheDrum() throws {
        let metals = Metals()
        let picker = picker(metals)
        XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 302, height: 40))
        let selected = try XCTUnwrap(picker.view(forRow: 0, forComponent: 0) as? UILabel)
        XCTAssertEqual(selected.text, "Metal 0")
        XCTAssertEqual(selected.frame, CGRect(x: 9, y: 88, width: 302, height: 40))
        XCTAssertEqual(selected.alpha, 1)
        let next = try XCTUnwrap(picker.view(forRow: 1, forComponent: 0))
        XCTAssertEqual(next.center.y, 108 + 112 * sin(40.0 / 112), accuracy: 0.001)
        XCTAssertEqual(next.frame.height, 40 * cos(40.0 / 112), accuracy: 0.001)
        XCTAssertLessThan(next.alpha, 1)
        XCTAssertNil(picker.view(forRow: 9, forComponent: 0))
    }

    func testSelectionMovesAndReusesViews() throws {
        let metals = Metals()
        let picker = picker(metals)
        let views = picker.subviews[0].subviews
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        XCTAssertEqual(picker.view(forRow: 6, forComponent: 0)?.center.y, 108)
        XCTAssertEqual((picker.view(forRow: 6, forComponent: 0) as? UILabel)?.text, "Metal 6")
        XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
        XCTAssertEqual(metals.reusedViews, views.count)
        XCTAssertTrue(views.allSatisfy { $0.superview === picker.subviews[0] })
    }

    func testSelectionBandIsTheSecondSubview() {
        let metals = Metals()
        metals.heights = [30, 50]
        let picker = picker(metals)
        XCTAssertEqual(picker.subviews[1].frame, CGRect(x: 9, y: 83, width: 302, height: 50))
        XCTAssertEqual(picker.subviews[1].backgroundColor, .tertiarySystemFill)
        XCTAssertEqual(picker.rowSize(forComponent: 1), CGSize(width: 151, height: 50))
        XCTAssertEqual(picker.rowSize(forComponent: 2), .zero)
    }

    func testAttributedTitlesReplacePlainTitles() throws {
        let titles = Titles()
        let picker = picker(titles)
        XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
        let label = try XCTUnwrap(picker.view(forRow: 1, forComponent: 0) as? UILabel)
        XCTAssertEqual(label.attributedText?.string, "Red")
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.font.pointSize, 21)
    }
}
