import Foundation

/// The system's record of a scene. There is only one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The kind of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene that takes touches.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on another display.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, not retained.
    open internal(set) weak var scene: UIScene?
    /// Always `windowApplication`.
    open var role: Role { .windowApplication }
    /// The configuration of the scene: the first one in the app's `Info.plist`, if it has any.
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    /// The identifier, the same in all runs.
    open var persistentIdentifier: String { "main" }
    /// The activity that restores the scene. Stored without effect: scenes are not restored.
    open var stateRestorationActivity: NSUserActivity?
    /// Your own values. Stored without effect.
    open var userInfo: [String: Any]?
}

/// The configuration of a scene. When tests and galleries launch the app, the only scene gets a delegate and a storyboard from it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's `Info.plist`.
    public let name: String?
    /// The kind of scene that the configuration creates.
    public let role: UISceneSession.Role
    /// The scene's class. Stored without effect: there is only one scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The scene's storyboard. Its first controller is the root of the scene's window.
    open var storyboard: UIStoryboard?

    /// Creates the configuration that has this name in the app's `Info.plist`; its first one for nil. If there is none, the
    /// configuration is empty.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = SceneManifest.configuration(named: name, role: sessionRole)
        (self.name, role) = (name ?? entry?.name, sessionRole)
        super.init()
        delegateClass = entry?.delegateClass
        storyboard = entry?.storyboard
    }
}

/// Options for closing a scene. The only scene stays open.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// A URL for the app to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options for opening the URL.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}

extension UIScene {
    /// The reasons for connecting a scene: always empty.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs to open: none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to continue: none.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The app that requested it: none.
        open var sourceApplication: String? { nil }
        /// The quick action: none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// Options for opening a URL: the defaults.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that requested it: none.
        open var sourceApplication: String? { nil }
        /// Whether the app may change the file in place.
        open var openInPlace: Bool { false }
    }

    /// Options for opening a URL in another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only the URL's own app may open it. Stored without effect: nothing opens URLs.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// Options for activating a scene. There is only one.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests it. Stored without effect.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    /// The system's record of the scene.
    public var session: UISceneSession {
        if let known = kept(UISceneSession?.none, "session") { return known }
        let made = UISceneSession()
        made.scene = self
        keptValues["session"] = UISceneSession?.some(made)
        return made
    }
    /// The delegate. When tests and galleries launch the app, they call its methods for the start. Not retained.
    public var delegate: (any UISceneDelegate)? {
        get { keptWeak() as? any UISceneDelegate }
        set { keepWeak(newValue, as: "UIScene.delegate") }
    }
    /// A second title. Stored without effect.
    public var subtitle: String {
        get { kept("") }
        set { keep(newValue, as: "UIScene.subtitle") }
    }
    /// Opens nothing and reports failure.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// The scene was connected. Never posted.
    nonisolated public class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    /// The scene was disconnected. Never posted.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }
    /// The scene became active. Never posted.
    nonisolated public class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// The scene is about to become inactive. Never posted.
    nonisolated public class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// The scene is about to enter the foreground. Never posted.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    /// The scene entered the background. Never posted.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// Receives a scene's life cycle events. Only the start calls it, when tests and galleries launch the app.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene is disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene enters the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Receives events of a scene's windows. Only the start calls it, when tests and galleries launch the app.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Always nil.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The status bar of a scene. Pictures have none.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// Dark text.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// False, though pictures have no status bar.
    open var isStatusBarHidden: Bool { false }
    /// The top safe area of the key window, in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// A coordinate space that views can convert to and from.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// In the space's own coordinates, in points.
    var bounds: CGRect { get }
    /// Converts a point of this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// All spaces but the views are that of their window, which the simulated screen shares.
extension UICoordinateSpace {
    private var view: UIView? { self as? UIView }
    /// Converts a point of this space to another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view, let other = coordinateSpace as? UIView { return view.convert(point, to: other as UIView?) }
        let middle = view?.convert(point, to: nil as UIView?) ?? point
        return (coordinateSpace as? UIView)?.convert(middle, from: nil as UIView?) ?? middle
    }
    /// Converts a point of another space to this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// Converts a rectangle of this space to another.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view, let other = coordinateSpace as? UIView { return view.convert(rect, to: other as UIView?) }
        let middle = view?.convert(rect, to: nil as UIView?) ?? rect
        return (coordinateSpace as? UIView)?.convert(middle, from: nil as UIView?) ?? middle
    }
    /// Converts a rectangle of another space to this one.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
extension UIWindowScene: UICoordinateSpace {
    /// The screen's bounds, in points.
    public var bounds: CGRect { screen.bounds }
    /// The scene itself.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The status bar's manager.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Always true.
    public var isFullScreen: Bool { true }
}
