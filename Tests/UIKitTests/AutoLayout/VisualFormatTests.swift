import UIKit
import XCTest

/// Tests constraints in the visual format language.
@preconcurrency @MainActor final class VisualFormatTests: XCTestCase {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    private let icon = UIView(), text = UIView(), badge = UIView()
    private var views: [String: Any] { ["icon": icon, "text": text, "badge": badge] }

    override func setUp() async throws {
        for view in [icon, text, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
    }

    private func layOut(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        parent.layoutIfNeeded()
    }

    func testRowWithSizesSpacingAndMargins() {
        parent.layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 20)
        layOut(
            ["H:|-[icon(side)]-gap-[text]-[badge(>=30)]-|", "V:|-5-[icon(==side)]"],
            options: [.alignAllTop, .alignAllBottom],
            metrics: ["side": 40, "gap": CGFloat(12)])
        XCTAssertEqual(icon.frame, CGRect(x: 16, y: 5, width: 40, height: 40))
        XCTAssertEqual(text.frame, CGRect(x: 68, y: 5, width: 174, height: 40))
        XCTAssertEqual(badge.frame, CGRect(x: 250, y: 5, width: 30, height: 40))
    }

    func testSizesOfOtherViewsFlushEdgesAndPriorities() {
        layOut([
            "|[icon][text(icon)][badge(==icon*2@999)]|", "V:|[icon(text.height)]", "V:[text(20,>=10@500)]",
            "V:[badge]-(4)-|",
        ])
        XCTAssertEqual([icon, text, badge].map(\.frame.width), [75, 75, 150])
        XCTAssertEqual(icon.frame.height, 20)
        XCTAssertEqual(badge.frame.maxY, 96)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "[icon(40@low)]", metrics: ["low": 250], views: views)
        XCTAssertEqual(constraints.map(\.priority), [.defaultLow])
        XCTAssertEqual(constraints.map(\.constant), [40])
        XCTAssertFalse(constraints[0].isActive)
    }

    func testRightToLeftFormats() {
        layOut(["H:|-10-[icon(20)]-5-[text(30)]"], options: .directionRightToLeft)
        XCTAssertEqual(icon.frame.minX, 270)
        XCTAssertEqual(text.frame.maxX, 265)
    }

    func testGapWithSeveralConstraints() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[icon]-(>=8,<=20)-[text]", metrics: nil, views: views)
        XCTAssertEqual(constraints.map(\.relation), [.greaterThanOrEqual, .lessThanOrEqual])
        XCTAssertEqual(constraints.map(\.constant), [8, 20])
        XCTAssertEqual(constraints.map(\.firstAttribute), [.top, .top])
        XCTAssertEqual(constraints.map(\.secondAttribute), [.bottom, .bottom])
    }
}
