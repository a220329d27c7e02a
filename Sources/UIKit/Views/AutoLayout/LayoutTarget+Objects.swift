import CellSimAutoLayout

/// Conversion between layout targets and their views and layout guides.
extension LayoutTarget {
    /// The view or layout guide, or nil if it was deallocated.
    var object: AnyObject? { role == nil ? node?.uiView : guide?.guideObject }

    /// The view, or the owner of the layout guide.
    package var owningView: UIView? { node?.uiView }

    /// Returns the layout target of a view or layout guide, or nil for other objects.
    static func make(_ item: AnyObject?) -> LayoutTarget? {
        (item as? UIView)?.nodeState ?? (item as? UILayoutGuide)?.guideState
    }
}

extension LayoutNodeState {
    /// The view of the node. Every node in this module has one.
    var uiView: UIView { unsafe unsafeDowncast(view, to: UIView.self) }
}

extension UIView {
    /// Retains a view that is being removed until the engines of all ancestors have finished solving.
    func retainUntilSolved(_ view: UIView) {
        var current: UIView? = self
        while let ancestor = current {
            ancestor.nodeState.engine?.retainUntilSolved(view)
            current = ancestor.superview
        }
    }
}
