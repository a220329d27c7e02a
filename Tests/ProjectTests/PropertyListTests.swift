import XCTest

@testable import CellSimProject

/// Tests reading property lists in the old and the XML format.
final class PropertyListTests: XCTestCase {
    private func parse(_ text: String, notes: ProjectNotes = ProjectNotes()) throws -> PropertyList {
        try OldPropertyListParser.parse(Array(text.utf8), file: "a.pbxproj", notes: notes)
    }

    func testValuesKeepTheirLines() throws {
        let list = try parse("// head\n{ name = \"Ää \\\"q\\\" \\U00e9\\n\"; /* note */\n  list = (a, 'b c', ); }")
        XCTAssertEqual(list.dictionary?["name"]?.string, "Ää \"q\" é\n")
        XCTAssertEqual(list.dictionary?["list"]?.array?.compactMap(\.string), ["a", "b c"])
        XCTAssertEqual(list.dictionary?["list"]?.line, 3)
    }

    func testMistakesAreReportedOnTheirLines() {
        for (text, message) in [
            ("{\n a = b\n}", "a.pbxproj:3: error: expected ';' after the value of 'a', found '}'"),
            ("{\n a b;\n}", "a.pbxproj:2: error: expected '=' after 'a', found 'b'"),
            ("{ a = \"x\n\n", "a.pbxproj:1: error: this string is not closed"),
            ("{\n/* x", "a.pbxproj:2: error: this comment is not closed"),
            ("{ a = (b c); }", "a.pbxproj:1: error: expected ',' or ')' in the list on line 1, found 'c'"),
            ("", "a.pbxproj:1: error: the file ends where a value is expected"),
            (String(repeating: "(", count: 100_000), "a.pbxproj:1: error: values are nested more than 200 deep"),
        ] {
            XCTAssertThrowsError(try parse(text)) { XCTAssertEqual("\($0)", message) }
        }
    }

    func testDuplicateKeyIsReported() throws {
        let notes = ProjectNotes()
        let list = try parse("{\n a = 1;\n a = 2;\n}", notes: notes)
        XCTAssertEqual(list.dictionary?["a"]?.string, "1")
        XCTAssertEqual(
            notes.all.map(\.description),
            ["a.pbxproj:3: warning: 'a' is already set on line 2, which is used; remove one of the two"])
    }

    func testXMLFormat() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>name</key><string>A &amp; B</string>
            <key>list</key>
            <array><string>x</string><true/></array>
            </dict></plist>
            """
        let list = try XMLPropertyListParser.parse(Array(text.utf8), file: "a", notes: ProjectNotes())
        XCTAssertEqual(list.dictionary?["name"]?.string, "A & B")
        XCTAssertEqual(list.dictionary?["list"]?.array?.compactMap(\.string), ["x", "YES"])
        XCTAssertEqual(list.dictionary?["list"]?.line, 5)
        for (text, words) in [
            (
                "<?xml?><plist>\n<dict></plist>",
                "a:2: error: invalid XML: </plist> does not match an open element"
            ),
            ("<plist><string>&x;</string></plist>", "a:1: error: invalid XML: unknown entity '&x;'"),
            ("<plist>\n<string>a", "a:2: error: invalid XML: <string> is not closed"),
            (
                "<!DOCTYPE a [<!ENTITY x 'y'>]><a/>",
                "a:1: error: invalid XML: it declares its own entities or elements"
            ),
            ("<plist/>", "a:1: error: the list has no value"),
        ] {
            XCTAssertThrowsError(try XMLPropertyListParser.parse(Array(text.utf8), file: "a", notes: ProjectNotes())) {
                XCTAssertEqual("\($0)", words)
            }
        }
    }

    func testFirstSideOfConflictIsUsed() {
        let notes = ProjectNotes()
        let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd"
        let bytes = ConflictMarkers.resolvingToFirstSide(of: Array(text.utf8), file: "f", notes: notes)
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "a\n\nb\n\n\n\nd")
        XCTAssertEqual(notes.all.map(\.line), [2])
    }

    func testConflictsOfFileAreReportedOnce() {
        let notes = ProjectNotes()
        let conflict = "<<<<<<< HEAD\na\n||||||| base\nb\n=======\nc\n>>>>>>> other\n"
        let bytes = ConflictMarkers.resolvingToFirstSide(of: Array((conflict + conflict).utf8), file: "f", notes: notes)
        XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "\na\n\n\n\n\n\n\na\n\n\n\n\n\n")
        XCTAssertEqual(
            notes.all.map(\.description),
            [
                "f:1: warning: 2 unresolved merge conflicts, also in lines 8; CellSim reads their first sides. "
                    + "Resolve them and remove the markers"
            ])
        let text = "let help = \"\"\"\n<<<<<<< is a marker\n\"\"\"\n"
        XCTAssertEqual(
            ConflictMarkers.resolvingToFirstSide(of: Array(text.utf8), file: "g", notes: notes), Array(text.utf8))
        XCTAssertEqual(notes.all.count, 1)
    }

    func testAnyBytesAreReadOrRejected() {
        var seed: UInt64 = 7
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let pieces = [
            "{", "}", "(", ")", "=", ";", ",", "a", "\"", "'", "/*", "*/", "//", "\n", "\\U", "<", ">", "é", "<a", "/>",
            "</a>", "&", "<!--", "<?",
        ]
        for _ in 0..<3000 {
            let text = (0..<random(30)).map { _ in pieces[random(pieces.count)] }.joined()
            _ = try? parse(text)
            _ = try? XMLPropertyListParser.parse(Array(text.utf8), file: "a", notes: ProjectNotes())
        }
    }
}
