import Foundation

/// The application object, which manages windows, sends actions and delivers events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The shared application object.
    public static var shared: UIApplication {
        AppLaunch.startIfPending()
        return instance
    }
    static let instance = AppLaunch.makeApplication()

    /// Returns the shared application for its key, which code for app extensions uses; nil for other keys.
    /// - Parameter keyPath: `sharedApplication` or `shared`.
    open class func value(forKeyPath keyPath: String) -> Any? {
        ["sharedApplication", "shared"].contains(keyPath) ? shared : nil
    }
    /// Returns the shared application for its key, which code for app extensions uses; nil for other keys.
    /// - Parameter key: `sharedApplication` or `shared`.
    open class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The delegate. If it is a responder, it is the last object in the responder chain. Tests and galleries create the app's
    /// delegate and call its launch methods. Not retained.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The windows that have been key windows and aren't deallocated, most recent last.
    private var windowReferences: [WeakWindow] = []
    /// The window that is used if the app hasn't shown any.
    private lazy var defaultWindow: UIWindow = {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        return window
    }()

    private struct WeakWindow { weak var window: UIWindow? }

    /// The visible windows that have been key windows, most recent last. There is always at least one.
    open var windows: [UIWindow] {
        let visibleWindows = windowReferences.compactMap(\.window).filter { !$0.isHidden }
        return visibleWindows.isEmpty ? [defaultWindow] : visibleWindows
    }

    /// The key window, or otherwise the first window.
    open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? windows.first }

    /// The connected scenes: always the single scene.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

    func windowDidBecomeKey(_ window: UIWindow) {
        windowReferences.removeAll { $0.window == nil || $0.window === window }
        windowReferences.append(WeakWindow(window: window))
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends an action.
    /// - Parameters:
    ///   - action: The selector of the method.
    ///   - target: The receiver; nil for the first object in the responder chain that has the method.
    ///   - sender: The sender, which is passed as the first argument.
    ///   - event: The event, which is passed as the second argument.
    /// - Returns: Whether an object handled the action.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        ActionDispatch.send(action, to: target as AnyObject?, from: sender as AnyObject?, for: event)
    }

    /// Sends an event to the windows of its touches.
    open func sendEvent(_ event: UIEvent) {
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }
    /// Returns whether another app can open a URL: always false, because there are no other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens a URL in another app. Only calls the completion handler, with false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// Opens a URL in another app. Always returns false, because there are no other apps.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    /// The state of the app: always active.
    open var applicationState: State { .active }
    /// Returns the orientations that the delegate supports for a window; by default, all except upside down.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }
    /// A Boolean value that indicates whether the screen stays on. Stored without effect: the screen never turns off.
    open var isIdleTimerDisabled: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIApplication.isIdleTimerDisabled") }
    }
    /// Begins a background task. Does nothing: the app stays in the foreground.
    @discardableResult open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Begins a background task with a name. Does nothing: the app stays in the foreground.
    @discardableResult open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends a background task. Does nothing.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Registers for remote notifications. Does nothing: notifications are not simulated.
    open func registerForRemoteNotifications() {}
    /// The number on the app's icon. Stored without effect: the Home Screen is not simulated.
    open var applicationIconBadgeNumber: Int {
        get { noOpValue(0) }
        set { setNoOpValue(newValue, as: "UIApplication.applicationIconBadgeNumber") }
    }
}
