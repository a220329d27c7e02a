import CellSimHost
import Foundation
import XCTest

/// Image views that show symbols, on the design canvas: constraints place the alignment rectangle, and the frame is the
/// picture's. The numbers are those recorded in documents.
@preconcurrency @MainActor final class CanvasSymbolTests: XCTestCase {
    /// The frame of a symbol whose alignment rectangle is a square from the upper left corner.
    private func frame(_ symbol: String, side: Int, tools: Int, device: String) throws -> CGRect {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/><objects>
            <view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
            <imageView contentMode="scaleAspectFit" image="\(symbol)" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="it">
            <rect key="frame" x="7" y="3" width="11" height="5"/><constraints>
            <constraint firstAttribute="width" constant="\(side)" id="w"/><constraint firstAttribute="height" constant="\(side)" id="h"/>
            </constraints></imageView></subviews><constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="a"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="top" secondAttribute="top" id="b"/>
            </constraints></view></objects></document>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("symbol-\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try XCTUnwrap(InspectedDocument(path: file.path).objects.first?.children.first?.frame)
    }

    func testTheFrameIsThePicturesWithinTheAlignmentRectangle() throws {
        let pencil = try frame("pencil", side: 20, tools: 23504, device: "retina6_12")
        XCTAssertEqual(pencil.minY, 8 / 3.0, accuracy: 0.01)
        XCTAssertEqual(pencil.height, 15, accuracy: 0.01)
        XCTAssertEqual(
            try frame("magnifyingglass", side: 20, tools: 17701, device: "retina6_1"),
            CGRect(x: 0, y: 1, width: 20, height: 18))
    }

    /// Recorded in two documents, though nobody here draws the symbol.
    func testASymbolThatIsNotDrawnHasInsetsToo() throws {
        let found = try frame("placeholdertext.fill", side: 24, tools: 21507, device: "retina6_1")
        XCTAssertEqual(found, CGRect(x: 0, y: 1, width: 24, height: 21.5))
    }

    /// At the extra-small size symbols are those of a font of 14 points.
    func testTheInsetsFollowTheSymbolsSize() throws {
        let circle = try frame("checkmark.circle.fill", side: 24, tools: 20037, device: "retina6_1")
        XCTAssertEqual(circle, CGRect(x: 0, y: 0.5, width: 24, height: 23))
    }

    func testASymbolOfWhichNoFrameIsKnownFillsItsRectangle() throws {
        XCTAssertEqual(
            try frame("xmark", side: 20, tools: 21701, device: "retina6_1"), CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
