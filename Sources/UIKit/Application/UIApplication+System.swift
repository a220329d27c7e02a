import Foundation

// What apps ask of the system around them. There is none: requests are kept or dropped, and nothing shows.

extension UIApplication {
    /// Whether the screen stays on by itself. Kept, without effect: no screen goes off.
    public var isIdleTimerDisabled: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIApplication.isIdleTimerDisabled") }
    }
    /// The number at the app's picture. Kept, without effect: the app has no picture on a screen.
    public var applicationIconBadgeNumber: Int {
        get { kept(0) }
        set { keep(newValue, as: "UIApplication.applicationIconBadgeNumber") }
    }
    /// The quick actions of the app's picture. Kept, without effect: the app has no picture on a screen.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { kept(nil) }
        set { keep(newValue, as: "UIApplication.shortcutItems") }
    }
    /// Whether a wheel turns in the status bar. Kept, without effect: pictures have no status bar.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIApplication.isNetworkActivityIndicatorVisible") }
    }
    /// Whether shaking undoes. Kept, without effect: nothing is shaken.
    public var applicationSupportsShakeToEdit: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIApplication.applicationSupportsShakeToEdit") }
    }

    /// Runs nothing: the work goes on in any case.
    @discardableResult public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Runs nothing: the work goes on in any case.
    @discardableResult public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Does nothing.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Without end: the app stays in front.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// They may.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Does nothing: nothing is loaded in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// True: nothing is locked.
    public var isProtectedDataAvailable: Bool { true }
    /// Does nothing: no notifications come.
    public func registerForRemoteNotifications() {}
    /// Does nothing: no notifications come.
    public func unregisterForRemoteNotifications() {}
    /// False: no notifications come.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Does nothing: touches come from the simulator alone.
    public func beginIgnoringInteractionEvents() {}
    /// Does nothing.
    public func endIgnoringInteractionEvents() {}
    /// False.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Does nothing.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Does nothing: nothing is restored.
    public func extendStateRestoration() {}
    /// Does nothing: nothing is restored.
    public func completeStateRestoration() {}

    /// False: the app has no picture on a screen.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: the app has no picture on a screen.
    public var alternateIconName: String? { nil }
    /// Does nothing, and calls back without an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// The text size of the current traits.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The direction of the current traits.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// All but upside down.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }
    /// Upright.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Dark words.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// False, though pictures have no status bar.
    public var isStatusBarHidden: Bool { false }
    /// As high as the top of the key window's safe area, in points.
    public var statusBarFrame: CGRect {
        let window = keyWindow
        return CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
    }

    // MARK: Scenes, of which there is one

    /// False.
    public var supportsMultipleScenes: Bool { false }
    /// The one scene's.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    /// Does nothing: there is one scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: AnyObject?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Does nothing: there is one scene.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Does nothing: there is one scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Names

    /// The address of the app's notifications in the settings; nothing opens it.
    nonisolated public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    /// Data are about to be locked. A name only.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// Data are no longer locked. A name only.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    /// Loading in the background was allowed or forbidden. A name only.
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// The status bar is about to be turned. A name only.
    nonisolated public class var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// The status bar was turned. A name only.
    nonisolated public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// The status bar has another frame. A name only.
    nonisolated public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
}

/// A quick action of an app's picture. Nobody presses it here.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// Tells actions apart.
    public fileprivate(set) var type: String
    /// The words.
    public fileprivate(set) var localizedTitle: String
    /// A second line of words.
    public fileprivate(set) var localizedSubtitle: String?
    /// The picture.
    public fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What goes with the action.
    public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// An action with words alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// An action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The words.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// A second line of words.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
}

/// The picture of a quick action. Nothing shows it.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The system's pictures.
    public enum IconType: Int, Sendable {
        /// A picture of the system.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// A picture of the system.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        /// A picture of the system.
        case alarm, bookmark, shuffle, audio, update
    }

    /// What it was made of.
    let source: String

    /// One of the system's pictures.
    public init(type: IconType) { source = "type \(type)" }
    /// A picture of the app's catalogue.
    public init(templateImageName: String) { source = templateImageName }
    /// A symbol.
    public init(systemImageName: String) { source = systemImageName }
}
