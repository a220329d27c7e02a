import CellSimInterfaceBuilder
import UIKit

/// Rules for constants of constraints that differ from those in the document, in points.
@MainActor enum ConstantRules {
    static let rules: [CanvasRule<NSLayoutConstraint, CGFloat>] = [
        CanvasRule(
            "symbolic-to-safe-area", .before(14000),
            "a standard distance from a safe area was 0, as in launch screens created with Xcode 6 to 8 and opened in Xcode 9",
            when: { constraint, context in context.symbolicToSafeArea.contains(constraint.nibID ?? "") },
            change: { constant, _, _ in constant = 0 })
    ]
}
