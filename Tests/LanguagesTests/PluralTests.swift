import CellSimLanguages
import Foundation
import TestFixtures
import XCTest

/// Tests plural categories and the formats of string dictionaries and catalogs.
final class PluralTests: XCTestCase {
    func testCategoriesMatchICU() {
        func categories(_ language: String, _ numbers: [Double]) -> String {
            numbers.map { PluralRules.category(of: $0, language: language) }.joined(separator: " ")
        }
        XCTAssertEqual(categories("en", [0, 1, 2, 1.5]), "other one other other")
        XCTAssertEqual(categories("fr", [0, 1, 2, 1.5]), "one one other one")
        XCTAssertEqual(categories("ru", [1, 2, 5, 21, 22, 11]), "one few many one few many")
        XCTAssertEqual(categories("ar", [0, 1, 2, 3, 11, 100]), "zero one two few many other")
        XCTAssertEqual(categories("ja", [0, 1, 2]), "other other other")
        XCTAssertEqual(categories("xx", [1]), "other", "a language without plural rules uses 'other'")
    }

    /// A string dictionary in the form that Xcode writes.
    private let stringsDictionary = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>apples</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@apples@ in %#@bags@ of %@</string>
          <key>apples</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>nothing</string><key>one</key><string>%d apple</string>
            <key>other</key><string>%d apples</string></dict>
          <key>bags</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lu</string>
            <key>one</key><string>one bag</string><key>other</key><string>%lu bags</string></dict>
        </dict></dict></plist>
        """

    func testSeveralNumbersInOneFormat() throws {
        let folder = try LocalizedTextFolder(["en.lproj/Localizable.stringsdict": stringsDictionary])
        let format = folder.text("apples", nil)
        func text(_ apples: Int, _ bags: Int) -> String {
            let (plain, values) = LocalizedFormats.expanded(format, [apples, bags, NSString("Ann")]) ?? ("", [])
            return unsafe withVaList(values) { unsafe NSString(format: plain, arguments: $0).description }
        }
        XCTAssertEqual(text(1, 1), "1 apple in one bag of Ann")
        XCTAssertEqual(text(0, 2), "nothing in 2 bags of Ann")
        XCTAssertEqual(text(12, 0), "12 apples in 0 bags of Ann")
        XCTAssertNil(LocalizedFormats.expanded("%d plain", [1])?.format)
        XCTAssertNil(
            LocalizedFormats.expanded("%#@9999:x@", [1])?.format,
            "a format that refers to a missing argument is not expanded")
    }

    /// Sixteen references to a variable with sixteen references, and so on, eight levels deep.
    func testExponentialVariablesAreBounded() throws {
        let form = String(repeating: "%#@more@ ", count: 16)
        let folder = try LocalizedTextFolder([
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>laughs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@more@</string>
            <key>more</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(form)%d</string></dict>
            </dict></dict></plist>
            """
        ])
        let time = try TestTimeout.processorTime {
            let (format, _) = try XCTUnwrap(LocalizedFormats.expanded(folder.text("laughs", nil), [5]))
            XCTAssertTrue(format.contains("%1$d"))
            XCTAssertLessThan(format.utf8.count, 1 << 20)
        }
        XCTAssertLessThan(time, TestTimeout.seconds(2))
    }

    func testStringCatalogs() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld files": {"localizations": {
                "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}},
                                                 "other": {"stringUnit": {"value": "%lld files"}}}}},
                "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld файл"}},
                  "few": {"stringUnit": {"value": "%lld файла"}}, "many": {"stringUnit": {"value": "%lld файлов"}}}}}}},
              "birds": {"localizations": {"en": {"stringUnit": {"value": "%#@seen@ of %2$lld"}, "substitutions": {
                "seen": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}}}}}}}
            }}
            """
        let folder = try LocalizedTextFolder(["Localizable.xcstrings": catalog])
        XCTAssertEqual(folder.text("Hello", "de"), "Hallo")
        XCTAssertEqual(folder.text("Hello", "ru"), "Hello")
        XCTAssertEqual(folder.text("tap", nil), "Tap")
        XCTAssertEqual(folder.text("%lld files", nil, 1), "1 file")
        XCTAssertEqual(folder.text("%lld files", "ru", 22), "22 файла")
        XCTAssertEqual(folder.text("%lld files", "ru", 11), "11 файлов")
        XCTAssertEqual(
            folder.text("%lld files", "de", 3), "3 files",
            "a missing language uses the source language of the catalogue")
        XCTAssertEqual(folder.text("birds", nil, 1, 9), "1 bird of 9")
        XCTAssertEqual(folder.text("birds", "de", 4, 9), "4 birds of 9")
    }

    func testRecursiveVariablesTerminate() throws {
        let recursive = LocalizedFormat(
            text: "%#@a@", variables: ["a": .init(specifier: "d", forms: ["other": "x%#@a@%#@a@"])], language: "en")
        XCTAssertLessThan(recursive.expanded { _ in 2 }.count, 1000)
    }
}
