import UIKit
import XCTest

/// Margins that a view preserves and that decide its own frame.
@preconcurrency @MainActor final class PreservedMarginTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A box around 20 points of content, in the middle of 44 points. Margins of 11 points reach it from above and below
    /// only while it is high.
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

    /// Each solution brings the box two points closer to its height.
    func testLayoutGoesOnUntilMarginsFitTheFrame() {
        let (_, box) = row()
        box.preservesSuperviewLayoutMargins = true
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 12, width: 20, height: 20))
        XCTAssertEqual(box.layoutMargins, .zero)
    }

    func testMarginsPreservedLaterGiveTheSameFrame() {
        let (_, box) = row()
        window.layoutIfNeeded()
        box.preservesSuperviewLayoutMargins = true
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 12, width: 20, height: 20))
    }
}
