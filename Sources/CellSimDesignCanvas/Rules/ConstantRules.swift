import CellSimInterfaceBuilder
import UIKit

/// Constants of constraints that were others, in points.
@MainActor enum ConstantRules {
    static let rules: [CanvasRule<NSLayoutConstraint, CGFloat>] = [
        CanvasRule(
            "symbolic-to-safe-area", .before(14000),
            "a symbolic distance from a safe area was none, as in the launch screens that Xcode 6 to 8 made and 9 opened",
            when: { constraint, context in context.symbolicToSafeArea.contains(constraint.nibID ?? "") },
            change: { constant, _, _ in constant = 0 })
    ]
}
