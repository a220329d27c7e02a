import UIKit
import XCTest

/// Tests the baselines of content that is vertically centred in its view.
@preconcurrency @MainActor final class BaselineTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    private func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Start", for: .normal)
        return button
    }

    /// Source: frames that Interface Builder saved for two buttons of 60 points whose first and last baselines are constrained to be equal:
    /// both keep their height.
    func testBaselinesOfTallButtonAreEqual() {
        let (a, b) = (button(), button())
        for view in [a, b] { add(view, height: 60) }
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor).isActive = true
        a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual([a, b].map(\.frame.minY), [20, 20])
        XCTAssertEqual([a, b].map(\.frame.height), [60, 60])
        XCTAssertEqual(root.layoutIssues().count, 0)
    }

    func testTallTextFieldAlignsItsBaselineWithLabel() {
        let (field, label) = (UITextField(), UILabel())
        (field.text, label.text) = ("Iron", "Name")
        field.font = label.font
        add(field, height: 60)
        add(label, height: 20.5)
        field.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        // The text field's line is centred, and so is the label's.
        XCTAssertEqual(label.frame.midY, 30, accuracy: 0.5)
    }
}
