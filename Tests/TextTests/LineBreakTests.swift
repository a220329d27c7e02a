import Foundation
import XCTest

@testable import CellSimText

/// Tests where the Unicode line breaking algorithm (UAX 14) allows and prohibits breaks. The cases follow its rules.
final class LineBreakTests: XCTestCase {

    /// Checks the line breaks of a text.
    /// - Parameter marked: the text with a bar at each break opportunity. Two parts never fit in one line.
    private func check(_ marked: String, line: UInt = #line) {
        let expected = marked.split(separator: "|").map(String.init)
        let font = TextFont(pointSize: 10)
        let widest = expected.map {
            TextLayout(StyledText($0.trimmingCharacters(in: .whitespaces), font: font), scale: 1).size.width
        }
        let layout = TextLayout(StyledText(expected.joined(), font: font), width: widest.max() ?? 0, scale: 1)
        let units = Array(expected.joined().utf16)
        XCTAssertEqual(layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }, expected, line: line)
    }

    func testBreaksAfterSpaces() {  // LB18
        check("first |second |third")
        check("first   |second")
    }

    func testBreaksAfterHyphensAndDashes() {  // LB21
        check("well-|known")
        check("before\u{2014}|after\u{2014}")
        check("soft\u{AD}|hyphen")
    }

    func testClosingMarksStayWithTheirWord() {  // LB13
        check("(bracket) |another!")
        check("really? |another;")
    }

    func testOpeningMarksStayWithTheirWord() {  // LB14
        check("bracket |(another")
        check("quoted |“another”")
    }

    func testGlueForbidsBreaks() {  // LB11, LB12
        check("with\u{A0}glue |and\u{A0}without")
        check("with\u{2060}glue |joinedword")
    }

    func testNumbersStayTogether() {  // LB25
        check("1,234.50 |$40.00,5 |(12)")
        check("price |-12.50")
    }

    func testZeroWidthSpaceAllowsABreak() {  // LB8
        check("longer\u{200B}|longer")
    }

    func testIdeographBreaks() {  // ID, CL, NS, CJ
        check("日|本|語")
        check("日、|本。|語")
        check("ア|カー|サ|キャ")
    }

    func testHangulAndEmojiBreaks() {  // LB26, LB30a, LB30b
        check("한|국|어")
        check("👍🏽|👩‍👩‍👧")
        check("🇩🇪|🇫🇷")
    }

    func testThaiBreaksBetweenWords() {
        check("ภาษา|ไทย")
    }

    /// Plain words are broken without the tables, with the same result.
    func testFastLineBreaksMatchUnicodeTables() throws {
        let alphabet = Array("    aeZéØŸ09.,:;!?()'’-“”".utf16)
        var (state, compared): (UInt64, Int) = (7, 0)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for round in 0..<150_000 {
            let units = (0..<1 + random(round % 30 + 1)).map { _ in alphabet[random(alphabet.count)] }
            guard let simpleBreaks = SimpleLineBreaker.find(in: units[...]) else { continue }
            compared += 1
            XCTAssertEqual(
                simpleBreaks, LineBreaker.shared.tableBreaks(in: units[...]), String(decoding: units, as: UTF16.self))
        }
        XCTAssertGreaterThan(compared, 4000)
        for text in [
            "Don't panic: it’s (mostly) harmless, isn't it?! Yes...  1,234.5 times;", "  two", "",
            "A well-known “Čapek play,” 3-part, of 1920-1921 (mid-century).",
        ] {
            let units = Array(text.utf16)
            let simpleBreaks = try XCTUnwrap(SimpleLineBreaker.find(in: units[...]), text)
            XCTAssertEqual(simpleBreaks, LineBreaker.shared.tableBreaks(in: units[...]), text)
        }
        for text in [
            "a - b", "-1", "a/b", "50%", "\"a\"", "а", "a\tb", "a(b", "a !", "f()", "what?no", "\u{A0}", "“a” (b)",
            "2×3",
        ] {
            XCTAssertNil(SimpleLineBreaker.find(in: Array(text.utf16)[...]), text)
        }
    }
}
