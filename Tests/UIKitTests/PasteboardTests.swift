import UIKit
import XCTest

/// Tests the values of a pasteboard.
@preconcurrency @MainActor final class PasteboardTests: XCTestCase {
    func testSettingOneTypeReplacesOthers() {
        let pasteboard = UIPasteboard()
        pasteboard.string = "words"
        XCTAssertTrue(pasteboard.hasStrings)
        pasteboard.url = URL(string: "https://example.org")
        XCTAssertNil(pasteboard.string)
        XCTAssertEqual(pasteboard.url?.host, "example.org")
        pasteboard.color = .red
        XCTAssertEqual(pasteboard.color, .red)
        XCTAssertFalse(pasteboard.hasURLs || pasteboard.hasImages || pasteboard.hasStrings)
        pasteboard.image = nil
        XCTAssertNil(pasteboard.color)
    }
}
