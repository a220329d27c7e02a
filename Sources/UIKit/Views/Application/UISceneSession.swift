// Scene sessions and their configurations, scene delegates, and coordinate spaces.
import Foundation

/// The system's record of a scene. There is only one scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The roles of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of an interactive scene on the device's screen.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of a non-interactive scene on an external display.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene. Not retained.
    open internal(set) weak var scene: UIScene?
    /// The role of the scene: always `.windowApplication`.
    open var role: Role { .windowApplication }
    /// The configuration of the scene. By default, the first one in the app's `Info.plist`, or an empty one.
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    /// The identifier of the session. It is the same in every run.
    open var persistentIdentifier: String { "main" }
    /// The user activity for restoring the scene. Stored without effect: state restoration is not simulated.
    open var stateRestorationActivity: NSUserActivity?
    /// Values for use by the app.
    open var userInfo: [String: Any]?
}

/// The configuration of a scene. When tests and galleries launch the app, they use its delegate class and storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's `Info.plist`.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene. Stored without effect: there is only one scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard of the scene. Its initial view controller becomes the root view controller of the scene's window.
    open var storyboard: UIStoryboard?

    /// Creates a configuration from the one with a name in the app's `Info.plist`, or from the first one if `name` is nil.
    /// If there is none, the configuration is empty.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = SceneManifest.configuration(named: name, role: sessionRole)
        (self.name, role) = (name ?? entry?.name, sessionRole)
        super.init()
        delegateClass = entry?.delegateClass
        storyboard = entry?.storyboard
    }
}

/// Options for closing a scene. They have no effect.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// A URL that the app should open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options for opening the URL.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}

extension UIScene {
    /// The reasons why a scene is connected: always empty.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs to open: always empty.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to continue: always empty.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The app that requested the connection: always nil.
        open var sourceApplication: String? { nil }
        /// The quick action that launched the app: always nil.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// The options for opening a URL in this app: always the defaults.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that requested opening the URL: always nil.
        open var sourceApplication: String? { nil }
        /// A Boolean value that indicates whether the app may modify the file in place: always false.
        open var openInPlace: Bool { false }
    }

    /// Options for opening a URL in another app. They have no effect.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that indicates whether only an app with a matching universal link may open the URL. Stored without
        /// effect: URLs are not opened.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// Options for activating a scene. They have no effect.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests the activation. Stored without effect.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    /// The session of the scene.
    public var session: UISceneSession {
        if let existing = noOpValue(UISceneSession?.none, "session") { return existing }
        let newSession = UISceneSession()
        newSession.scene = self
        storedValues["session"] = UISceneSession?.some(newSession)
        return newSession
    }
    /// The delegate, whose methods are called when tests and galleries launch the app. Not retained.
    public var delegate: (any UISceneDelegate)? {
        get { weakNoOpValue() as? any UISceneDelegate }
        set { setWeakNoOpValue(newValue, as: "UIScene.delegate") }
    }
    /// A secondary title. Stored without effect.
    public var subtitle: String {
        get { noOpValue("") }
        set { setNoOpValue(newValue, as: "UIScene.subtitle") }
    }
    /// Opens a URL in another app. Only calls the completion handler, with false.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Posted when a scene is connected. Never posted.
    nonisolated public class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    /// Posted when a scene was disconnected. Never posted.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }
    /// Posted when a scene became active. Never posted.
    nonisolated public class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// Posted before a scene becomes inactive. Never posted.
    nonisolated public class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted before a scene enters the foreground. Never posted.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted after a scene entered the background. Never posted.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// The methods of a scene's delegate, which handle the life cycle of the scene. They are called only when tests and
/// galleries launch the app.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// The default implementation does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// The default implementation does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The methods of a window scene's delegate. They are called only when tests and galleries launch the app.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Always nil.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The configuration of a scene's status bar. Snapshots have no status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar: always dark text.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. Always false, although snapshots have no status
    /// bar.
    open var isStatusBarHidden: Bool { false }
    /// The top safe area of the key window, in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// A coordinate space, with conversions to and from other coordinate spaces.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the coordinate space, in points.
    var bounds: CGRect { get }
    /// Converts a point to another coordinate space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another coordinate space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another coordinate space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another coordinate space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The default conversions. All coordinate spaces except views use the window's coordinates, which are the screen's.
extension UICoordinateSpace {
    private var view: UIView? { self as? UIView }
    /// Converts a point to another coordinate space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view, let otherView = coordinateSpace as? UIView { return view.convert(point, to: otherView as UIView?) }
        let windowPoint = view?.convert(point, to: nil as UIView?) ?? point
        return (coordinateSpace as? UIView)?.convert(windowPoint, from: nil as UIView?) ?? windowPoint
    }
    /// Converts a point from another coordinate space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// Converts a rectangle to another coordinate space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view, let otherView = coordinateSpace as? UIView { return view.convert(rect, to: otherView as UIView?) }
        let windowRect = view?.convert(rect, to: nil as UIView?) ?? rect
        return (coordinateSpace as? UIView)?.convert(windowRect, from: nil as UIView?) ?? windowRect
    }
    /// Converts a rectangle from another coordinate space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
extension UIWindowScene: UICoordinateSpace {
    /// The bounds of the screen, in points.
    public var bounds: CGRect { screen.bounds }
    /// The coordinate space of the scene: the scene itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The status bar manager of the scene.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// A Boolean value that indicates whether the scene fills the screen: always true.
    public var isFullScreen: Bool { true }
}
