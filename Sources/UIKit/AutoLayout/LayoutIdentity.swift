/// What constraints and anchors know a view or a guide by: it stays when its object has gone, and then leads nowhere.
///
/// Weak references would do the same, but an object that has one counts all its references in a table beside it,
/// which makes each use of a view several times slower. The object clears its identity in its `deinit`.
@safe final class LayoutIdentity: Sendable {
    private nonisolated(unsafe) unowned(unsafe) var viewReference: UIView?
    private nonisolated(unsafe) unowned(unsafe) var guideReference: UILayoutGuide?

    init(_ view: UIView) { unsafe (viewReference, guideReference) = (view, nil) }
    init(_ guide: UILayoutGuide) { unsafe (viewReference, guideReference) = (nil, guide) }

    var view: UIView? { unsafe viewReference }
    var guide: UILayoutGuide? { unsafe guideReference }
    /// The view or the guide.
    var object: AnyObject? { view ?? guide }

    /// The view itself, or the guide's owner.
    @MainActor var owningView: UIView? { view ?? guide?.owningView }

    /// The object goes.
    func clear() { unsafe (viewReference, guideReference) = (nil, nil) }

    /// The identity of a view or guide; nil for anything else.
    @MainActor static func of(_ item: AnyObject?) -> LayoutIdentity? {
        (item as? UIView)?.layoutIdentity ?? (item as? UILayoutGuide)?.layoutIdentity
    }
}

extension UIView {
    var layoutIdentity: LayoutIdentity {
        if let ownLayoutIdentity { return ownLayoutIdentity }
        let identity = LayoutIdentity(self)
        ownLayoutIdentity = identity
        return identity
    }

    /// Keeps a view that is about to leave until no engine above it looks at it any more.
    func keepWhileSolving(_ view: UIView) {
        var current: UIView? = self
        while let ancestor = current {
            ancestor.layoutState.engine?.keepWhileSolving(view)
            current = ancestor.superview
        }
    }
}
