import CellSimEscaping
import Foundation
import FoundationXML
import XCTest

/// Tests that text for terminals, build servers, XML and JSON cannot contain commands or markup.
final class EscapingTests: XCTestCase {
    func testPlainTextStaysAsItIs() {
        for text in ["", "Cells/Élément@2x.png", "a: b # c [d]", "名前 · 100 %", "a\tb", "C++::x"] {
            XCTAssertEqual(Escaping.line(text), text)
        }
    }

    func testTerminalControlCharactersAreEscaped() {
        XCTAssertEqual(Escaping.line("a\u{1B}[2Jb\u{7}\u{7F}\u{9B}31m"), "a\\u{1B}[2Jb\\u{7}\\u{7F}\\u{9B}31m")
        XCTAssertEqual(Escaping.line("gnp.\u{202E}exe\u{2066}\u{2028}"), "gnp.\\u{202E}exe\\u{2066}\\u{2028}")
    }

    func testLineBreaksAreEscaped() {
        XCTAssertEqual(Escaping.line("a\r\n::error::b\nc\rd"), "a\\r\\n::error::b\\nc\\rd")
        XCTAssertEqual(Escaping.lines("a\r\nb\n\u{301}c"), ["a\\r", "b", "\u{301}c"])
    }

    func testBuildServerCommandsAreEscaped() {
        XCTAssertEqual(Escaping.line("  ::stop-commands::x"), "  \\u{3A}:stop-commands::x")
        XCTAssertEqual(Escaping.line("a ##[add-mask]b"), "a \\u{23}#[add-mask]b")
        XCTAssertEqual(
            Escaping.line("##vso[task.setvariable]b ##teamcity[x] ###[y]"),
            "\\u{23}#vso[task.setvariable]b \\u{23}#teamcity[x] #\\u{23}#[y]")
        XCTAssertEqual(Escaping.line("## heading [1]"), "## heading [1]")
    }

    /// GitHub's runner trims all Unicode white space before it parses a command.
    func testCommandsAfterWhitespaceAreEscaped() {
        let whitespace = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter(\.properties.isWhitespace)
        XCTAssertEqual(whitespace.count, 25)
        for blank in whitespace + ["\u{200B}", "\u{FEFF}"] {
            let line = Escaping.line("\(blank) \(blank)::error::x")
            XCTAssertTrue(line.hasSuffix("\\u{3A}:error::x"), line)
        }
        XCTAssertEqual(Escaping.workflowMessage("a\n\u{3000}::error::x"), "a%0A\u{3000}\\u{3A}:error::x")
        XCTAssertEqual(Escaping.line("\u{A0}a ::b"), "\u{A0}a ::b")
    }

    func testCombiningMarksDoNotPreventEscaping() {
        XCTAssertEqual(Escaping.xml("\u{600}<b>&\u{301}\"\u{301}'"), "\u{600}&lt;b&gt;&amp;\u{301}&quot;\u{301}&apos;")
        XCTAssertEqual(Escaping.workflowProperty("a,\u{301}b:\u{301}%\u{301}"), "a%2C\u{301}b%3A\u{301}%25\u{301}")
        XCTAssertEqual(Escaping.workflowMessage("50 %\r\n::error::x"), "50 %25\\r%0A\\u{3A}:error::x")
    }

    func testXMLContainsOnlyAllowedCharacters() throws {
        let text = Escaping.xml("a\u{1}\u{FFFF}\n\t\u{85}")
        XCTAssertEqual(text, "a\\u{1}\\u{FFFF}&#10;&#9;\\u{85}")
        XCTAssertTrue(XMLParser(data: Data("<a b=\"\(text)\">\(text)</a>".utf8)).parse())
    }

    func testCommentsEscapeMentionsAndReferences() {
        for (text, expected) in [
            ("@octocat", "@&#8203;octocat"), ("closes #12", "closes #&#8203;12"), ("o/r#1", "o/r#&#8203;1"),
            ("!3", "!&#8203;3"), ("GH-1 gl-2 XY-3", "GH-&#8203;1 gl-&#8203;2 XY-3"), ("/close", "&#8203;/close"),
            ("https://a", "https:&#8203;//a"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
            ("a`*_[x]|~", "a&#96;&#42;&#95;&#91;x&#93;&#124;&#126;"),
            ("a\nb", "a&#92;nb"), ("50 % of # and !", "50 % of # and !"),
        ] { XCTAssertEqual(Escaping.comment(text), expected) }
        XCTAssertEqual(Escaping.comment("abcdef", limit: 3), "abc…")
    }

    func testJSONRoundTrip() throws {
        let text = "\"\\/\u{0}\u{8}\u{1B}\u{7F}\u{9B}\u{2028}\u{202E}\r\n\t##[x]##é名😀</script>"
        let escaped = Escaping.json(text)
        XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data("[\(escaped)]".utf8)), [text])
        XCTAssertFalse(
            escaped.unicodeScalars.contains {
                $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
            })
        XCTAssertFalse(escaped.contains("##"))
    }

    func testForeignJSONKeepsValues() throws {
        let value = [
            "k\u{600}</script>": ["a<\u{338}b & c > d", "\u{9B}31m\u{7F}##[x]", "\u{2029}\u{2069}\u{FFFF}é名😀"]
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
        let plain = [UInt8](try encoder.encode(value))
        for inMarkup in [false, true] {
            let escaped = Escaping.json(plain, inMarkup: inMarkup)
            XCTAssertEqual(try JSONDecoder().decode([String: [String]].self, from: Data(escaped)), value)
            XCTAssertEqual(escaped.contains(UInt8(ascii: "<")), !inMarkup)
            let text = String(decoding: escaped, as: UTF8.self)
            XCTAssertFalse(text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) || $0.value == 0x2029 })
            XCTAssertFalse(text.contains("##"))
        }
        XCTAssertEqual(Escaping.json([0xE2]), [0xE2], "an incomplete UTF-8 sequence is unchanged")
    }
}
