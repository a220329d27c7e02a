import CellSimLanguages
import Foundation
import XCTest

/// Tests reading string tables and choosing their language.
final class StringTableTests: XCTestCase {
    func testTextsComeFromLanguageFolder() throws {
        let folder = try LocalizedTextFolder([
            "en.lproj/Localizable.strings": "\"hi\" = \"Hello\"; only = English;",
            "de.lproj/Localizable.strings": "/* a\n comment */ \"hi\" = \"Hallo\"; // end\n",
            "de.lproj/Other.strings": "'hi' = 'Tag';",
        ])
        XCTAssertEqual(folder.text("hi", nil), "Hello")
        XCTAssertEqual(folder.text("hi", "de-CH"), "Hallo")
        XCTAssertEqual(folder.text("hi", "de", table: "Other"), "Tag")
        XCTAssertEqual(folder.text("hi", "fr"), "Hello", "a missing language uses English")
        XCTAssertEqual(
            folder.text("only", "de"), "only", "a key that is missing in the language does not use other languages")
        func text(_ key: String, _ table: String?) -> String {
            StringTables.string(key, value: "V", table: table, folder: folder.path, language: nil)
        }
        XCTAssertEqual(text("only", nil), "English")
        XCTAssertEqual(text("none", ""), "V")
    }

    func testDevelopmentLanguageIsUsedWithoutEnglish() throws {
        let infoPropertyList = "<plist><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>"
        let folder = try LocalizedTextFolder([
            "de.lproj/Localizable.strings": "hi = Hallo;", "fr.lproj/Localizable.strings": "hi = Bonjour;",
            "Info.plist": infoPropertyList,
        ])
        XCTAssertEqual(folder.text("hi", nil), "Bonjour")
        XCTAssertEqual(folder.text("hi", "ja"), "Bonjour")
        XCTAssertEqual(folder.text("hi", "de"), "Hallo")
    }

    func testEscapesAndUTF16() throws {
        let text = "\"a\\\"b\" = \"tab\\there\\n\\U00e9 \\101 \\UD83D\\UDE00\";"
        let folder = try LocalizedTextFolder(["en.lproj/Localizable.strings": text])
        XCTAssertEqual(folder.text("a\"b", nil), "tab\there\né A 😀")
        for (name, encoding) in [("little", String.Encoding.utf16LittleEndian), ("big", .utf16BigEndian)] {
            let bytes = "\"ü\" = \"日本\";".data(using: encoding) ?? Data()
            try bytes.write(to: URL(fileURLWithPath: folder.path + "/en.lproj/\(name).strings"))
            XCTAssertEqual(folder.text("ü", nil, table: name), "日本", name)
        }
    }

    /// Unpaired surrogates are replaced by U+FFFD, regardless of the next character.
    func testUnpairedSurrogates() throws {
        for (escapes, text) in [
            ("\\Ud83d\\U0041", "\u{FFFD}A"), ("\\UD83D\\UD83D\\UDE00", "\u{FFFD}😀"), ("\\UD83D\\nx", "\u{FFFD}\nx"),
            ("\\UD83D", "\u{FFFD}"), ("\\UDE00\\UD83D", "\u{FFFD}\u{FFFD}"), ("\\UDBFF\\UDFFF", "\u{10FFFF}"),
            ("\\UDBFF\\UFFFF", "\u{FFFD}\u{FFFF}"), ("\\UD83D\\101", "\u{FFFD}A"),
        ] {
            let folder = try LocalizedTextFolder(["en.lproj/Localizable.strings": "\"a\" = \"\(escapes)\";"])
            XCTAssertEqual(folder.text("a", nil), text, escapes)
        }
    }

    func testInvalidTablesAreReportedWithLine() throws {
        for (text, line) in [
            ("\"a\" = \"b\"\n\"c\" = \"d\";", 2), ("\n\n\"a\" = \"b", 3), ("\"a\" = ;", 1), ("/* never", 1),
            ("a = b; / c", 1),
        ] {
            let folder = try LocalizedTextFolder(["x.strings": text])
            let result = Result { try Self.read(folder.path + "/x.strings") }
            guard case .failure(let error as LanguageFileError) = result else {
                XCTFail("no error: \(text)")
                continue
            }
            XCTAssertEqual(error.line, line, error.description)
            XCTAssertEqual(folder.text("a", nil, table: "x"), "a")
        }
    }

    private static func read(_ path: String) throws -> [String: String] { try StringTables.file(path) }

    func testDeeplyNestedListsAreRejected() throws {
        let nestedList = "<plist>" + String(repeating: "<array>", count: 100_000)
        let folder = try LocalizedTextFolder(["x.strings": nestedList])
        XCTAssertThrowsError(try Self.read(folder.path + "/x.strings"))
    }

    func testPseudolocalization() throws {
        let folder = try LocalizedTextFolder(["en.lproj/Localizable.strings": "\"k\" = \"Open %1$@ at 5%%\";"])
        XCTAssertEqual(folder.text("k", "pseudo"), "Ööþééñ %1$@ ååţ 5%%")
        XCTAssertEqual(folder.text("50% off", "pseudo"), "50% ööƒƒ")
        XCTAssertEqual(folder.text("ab\nc", "pseudo-rtl"), "\u{202E}ååƀ\u{202C}\n\u{202E}ç\u{202C}")
    }
}
