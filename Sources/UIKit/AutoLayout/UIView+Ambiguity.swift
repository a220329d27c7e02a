import Foundation

extension UIView {
    /// The views at and below this one whose position, size or scrollable content Auto Layout could as well make another,
    /// with the constraints that touch them on that axis. Left out are content views, whose cells place
    /// them, and what is hidden, but for scroll views without any content: nobody sees where it is.
    ///
    /// - Complexity: every view that something may move costs up to sixteen trials, each with a copy of its engine's tableau.
    public func layoutAmbiguities() -> [LayoutIssue] {
        var found: [LayoutIssue] = []
        if let engine = layoutState.engine {
            let opens = engine.openLayouts().filter { $0.view.isInSight && !$0.view.isCellContent }
            let constraints = opens.isEmpty ? [:] : engine.constraintsByView
            for open in opens {
                let known = (constraints[ObjectIdentifier(open.view)] ?? []).filter {
                    $0.firstAttribute.axis == open.axis
                }
                found.append(open.view.ambiguity(open.axis, open.part, known.map(\.equationText)))
            }
        }
        if isEmptyScrollArea {
            found += [.horizontal, .vertical].map { ambiguity($0, .content, []) }
        }
        for subview in subviews { found += subview.layoutAmbiguities() }
        return found
    }

    private var isInSight: Bool { !isHidden && superview?.isInSight ?? true }
    private var isCellContent: Bool { self is UITableViewCellContentView }

    private func ambiguity(
        _ axis: NSLayoutConstraint.Axis, _ part: AmbiguousPart, _ constraints: [String]
    ) -> LayoutIssue {
        LayoutIssue(
            kind: .ambiguous(
                view: layoutName, axis: axis == .horizontal ? "horizontal" : "vertical", part: part,
                constraints: constraints),
            line: nibIdentity?.line, objectID: nibIdentity?.objectID)
    }

    /// Whether a document gives the view guides for its content and nothing that would make some.
    private var isEmptyScrollArea: Bool {
        showsPlainContent && subviews.isEmpty && layoutState.systemGuides.contains { $0.role == .scrollContent }
    }

    /// The class and, for a view from a document, its id.
    package var layoutName: String {
        let type = nibIdentity?.customClass ?? String(describing: type(of: self))
        return nibIdentity.map { "\(type)(\($0.objectID))" } ?? type
    }
}

extension LayoutEngine {
    /// The constraints that name a view or one of its guides, in the order they were added.
    fileprivate var constraintsByView: [ObjectIdentifier: [NSLayoutConstraint]] {
        var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
        for constraint in rows.compactMap(\.constraint) {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { item -> ObjectIdentifier? in
                ((item as? UILayoutGuide)?.owningView ?? item as? UIView).map { ObjectIdentifier($0) }
            }
            for view in Set(items) { found[view, default: []].append(constraint) }
        }
        return found
    }
}
