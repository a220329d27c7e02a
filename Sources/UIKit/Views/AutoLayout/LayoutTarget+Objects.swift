import CellSimAutoLayout

/// Access from layout targets to their views and layout guides.
extension LayoutTarget {
    /// The view or layout guide; nil after it was deallocated.
    var object: AnyObject? { role == nil ? node?.uiView : guide?.guideObject }

    /// The view itself, or the owner of the guide.
    package var owningView: UIView? { node?.uiView }

    /// Returns the state of a view or layout guide; nil for other objects.
    static func make(_ item: AnyObject?) -> LayoutTarget? {
        (item as? UIView)?.nodeState ?? (item as? UILayoutGuide)?.guideState
    }
}

extension LayoutNodeState {
    /// The view, which always exists.
    var uiView: UIView { unsafe unsafeDowncast(view, to: UIView.self) }
}

extension UIView {
    /// Retains a view that is being removed until no engine of an ancestor uses it any longer.
    func retainUntilSolved(_ view: UIView) {
        var current: UIView? = self
        while let ancestor = current {
            ancestor.nodeState.engine?.retainUntilSolved(view)
            current = ancestor.superview
        }
    }
}
