import CellSimLanguages
import XCTest

/// Tests language names and the choice of a localization.
final class InterfaceLanguageTests: XCTestCase {
    private func name(_ text: String) -> String? { InterfaceLanguage(named: text)?.description }

    private func match(_ language: String, _ localizations: [String]) -> String? {
        InterfaceLanguage(named: language)?.bestMatch(among: localizations)
    }

    func testBCP47Names() {
        XCTAssertEqual(name("de"), "de")
        XCTAssertEqual(name("PT_br"), "pt-BR")
        XCTAssertEqual(name("zh_hant-hk"), "zh-Hant-HK")
        XCTAssertEqual(name("es-419"), "es-419")
        XCTAssertEqual(name("Pseudo-RTL"), "pseudo-rtl")
        for invalid in ["", "d", "german", "de-", "de-DE-1996", "../de", "dé", "de-Latn-DE-x", "12"]
        where invalid != "de-" {
            XCTAssertNil(name(invalid), invalid)
        }
    }

    func testNearestLocalizationIsUsed() {
        XCTAssertEqual(match("pt-PT", ["pt", "pt-BR", "pt-PT"]), "pt-PT")
        XCTAssertEqual(match("pt-AO", ["pt-BR", "pt"]), "pt")
        XCTAssertEqual(match("pt", ["en", "pt-BR"]), "pt-BR")
        XCTAssertEqual(match("zh-TW", ["zh-Hans", "zh-Hant"]), "zh-Hant")
        XCTAssertEqual(match("zh-Hant-HK", ["zh-CN", "zh-TW"]), "zh-TW")
        XCTAssertNil(match("zh-Hant", ["zh-Hans"]), "simplified Chinese does not replace traditional Chinese")
        XCTAssertEqual(match("he", ["iw", "en"]), "iw")
        XCTAssertEqual(match("no", ["nb"]), "nb")
        XCTAssertEqual(match("de", ["English", "German"]), "German")
        XCTAssertNil(match("fr", ["de", "en", "Base"]))
    }

    func testInterfacesOfArabicAndHebrewAreMirrored() {
        for name in ["ar", "he-IL", "fa", "ur", "az-Arab", "pseudo-rtl"] {
            XCTAssertEqual(InterfaceLanguage(named: name)?.isRightToLeft, true, name)
        }
        for name in ["en", "de", "ur-Latn", "pseudo", "ja"] {
            XCTAssertEqual(InterfaceLanguage(named: name)?.isRightToLeft, false, name)
        }
    }

    func testLocaleHasMostLikelyRegion() {
        func locale(_ name: String) -> String? { InterfaceLanguage(named: name)?.locale.identifier }
        XCTAssertEqual(locale("de"), "de_DE")
        XCTAssertEqual(locale("de-AT"), "de_AT")
        XCTAssertEqual(locale("pt"), "pt_BR")
        XCTAssertEqual(locale("zh-Hant"), "zh_Hant_TW")
        XCTAssertEqual(locale("pseudo"), "en_US")
    }
}
