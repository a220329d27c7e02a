import Foundation

extension UIView {
    /// The views at and below this one whose position or size Auto Layout could as well make another, with the
    /// constraints that touch them on that axis. What is hidden is left out: nobody sees where it is.
    /// On a design canvas frames may change: views that nothing decides lose the size the canvas gave them.
    ///
    /// - Complexity: every placed view costs up to eight trials, each with a copy of its engine's tableau.
    public func layoutAmbiguities() -> [LayoutIssue] {
        if forgetCanvasSizes() { layoutIfNeeded() }
        return ambiguitiesBelow()
    }

    private func ambiguitiesBelow() -> [LayoutIssue] {
        guard !isHidden else { return [] }
        var found: [LayoutIssue] = []
        if let engine = layoutState.engine {
            found = engine.ambiguousItems().filter { $0.view.isInSight }.map { item in
                LayoutIssue(
                    kind: .ambiguous(
                        view: item.view.layoutName, axis: item.axis == .horizontal ? "horizontal" : "vertical",
                        constraints: engine.constraints(on: item.view, item.axis).map(\.equationText)),
                    line: item.view.nibIdentity?.line, objectID: item.view.nibIdentity?.objectID)
            }
        }
        for subview in subviews { found += subview.ambiguitiesBelow() }
        return found
    }

    private var isInSight: Bool { !isHidden && superview?.isInSight ?? true }

    /// The class and, for a view from a document, its id.
    package var layoutName: String {
        let type = nibIdentity?.customClass ?? String(describing: type(of: self))
        return nibIdentity.map { "\(type)(\($0.objectID))" } ?? type
    }
}

extension LayoutEngine {
    /// The constraints that name a view or one of its guides on an axis, in the order they were added.
    fileprivate func constraints(on view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        rows.compactMap(\.constraint).filter { constraint in
            constraint.firstAttribute.axis == axis
                && [constraint.firstItem, constraint.secondItem].contains { item in
                    item === view || (item as? UILayoutGuide)?.owningView === view
                }
        }
    }
}
