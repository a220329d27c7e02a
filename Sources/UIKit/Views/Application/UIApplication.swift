import Foundation

/// The end of the responder chain, and the sender of actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The only application.
    public static var shared: UIApplication {
        AppLaunch.startOnUse()
        return instance
    }
    static let instance = AppLaunch.application()

    /// The delegate, which is last in the responder chain if it is a responder. Tests and galleries create the app's delegate and call its
    /// methods for the launch. Not retained.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that were made key and still exist.
    private var shown: [WeakWindow] = []
    /// Stands for the window of an app that has shown none.
    private lazy var defaultWindow: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        return window
    }()

    private struct WeakWindow { weak var window: UIWindow? }

    /// The visible windows that were made key, in that order; there is always one.
    open var windows: [UIWindow] {
        let visible = shown.compactMap(\.window).filter { !$0.isHidden }
        return visible.isEmpty ? [defaultWindow] : visible
    }

    /// The window that was made key last, or otherwise the first window.
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? windows.first }

    /// The only scene.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

    func note(_ window: UIWindow) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(WeakWindow(window: window))
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Calls a method by name. `target`: `nil` for the first object of the responder chain that has the method.
    /// - Returns: whether an object handled the action.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        ActionDispatch.send(action, to: target as AnyObject?, from: sender as AnyObject?, for: event)
    }

    /// Sends an event to the window of its touches.
    open func sendEvent(_ event: UIEvent) {
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }
    /// Returns false: there are never any other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing and reports failure.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// Opens nothing and returns false.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    /// Always active.
    open var applicationState: State { .active }
    /// Returns the orientations from the delegate; all except upside down by default.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }
    /// Whether the screen stays on. Stored without effect: the screen never turns off.
    open var isIdleTimerDisabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIApplication.isIdleTimerDisabled") }
    }
    /// Does nothing: the work continues anyway.
    @discardableResult open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Does nothing: the work continues anyway.
    @discardableResult open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Does nothing.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Does nothing: no notifications arrive.
    open func registerForRemoteNotifications() {}
    /// The number on the app's icon. Stored without effect: home screens are not simulated.
    open var applicationIconBadgeNumber: Int {
        get { kept(0) }
        set { keep(newValue, as: "UIApplication.applicationIconBadgeNumber") }
    }
}
