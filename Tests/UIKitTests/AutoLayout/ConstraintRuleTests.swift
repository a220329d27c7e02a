import UIKit
import XCTest

/// Tests constraints between axes, and content priorities that a subclass overrides.
@preconcurrency @MainActor final class ConstraintRuleTests: XCTestCase {
    func testConstraintWithMixedAxesCanBeActivated() throws {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true
        XCTAssertEqual(root.constraints.count, 1)
        XCTAssertFalse(NSLayoutConstraint().isActive)
    }

    func testPrioritiesCanBeOverridden() {
        final class PriorityRecordingView: UIView {
            var changedAxes: [NSLayoutConstraint.Axis] = []
            override func setContentHuggingPriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) { changedAxes.append(axis) }
            override func setContentCompressionResistancePriority(
                _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
            ) { changedAxes.append(axis) }
        }
        let view = PriorityRecordingView()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        XCTAssertEqual(view.changedAxes, [.vertical, .horizontal])
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
    }
}
