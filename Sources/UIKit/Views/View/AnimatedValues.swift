import Foundation

/// Saves the state of views before a property animator changes them, so that an animation that ends at its start
/// can restore it.
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

    /// The recorder of the animator that is currently running its animation closures.
    private(set) static var current: ViewStateRecorder?

    /// Runs `changes` and saves the state of each view before its first change.
    func record(_ changes: () -> Void) {
        let previous = Self.current
        Self.current = self
        changes()
        Self.current = previous
    }

    /// Saves a view's state unless it is already saved. Called before the geometry, opacity or background changes.
    func recordIfNeeded(_ view: UIView) {
        if recordedViews.insert(ObjectIdentifier(view)).inserted { viewStates.append(Values(view)) }
    }

    /// Restores all saved states and then discards them.
    func restore() {
        let savedStates = viewStates
        discard()
        for state in savedStates { state.restore() }
    }

    /// Discards all saved states, so that the views keep their current state.
    func discard() { (viewStates, recordedViews) = ([], []) }
}
