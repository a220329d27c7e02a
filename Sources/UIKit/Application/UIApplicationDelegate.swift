import Foundation

/// What an app does with its start and its end. Nothing starts here: none of it is called, and as a responder the object comes
/// last in the responder chain.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The app's window, for apps without scenes.
    var window: UIWindow? { get set }
    /// Called first when the app starts.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app is in front no more.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app comes back.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Called when there is little memory left.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Opens an address.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Which ways a window may be turned.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Nil, and it stays so.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// All but upside down.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .allButUpsideDown }
}

extension UIApplication {
    /// Why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To open an address (`url`) for another app (`sourceApplication`).
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that asked.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// For what another app handed on.
        public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// For a notification from elsewhere.
        public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// For a notification of its own.
        public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// For a place that was reached.
        public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// By a quick action.
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// To go on with something.
        public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The kind of what is gone on with.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// For Bluetooth devices.
        public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// For Bluetooth devices.
        public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    }

    /// How an address is opened by this app.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asked.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What it handed on.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file may be changed in its place.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Where the system lets apps add to others.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards.
        public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
    }
}

/// Something that the app does while it is not on the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = Self(rawValue: 0)
}

/// What came of loading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something new, nothing new, or a fault.
    case newData, noData, failed
}

/// Whether apps may load in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The system forbids it, the user forbids it, or they may.
    case restricted, denied, available
}

/// Calls an app's delegate on Apple's systems, and never returns. Here no app runs: it returns 0 at once.
@discardableResult @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 { 0 }
