import CellSimFoundation
import XCTest

/// Tests formatters, and methods of formatters, that Foundation lacks on Linux.
final class FormatterTests: XCTestCase {
    func testDateComponentsFormatter() {
        let formatter = DateComponentsFormatter()
        func texts(_ seconds: TimeInterval) -> [String?] {
            let styles: [DateComponentsFormatter.UnitsStyle] = [
                .positional, .abbreviated, .short, .full, .spellOut, .brief,
            ]
            return styles.map { style in
                formatter.unitsStyle = style
                return formatter.string(from: seconds)
            }
        }
        XCTAssertEqual(
            texts(3725),
            [
                "1:02:05", "1h 2m 5s", "1 hr, 2 min, 5 sec", "1 hour, 2 minutes, 5 seconds",
                "one hour, two minutes, five seconds", "1hr 2min 5sec",
            ])
        XCTAssertEqual(texts(86400)[3], "1 day")
        XCTAssertEqual(texts(0)[1], "0s")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        XCTAssertEqual(texts(65)[0], "01:05")
        formatter.allowedUnits = [.hour, .minute]
        formatter.maximumUnitCount = 1
        formatter.zeroFormattingBehavior = .default
        XCTAssertEqual(texts(3 * 3600 + 60)[3], "3 hours")
        XCTAssertNil(formatter.string(from: .nan))
    }

    func testRelativeDates() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        func text(_ seconds: TimeInterval) -> String { formatter.localizedString(fromTimeInterval: seconds) }
        XCTAssertEqual(
            [-5400, 120, -86400, -864_000].map(text), ["1 hour ago", "in 2 minutes", "1 day ago", "1 week ago"])
        formatter.dateTimeStyle = .named
        XCTAssertEqual([-86400, 86400].map(text), ["yesterday", "tomorrow"])
        formatter.unitsStyle = .short
        XCTAssertEqual(text(-7200), "2 hr. ago")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        XCTAssertEqual(text(-7200), "vor 2 Stunden")
    }

    func testListsMeasurementsAndNames() {
        let list = ListFormatter()
        list.locale = Locale(identifier: "en_US")
        XCTAssertEqual(list.string(from: ["a", "b", "c"]), "a, b, and c")
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), "1,5 km")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        XCTAssertEqual(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)), "1 meter")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ann", "Lee")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: name), "Ann Lee")
        XCTAssertEqual(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated), "AL")
    }

    func testLocalizedTexts() {
        let (count, name) = (3, "Ann")
        XCTAssertEqual(String(localized: "\(count) of \(name), 100%"), "3 of Ann, 100%")
        XCTAssertEqual(String(localized: "no.such.key", defaultValue: "Hi \(name)"), "Hi Ann")
        let resource: LocalizedStringResource = "Bye \(name)"
        XCTAssertEqual(String(localized: resource), "Bye Ann")
    }

    func testNumberFormatterReadsObjects() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var object: AnyObject?
        XCTAssertTrue(unsafe formatter.getObjectValue(&object, for: "12", errorDescription: nil))
        XCTAssertEqual(object as? NSNumber, 12)
        XCTAssertFalse(unsafe formatter.getObjectValue(&object, for: "no", errorDescription: nil))
    }
}
