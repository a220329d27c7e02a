import Foundation

/// The appearance phase of a controller's view, from off screen to on screen and back.
package enum AppearancePhase: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is on screen or appearing.
    var isOnScreen: Bool { self == .appeared || self == .appearing }
}

/// The state of a controller's appearance and its transitions.
struct AppearanceState {
    var phase = AppearancePhase.disappeared
    /// The `animated` argument of the callbacks.
    var isAnimated = false
    /// Whether `viewIsAppearing` was called in this transition.
    var hasCalledIsAppearing = false
    /// Whether the view moved into a window while appearing.
    var hasMovedToWindow = false
}

/// The move of a controller within its hierarchy: into a visible position, or out of one.
package enum ContainmentTransition { case none, entering, leaving }

extension UIViewController {
    /// Whether the controller is appearing because it was just added.
    var isEntering: Bool { containmentTransition == .entering && appearance.phase != .disappeared }

    /// The appearance phase of the view.
    package var appearancePhase: AppearancePhase { appearance.phase }

    var childrenForAppearanceForwarding: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? storedChildren.filter { $0.viewIfLoaded?.superview != nil } : []
    }

    /// Calls `viewIsAppearing(_:)` once per transition: when the view is in the window, or when the transition ends.
    func notifyIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
        appearance.hasCalledIsAppearing = true
        viewIsAppearing(appearance.isAnimated)
    }

    // MARK: Moves into and out of windows

    /// The controllers whose transitions end when the moving view arrives.
    private static var movingControllers: [UIViewController] = []

    /// Begins the transition for the view's move, unless a container has already begun one.
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

    /// Resets the appearance state after the window was deallocated without notice, so that the contents can appear
    /// again elsewhere.
    func resetAfterWindowDeallocation() {
        if appearance.hasMovedToWindow, let view = loadedView, view.window == nil { appearance = AppearanceState() }
        for child in storedChildren { child.resetAfterWindowDeallocation() }
    }

    /// Ends the transitions of a move. A child that was added while its parent was appearing ends together with it.
    static func endPendingTransitions() {
        guard !movingControllers.isEmpty else { return }
        let controllers = movingControllers
        movingControllers = []
        for controller in controllers
        where controller.appearance.phase != .appearing || controller.parent?.appearance.phase != .appearing {
            controller.endAppearanceTransition()
        }
    }

    // MARK: Exchanging children

    /// Replaces a child's view with another child's, with appearance callbacks if this controller is on screen.
    ///
    /// - Parameters:
    ///   - old: The child to remove.
    ///   - new: The child to add.
    ///   - isNewFirst: Whether the new child is notified first, as in a tab bar controller.
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

    /// Makes a view fill a container, including after changes of the container's size.
    package static func fill(_ container: UIView, with view: UIView, frame: CGRect? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame ?? container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Safe area

    /// Notifies the controller of a changed safe area, once per change.
    func notifySafeAreaChange() {
        guard let insets = loadedView?.safeAreaInsets, insets != lastReportedSafeArea else { return }
        lastReportedSafeArea = insets
        viewSafeAreaInsetsDidChange()
    }

    /// Notifies the controller of changed margins, once per change, and only after the view is loaded.
    func notifyMarginChange() {
        guard !isLoadingView, let margins = loadedView?.layoutMargins, margins != lastReportedMargins else { return }
        lastReportedMargins = margins
        viewLayoutMarginsDidChange()
    }
}
