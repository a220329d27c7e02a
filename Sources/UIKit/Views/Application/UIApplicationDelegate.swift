import Foundation

/// Handles the life cycle of an app. Tests and galleries launch the app with its delegate when they start; afterwards,
/// the app's state does not change. A delegate that is a responder is last in the responder chain.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's window, for apps without scenes.
    var window: UIWindow? { get set }
    /// Called before the app finishes launching.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app finishes launching.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of a scene: by default the one in the app's `Info.plist`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the app becomes active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app enters the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app returns to the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the app should open a URL; returns whether it did.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Returns the orientations that a window supports.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Always nil.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Returns true: the default for delegates that don't implement it.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns true: the default for delegates that don't implement it.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns the session's configuration, from the app's `Info.plist`.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Returns false: the default for delegates that don't implement it.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns all orientations except upside down: the default for delegates that don't implement it.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .allButUpsideDown }
}

extension UIApplication {
    /// The reasons for which an app is launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that requests opening the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Data from the other app.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// A remote notification.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// A local notification.
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A location event.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A quick action.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// A user activity to continue.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the user activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// Bluetooth centrals.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Bluetooth peripherals.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    }

    /// The options for opening a URL in this app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that requests opening the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data from the other app.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the app may change the file in place.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The points at which apps can extend the system.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Custom keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = Self(rawValue: 0)
}

/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data, no new data, or a failure.
    case newData, noData, failed
}

/// The availability of background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Forbidden by the system, forbidden by the user, or allowed.
    case restricted, denied, available
}

/// Runs an app with its delegate on Apple's systems, and never returns there. In CellSim, it returns 0 immediately:
/// only tests and galleries launch the app.
@discardableResult @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
