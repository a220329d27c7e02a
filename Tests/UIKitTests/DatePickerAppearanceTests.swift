import CellSimGraphics
import CellSimHost
import UIKit
import XCTest

@testable import UIKitControls

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

    /// Returns the width of the grey field, and the texts in it.
    private func field(_ picker: UIDatePicker) throws -> (rect: CGRect, text: String) {
        let list = picker.displayList()
        let text = list.dump().split(separator: "\n").first { $0.contains("\"") }
        let parts = try XCTUnwrap(text, "the date picker draws no text").split(separator: "\"")
        let box = try XCTUnwrap(
            list.commands.lazy.compactMap { command -> CGRect? in
                if case .fillPath(let path, _, _) = command { return path.boundingBox }
                return nil
            }.first, "the date picker draws no field")
        return (box, String(parts[1]))
    }

    /// A picker with less width than its text shows a short date at the trailing edge.
    ///
    /// Source: snapshots of iOS 16 to 18 by five public apps whose pickers are 100 to 120 points wide: 24.03.2024 by Peppa-Akk/Tracker,
    /// 6/7/23 by ZinovevSasha/Tracker, 12.03.2024 by tsomuk/Tracker, and 25.02.25 by DemiDevv/Tracker. In Lisiykod/Tracker, 27.01.2025 is
    /// too wide for 100 points and has smaller letters.
    func testNarrowPickerShowsShortDate() throws {
        let picker = picker()
        picker.date = Date(timeIntervalSince1970: 1_711_238_400)
        picker.sizeToFit()
        XCTAssertEqual(try field(picker).text, "Mar 24, 2024")
        picker.frame.size.width = 100
        let american = try field(picker)
        XCTAssertEqual(american.text, "3/24/24")
        XCTAssertEqual(american.rect.maxX, 100, accuracy: 0.01)
        XCTAssertGreaterThan(american.rect.minX, 5)
        picker.locale = Locale(identifier: "ru_RU")
        picker.frame.size.width = 120
        XCTAssertEqual(try field(picker).text, "24.03.2024")
        picker.frame.size.width = 100
        let shrunk = try field(picker)
        XCTAssertEqual(shrunk.text, "24.03.2024")
        XCTAssertEqual(shrunk.rect.width, 100, accuracy: 0.5)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.frame.size.width = 120
        XCTAssertEqual(try field(picker).rect.minX, 0, accuracy: 0.01)
    }

    /// The variable `CELLSIM_DATE` sets the date of pickers without a date.
    func testInitialDate() {
        XCTAssertEqual(UIDatePicker().date, InitialPickerDate.value)
        for (text, seconds) in [
            ("2001-01-01", 0), ("2001-01-02", 86_400), ("2001-01-01T00:01", 60), ("2000-12-31T23:00", -3600),
            ("2024-02-29", 730_857_600),
        ] {
            XCTAssertEqual(InitialPickerDate.date(text)?.timeIntervalSinceReferenceDate, TimeInterval(seconds), text)
        }
        for text in [
            "", "today", "2024-2-9", "2023-02-29", "2024-13-01", "2024-00-10", "24.03.2024", "2024-03-24T25:00",
            "2024-03-24T10:61", "2024-03-24 10:00", "99999-01-01", "2024-03-24T10:00:00Z",
        ] {
            XCTAssertNil(InitialPickerDate.date(text), text)
        }
    }
}
