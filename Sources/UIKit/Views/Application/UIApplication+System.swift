import Foundation

// Requests to the system. They are stored or ignored, because there is no system.

extension UIApplication {
    /// The quick actions of the app's icon. Stored without effect: home screens are not simulated.
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
    /// A Boolean value that indicates whether shaking the device undoes changes. Stored without effect: the device is
    /// never shaken.
    public var applicationSupportsShakeToEdit: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UIApplication.applicationSupportsShakeToEdit") }
    }

    /// The remaining time in the background. Always unlimited: the app stays in the foreground.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The availability of background refresh: always available.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Sets the interval of background fetches. Does nothing: nothing is loaded in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// A Boolean value that indicates whether protected data is available. Always true: the device is never locked.
    public var isProtectedDataAvailable: Bool { true }
    /// Unregisters for remote notifications. Does nothing: no notifications arrive.
    public func unregisterForRemoteNotifications() {}
    /// A Boolean value that indicates whether the app is registered for remote notifications. Always false: no
    /// notifications arrive.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Ignores touches until `endIgnoringInteractionEvents()`. Does nothing: only the touch simulator sends touches.
    public func beginIgnoringInteractionEvents() {}
    /// Ends ignoring touches. Does nothing: touches are never ignored.
    public func endIgnoringInteractionEvents() {}
    /// A Boolean value that indicates whether touches are ignored: always false.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Skips the launch snapshot of the system. Does nothing: there is none.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Extends state restoration. Does nothing: no state is restored.
    public func extendStateRestoration() {}
    /// Completes state restoration. Does nothing: no state is restored.
    public func completeStateRestoration() {}

    /// A Boolean value that indicates whether the app can change its icon. Always false: home screens are not
    /// simulated.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the alternate icon. Always nil: home screens are not simulated.
    public var alternateIconName: String? { nil }
    /// Changes the app's icon. Does nothing except call the completion handler without an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    /// The text size of the current traits.
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
    /// Refreshes a scene's snapshot. Does nothing: there is only one scene.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: Names

    /// The URL of the app's notification settings. Nothing opens it.
    nonisolated public class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    /// Posted before protected data is locked; never in CellSim.
    nonisolated public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    }
    /// Posted after protected data is unlocked; never in CellSim.
    nonisolated public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    }
    /// Posted after background refresh is allowed or forbidden; never in CellSim.
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
    /// Posted before the status bar rotates; never in CellSim.
    nonisolated public class var willChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted after the status bar rotates; never in CellSim.
    nonisolated public class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// Posted before the status bar's frame changes; never in CellSim.
    nonisolated public class var willChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }
    /// Posted after the status bar's frame changes; never in CellSim.
    nonisolated public class var didChangeStatusBarFrameNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
}

/// A quick action of the app's icon. CellSim does not trigger it.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// The identifier of the action's type.
    public fileprivate(set) var type: String
    /// The title.
    public fileprivate(set) var localizedTitle: String
    /// The subtitle.
    public fileprivate(set) var localizedSubtitle: String?
    /// The icon.
    public fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// Additional values for the action.
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

/// The icon of a quick action. It is never shown.
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

    /// The name of the icon's image, or its type.
    let source: String

    /// Creates one of the system's icons.
    public init(type: IconType) { source = "type \(type)" }
    /// Creates an icon from an image in the app's asset catalogue.
    public init(templateImageName: String) { source = templateImageName }
    /// Creates an icon from a symbol.
    public init(systemImageName: String) { source = systemImageName }
}
