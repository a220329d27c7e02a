import CellSimAutoLayout
import Foundation

extension UIView {
    /// The active constraints that this view holds: those between it and its descendants that have no nearer holder.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Deactivates a constraint that this view holds; ignores others.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { release(constraint) }
    }

    /// Deactivates the constraints that this view holds; ignores others.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        holdQuietly(constraint)
        layoutDidChange(.constraints)
    }

    /// Adds an inactive constraint to the list; the caller reports the change of the structure.
    func holdQuietly(_ constraint: NSLayoutConstraint) {
        guard mayChange("addConstraint:") else { return }
        noteConstrained(constraint.first, constraint.second)
        constraint.beginHolding(by: self)
        layoutState.constraints.append(constraint)
        layoutState.constraintIndex = nil
    }

    /// Holds many at once. They must be inactive, and their items this view's or its descendants'.
    func hold(_ constraints: ArraySlice<NSLayoutConstraint>) {
        for constraint in constraints { constraint.beginHolding(by: self) }
        layoutState.constraints.append(contentsOf: constraints)
        layoutState.constraintIndex = nil
        layoutDidChange(.constraints)
    }

    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        if let index = layoutState.index(ofConstraint: constraint.serial) { layoutState.constraints.remove(at: index) }
        layoutDidChange(.constraints)
    }

    func commonAncestor(with other: UIView) -> UIView? {
        // Neighbours first: walks to the root for each constraint make deep trees slow.
        let (own, others) = (superview, other.superview)
        if self === other || others === self { return self }
        if let own, own === other || own === others { return own }
        if other.isDescendant(of: self) { return self }
        var current = superview
        while let candidate = current {
            if other.isDescendant(of: candidate) { return candidate }
            current = candidate.superview
        }
        return nil
    }

    /// Ends constraints held above this view that touch it or a descendant, as UIKit does when a view is removed.
    func deactivateConstraintsCrossingToAncestors() {
        var ancestor = superview
        while let holder = ancestor {
            for constraint in holder.constraints(touching: self) { holder.release(constraint) }
            ancestor = holder.superview
        }
    }

    /// The constraints of this view's own list that name a view below it, or one inside that.
    private func constraints(touching view: UIView) -> [NSLayoutConstraint] {
        let all = layoutState.constraints
        let candidates = all.count > Self.fewConstraints ? layoutState.constraintsNaming(treeOf: view) : all
        return candidates.filter { constraint in
            [constraint.first, constraint.second].contains { $0?.owningView?.isDescendant(of: view) ?? false }
        }
    }

    /// The maximum number of constraints that are searched without an index.
    private static let fewConstraints = 32

    // MARK: Content priorities

    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? nodeState.huggingHorizontal : nodeState.huggingVertical)
    }

    func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let priority = priority.checked(else: huggingPriority(axis))
        if axis == .horizontal {
            nodeState.huggingHorizontal = priority.rawValue
        } else {
            nodeState.huggingVertical = priority.rawValue
        }
        layoutDidChange(.contentPriorities)
    }

    func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? nodeState.compressionHorizontal : nodeState.compressionVertical)
    }

    func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let priority = priority.checked(else: compressionPriority(axis))
        if axis == .horizontal {
            nodeState.compressionHorizontal = priority.rawValue
        } else {
            nodeState.compressionVertical = priority.rawValue
        }
        layoutDidChange(.contentPriorities)
        (superview as? UIStackView)?.subviewContentDidChange(self)
    }

    package func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != nodeState.translatesAutoresizingMask else { return }
        nodeState.translatesAutoresizingMask = translates
        for subview in subviews { subview.nodeState.isSprung = false }
        nodeState.engine?.isStructureDirty = true
        if !translates, let superview, !layoutState.isButtonTitle, !nodeState.isMerged, !nodeState.isSprung {
            return superview.layoutDidChange(.members)
        }
        structureDidChange()
        superview?.structureDidChange()
    }

    /// Returns the constraints on one axis whose items are this view or its guides, from this view and its ancestors.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var current: UIView? = self
        while let holder = current {
            found += holder.constraints.filter {
                $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
            }
            current = holder.superview
        }
        return found
    }
}

extension UIView {
    /// Includes a button's title in layout from then on, if a constraint refers to it.
    func noteConstrained(_ items: LayoutTarget?...) {
        for case let part? in items.map({ $0?.role == nil ? $0?.owningView : nil })
        where part.layoutState.isButtonTitle && part.nodeState.translatesAutoresizingMask {
            part.setTranslatesAutoresizingMask(false)
        }
    }
}
