import CellSimHost
import UIKit
import XCTest

/// Tests compact date pickers.
///
/// Source: snapshots of iOS 16 and 18 at three pixels per point by three public apps (github.com/IceRedline/Tracker,
/// MaximAgarev/Tracker and KudryashovAlexander/Tracker). The field extends from 5 to 39.33 points in the bar. The visible part of
/// the date begins 13 points from both sides of the field. The field's corners are continuous with a radius of 8 points.
@preconcurrency @MainActor final class DatePickerAppearanceTests: XCTestCase {
    private func picker() -> UIDatePicker {
        let picker = UIDatePicker()
        (picker.preferredDatePickerStyle, picker.datePickerMode) = (.compact, .date)
        return picker
    }

    func testFieldHeight() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.traitOverrides.displayScale = 3
        let picker = picker()
        window.addSubview(picker)
        XCTAssertEqual(picker.intrinsicContentSize.height, 34 + 1 / 3, accuracy: 0.01)
    }

    func testTextInset() throws {
        let picker = picker()
        picker.sizeToFit()
        let line = try XCTUnwrap(
            picker.displayList().dump().split(separator: "\n").first { $0.contains("\"") },
            "the date picker draws no text")
        let parts = line.split(separator: " ")
        let at = try XCTUnwrap(parts.firstIndex(of: "at"))
        XCTAssertEqual(try XCTUnwrap(Double(parts[at + 1])), 12, accuracy: 0.5, String(line))
    }

    /// Apps colour the view in a picker, as github.com/visaeva/Tracker does, and hide the field's grey with `alpha`.
    func testAppsReachTheViewsInAPicker() {
        let picker = picker()
        picker.sizeToFit()
        let defaultDump = picker.displayList().dump()
        XCTAssertEqual(picker.subviews.count, 1)
        XCTAssertEqual(picker.subviews[0].frame, picker.bounds)
        picker.subviews[0].backgroundColor = .red
        picker.subviews[0].layer.cornerRadius = 8
        let red = picker.displayList().dump()
        XCTAssertTrue(red.contains("#FF0000"), red)
        XCTAssertTrue(red.contains("#7676801F"), red)
        picker.subviews[0].backgroundColor = nil
        picker.subviews[0].layer.cornerRadius = 0
        picker.subviews[0].subviews[0].subviews[0].alpha = 0
        XCTAssertEqual(
            picker.displayList().dump().components(separatedBy: "\n").count,
            defaultDump.components(separatedBy: "\n").count - 1)
        picker.datePickerMode = .dateAndTime
        XCTAssertEqual(picker.subviews[0].subviews.count, 2)
        picker.preferredDatePickerStyle = .wheels
        XCTAssertEqual(picker.subviews[0].subviews.count, 0)
        XCTAssertIdentical(picker.hitTest(CGPoint(x: 5, y: 5), with: nil), picker)
    }

    func testCornersAreContinuous() {
        let picker = picker()
        picker.sizeToFit()
        assertDraws(picker, "date-picker-corners")
    }
}
