import UIKit
import XCTest

/// Tests preserved margins that determine the frame of their view.
@preconcurrency @MainActor final class PreservedMarginTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Returns a box around 20 points of content, centred in 44 points. The superview's margins of 11 points overlap the box only while it
    /// is taller than 22 points.
    private func row() -> (outer: UIView, box: UIView) {
        let (outer, box, content) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UIView(), UIView())
        outer.layoutMargins = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
        box.layoutMargins = .zero
        outer.addSubview(box)
        box.addSubview(content)
        for view in [box, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            box.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            content.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 20), content.heightAnchor.constraint(equalToConstant: 20),
        ])
        window.addSubview(outer)
        return (outer, box)
    }

    /// Each layout pass reduces the box's height by two points until it is correct.
    func testLayoutRepeatsUntilMarginsFitFrame() {
        let (_, box) = row()
        box.preservesSuperviewLayoutMargins = true
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 12, width: 20, height: 20))
        XCTAssertEqual(box.layoutMargins, .zero)
    }

    func testMarginsPreservedLaterHaveSameFrame() {
        let (_, box) = row()
        window.layoutIfNeeded()
        box.preservesSuperviewLayoutMargins = true
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 12, width: 20, height: 20))
    }
}
