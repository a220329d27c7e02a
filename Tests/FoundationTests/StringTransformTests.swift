import CellSimFoundation
import Foundation
import XCTest

/// Tests Core Foundation's string transforms.
final class StringTransformTests: XCTestCase {
    func testTransformsTheWholeText() {
        let text = NSMutableString(string: "北京, Łódź")
        XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        XCTAssertEqual(text, "běi jīng, Łódź")
        XCTAssertTrue(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
        XCTAssertEqual(text, "bei jing, Łodz")
    }

    func testTransformsRange() {
        let text = NSMutableString(string: "αβ-αβ")
        var range = CFRange(location: 3, length: 2)
        XCTAssertTrue(unsafe CFStringTransform(text, &range, kCFStringTransformLatinGreek, true))
        XCTAssertEqual(text, "αβ-ab")
        XCTAssertEqual(range, CFRange(location: 3, length: 2))
    }

    func testRejectsUnknownTransformsAndRanges() {
        let text = NSMutableString(string: "é")
        var range = CFRange(location: 1, length: 5)
        XCTAssertFalse(unsafe CFStringTransform(text, &range, kCFStringTransformToLatin, false))
        XCTAssertFalse(CFStringTransform(text, nil, "No such transform", false))
        XCTAssertEqual(text, "é")
    }

    /// `NSLocale` on Linux does not expose its codes.
    func testCodesOfALocale() {
        let german = NSLocale(localeIdentifier: "de_DE")
        XCTAssertEqual([german.countryCode, german.languageCode, german.currencyCode], ["DE", "de", "EUR"])
        XCTAssertEqual(german.decimalSeparator, ",")
    }
}
