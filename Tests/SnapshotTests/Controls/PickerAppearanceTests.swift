import Foundation
import UIKit
import XCTest

/// Compares pictures of picker wheels, calendars and compact date pickers with their references.
@preconcurrency @MainActor final class PickerAppearanceTests: XCTestCase {
    /// 2024-05-17 09:41 UTC, a Friday.
    private let date = Date(timeIntervalSince1970: 1_715_938_860)

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
        configured(UIDatePicker()) {
            $0.datePickerMode = mode
            $0.preferredDatePickerStyle = style
            $0.date = date
        }
    }

    func testDatePicker() {
        let snapshot = AppearanceSnapshot("UIDatePicker")
        snapshot.assertSnapshot("compact") { picker(.dateAndTime, .compact) }
        snapshot.assertSnapshot("compact-date") { picker(.date, .compact) }
        snapshot.assertSnapshot("compact-time") { picker(.time, .compact) }
        snapshot.assertSnapshot("compact-disabled") { configured(picker(.date, .compact)) { $0.isEnabled = false } }
        snapshot.assertSnapshot("compact-right-to-left", direction: .rightToLeft) { picker(.dateAndTime, .compact) }
        snapshot.assertSnapshot("inline") { picker(.date, .inline) }
        snapshot.assertSnapshot("inline-with-time") { picker(.dateAndTime, .inline) }
        snapshot.assertSnapshot("wheels") { picker(.dateAndTime, .wheels) }
        snapshot.assertSnapshot("wheels-date") { picker(.date, .wheels) }
        snapshot.assertSnapshot("wheels-time") { picker(.time, .wheels) }
        snapshot.assertSnapshot("wheels-countdown") {
            configured(picker(.countDownTimer, .wheels)) { $0.countDownDuration = 5400 }
        }
    }

    func testPickerView() {
        let snapshot = AppearanceSnapshot("UIPickerView")
        let one = Wheels([["Hydrogen", "Helium", "Lithium", "Beryllium", "Boron", "Carbon", "Nitrogen", "Oxygen"]])
        let two = Wheels([["Solid", "Liquid", "Gas"], (1...30).map { "\($0)" }])
        func view(_ wheels: Wheels, _ rows: [Int]) -> UIView {
            configured(UIPickerView()) { picker in
                (picker.dataSource, picker.delegate) = (wheels, wheels)
                for (component, row) in rows.enumerated() {
                    picker.selectRow(row, inComponent: component, animated: false)
                }
            }
        }
        snapshot.assertSnapshot("one-component") { view(one, [4]) }
        snapshot.assertSnapshot("two-components") { view(two, [0, 29]) }
    }
}

@preconcurrency @MainActor private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let titles: [[String]]

    init(_ titles: [[String]]) { self.titles = titles }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[component][row]
    }
}
