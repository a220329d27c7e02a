import UIKit
import XCTest

@testable import CellSimHost

/// Tests the messages about characters that no font contains.
@preconcurrency @MainActor final class MissingCharactersTests: XCTestCase {
    private func missing(_ texts: String...) -> MissingCharacters {
        var missing = MissingCharacters()
        for text in texts {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
            label.text = text
            missing.addMissingCharacters(label.displayList())
        }
        return missing
    }

    func testCharactersAreReportedOnce() {
        let result = missing("Iron \u{12000}\u{12001}\u{12000}", "\u{13000} \u{12001}")
        XCTAssertEqual(result.characters, ["\u{12000}", "\u{12001}", "\u{13000}"])
        XCTAssertEqual(
            result.diagnostic(file: "A.xib")?.description,
            "A.xib:1: warning: no font has these characters: '\u{12000}\u{12001}\u{13000}' "
                + "(drawn as empty boxes; Fonts/README.md explains how to add a font)")
    }

    func testCoveredCharactersAreNotReported() {
        XCTAssertNil(missing("Iron, Größe, Ж, \u{5D0}, \u{627}, x\u{301}, A\u{200B}B").diagnostic(file: "A.xib"))
    }

    func testLongMessageIsTruncated() {
        let all = String(String.UnicodeScalarView((0x12000..<0x12020).compactMap(Unicode.Scalar.init)))
        XCTAssertEqual(missing(all).diagnostic(file: "A.xib")?.value, String(all.prefix(12)) + "…")
    }
}
