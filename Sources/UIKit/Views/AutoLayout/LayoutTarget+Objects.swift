import CellSimAutoLayout

/// In UIKit, nodes are views and guides are layout guides.
extension LayoutTarget {
    /// The view or the guide; nil once it is deallocated.
    var object: AnyObject? { role == nil ? node?.uiView : guide?.guideObject }

    /// The view itself, or the guide's owner.
    package var owningView: UIView? { node?.uiView }

    /// Returns the state of a view or guide; nil for anything else.
    static func of(_ item: AnyObject?) -> LayoutTarget? {
        (item as? UIView)?.nodeState ?? (item as? UILayoutGuide)?.guideState
    }
}

extension LayoutNodeState {
    /// The view, which always exists.
    var uiView: UIView { unsafe unsafeDowncast(view, to: UIView.self) }
}

extension UIView {
    /// Keeps a view that is about to be removed until no engine above it uses it any more.
    func keepWhileSolving(_ view: UIView) {
        var current: UIView? = self
        while let ancestor = current {
            ancestor.nodeState.engine?.keepWhileSolving(view)
            current = ancestor.superview
        }
    }
}
