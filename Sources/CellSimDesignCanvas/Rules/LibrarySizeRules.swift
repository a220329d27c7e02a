import UIKit

/// Rules for views without an intrinsic size, which keep the default size from Interface Builder's library, mainly in
/// stack views.
@MainActor enum LibrarySizeRules {
    typealias Rule = CanvasRule<UIView, LayoutAdjustments>

    static let rules: [Rule] = [
        Rule(
            "library-view", .since(14480), "a plain view without other constraints is 240 × 50 points",
            when: { view, _ in isPlain(view) },
            change: { adjustments, _, _ in adjustments.fallback = .init(CGSize(width: 240, height: 50)) }),
        Rule(
            "plain-view-in-column", .always,
            "in a vertical stack, a plain view with a custom class, or with a constraint to its bottom, keeps its height and width",
            when: { view, context in isPlain(view) && keepsSizeInColumn(view, context) },
            change: { adjustments, _, _ in
                adjustments.fallback?.heightPriority = 255
                adjustments.preservedWidthPriority = 751
            }),
    ]

    private static func isPlain(_ view: UIView) -> Bool { view.nibIdentity?.elementName == "view" }

    private static func keepsSizeInColumn(_ view: UIView, _ context: DesignContext) -> Bool {
        guard let stack = view.arrangingStack, stack.axis == .vertical else { return false }
        return keepsHeight(view, in: stack, context) || view.nibIdentity?.customClass != nil
    }

    /// Returns whether the content of a plain view makes the view keep its height. It does if a constraint refers to the view's
    /// bottom. In recorded frames, views without constraints or with only inequalities at the bottom were stretched before a
    /// label and a button with a hugging priority of 250. In a column with fill alignment, a view that contained only labels
    /// was also stretched in version 23727, but not up to version 14865.
    private static func keepsHeight(_ view: UIView, in column: UIStackView, _ context: DesignContext) -> Bool {
        let labelsCount = context.version < 17000 || column.alignment != .fill
        guard view.subviews.contains(where: { labelsCount || !($0 is UILabel) }) else { return false }
        return view.constraints.contains { constraint in
            guard constraint.relation == .equal else { return false }
            return [
                (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
            ]
            .contains { item, edge in
                (item === view || (item as? UILayoutGuide)?.owningView === view)
                    && (edge == .bottom || edge == .bottomMargin)
            }
        }
    }
}

/// Finds the stack views that arrange views.
extension UIView {
    /// The stack view that arranges the view; nil if there is none.
    var arrangingStack: UIStackView? { (superview as? UIStackView).flatMap { $0.isArranged(self) ? $0 : nil } }
}
