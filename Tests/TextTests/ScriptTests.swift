import CellSimFonts
import CellSimLanguages
import CellSimText
import Foundation
import XCTest

/// Tests scripts that the bundled system font lacks: the fonts that draw them, and their shaping rules.
final class ScriptTests: XCTestCase {
    private let font = TextFont(pointSize: 17)

    private func runs(_ text: String, weight: Int = 400) -> [PlacedRun] {
        let layout = TextLayout(StyledText(text, font: TextFont(weight: weight, pointSize: 17)), scale: 2)
        XCTAssertEqual(layout.missingCharacters, [], text)
        return layout.lines.flatMap { layout.runs(of: $0) }
    }

    private func files(_ text: String, weight: Int = 400) -> Set<String> {
        Set(runs(text, weight: weight).filter { !$0.run.glyphs.isEmpty }.map(\.run.face.file))
    }

    private func glyphs(_ text: String) -> [UInt32] { runs(text).flatMap(\.run.glyphs).map(\.id) }

    func testBundledScriptFaces() {
        let samples = [
            "Arabic": "عربي", "Hebrew": "עברית", "Devanagari": "हिन्दी", "Bengali": "বাংলা", "Gurmukhi": "ਪੰਜਾਬੀ",
            "Gujarati": "ગુજરાતી", "Oriya": "ଓଡ଼ିଆ", "Tamil": "தமிழ்", "Telugu": "తెలుగు", "Kannada": "ಕನ್ನಡ",
            "Malayalam": "മലയാളം", "Sinhala": "සිංහල", "Thai": "ไทย", "Lao": "ລາວ", "Khmer": "ខ្មែរ", "Myanmar": "မြန်မာ",
            "Georgian": "ქართული", "Armenian": "Հայերեն", "Ethiopic": "አማርኛ",
        ]
        for (script, word) in samples {
            XCTAssertEqual(files(word), ["NotoSans\(script)-Regular"])
            XCTAssertEqual(files(word, weight: 600), ["NotoSans\(script)-Bold"])
        }
    }

    func testPunctuationAndDigitsFollowScript() {
        XCTAssertEqual(files("बात। ক। ১২৩"), ["NotoSansDevanagari-Regular", "NotoSansBengali-Regular"])
        XCTAssertEqual(files("١٢٣،"), ["NotoSansArabic-Regular"])
        XCTAssertEqual(files("یہ ہے ٹ ڈ ڑ ے۔"), ["NotoSansArabic-Regular"], "the Arabic font contains the Urdu letters")
        XCTAssertEqual(
            files("ไทย 12 (ก)"), ["Inter-Roman", "NotoSansThai-Regular"], "European digits use the system font")
    }

    func testSymbolAndMathFaces() {
        XCTAssertEqual(files("✓★"), ["Inter-Roman"])
        XCTAssertEqual(files("𝒜𝔅"), ["NotoSansMath-Regular"])
        XCTAssertEqual(files("⠿⚀"), ["DejaVuSans"])
        XCTAssertEqual(files("🠀"), ["NotoSansSymbols2-Regular"])
    }

    func testFallbackFontsKeepLineHeight() {
        for text in ["ไทยน้ำที่", "हिन्दी", "العربية", "日本語", "😀"] {
            XCTAssertEqual(TextLayout(StyledText(text, font: font), scale: 2).size.height, 20.5, text)
        }
    }

    func testArabicShaping() {
        let (joined, single) = (glyphs("ببب"), glyphs("ب"))
        XCTAssertEqual(Set(joined).count, 3)
        XCTAssertFalse(joined.contains(single[0]))
        // Lam and alef form a ligature; a zero width non-joiner (U+200C) separates two forms.
        XCTAssertEqual(glyphs("لا").count, 1)
        XCTAssertEqual(Set(glyphs("ب\u{200C}ب").filter { $0 == single[0] }).count, 1)
    }

    func testDevanagariVowelOrder() throws {
        let (ka, syllable) = (glyphs("क"), glyphs("कि"))
        XCTAssertEqual(syllable.count, 2)
        XCTAssertEqual(syllable.last, ka.first)
        // र before a consonant becomes a hook above it, which follows it in drawing order.
        XCTAssertEqual(glyphs("र्क").first, ka.first)
    }

    func testConjunctsAndNonJoiners() {
        XCTAssertEqual(glyphs("क्ष").count, 1)
        XCTAssertGreaterThan(glyphs("क्\u{200C}ष").count, 1)
        XCTAssertEqual(glyphs("ক্ষ").count, 1)
        XCTAssertEqual(glyphs("ක්‍ර").count, glyphs("ක").count + 1)
    }

    func testTamilTwoPartVowel() {
        let (ka, syllable) = (glyphs("க"), glyphs("கொ"))
        XCTAssertEqual(syllable.count, 3)
        XCTAssertEqual(syllable[1], ka[0])
    }

    func testMarksHaveNoWidth() {
        func width(_ text: String) -> CGFloat { TextLayout(StyledText(text, font: font), scale: 2).lines[0].width }
        XCTAssertEqual(width("ที่"), width("ท"), accuracy: 1e-6)
        XCTAssertEqual(width("שִׁ"), width("ש"), accuracy: 1e-6)
        XCTAssertEqual(width("بَّ"), width("ب"), accuracy: 1e-6)
    }

    func testHanFormsFollowLanguage() throws {
        try XCTSkipIf(FontLibrary.shared.hasMissingFonts(script: "Hani"), "run `make fonts`")
        func glyphOfBone(_ text: String) -> UInt32? {
            let index = Array(text).firstIndex(of: "骨") ?? 0
            let glyphs = self.glyphs(text)
            return index < glyphs.count ? glyphs[index] : nil
        }
        defer { InterfaceLanguage.current = nil }
        let japanese = glyphOfBone("骨の"), korean = glyphOfBone("骨가"), taiwanese = glyphOfBone("骨ㄅ"),
            alone = glyphOfBone("骨")
        XCTAssertEqual(files("骨の"), ["NotoSansCJK-Regular"])
        XCTAssertNotEqual(japanese, alone, "without kana, the characters use other glyphs")
        XCTAssertNotEqual(taiwanese, alone)
        InterfaceLanguage.current = InterfaceLanguage(named: "ja-JP")
        XCTAssertEqual(glyphOfBone("骨"), japanese)
        InterfaceLanguage.current = InterfaceLanguage(named: "ko")
        XCTAssertEqual(glyphOfBone("骨"), korean)
        InterfaceLanguage.current = InterfaceLanguage(named: "zh-Hant-TW")
        XCTAssertEqual(glyphOfBone("骨"), taiwanese)
        XCTAssertEqual(glyphOfBone("骨の"), japanese, "the language of the text overrides the interface language")
        func taggedGlyph(_ language: String) -> UInt32? {
            var run = TextRun(text: "骨の", font: font, color: .black)
            run.language = language
            let layout = TextLayout(StyledText(runs: [run]), scale: 2)
            return layout.runs(of: layout.lines[0]).first?.run.glyphs.first?.id
        }
        XCTAssertEqual(taggedGlyph("zh-Hans"), alone, "the language of a run overrides all others")
        XCTAssertEqual(taggedGlyph("ko-KR"), korean)
        XCTAssertEqual(taggedGlyph("en"), japanese)
    }
}
