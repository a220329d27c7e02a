import Foundation

extension UIView {
    /// Adds a recogniser to this view and removes it from any other.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a recogniser; ignores one of another view.
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
