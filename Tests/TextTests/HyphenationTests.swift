import Foundation
import Testing

@testable import CellSimText

/// Tests hyphenation by language.
struct HyphenationTests {
    /// The expected hyphenation is from dictionaries.
    @Test(arguments: [
        ("en", "hyphenation", "hy-phen-ation"), ("en-GB", "Computer", "Com-puter"),
        ("de", "Silbentrennung", "Sil-ben-tren-nung"), ("de-AT", "Zucker", "Zu-cker"),
        ("fr", "ordinateur", "or-di-na-teur"), ("es", "ordenador", "or-de-na-dor"),
        ("it", "calcolatore", "cal-co-la-to-re"),
        ("nl", "woordenboek", "woor-den-boek"), ("pt-BR", "computador", "com-pu-ta-dor"), ("en", "it", "it"),
    ])
    func wordsArePartedByTheirLanguagesPatterns(_ language: String, _ word: String, _ expected: String) throws {
        let hyphenator = try #require(Hyphenator.forLanguage(language))
        let units = Array(word.utf16)
        var parts: [String] = []
        var start = 0
        for offset in hyphenator.hyphenationPoints(in: units[...]) + [units.count] {
            parts.append(String(units: units[start..<offset]))
            start = offset
        }
        #expect(parts.joined(separator: "-") == expected)
    }

    @Test func languagesWithoutPatternsAreNotHyphenated() {
        #expect(Hyphenator.forLanguage("zz") == nil)
        #expect(Hyphenator.forLanguage("ja") == nil)
    }

    private func lines(_ text: String, width: CGFloat, factor: CGFloat, language: String? = "en") -> [(String, CGFloat)]
    {
        var paragraph = ParagraphStyle()
        (paragraph.hyphenationFactor, paragraph.lineBreakMode) = (factor, .wordWrap)
        var run = TextRun(text: text, font: TextFont(pointSize: 17), color: .black)
        run.language = language
        let layout = TextLayout(StyledText(runs: [run], paragraph: paragraph), width: width, scale: 2)
        return layout.lines.map { line in
            (layout.runs(of: line).map(\.run.text).joined(), line.width)
        }
    }

    @Test func shortLinesAreHyphenated() {
        let text = "Automatic hyphenation of paragraphs"
        #expect(lines(text, width: 150, factor: 0).map(\.0) == ["Automatic", "hyphenation of", "paragraphs"])
        let hyphenated = lines(text, width: 150, factor: 1)
        #expect(hyphenated.map(\.0).first == "Automatic hyphen-")
        #expect(hyphenated.allSatisfy { $0.1 <= 150.02 })
        // "Automatic" fills about half of the line.
        #expect(lines(text, width: 150, factor: 0.3).map(\.0).first == "Automatic")
        #expect(lines(text, width: 150, factor: 1, language: "ja").map(\.0).first == "Automatic")
    }

    @Test func wideWordsBreakAtSyllables() {
        let hyphenated = lines("Silbentrennung", width: 60, factor: 1, language: "de").map(\.0)
        #expect(hyphenated.dropLast().allSatisfy { $0.hasSuffix("-") })
        #expect(hyphenated.joined().replacing("-", with: "") == "Silbentrennung")
    }

    @Test func softHyphensPrecedePatterns() {
        let hyphenated = lines("Automatic hyphena\u{AD}tion", width: 150, factor: 1).map(\.0)
        #expect(hyphenated.count == 2)
        #expect(!hyphenated[0].contains("hyphen-"))
    }
}
