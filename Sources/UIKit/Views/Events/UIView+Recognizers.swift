import Foundation

extension UIView {
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
