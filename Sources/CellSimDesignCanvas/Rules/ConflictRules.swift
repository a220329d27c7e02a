import UIKit

/// Rules that determine which constraint Interface Builder breaks in a conflict, derived from recorded frames.
@MainActor enum ConflictRules {
    /// A pair of constraints. A rule's result is true to break the first one, and false to break the second one.
    struct Pair {
        let first: NSLayoutConstraint
        let second: NSLayoutConstraint
    }

    typealias Order = CanvasRule<Pair, Bool?>

    /// The rules in order of precedence. The first rule that distinguishes the constraints decides.
    static let order: [Order] = [
        order("content-bottom-yields", "in a table cell, a constraint to the content view's bottom breaks first") {
            $0.refersToContentBottom
        },
        Order(
            "first-identifier-yields", .always, "otherwise the constraint with the lowest identifier breaks",
            when: { _, _ in true },
            change: { answer, pair, _ in
                guard answer == nil, let id = pair.first.nibID, let other = pair.second.nibID else { return }
                answer = id < other
            }),
    ]

    private static func order(
        _ id: String, _ summary: String, _ isBrokenFirst: @escaping @MainActor (NSLayoutConstraint) -> Bool
    ) -> Order {
        Order(
            id, .always, summary, when: { pair, _ in isBrokenFirst(pair.first) != isBrokenFirst(pair.second) },
            change: { answer, pair, _ in if answer == nil { answer = isBrokenFirst(pair.first) } })
    }

    /// The priority to which a broken constraint is lowered, so that it doesn't make views smaller.
    static let priorities: [CanvasRule<UIView, Double>] = [
        CanvasRule(
            "given-up-weighs-nothing", .always, "a broken constraint moves only views that no other constraint places",
            when: { _, _ in true }, change: { priority, _, _ in priority = 1 })
    ]
}

/// Tests constraints for the rules.
extension NSLayoutConstraint {
    /// A Boolean value that indicates whether the constraint refers to the bottom of a table cell's content view.
    fileprivate var refersToContentBottom: Bool {
        func isBottom(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
            item is UITableViewCellContentView && (attribute == .bottom || attribute == .bottomMargin)
        }
        return isBottom(firstItem, firstAttribute) || isBottom(secondItem, secondAttribute)
    }

}

/// Resolves conflicts between constraints by the rules of the canvas.
@MainActor final class CanvasRecovery: ConflictRecovery {
    private let context: DesignContext
    let remainingPriority: Double

    init(_ context: DesignContext, root: UIView) {
        self.context = context
        var priority = 999.999_99
        ConflictRules.priorities.apply(to: &priority, root, context)
        remainingPriority = priority
    }

    func constraintToBreak(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        candidates.filter { $0.nibID != nil }.min { shouldBreak($0, before: $1) }
    }

    func shouldBreak(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool {
        guard constraint.nibID != nil else { return false }
        guard other.nibID != nil else { return true }
        var breaksFirst: Bool?
        ConflictRules.order.apply(to: &breaksFirst, ConflictRules.Pair(first: constraint, second: other), context)
        return breaksFirst ?? false
    }
}
