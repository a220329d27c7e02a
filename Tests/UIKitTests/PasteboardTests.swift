import UIKit
import XCTest

/// What was copied, and the pace of animations.
@preconcurrency @MainActor final class PasteboardTests: XCTestCase {
    func testOneKindTakesTheOthersPlace() {
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

    func testNamedCurvesHaveTheirControlPoints() {
        let expected: [(UIView.AnimationCurve, CGFloat, CGFloat)] = [
            (.easeInOut, 0.42, 0.58), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.linear, 0, 1),
        ]
        for (curve, first, second) in expected {
            let pace = UICubicTimingParameters(animationCurve: curve)
            XCTAssertEqual(pace.controlPoint1, CGPoint(x: first, y: 0))
            XCTAssertEqual(pace.controlPoint2, CGPoint(x: second, y: 1))
        }
    }
}
