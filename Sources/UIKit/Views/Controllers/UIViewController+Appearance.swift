import Foundation

/// The phases of the appearance of a view controller's view.
package enum AppearancePhase: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is on screen or appearing.
    var isOnScreen: Bool { self == .appeared || self == .appearing }
}

/// The appearance phase of a view controller and the state of its current transition.
struct AppearanceState {
    var phase = AppearancePhase.disappeared
    /// The value of `animated` for the callbacks.
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called in this transition.
    var hasCalledIsAppearing = false
    /// Whether the view has moved to a window since it started to appear.
    var hasMovedToWindow = false
}

/// The current change of a controller's position in the hierarchy: being added, or being removed.
package enum ContainmentTransition { case none, entering, leaving }

extension UIViewController {
    /// Whether the controller is appearing because it was added or presented.
    var isBeingAdded: Bool { containmentTransition == .entering && appearance.phase != .disappeared }

    /// The appearance phase of the view.
    package var appearancePhase: AppearancePhase { appearance.phase }

    var childrenForAppearanceForwarding: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? storedChildren.filter { $0.viewIfLoaded?.superview != nil } : []
    }

    /// Calls `viewIsAppearing(_:)` unless it was already called in this transition.
    func notifyIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
        appearance.hasCalledIsAppearing = true
        viewIsAppearing(appearance.isAnimated)
    }

    // MARK: Moving to and from windows

    /// The controllers with a transition that ends after their views have moved to or from a window.
    private static var movingControllers: [UIViewController] = []

    /// Begins an appearance transition, unless a container has already begun one.
    func viewWillMove(to window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        if let window {
            resetAfterWindowDeallocation()
            guard appearance.phase == .disappeared, !window.isHidden, parent?.appearance.phase.isOnScreen ?? true else {
                return
            }
            beginAppearanceTransition(true, animated: false)
        } else {
            guard appearance.phase == .appeared else { return }
            beginAppearanceTransition(false, animated: false)
        }
        Self.movingControllers.append(self)
    }

    func viewDidMoveToWindow() {
        guard loadedView?.window != nil else { return }
        notifyIsAppearing()
        appearance.hasMovedToWindow = true
    }

    /// Resets the appearance state if the window was deallocated without any callbacks, so that the view can appear again
    /// in another window.
    func resetAfterWindowDeallocation() {
        if appearance.hasMovedToWindow, let view = loadedView, view.window == nil { appearance = AppearanceState() }
        for child in storedChildren { child.resetAfterWindowDeallocation() }
    }

    /// Ends the transitions that a move to or from a window began. Children of an appearing parent are skipped, because
    /// the end of the parent's transition includes them.
    static func endPendingTransitions() {
        guard !movingControllers.isEmpty else { return }
        let controllers = movingControllers
        movingControllers = []
        for controller in controllers
        where controller.appearance.phase != .appearing || controller.parent?.appearance.phase != .appearing {
            controller.endAppearanceTransition()
        }
    }

    // MARK: Replacing children

    /// Replaces a child's view with another child's, with appearance callbacks if this controller is on screen.
    ///
    /// - Parameters:
    ///   - old: The child to remove.
    ///   - new: The child to add.
    ///   - isNewFirst: Whether the callbacks of the new child come first, as in a tab bar controller.
    ///   - animated: The `animated` argument of the callbacks.
    ///   - insert: A closure that inserts the new view into the hierarchy.
    package func replaceChildView(
        _ old: UIViewController?, for new: UIViewController?, isNewFirst: Bool = false, animated: Bool,
        insert: (UIView) -> Void
    ) {
        let newView = new?.view
        let isOnScreen = appearance.phase.isOnScreen
        if isOnScreen {
            if isNewFirst { new?.beginAppearanceTransition(true, animated: animated) }
            old?.beginAppearanceTransition(false, animated: animated)
            if !isNewFirst { new?.beginAppearanceTransition(true, animated: animated) }
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if let newView { insert(newView) }
        guard isOnScreen else { return }
        if loadedView?.window != nil { loadedView?.layoutIfNeeded() }
        old?.endAppearanceTransition()
        if appearance.phase == .appeared { new?.endAppearanceTransition() }
    }

    /// Makes a view fill a container, also after the container is resized.
    package static func fill(_ container: UIView, with view: UIView, frame: CGRect? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame ?? container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Safe area

    /// Calls `viewSafeAreaInsetsDidChange()` if the safe area has changed since the last call.
    func notifySafeAreaChange() {
        guard let insets = loadedView?.safeAreaInsets, insets != lastReportedSafeArea else { return }
        lastReportedSafeArea = insets
        viewSafeAreaInsetsDidChange()
    }

    /// Calls `viewLayoutMarginsDidChange()` if the view is loaded and its margins have changed since the last call.
    func notifyMarginChange() {
        guard !isLoadingView, let margins = loadedView?.layoutMargins, margins != lastReportedMargins else { return }
        lastReportedMargins = margins
        viewLayoutMarginsDidChange()
    }
}
