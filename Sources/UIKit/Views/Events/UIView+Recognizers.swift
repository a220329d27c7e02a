import Foundation

/// The gesture recognisers of a view.
extension UIView {
    /// Updates the `view` of the previous and the current recognisers.
    func recognizersDidChange(from old: [UIGestureRecognizer]?) {
        for recognizer in old ?? [] where recognizer.view === self { recognizer.view = nil }
        for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }

    /// The gesture recognisers of this view, including a scroll view's pan gesture recogniser.
    var allRecognizers: [UIGestureRecognizer] {
        let own = gestureRecognizers ?? []
        guard let scroll = self as? UIScrollView else { return own }
        let pan = scroll.panGestureRecognizer
        return own.contains { $0 === pan } ? own : own + [pan]
    }
}
