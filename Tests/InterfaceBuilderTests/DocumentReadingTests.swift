import CellSimInterfaceBuilder
import Foundation
import XCTest

/// Tests reading documents. Their texts are in the source, because the tests vary bytes, encodings, depths and sizes.
final class DocumentReadingTests: XCTestCase {
    static let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" "#

    static func xib(_ objects: String, flags: String = #"toolsVersion="17701" useAutolayout="YES""#) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\(flags)>\n<objects>\n\(objects)\n</objects>\n</document>\n"
    }

    private func error(_ text: String) -> DocumentError? { error(Data(text.utf8)) }

    private func error(_ data: Data) -> DocumentError? {
        do throws(DocumentError) {
            _ = try IBDocument(data: data, path: "A.xib")
            return nil
        } catch {
            return error
        }
    }

    func testReadsElementsWithSortedAttributesTextAndLines() throws {
        let text = Self.xib(
            "<label text=\"a&#10;&quot;b&quot;\" id=\"L\"\n   hidden=\"YES\">\n<string key=\"text\">x &amp; y</string></label>"
        )
        let document = try IBDocument(data: Data(text.utf8), path: "A.xib")
        let label = try XCTUnwrap(document.element(withID: "L"))
        XCTAssertEqual(label.attributes.map(\.key), ["hidden", "id", "text"])
        XCTAssertEqual(label["text"], "a\n\"b\"")
        XCTAssertEqual(label.line, 5)
        XCTAssertEqual(label.child(key: "text")?.text, "x & y")
        XCTAssertEqual(label.child(key: "text")?.line, 6)
        XCTAssertEqual(document.parent(of: label)?.name, "objects")
        XCTAssertNil(document.parent(of: document.root))
        XCTAssertEqual(document.elements.map(\.index), Array(0..<4))
        XCTAssertEqual(document.elements.map(\.name), ["document", "objects", "label", "string"])
    }

    func testLeadingLineBreakIsKept() throws {
        let text = Self.xib("<label id=\"L\">\n  <string key=\"text\">\n Hello\n</string>\n</label>")
        let label = try XCTUnwrap(IBDocument(data: Data(text.utf8), path: "A.xib").element(withID: "L"))
        XCTAssertEqual(label.child(key: "text")?.text, "\n Hello\n")
        XCTAssertEqual(label.text, "")
    }

    func testDeclarationWithoutVersionIsAccepted() throws {
        let text = Self.xib("<label id=\"L\"/>").replacing("version=\"1.0\" ", with: "\n")
        XCTAssertEqual(try IBDocument(data: Data(text.utf8), path: "A.xib").element(withID: "L")?.line, 5)
    }

    func testReadsDocumentSettings() throws {
        let flags =
            #"toolsVersion="14460.31" useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES" launchScreen="YES""#
        let text =
            Self.head + flags + """
                ><device id="retina6_1" orientation="landscape" appearance="dark"/><objects><view id="V"/></objects>
                <resources><image name="star" catalog="system" width="128" height="116.5"/>
                <namedColor name="Brand"><color red="1"/></namedColor><systemColor name="labelColor"><color white="0"/></systemColor>
                </resources></document>
                """
        let document = try IBDocument(data: Data(text.utf8), path: "A.xib")
        XCTAssertEqual(document.kind, .xib)
        XCTAssertEqual(document.toolsVersion, 14460)
        XCTAssertEqual(document.device?.id, "retina6_1")
        XCTAssertEqual(document.device?.orientation, "landscape")
        XCTAssertEqual(document.device?.appearance, "dark")
        XCTAssertTrue(
            document.useAutolayout && document.useSafeAreas && document.useTraitCollections && document.launchScreen)
        XCTAssertEqual(document.resources.images["star"]?.height, 116.5)
        XCTAssertEqual(document.resources.images["star"]?.catalog, "system")
        XCTAssertEqual(document.resources.namedColors["Brand"]?.color["red"], "1")
        XCTAssertEqual(document.resources.systemColors["labelColor"]?.color["white"], "0")
    }

    func testReadsStoryboardScenes() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="B">
            <scenes><scene sceneID="1"><objects><viewController id="A"/></objects></scene>
            <scene sceneID="2"><objects><viewController id="B"/></objects></scene></scenes></document>
            """
        let document = try IBDocument(data: Data(text.utf8), path: "Main.storyboard")
        XCTAssertEqual(document.kind, .storyboard)
        XCTAssertEqual(document.scenes.compactMap { $0["sceneID"] }, ["1", "2"])
        XCTAssertEqual(document.objects.compactMap(\.id), ["A", "B"])
        XCTAssertEqual(document.initialViewController, "B")
        XCTAssertEqual(document.diagnostics, [])
    }

    func testAcceptsUTF8AndUTF16WithAndWithoutMarks() throws {
        let utf8 = Self.xib("<label id=\"é\"/>")
        let utf16 = utf8.replacingOccurrences(of: "UTF-8", with: "UTF-16")
        let little = try XCTUnwrap(utf16.data(using: .utf16LittleEndian))
        let big = try XCTUnwrap(utf16.data(using: .utf16BigEndian))
        let spellings = [
            Data(utf8.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(utf8.utf8), little, big, Data([0xFF, 0xFE]) + little,
            Data([0xFE, 0xFF]) + big,
        ]
        for data in spellings {
            let document = try IBDocument(data: data, path: "A.xib")
            XCTAssertEqual(document.element(withID: "é")?.line, 4)
        }
    }

    func testRejectsOtherEncodings() throws {
        let latin = Self.xib("<view/>").replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
        XCTAssertEqual(error(latin), .unsupportedEncoding(file: "A.xib", encoding: "ISO-8859-1"))
        let wide = try XCTUnwrap(Self.xib("<view/>").data(using: .utf32LittleEndian))
        XCTAssertEqual(error(wide), .unsupportedEncoding(file: "A.xib", encoding: "UTF-32"))
        XCTAssertEqual(
            error(latin)?.description,
            "A.xib:1: error: has an unsupported encoding: 'ISO-8859-1' (save it as UTF-8)")
    }

    func testRejectsDocumentTypes() throws {
        let bomb = """
            <?xml version="1.0"?>
            <!-- <!DOCTYPE in a comment --><?pi <!DOCTYPE ?>
            <!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;">]>
            <document><c>&c;</c></document>
            """
        XCTAssertEqual(error(bomb), .documentType(file: "A.xib", line: 3))
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
            XCTAssertEqual(error(try XCTUnwrap(bomb.data(using: encoding))), .documentType(file: "A.xib", line: 3))
        }
        XCTAssertEqual(error(Data([0xEF, 0xBB, 0xBF]) + Data(bomb.utf8)), .documentType(file: "A.xib", line: 3))
        let late = Self.xib("<!DOCTYPE a [<!ENTITY b \"bb\">]><label text=\"&b;\"/>")
        XCTAssertNotNil(error(late))
    }

    func testInstructionsWithoutDataAreRead() throws {
        XCTAssertNil(error(Self.xib("<?x?><view id=\"1\"><?y?></view>")))
        for start in ["<?x?>", "<?xm?>", "<?xml?>"] {
            let text = start + Self.xib("<view id=\"1\"/>")
            _ = error(text)
            _ = error(try XCTUnwrap(text.data(using: .utf16LittleEndian)))
        }
        XCTAssertEqual(
            error("<?ZZ?>\n<docu"),
            .malformed(file: "A.xib", line: 2, reason: "the document has no XML element"))
    }

    /// EBCDIC, UCS-4 in unusual byte orders, and a second byte order mark are rejected before parsing.
    func testRejectsUTF32AndEBCDIC() throws {
        let bomb = "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"bb\">]><document><c>&b;</c></document>"
        let big = try XCTUnwrap(bomb.data(using: .utf32BigEndian))
        for mark in [Data(), Data([0, 0, 0xFE, 0xFF])] {
            XCTAssertEqual(error(mark + big), .unsupportedEncoding(file: "A.xib", encoding: "UTF-32"))
        }
        // "<?xml version='1.0'?><!DOCTYPE a []><a/>" in EBCDIC code page 37.
        let ebcdic: [UInt8] = [
            0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E, 0x7D, 0xF1, 0x4B, 0xF0,
            0x7D,
            0x6F, 0x6E, 0x4C, 0x5A, 0xC4, 0xD6, 0xC3, 0xE3, 0xE8, 0xD7, 0xC5, 0x40, 0x81, 0x40, 0xBA, 0xBB, 0x6E, 0x4C,
            0x81,
            0x61, 0x6E,
        ]
        XCTAssertEqual(error(Data(ebcdic)), .unsupportedEncoding(file: "A.xib", encoding: "EBCDIC"))
        XCTAssertEqual(
            error(Data(ebcdic.dropFirst(21))),
            .malformed(file: "A.xib", line: 1, reason: "the document has no XML element"))
        let shuffled = Data(bomb.utf8.flatMap { [0, 0, $0, 0] })
        XCTAssertEqual(error(shuffled), .malformed(file: "A.xib", line: 1, reason: "the document has no XML element"))
        let hidden = try Data([0xEF, 0xBB, 0xBF, 0xFE, 0xFF]) + XCTUnwrap(bomb.data(using: .utf16BigEndian))
        XCTAssertEqual(error(hidden), .malformed(file: "A.xib", line: 1, reason: "the document has no XML element"))
    }

    func testCommentEndFollowsItsStart() {
        XCTAssertEqual(error("\n<!--><a> --><!DOCTYPE a []><a/>"), .documentType(file: "A.xib", line: 2))
    }

    /// The parser receives at most 16 MiB at a time.
    func testReadsLargeDocumentsPieceByPiece() throws {
        let text = String(repeating: "lorem ipsum ", count: 1000)
        let label = "<label text=\"\(text)\"/>\n"
        let large = Data(Self.xib(String(repeating: label, count: 1500)).utf8)
        XCTAssertGreaterThan(large.count, 18_000_000)
        let document = try IBDocument(data: large, path: "A.xib")
        XCTAssertEqual(document.objects.count, 1500)
        XCTAssertEqual(document.objects.last?["text"], text)
        XCTAssertEqual(document.objects.last?.line, 4 + 1499)
    }

    func testTooLongTextIsReportedWithLine() throws {
        let longestText = String(repeating: "x", count: 7_999_900)
        XCTAssertEqual(
            try IBDocument(data: Data(Self.xib("<label text=\"\(longestText)\"/>").utf8), path: "A.xib").objects.first?[
                "text"], longestText)
        let longText = longestText + longestText
        for label in [
            "<label text=\"\(longText)\"/>", "<string>\(longText)</string>", "<!-- \(longText) -->",
            "<![CDATA[\(longText)]]>",
        ] {
            XCTAssertEqual(error(Self.xib("\n" + label)), .tooLong(file: "A.xib", line: 5, limit: 8_000_000))
        }
        XCTAssertEqual(
            error(Self.xib("<label text=\"\(longText)\"/>"))?.description,
            "A.xib:4: error: an attribute, text or comment is longer than 8000000 bytes (shorten it; it begins on this line)"
        )
    }

    func testRejectsInvalidXML() {
        XCTAssertEqual(error(Data()), .emptyFile(file: "A.xib"))
        XCTAssertEqual(error("hello"), .malformed(file: "A.xib", line: 1, reason: "the document has no XML element"))
        let truncated = String(Self.xib("<view id=\"V\">\n<label text=\"a\"/>").prefix(220))
        guard case .malformed(_, let line, _) = error(truncated) else { return XCTFail("accepted \(truncated)") }
        XCTAssertGreaterThanOrEqual(line, 2)
        func reason(_ text: String) -> String? {
            if case .malformed(_, _, let reason) = error(text) { reason } else { nil }
        }
        XCTAssertEqual(
            reason(Self.xib("<view><label></view></label>")), "an end tag that does not match inside <label>")
        XCTAssertEqual(reason(Self.xib("<view id=\"a\" id=\"b\"/>")), "a duplicate attribute inside <objects>")
        XCTAssertEqual(
            reason(Self.xib("<view text=\"&undefined;\"/>")), "an entity that is not declared inside <objects>")
        XCTAssertEqual(reason(Self.xib("<view/>") + "<view/>"), "content after the document's end")
        XCTAssertEqual(reason(Self.xib("<view id=\"\u{1}\"/>")), "a character that XML does not allow inside <objects>")
    }

    func testRejectsDocumentsOfOtherPlatforms() {
        let mac = #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"></document>"#
        XCTAssertEqual(error(mac), .wrongPlatform(file: "A.xib", line: 1, platform: "macOS (AppKit)"))
        XCTAssertEqual(
            error(mac)?.description,
            "A.xib:1: error: <document> 'targetRuntime' is made for macOS (AppKit) (only iOS documents can be loaded)")
        let watch =
            #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"></document>"#
        XCTAssertEqual(error(watch), .wrongPlatform(file: "A.xib", line: 1, platform: "watchOS"))
        let tv = #"<document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV"></document>"#
        XCTAssertEqual(error(tv), .wrongPlatform(file: "A.xib", line: 1, platform: "tvOS"))
        XCTAssertEqual(error("<html></html>"), .notInterfaceBuilder(file: "A.xib", line: 1, root: "html"))
    }

    func testReportsAMissingFile() {
        XCTAssertThrowsError(try IBDocument(contentsOfFile: "does/not/exist.xib")) {
            XCTAssertEqual("\($0)", "does/not/exist.xib:1: error: cannot be read: 'no such file'")
        }
    }

    func testNestingLimit() throws {
        let enclosingDepth = 2  // <document><objects>
        func nested(_ depth: Int) -> String {
            Self.xib(
                String(repeating: "<view>", count: depth - enclosingDepth)
                    + String(repeating: "</view>", count: depth - enclosingDepth))
        }
        let document = try IBDocument(data: Data(nested(IBDocument.maximumDepth).utf8), path: "A.xib")
        XCTAssertEqual(document.elements.count, IBDocument.maximumDepth)
        XCTAssertEqual(error(nested(IBDocument.maximumDepth + 1)), .tooDeep(file: "A.xib", line: 4, limit: 512))
        XCTAssertEqual(error(nested(100_000)), .tooDeep(file: "A.xib", line: 4, limit: 512))
    }

    func testRejectsTooManyElements() {
        let many = Self.xib(String(repeating: "<a/>", count: IBDocument.maximumElementCount))
        XCTAssertEqual(error(many), .tooManyElements(file: "A.xib", line: 4, limit: 100_000))
    }
}
