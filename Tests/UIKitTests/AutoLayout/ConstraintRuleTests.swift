import UIKit
import XCTest

/// Tests constraints between axes, and content priorities that a subclass overrides.
@preconcurrency @MainActor final class ConstraintRuleTests: XCTestCase {
    func testMixedAxesAreRejectedInTheEngineAlone() throws {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true
        XCTAssertEqual(root.constraints.count, 1)
        XCTAssertFalse(NSLayoutConstraint().isActive)
    }

    func testPrioritiesCanBeOverridden() {
        final class Firm: UIView {
            var asked: [NSLayoutConstraint.Axis] = []
            override func setContentHuggingPriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) { asked.append(axis) }
            override func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) { asked.append(axis) }
        }
        let view = Firm()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        XCTAssertEqual(view.asked, [.vertical, .horizontal])
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
    }
}
