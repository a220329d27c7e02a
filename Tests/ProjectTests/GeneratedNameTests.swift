import XCTest

@testable import CellSimProject

/// Tests the Swift names that SwiftGen and RSwift generate.
final class GeneratedNameTests: XCTestCase {
    func testSwiftGenNames() {
        let names = ["icon-arrow_16px", "QRCode", "FOO_BAR", "accent color", "URL", "2nd", "default", "a.b"]
        XCTAssertEqual(
            names.map(GeneratedName.swiftGen),
            ["iconArrow16px", "qrCode", "fooBar", "accentColor", "url", "_2nd", "`default`", "ab"])
        XCTAssertEqual(["tab bar", "login"].map(GeneratedName.swiftGenType), ["TabBar", "Login"])
    }

    func testRSwiftNames() {
        let names = ["icon-arrow_16px", "QRCode", "URL", "Logo", "2nd", "default", "title.long text", "QR16"]
        XCTAssertEqual(
            names.map(GeneratedName.rSwift),
            ["iconArrow_16px", "qrCode", "urL", "logo", "nd", "`default`", "titleLongText", "qr16"])
    }
}
