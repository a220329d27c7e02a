// Scene sessions and their configurations, scene delegates, and coordinate spaces.
import Foundation

/// The system's record of a scene. There is only one scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of a scene, such as an interactive window.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The role of a scene that receives touches.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of a scene on another display.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, not retained.
    open internal(set) weak var scene: UIScene?
    /// Always `windowApplication`.
    open var role: Role { .windowApplication }
    /// The configuration of the scene: the first one in the app's `Info.plist`, or an empty one.
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    /// The identifier, which is the same in every run.
    open var persistentIdentifier: String { "main" }
    /// The activity that restores the scene. Stored without effect: scenes are not restored.
    open var stateRestorationActivity: NSUserActivity?
    /// Values for the app's own use. Stored without effect.
    open var userInfo: [String: Any]?
}

/// The configuration of a scene. When tests and galleries launch the app, they take the scene's delegate and storyboard
/// from it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the app's `Info.plist`.
    public let name: String?
    /// The role of the scenes that the configuration creates.
    public let role: UISceneSession.Role
    /// The scene's class. Stored without effect: there is only one scene.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The scene's storyboard. Its first controller is the root of the scene's window.
    open var storyboard: UIStoryboard?

    /// Creates the configuration with this name in the app's `Info.plist`, or its first configuration if the name is
    /// nil. If there is none, the configuration is empty.
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
        /// The URLs to open: always empty.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The activities to continue: always empty.
        open var userActivities: Set<NSUserActivity> { [] }
        /// The app that requested the connection: always nil.
        open var sourceApplication: String? { nil }
        /// The quick action that launched the app: always nil.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// The options for opening a URL, always the defaults.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that requested opening the URL: always nil.
        open var sourceApplication: String? { nil }
        /// A Boolean value that indicates whether the app may change the file in place: always false.
        open var openInPlace: Bool { false }
    }

    /// Options for opening a URL in another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that indicates whether only the app that owns the URL may open it. Stored without effect:
        /// nothing opens URLs.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// The options for activating a scene. There is only one scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests the activation. Stored without effect.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    /// The system's record of the scene.
    public var session: UISceneSession {
        if let existing = noOpValue(UISceneSession?.none, "session") { return existing }
        let newSession = UISceneSession()
        newSession.scene = self
        storedValues["session"] = UISceneSession?.some(newSession)
        return newSession
    }
    /// The delegate. When tests and galleries launch the app, they call its launch methods. Not retained.
    public var delegate: (any UISceneDelegate)? {
        get { weakNoOpValue() as? any UISceneDelegate }
        set { setWeakNoOpValue(newValue, as: "UIScene.delegate") }
    }
    /// A secondary title. Stored without effect.
    public var subtitle: String {
        get { noOpValue("") }
        set { setNoOpValue(newValue, as: "UIScene.subtitle") }
    }
    /// Opens a URL in another app. Does nothing except report failure to the completion handler.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Posted when the scene is connected; never in CellSim.
    nonisolated public class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    /// Posted when the scene is disconnected; never in CellSim.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }
    /// Posted when the scene becomes active; never in CellSim.
    nonisolated public class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// Posted before the scene becomes inactive; never in CellSim.
    nonisolated public class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted before the scene enters the foreground; never in CellSim.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    /// Posted after the scene enters the background; never in CellSim.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// Receives a scene's life cycle events. Only the launch by tests and galleries calls it.
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
    /// Called when the app should open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Receives events of a scene's windows. Only the launch by tests and galleries calls it.
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

/// The status bar of a scene. Snapshots have no status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The style of the status bar: always dark text.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. Always false, although snapshots have no status
    /// bar.
    open var isStatusBarHidden: Bool { false }
    /// The top safe area of the key window, in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// A coordinate space that views can convert to and from.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds in the space's own coordinates, in points.
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

/// Default conversions: all spaces other than views use their window's coordinates, which equal the screen's.
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
    /// A Boolean value that indicates whether the scene fills the screen: always true.
    public var isFullScreen: Bool { true }
}
