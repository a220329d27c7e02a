import Foundation

// An app's requests to the system. There is no system: requests are stored or ignored without effect.

extension UIApplication {
    /// The quick actions of the app's icon. Stored without effect: home screens are not simulated.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { kept(nil) }
        set { keep(newValue, as: "UIApplication.shortcutItems") }
    }
    /// Whether the status bar shows an activity indicator. Stored without effect: pictures have no status bar.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIApplication.isNetworkActivityIndicatorVisible") }
    }
    /// Whether shaking undoes. Stored without effect: the device is never shaken.
    public var applicationSupportsShakeToEdit: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIApplication.applicationSupportsShakeToEdit") }
    }

    /// Unlimited: the app stays in the foreground.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always available.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Does nothing: nothing loads in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// True: the device is never locked.
    public var isProtectedDataAvailable: Bool { true }
    /// Does nothing: no notifications arrive.
    public func unregisterForRemoteNotifications() {}
    /// False: no notifications arrive.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Does nothing: only the touch simulator sends touches.
    public func beginIgnoringInteractionEvents() {}
    /// Does nothing.
    public func endIgnoringInteractionEvents() {}
    /// Always false.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Does nothing.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Does nothing: no state is restored.
    public func extendStateRestoration() {}
    /// Does nothing: no state is restored.
    public func completeStateRestoration() {}

    /// False: home screens are not simulated.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: home screens are not simulated.
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
    /// Portrait.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Dark text.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// False, though pictures have no status bar.
    public var isStatusBarHidden: Bool { false }
    /// The top safe area of the key window, in points.
    public var statusBarFrame: CGRect {
        let window = keyWindow
        return CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
    }

    // MARK: Scenes (there is only one)

    /// Always false.
    public var supportsMultipleScenes: Bool { false }
    /// The session of the only scene.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    /// Does nothing: there is only one scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: AnyObject?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Does nothing: there is only one scene.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Does nothing: there is only one scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Names

    /// The URL of the app's notification settings; nothing opens it.
    nonisolated public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    /// Protected data is about to be locked. Never posted.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// Protected data is unlocked. Never posted.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    /// Background loading was allowed or forbidden. Never posted.
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// The status bar is about to rotate. Never posted.
    nonisolated public class var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// The status bar rotated. Never posted.
    nonisolated public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// The status bar's frame is about to change. Never posted.
    nonisolated public class var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// The status bar's frame changed. Never posted.
    nonisolated public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
}

/// A quick action of the app's icon. CellSim does not trigger it.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// Identifies the action.
    public fileprivate(set) var type: String
    /// The title.
    public fileprivate(set) var localizedTitle: String
    /// The subtitle.
    public fileprivate(set) var localizedSubtitle: String?
    /// The icon.
    public fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Values that belong to the action.
    public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// Creates an action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}

/// A mutable quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The title.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// The subtitle.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
}

/// The icon of a quick action. Nothing shows it.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The system's icons.
    public enum IconType: Int, Sendable {
        /// A system icon.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// A system icon.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        /// A system icon.
        case alarm, bookmark, shuffle, audio, update
    }

    /// The name of its image, or its type.
    let source: String

    /// Creates one of the system's icons.
    public init(type: IconType) { source = "type \(type)" }
    /// Creates an icon from an image in the app's asset catalogue.
    public init(templateImageName: String) { source = templateImageName }
    /// Creates an icon from a symbol.
    public init(systemImageName: String) { source = systemImageName }
}
