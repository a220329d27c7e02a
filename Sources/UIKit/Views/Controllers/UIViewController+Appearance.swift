import Foundation

/// The phase of a controller's view between off screen and on screen.
package enum ControllerAppearance: Sendable {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is on the screen or on its way there.
    var isLive: Bool { self == .appeared || self == .appearing }
}

/// The state of a controller's appearance and its transitions.
struct AppearanceState {
    var phase = ControllerAppearance.disappeared
    /// The arguments of the callbacks.
    var isAnimated = false
    /// Whether `viewIsAppearing` was called in this transition.
    var hasCalledIsAppearing = false
    /// Whether the view came into a window while it appeared.
    var cameIntoWindow = false
}

/// Whether a controller is added to a visible position, or removed from it.
package enum ControllerMove { case none, entering, leaving }

extension UIViewController {
    /// Whether the controller appears for the first time at its position.
    var isEntering: Bool { move == .entering && appearance.phase != .disappeared }

    /// The phase of the view between off screen and on screen.
    package var appearancePhase: ControllerAppearance { appearance.phase }

    var forwardedChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childStore.filter { $0.viewIfLoaded?.superview != nil } : []
    }

    /// Once a transition, when the view is in the window or the transition ends.
    func sayIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasCalledIsAppearing else { return }
        appearance.hasCalledIsAppearing = true
        viewIsAppearing(appearance.isAnimated)
    }

    // MARK: Views that move into windows and out of them

    /// Controllers whose transitions end when the view that moves has arrived.
    private static var moving: [UIViewController] = []

    /// Begins the transition that the view's move makes, unless a container has begun one.
    func viewWillMove(to window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        if let window {
            forgetLostWindow()
            guard appearance.phase == .disappeared, !window.isHidden, parent?.appearance.phase.isLive ?? true else {
                return
            }
            beginAppearanceTransition(true, animated: false)
        } else {
            guard appearance.phase == .appeared else { return }
            beginAppearanceTransition(false, animated: false)
        }
        Self.moving.append(self)
    }

    func viewDidMoveToWindow() {
        guard loadedView?.window != nil else { return }
        sayIsAppearing()
        appearance.cameIntoWindow = true
    }

    /// Resets the appearance after the window was deallocated without notice: its contents can appear again elsewhere.
    func forgetLostWindow() {
        if appearance.cameIntoWindow, let view = loadedView, view.window == nil { appearance = AppearanceState() }
        for child in childStore { child.forgetLostWindow() }
    }

    /// Ends the transitions of a move. A child that came while its parent was still coming ends with it.
    static func endMoves() {
        guard !moving.isEmpty else { return }
        let controllers = moving
        moving = []
        for controller in controllers
        where controller.appearance.phase != .appearing || controller.parent?.appearance.phase != .appearing {
            controller.endAppearanceTransition()
        }
    }

    // MARK: Exchanging children

    /// Replaces a child's view by another's, with the appearance calls while this controller is on screen.
    ///
    /// - Parameters:
    ///   - isNewFirst: whether the new child is notified first, as in a tab bar controller.
    ///   - insert: inserts the new view into the hierarchy.
    package func exchange(
        _ old: UIViewController?, for new: UIViewController?, isNewFirst: Bool = false, animated: Bool,
        insert: (UIView) -> Void
    ) {
        let newView = new?.view
        let isLive = appearance.phase.isLive
        if isLive {
            if isNewFirst { new?.beginAppearanceTransition(true, animated: animated) }
            old?.beginAppearanceTransition(false, animated: animated)
            if !isNewFirst { new?.beginAppearanceTransition(true, animated: animated) }
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if let newView { insert(newView) }
        guard isLive else { return }
        if loadedView?.window != nil { loadedView?.layoutIfNeeded() }
        old?.endAppearanceTransition()
        if appearance.phase == .appeared { new?.endAppearanceTransition() }
    }

    /// Makes the view fill a container, also when the container's size changes.
    package static func fill(_ container: UIView, with view: UIView, frame: CGRect? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame ?? container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Safe area

    /// Reports that the view's safe area changed, once for each change.
    func noteSafeArea() {
        guard let insets = loadedView?.safeAreaInsets, insets != knownSafeArea else { return }
        knownSafeArea = insets
        viewSafeAreaInsetsDidChange()
    }

    /// Reports that the view's margins changed, once for each change, and not before the view is loaded.
    func noteMargins() {
        guard !isLoadingView, let margins = loadedView?.layoutMargins, margins != knownMargins else { return }
        knownMargins = margins
        viewLayoutMarginsDidChange()
    }
}
