import Foundation

/// The methods of the app's delegate, which handle the life cycle of the app. Tests and galleries call the launch methods
/// when they start; afterwards, the state of the app doesn't change.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }
    /// Called while the app is launching.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called after the app finished launching.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of a scene. By default, that in the app's `Info.plist`.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app enters the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called to open a URL. Returns whether the app opened it.
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
    /// The default implementation returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The default implementation returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The default implementation returns the configuration of the session.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// The default implementation does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// The default implementation returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// The default implementation returns all orientations except upside down.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .allButUpsideDown }
}

extension UIApplication {
    /// The keys for the reasons why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that requested opening the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Data from the app that requested opening the URL.
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

    /// The keys of the options for opening a URL in this app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that requested opening the URL.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data from the app that requested opening the URL.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// The key for a Boolean value that indicates whether the app may modify the file in place.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The identifiers of extension points.
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

/// The results of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data, no new data, or a failure.
    case newData, noData, failed
}

/// The availabilities of background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Restricted by the system, denied by the user, or available.
    case restricted, denied, available
}

/// Runs the app and never returns on Apple's systems. In CellSim, it returns 0 immediately, because tests and galleries
/// launch the app.
@discardableResult @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
