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
        let views = StarRows()
        snapshot.assertSnapshot("views") {
            configured(UIPickerView()) {
                ($0.dataSource, $0.delegate) = (views, views)
                $0.selectRow(2, inComponent: 0, animated: false)
                $0.subviews[1].backgroundColor = .systemYellow.withAlphaComponent(0.3)
            }
        }
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

/// Rows of an image and a label, of which the selected row has a coloured background.
@preconcurrency @MainActor private final class StarRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text = "\(row + 1) of 5"
        label.font = .boldSystemFont(ofSize: 20)
        let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "star.fill")), label])
        (stack.spacing, stack.alignment) = (8, .center)
        let row = UIView()
        row.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: row.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        return row
    }
}
