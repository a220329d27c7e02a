import Foundation
import XCTest

@testable import CellSimXML

/// Records the calls of the parser.
private final class RecordingVisitor: XMLVisitor {
    struct StopError: Error {}

    var lines: [String] = []
    var wantsWhitespace = false
    /// The element at which the visitor stops the parser.
    var stopElement: String?

    func begin(_ name: String, _ attributes: [(key: String, value: String)], line: Int) throws {
        lines.append("\(line) <\(name)" + attributes.map { " \($0.key)=\($0.value)" }.joined())
        if name == stopElement { throw StopError() }
    }

    func end(_ name: String) { lines.append("/\(name)") }

    func text(_ piece: String) { lines.append("'\(piece)'") }
}

/// Tests the XML parser's calls, limits and errors.
final class XMLTextTests: XCTestCase {
    private func notes(_ text: String, isUTF8: Bool = false) throws -> [String] {
        let notes = RecordingVisitor()
        try XMLText.read(Data(text.utf8), isUTF8: isUTF8, notes)
        return notes.lines
    }

    private func problem(_ data: Data) -> XMLProblem? {
        do {
            try XMLText.read(data, RecordingVisitor())
            return nil
        } catch {
            return error as? XMLProblem
        }
    }

    private func problem(_ text: String) -> XMLProblem? { problem(Data(text.utf8)) }

    func testReportsElementsAttributesAndTextInOrder() throws {
        XCTAssertEqual(
            try notes(
                "<?xml version='1.0'?>\n<a x:b='1 &lt;&#233;' a=\"2\"\n  c=''>t&amp;u<![CDATA[<v>]]>\n<b/></a><!-- c -->"
            ),
            ["3 <a x:b=1 <é a=2 c=", "'t'", "'&'", "'u'", "'<v>'", "4 <b", "/b", "/a"])
    }

    func testInstructionsAndDeclarationsAreRead() throws {
        XCTAssertEqual(
            try notes("<?x?><!DOCTYPE a [<!ATTLIST a d CDATA 'e'><!NOTATION n SYSTEM 'x'>]><a><?y?></a>"),
            ["1 <a", "/a"])
    }

    func testWhitespaceIsReportedOnRequest() throws {
        let all = RecordingVisitor()
        all.wantsWhitespace = true
        try XMLText.read(Data("<a> <b/>\n</a>".utf8), all)
        XCTAssertEqual(all.lines, ["1 <a", "' '", "1 <b", "/b", "'\n'", "/a"])
    }

    /// Space before a text is part of it; space between elements is not reported.
    func testSpaceBeforeTextIsKept() throws {
        XCTAssertEqual(try notes("<a>\n  t</a>"), ["1 <a", "'\n  t'", "/a"])
        XCTAssertEqual(try notes("<a>\n  <b/>\n  <!-- c -->&#10;t</a>"), ["1 <a", "2 <b", "/b", "'\n  \nt'", "/a"])
        XCTAssertEqual(try notes("<a>\n <![CDATA[ ]]></a>"), ["1 <a", "' '", "/a"])
    }

    /// Default attributes of a document type are ignored, because a few bytes could become gigabytes.
    func testDefaultAttributesAreIgnored() throws {
        let value = String(repeating: "A", count: 100_000)
        let text =
            "<!DOCTYPE a [<!ATTLIST b d CDATA '\(value)'>]><a>" + String(repeating: "<b/>", count: 20_000) + "</a>"
        XCTAssertEqual(try notes(text).count, 2 + 40_000)
        let many = (0..<1001).map { "<!ATTLIST b d\($0) CDATA ''>" }.joined()
        guard case .other? = problem("<!DOCTYPE a [\(many)]><a/>")?.kind else {
            return XCTFail("the parser must reject 1001 attribute declarations")
        }
    }

    func testUndeclaredEntitiesAreRejected() throws {
        for type in ["", "<!DOCTYPE a SYSTEM 'x'>", "<!DOCTYPE a [%p;]>", "<!DOCTYPE a>"] {
            XCTAssertEqual(problem("\(type)<a b='&c;'/>")?.kind, .entity, type)
            XCTAssertEqual(problem("\(type)<a>&c;</a>")?.kind, .entity, type)
            XCTAssertEqual(try notes("\(type)<a b='&lt;&#65;&amp;'/>"), ["1 <a b=<A&", "/a"], type)
        }
    }

    func testSkippedBeginningCountsLines() throws {
        let notes = RecordingVisitor()
        try XMLText.read(Data("<?xml\nencoding='UTF-8'?>\n<a>\n<b/></a>".utf8), isUTF8: true, skipping: 24, notes)
        XCTAssertEqual(notes.lines, ["3 <a", "4 <b", "/b", "/a"])
    }

    func testEncodings() throws {
        let text = "<a b='é'/>"
        for encoding in [String.Encoding.utf16, .utf8, .isoLatin1] {
            let notes = RecordingVisitor()
            let declared = encoding == .isoLatin1 ? "<?xml version='1.0' encoding='ISO-8859-1'?>" + text : text
            try XMLText.read(XCTUnwrap(declared.data(using: encoding)), notes)
            XCTAssertEqual(notes.lines, ["1 <a b=é", "/a"], "\(encoding)")
        }
        XCTAssertEqual(
            try notes("<?xml version='1.0' encoding='UTF-16'?><a b='é'/>", isUTF8: true), ["1 <a b=é", "/a"])
        for name in ["UTF-7", "UTF-16", "IBM037"] {
            XCTAssertEqual(problem("<?xml version='1.0' encoding='\(name)'?><a/>")?.kind, .encoding, name)
        }
        for name in ["utf8", "ascii", "windows-1252", "ISO-8859-15", "koi8-r"] {
            XCTAssertEqual(try notes("<?xml version='1.0' encoding='\(name)'?><a b='c'/>"), ["1 <a b=c", "/a"], name)
        }
        let windows = try XCTUnwrap(
            "<?xml version='1.0' encoding=\"windows-1252\"?><a b='€'/>".data(using: .windowsCP1252))
        let reported = RecordingVisitor()
        try XMLText.read(windows, reported)
        XCTAssertEqual(reported.lines, ["1 <a b=€", "/a"])
        XCTAssertEqual(
            problem(Data([0x3C, 0x61, 0x3E, 0xC3, 0x28, 0x3C, 0x2F, 0x61, 0x3E])), .init(kind: .character, line: 1))
    }

    func testProblemsHaveLines() {
        let cases: [(String, XMLProblem.Kind, Int)] = [
            ("", .empty, 1), ("\n", .empty, 2), ("hello", .empty, 1), ("<a>\n<b></a>", .endTag, 2),
            ("<a b='1'\nb='2'/>", .duplicateAttribute, 2), ("<a b=1/>", .attribute, 1), ("<a b/>", .attribute, 1),
            ("<a>&b;</a>", .entity, 1), ("<!DOCTYPE a SYSTEM 'x'><a>\n&b;</a>", .entity, 2),
            ("<!DOCTYPE a [\n<!ENTITY b 'c'>]><a>&b;</a>", .entityDeclaration, 2),
            ("<!DOCTYPE a [<!ENTITY b SYSTEM '/etc/passwd'>]><a>&b;</a>", .entityDeclaration, 1),
            ("<a>\u{1}</a>", .character, 1), ("<a>&#1;</a>", .character, 1), ("<a><1/></a>", .name, 1),
            ("<a>", .end, 1), ("<a", .unterminatedTag, 1), ("<a><!-- x", .unterminatedComment, 1),
            ("<a><![CDATA[x", .unterminatedSection, 1),
            ("<a/>\n<b/>", .contentAfterRoot, 2),
        ]
        for (text, kind, line) in cases {
            XCTAssertEqual(problem(text), XMLProblem(kind: kind, line: line), text)
        }
        guard case .other? = problem(" <?xml version='1.0'?><a/>")?.kind else {
            return XCTFail("the parser must reject a misplaced XML declaration")
        }
    }

    func testVisitorErrorStopsParser() {
        let notes = RecordingVisitor()
        notes.stopElement = "b"
        XCTAssertThrowsError(try XMLText.read(Data("<a><b/><c/><d".utf8), notes)) {
            XCTAssertTrue($0 is RecordingVisitor.StopError)
        }
        XCTAssertEqual(notes.lines, ["1 <a", "1 <b"])
    }

    /// The parser receives the text in chunks of 16 MiB.
    func testLinesAreCountedAcrossChunks() throws {
        let notes = RecordingVisitor()
        let blank = String(repeating: "          \n", count: 1 << 21)
        try XMLText.read(Data(("<a>" + blank + "<b\nc='1'/></a>").utf8), notes)
        XCTAssertEqual(notes.lines, ["1 <a", "\((1 << 21) + 2) <b c=1", "/b", "/a"])
    }
}
