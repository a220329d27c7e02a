import UIKit

/// Which of the constraints that contradict one another Interface Builder gave up, as the frames tell that it recorded.
@MainActor enum ConflictRules {
    /// Two constraints; the first gives way when the answer is true, the second when it is false.
    struct Pair {
        let first: NSLayoutConstraint
        let second: NSLayoutConstraint
    }

    typealias Order = CanvasRule<Pair, Bool?>

    /// The first rule that distinguishes the two decides.
    static let order: [Order] = [
        order("content-bottom-yields", "in a table cell, a constraint to the content view's bottom breaks first") {
            $0.reachesContentBottom
        },
        order("inequality-yields", "an inequality breaks before an equality") { $0.relation != .equal },
        Order(
            "first-identifier-yields", .always, "otherwise the constraint with the lowest identifier breaks",
            when: { _, _ in true },
            change: { answer, pair, _ in
                guard answer == nil, let id = pair.first.nibID, let other = pair.second.nibID else { return }
                answer = id < other
            }),
    ]

    private static func order(
        _ id: String, _ summary: String, _ yields: @escaping @MainActor (NSLayoutConstraint) -> Bool
    ) -> Order {
        Order(
            id, .always, summary, when: { pair, _ in yields(pair.first) != yields(pair.second) },
            change: { answer, pair, _ in if answer == nil { answer = yields(pair.first) } })
    }

    typealias Trial = CanvasRule<ConflictRecoveryTrial, ConflictTrial?>

    /// Trials of what gives way through a stack view.
    static let trials: [Trial] = [
        Trial(
            "last-arranged-size-yields", .always,
            "in a stack view, the last arranged view's size breaks; if there is too much space, the constraint at the far edge breaks",
            when: { _, _ in true }, change: { trial, subject, _ in trial = subject.lastArrangedSize })
    ]

    /// What is left to a constraint that was given up: no view shrinks for its sake.
    static let priorities: [CanvasRule<UIView, Double>] = [
        CanvasRule(
            "given-up-weighs-nothing", .always, "a broken constraint moves only views that no other constraint places",
            when: { _, _ in true }, change: { priority, _, _ in priority = 1 })
    ]
}

/// The constraints of a contradiction, and the root of the island that they are in.
@MainActor struct ConflictRecoveryTrial {
    let candidates: [NSLayoutConstraint]
    let root: UIView

    /// Only where constraints that are not the document's take part, as those of a stack view.
    var lastArrangedSize: ConflictTrial? {
        let named = candidates.filter { $0.nibID != nil }
        guard named.count < candidates.count else { return nil }
        let sizes = named.compactMap { constraint in
            constraint.locationOfArrangedSize.map { (constraint: constraint, location: $0) }
        }
        let edges = named.filter { $0.reachesFarEdge(of: root) }
        guard let size = sizes.max(by: { $0.location < $1.location })?.constraint,
            let edge = edges.min(by: { ($0.nibID ?? "") < ($1.nibID ?? "") })
        else { return nil }
        return ConflictTrial(size: size, otherwise: edge)
    }
}

extension NSLayoutConstraint {
    /// Whether an item is tied to the bottom of a table cell's content view.
    fileprivate var reachesContentBottom: Bool {
        func isBottom(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
            item is UITableViewCellContentView && (attribute == .bottom || attribute == .bottomMargin)
        }
        return isBottom(firstItem, firstAttribute) || isBottom(secondItem, secondAttribute)
    }

    /// Which of its stack's arranged views this is the width or height of, counted from 0; nil for other constraints.
    fileprivate var locationOfArrangedSize: Int? {
        guard secondItem == nil, firstAttribute == .width || firstAttribute == .height, relation != .lessThanOrEqual,
            let view = firstItem as? UIView, let stack = view.superview as? UIStackView,
            // One that its view's aspect ratio repeats could not give way alone.
            !view.constraints.contains(where: { $0.firstItem === view && $0.secondItem === view })
        else { return nil }
        return stack.arrangedSubviews.firstIndex { $0 === view }
    }

    /// Whether an item is tied to the lower or the trailing edge of the root or of a cell's content view.
    fileprivate func reachesFarEdge(of root: UIView) -> Bool {
        func isEdge(_ item: AnyObject?, _ attribute: Attribute) -> Bool {
            guard item === root || item is UITableViewCellContentView else { return false }
            return [.bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin].contains(attribute)
        }
        return isEdge(firstItem, firstAttribute) || isEdge(secondItem, secondAttribute)
    }
}

/// Resolves contradictions by the rules.
@MainActor final class CanvasRecovery: ConflictRecovery {
    private let context: DesignContext
    let remainingPriority: Double

    init(_ context: DesignContext, root: UIView) {
        self.context = context
        var priority = 999.999_99
        ConflictRules.priorities.apply(to: &priority, root, context)
        remainingPriority = priority
    }

    func firstToYield(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint? {
        candidates.filter { $0.nibID != nil }.min { yields($0, before: $1) }
    }

    func yields(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool {
        guard constraint.nibID != nil else { return false }
        guard other.nibID != nil else { return true }
        var answer: Bool?
        ConflictRules.order.apply(to: &answer, ConflictRules.Pair(first: constraint, second: other), context)
        return answer ?? false
    }

    func trial(among candidates: [NSLayoutConstraint], root: UIView) -> ConflictTrial? {
        var trial: ConflictTrial?
        ConflictRules.trials.apply(to: &trial, ConflictRecoveryTrial(candidates: candidates, root: root), context)
        return trial
    }
}
