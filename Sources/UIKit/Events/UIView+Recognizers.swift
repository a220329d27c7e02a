import Foundation

extension UIView {
    /// Lets a recogniser watch this view's touches, and no other view's any more.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Takes a recogniser away; one of another view stays where it is.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        let rest = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
        gestureRecognizers = rest.isEmpty ? nil : rest
    }

    /// Keeps the recognisers' way back to their view right.
    func recognizersDidChange(from old: [UIGestureRecognizer]?) {
        for recognizer in old ?? [] where recognizer.view === self { recognizer.view = nil }
        for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }

    /// The recognisers that touches in this view reach.
    var allRecognizers: [UIGestureRecognizer] {
        let own = gestureRecognizers ?? []
        guard let scroll = self as? UIScrollView else { return own }
        let pan = scroll.panGestureRecognizer
        return own.contains { $0 === pan } ? own : own + [pan]
    }
}
