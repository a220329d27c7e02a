import Foundation

/// Records the appearance of views before an animator's changes, for animations that end in their initial state.
@MainActor final class ViewStateRecorder {
    private struct Values {
        let view: UIView
        let bounds: CGRect
        let center: CGPoint
        let transform: CGAffineTransform
        let alpha: CGFloat
        let backgroundColor: UIColor?

        @MainActor init(_ view: UIView) {
            self.view = view
            (bounds, center, transform) = (view.layer.bounds, view.layer.position, view.transform)
            (alpha, backgroundColor) = (view.alpha, view.backgroundColor)
        }

        @MainActor func restore() {
            if view.transform != transform { view.transform = transform }
            if view.bounds != bounds { view.bounds = bounds }
            if view.center != center { view.center = center }
            if view.alpha != alpha { view.alpha = alpha }
            if view.backgroundColor != backgroundColor { view.backgroundColor = backgroundColor }
        }
    }

    private var viewStates: [Values] = []
    private var recordedViews: Set<ObjectIdentifier> = []

    /// The recorder of the animator whose changes are being made.
    private(set) static var current: ViewStateRecorder?

    /// Makes changes and records the appearance of views before their first change.
    func record(_ changes: () -> Void) {
        let previous = Self.current
        Self.current = self
        changes()
        Self.current = previous
    }

    /// Called before geometry, opacity or background of a view changes.
    func recordIfNeeded(_ view: UIView) {
        if recordedViews.insert(ObjectIdentifier(view)).inserted { viewStates.append(Values(view)) }
    }

    /// Restores all recorded values and discards the records.
    func restore() {
        let savedStates = viewStates
        discard()
        for state in savedStates { state.restore() }
    }

    /// Discards all records, so that the views keep their state.
    func discard() { (viewStates, recordedViews) = ([], []) }
}
