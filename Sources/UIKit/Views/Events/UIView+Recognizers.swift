import Foundation

/// The gesture recognisers of a view.
extension UIView {
    /// Updates the `view` of the previous and the current recognisers.
    func recognizersDidChange(from old: [UIGestureRecognizer]?) {
        for recognizer in old ?? [] where recognizer.view === self { recognizer.view = nil }
        for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }

    /// The gesture recognisers of this view, including a scroll view's pan gesture recogniser.
    var recognizersIncludingPan: [UIGestureRecognizer] {
        let ownRecognizers = gestureRecognizers ?? []
        guard let scrollView = self as? UIScrollView else { return ownRecognizers }
        let pan = scrollView.panGestureRecognizer
        return ownRecognizers.contains { $0 === pan } ? ownRecognizers : ownRecognizers + [pan]
    }
}
