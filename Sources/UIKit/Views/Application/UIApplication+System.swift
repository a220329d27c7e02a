import Foundation

/// The members of the application that communicate with the system. Requests to the system have no effect.
extension UIApplication {
    /// The Home Screen quick actions. Stored without effect: the Home Screen is not simulated.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIApplication.shortcutItems") }
    }
    /// A Boolean value that indicates whether the status bar shows an activity indicator. Stored without effect:
    /// snapshots have no status bar.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UIApplication.isNetworkActivityIndicatorVisible") }
    }
    /// A Boolean value that indicates whether shaking the device undoes changes. Stored without effect: motion is not
    /// simulated.
    public var applicationSupportsShakeToEdit: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIApplication.applicationSupportsShakeToEdit") }
    }

    /// The remaining background time, in seconds. Always the maximum: the app stays in the foreground.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The availability of background refresh: always available.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Sets the interval of background fetches. Does nothing: the app stays in the foreground.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// A Boolean value that indicates whether protected data is available. Always true: the device is never locked.
    public var isProtectedDataAvailable: Bool { true }
    /// Unregisters for remote notifications. Does nothing: notifications are not simulated.
    public func unregisterForRemoteNotifications() {}
    /// A Boolean value that indicates whether the app is registered for remote notifications. Always false: notifications
    /// are not simulated.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Begins ignoring touches. Does nothing: simulated touches are never ignored.
    public func beginIgnoringInteractionEvents() {}
    /// Ends ignoring touches. Does nothing: simulated touches are never ignored.
    public func endIgnoringInteractionEvents() {}
    /// A Boolean value that indicates whether touches are ignored: always false.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Prevents the system from using the last snapshot at the next launch. Does nothing: there is none.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Extends state restoration. Does nothing: state restoration is not simulated.
    public func extendStateRestoration() {}
    /// Completes state restoration. Does nothing: state restoration is not simulated.
    public func completeStateRestoration() {}

    /// A Boolean value that indicates whether the app can change its icon. Always false: the Home Screen is not simulated.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the alternate icon. Always nil: the Home Screen is not simulated.
    public var alternateIconName: String? { nil }
    /// Changes the icon of the app. Only calls the completion handler, without an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// The content size category of the current traits.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The layout direction of the current traits.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The orientation of the status bar: always portrait.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The style of the status bar: always dark text.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. Always false, although snapshots have no status
    /// bar.
    public var isStatusBarHidden: Bool { false }
    /// The top safe area of the key window, in points.
    public var statusBarFrame: CGRect {
        let window = keyWindow
        return CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
    }

    // MARK: Scenes (there is only one)

    /// Whether the app's `Info.plist` has a scene manifest.
    package var usesScenes: Bool { SceneManifest.isPresent }

    /// A Boolean value that indicates whether the app supports several scenes: always false.
    public var supportsMultipleScenes: Bool { false }
    /// The open sessions: only the session of the single scene.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }
    /// Opens or activates a scene. Does nothing: there is only one scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: AnyObject?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Closes a scene. Does nothing: there is only one scene.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Updates the snapshot of a scene. Does nothing: there is only one scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Names

    /// The URL of the app's notification settings. Opening it has no effect.
    nonisolated public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    /// Posted before protected data becomes unavailable. Never posted.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// Posted after protected data became available. Never posted.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    /// Posted after the availability of background refresh changed. Never posted.
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// Posted before the orientation of the status bar changes. Never posted.
    nonisolated public class var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted after the orientation of the status bar changed. Never posted.
    nonisolated public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// Posted before the frame of the status bar changes. Never posted.
    nonisolated public class var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Posted after the frame of the status bar changed. Never posted.
    nonisolated public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
}

/// A Home Screen quick action. It is never triggered.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The type of the action, an identifier of the app.
    public fileprivate(set) var type: String
    /// The title.
    public fileprivate(set) var localizedTitle: String
    /// The subtitle.
    public fileprivate(set) var localizedSubtitle: String?
    /// The icon.
    public fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Additional values for the action.
    public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// Creates an action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
    }

    /// Creates an action with a title, a subtitle and an icon.
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

/// The icon of a quick action. It is never displayed.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The types of the system's icons.
    public enum IconType: Int, Sendable {
        /// A system icon.
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        /// A system icon.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        /// A system icon.
        case alarm, bookmark, shuffle, audio, update
    }

    /// The name of the image or symbol, or a description of the type.
    let source: String

    /// Creates a system icon.
    public init(type: IconType) { source = "type \(type)" }
    /// Creates an icon from a template image in the app's asset catalogue.
    public init(templateImageName: String) { source = templateImageName }
    /// Creates an icon from a symbol.
    public init(systemImageName: String) { source = systemImageName }
}
