import CellSimLanguageHooks
import CellSimLanguages
import CellSimSystem
import Foundation
import XCTest

/// Tests the Foundation functions that CellSim replaces, called as in an app.
final class FoundationHookTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "cellsim-hooks-\(UUID().uuidString)"
        for (language, text) in ["en": "Hello", "de": "Hallo"] {
            let location = URL(fileURLWithPath: folder + "/\(language).lproj")
            try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
            try Data("\"hi\" = \"\(text)\"; \"for\" = \"%@: \(text)\";".utf8)
                .write(to: location.appendingPathComponent("Localizable.strings"))
            let dictionaryText = """
                <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@!</string>
                <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(text) %d</string>
                <key>other</key><string>\(text)s %d</string></dict></dict></dict></plist>
                """
            try Data(dictionaryText.utf8).write(to: location.appendingPathComponent("Localizable.stringsdict"))
        }
    }

    override func tearDown() {
        InterfaceLanguage.current = nil
        try? FileManager.default.removeItem(atPath: folder)
    }

    func testRectanglesThatTouchDoNotIntersect() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let otherRects = [
            rect.offsetBy(dx: 10, dy: 0), rect.offsetBy(dx: 0, dy: -10), .null, rect.offsetBy(dx: 9, dy: 9),
            CGRect(x: 20, y: 5, width: -15, height: 10),
        ]
        XCTAssertEqual(otherRects.map { rect.intersects($0) }, [false, false, false, true, true])
    }

    @MainActor func testSimulatedSystemVersion() {
        func availability() -> [Bool] {
            [(17, 0), (17, 6), (26, 0), (26, 2)].map {
                ProcessInfo.processInfo.isOperatingSystemAtLeast(
                    OperatingSystemVersion(majorVersion: $0, minorVersion: $1, patchVersion: 0))
            }
        }
        XCTAssertEqual(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, 17)
        XCTAssertEqual(availability(), [true, false, false, false])
        SystemVersion.simulating(.iOS26) {
            let version = ProcessInfo.processInfo.operatingSystemVersion
            XCTAssertEqual([version.majorVersion, version.minorVersion, version.patchVersion], [26, 1, 0])
            XCTAssertEqual(ProcessInfo.processInfo.operatingSystemVersionString, "Version 26.1")
            XCTAssertEqual(availability(), [true, true, true, false])
        }
    }

    func testTextsFollowInterfaceLanguage() throws {
        let bundle = try XCTUnwrap(Bundle(path: folder))
        XCTAssertEqual(NSLocalizedString("hi", bundle: bundle, comment: ""), "Hello")
        XCTAssertEqual(bundle.preferredLocalizations, ["en"])
        InterfaceLanguage.current = InterfaceLanguage(named: "de")
        XCTAssertEqual(NSLocalizedString("hi", bundle: bundle, comment: ""), "Hallo")
        XCTAssertEqual(bundle.localizedString(forKey: "hi", value: nil, table: nil), "Hallo")
        XCTAssertEqual(bundle.localizedString(forKey: "no", value: "none", table: nil), "none")
        XCTAssertEqual(bundle.localizations, ["de", "en"])
        XCTAssertEqual(bundle.preferredLocalizations, ["de"])
        let englishBundle = try XCTUnwrap(Bundle(path: folder + "/en.lproj"))
        XCTAssertEqual(
            englishBundle.localizedString(forKey: "hi", value: nil, table: nil), "Hello",
            "an .lproj bundle keeps its own language")
    }

    func testPluralsInAllFormattingFunctions() throws {
        let bundle = try XCTUnwrap(Bundle(path: folder))
        let format = NSLocalizedString("n", bundle: bundle, comment: "")
        XCTAssertEqual(String.localizedStringWithFormat(format, 1), "Hello 1!")
        XCTAssertEqual(String(format: format, 2), "Hellos 2!")
        XCTAssertEqual(String(format: format, arguments: [1]), "Hello 1!")
        XCTAssertEqual(String(format: format, locale: Locale(identifier: "de_DE"), 7), "Hellos 7!")
        XCTAssertEqual(String(format: format, locale: nil, arguments: [1]), "Hello 1!")
        let named = NSLocalizedString("for", bundle: bundle, comment: "")
        XCTAssertEqual(String(format: named, "Ann" as NSString), "Ann: Hello")
        XCTAssertEqual(String(format: "%05.1f|%x|%d%%", 3.25, 255, 9), "003.2|ff|9%")
    }

    func testFormattersFollowInterfaceLanguage() {
        func texts() -> [String] {
            let date = DateFormatter()
            (date.dateStyle, date.timeStyle, date.timeZone) = (.long, .none, TimeZone(secondsFromGMT: 0))
            let number = NumberFormatter()
            number.numberStyle = .decimal
            return [
                date.string(from: Date(timeIntervalSince1970: 0)), number.string(from: 1234.5) ?? "",
                Locale.current.identifier, Locale.preferredLanguages.first ?? "",
            ]
        }
        XCTAssertEqual(texts(), ["January 1, 1970", "1,234.5", "en_US", "en-US"])
        InterfaceLanguage.current = InterfaceLanguage(named: "de")
        XCTAssertEqual(texts(), ["1. Januar 1970", "1.234,5", "de_DE", "de-DE"])
        XCTAssertEqual(String.localizedStringWithFormat("%.1f", 2.5), "2,5")
        XCTAssertEqual(
            String(format: "%.1f", 2.5), "2.5", "without a locale, the number format does not depend on the language")
    }
}
