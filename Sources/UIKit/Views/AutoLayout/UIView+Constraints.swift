import CellSimAutoLayout
import Foundation

/// Adds, removes and finds the constraints of views.
extension UIView {
    /// The active constraints for which this view is the nearest common ancestor of the items.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Deactivates a constraint of this view. Constraints that aren't in `constraintsReferencing` are ignored.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.containingView === self { uninstallConstraint(constraint) }
    }

    /// Deactivates constraints of this view. Constraints that aren't in `constraintsReferencing` are ignored.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func installConstraint(_ constraint: NSLayoutConstraint) {
        installWithoutInvalidation(constraint)
        layoutDidChange(.constraints)
    }

    /// Adds an inactive constraint to `constraintsReferencing`. The caller must invalidate the layout.
    func installWithoutInvalidation(_ constraint: NSLayoutConstraint) {
        guard validateThread("addConstraint:") else { return }
        enableLayoutOfConstrainedButtonTitles(constraint.firstTarget, constraint.secondTarget)
        constraint.setContainingView(by: self)
        layoutState.constraints.append(constraint)
        layoutState.constraintIndex = nil
    }

    /// Adds several inactive constraints to `constraintsReferencing`. Their items must be in this view's tree.
    func installConstraints(_ constraints: ArraySlice<NSLayoutConstraint>) {
        for constraint in constraints { constraint.setContainingView(by: self) }
        layoutState.constraints.append(contentsOf: constraints)
        layoutState.constraintIndex = nil
        layoutDidChange(.constraints)
    }

    func uninstallConstraint(_ constraint: NSLayoutConstraint) {
        constraint.containingView = nil
        if let index = layoutState.index(ofConstraint: constraint.activationSerial) {
            layoutState.constraints.remove(at: index)
        }
        layoutDidChange(.constraints)
    }

    func commonAncestor(with other: UIView) -> UIView? {
        // Check the parents first: walking up to the root for each constraint would be slow in deep trees.
        let (ownParent, otherParent) = (superview, other.superview)
        if self === other || otherParent === self { return self }
        if let ownParent, ownParent === other || ownParent === otherParent { return ownParent }
        if other.isDescendant(of: self) { return self }
        var current = superview
        while let candidate = current {
            if other.isDescendant(of: candidate) { return candidate }
            current = candidate.superview
        }
        return nil
    }

    /// Deactivates the constraints of ancestors that refer to this view or a descendant, as UIKit does when it removes a
    /// view.
    func deactivateConstraintsHeldByAncestors() {
        var ancestor = superview
        while let container = ancestor {
            for constraint in container.constraintsReferencing(touching: self) {
                container.uninstallConstraint(constraint)
            }
            ancestor = container.superview
        }
    }

    /// Returns the constraints of this view that refer to `view` or one of its descendants.
    private func constraintsReferencing(touching view: UIView) -> [NSLayoutConstraint] {
        let all = layoutState.constraints
        let candidates = all.count > Self.linearSearchLimit ? layoutState.constraintsReferencing(treeOf: view) : all
        return candidates.filter { constraint in
            [constraint.firstTarget, constraint.secondTarget].contains {
                $0?.owningView?.isDescendant(of: view) ?? false
            }
        }
    }

    /// The maximum number of constraints that are searched without an index.
    private static let linearSearchLimit = 32

    // MARK: Content priorities

    func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(axis == .horizontal ? nodeState.huggingHorizontal : nodeState.huggingVertical)
    }

    func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let priority = priority.validated(else: huggingPriority(axis))
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
        let priority = priority.validated(else: compressionPriority(axis))
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
        defer { (superview as? UIWindow)?.pinRootView() }
        for subview in subviews { subview.nodeState.convertsAutoresizingMask = false }
        nodeState.engine?.isStructureDirty = true
        if !translates, let superview, !layoutState.isButtonTitleLabel, !nodeState.isMerged,
            !nodeState.convertsAutoresizingMask
        {
            return superview.layoutDidChange(.members)
        }
        structureDidChange()
        superview?.structureDidChange()
    }

    /// Returns the constraints of this view and its ancestors that refer to this view on an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var affectingConstraints: [NSLayoutConstraint] = []
        var current: UIView? = self
        while let container = current {
            affectingConstraints += container.constraints.filter {
                $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
            }
            current = container.superview
        }
        return affectingConstraints
    }
}

extension UIView {
    /// Makes a button's title label take part in layout as soon as a constraint refers to it.
    func enableLayoutOfConstrainedButtonTitles(_ items: LayoutTarget?...) {
        for case let titleLabel? in items.map({ $0?.role == nil ? $0?.owningView : nil })
        where titleLabel.layoutState.isButtonTitleLabel && titleLabel.nodeState.translatesAutoresizingMask {
            titleLabel.setTranslatesAutoresizingMask(false)
        }
    }
}
