import CellSimProcess
import Foundation
import XCTest

final class XMLHazardsTests: XCTestCase {
    private func mended(_ text: String) -> String {
        String(decoding: XMLHazards.withInstructionData(Data(text.utf8)), as: UTF8.self)
    }

    func testInstructionsGetData() {
        XCTAssertEqual(mended("<?x?><a><?y?>\n<?z?></a>"), "<?x ?><a><?y ?>\n<?z ?></a>")
        XCTAssertEqual(mended("<?é:-.1?>"), "<?é:-.1 ?>")
        for same in [
            "<?xml version=\"1.0\"?><a b=\"<?\"/>", "<?x y?>", "<?x\n?>", "<?", "<?x", "<?x?", "<", "", "a?>",
            "<?x<y?z>",
        ] {
            XCTAssertEqual(mended(same), same)
        }
        XCTAssertEqual(mended("<?a <?b?>"), "<?a <?b ?>")
        let part = Data("..<?x?>".utf8).dropFirst(2)
        XCTAssertEqual(XMLHazards.withInstructionData(part), Data("<?x ?>".utf8))
    }

    func testDeclarationsAreFound() {
        func found(_ text: String) -> String? {
            XMLHazards.declaration(in: Data(text.utf8)).map { "\($0.name) \($0.line)" }
        }
        XCTAssertNil(found("<!DOCTYPE a [<!ELEMENT a EMPTY>]><a/>"))
        XCTAssertEqual(found("<!DOCTYPE a [\n<!NOTATION n SYSTEM 'x'>\n<!ATTLIST a b ID #IMPLIED>]><a/>"), "NOTATION 2")
        XCTAssertEqual(found("<!ENTITY"), "ENTITY 1")
    }

    func testTextsThatHideASCII() {
        func hides(_ text: String) -> Bool { XMLHazards.hidesASCII(Data(text.utf8)) }
        XCTAssertFalse(hides("<a encoding='utf-7'/>"))
        for name in ["UTF-8", "us-ascii", "ISO-8859-15", "windows-1252"] {
            XCTAssertFalse(hides("<?xml version='1.0' encoding=\"\(name)\"?><a/>"), name)
        }
        for name in ["UTF-7", "UTF-16", "IBM037", ""] {
            XCTAssertTrue(hides("<?xml version='1.0' encoding=\"\(name)\"?><a/>"), name)
        }
        XCTAssertTrue(hides("<\0?\0"))
    }
}
