import Foundation

/// What the system remembers of a scene. There is one.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What kind of scene it is.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// One that takes touches.
        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
        /// One on another screen.
        public static let windowExternalDisplayNonInteractive = Self(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene, not retained.
    open internal(set) weak var scene: UIScene?
    /// One that takes touches.
    open var role: Role { .windowApplication }
    /// How scenes are made.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// The same in every run.
    open var persistentIdentifier: String { "main" }
    /// Values of the app's own. Kept; nothing reads them.
    open var userInfo: [String: Any]?
}

/// How a scene is made. Nothing makes one by it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// Its name in the app's `Info.plist`.
    public let name: String?
    /// What kind of scene it is for.
    public let role: UISceneSession.Role
    /// The scene's class. Kept; nothing reads it.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate. Kept; nothing reads it.
    open var delegateClass: AnyClass?
    /// The scene's storyboard. Kept; nothing reads it.
    open var storyboard: UIStoryboard?

    /// A configuration of this name.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// How a scene is to go. There is one, and it stays.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// An address that the app is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// How it is to be opened.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL) { (self.url, options) = (url, UIScene.OpenURLOptions()) }
}

extension UIScene {
    /// What a scene is connected for: nothing.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The addresses to open: none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The app that asked: none.
        open var sourceApplication: String? { nil }
        /// The quick action: none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// How an address is to be opened: in no particular way.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The app that asked: none.
        open var sourceApplication: String? { nil }
        /// Whether the file may be changed in its place.
        open var openInPlace: Bool { false }
    }

    /// How an address is opened elsewhere.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only an app of the address's own may open it. Kept; nothing is opened.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// How a scene comes to the front. There is one.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asks. Kept; nothing reads it.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }

    /// What the scene is called in the system's memory.
    public var session: UISceneSession {
        if let known = kept(UISceneSession?.none, "session") { return known }
        let made = UISceneSession()
        made.scene = self
        keptValues["session"] = UISceneSession?.some(made)
        return made
    }
    /// Told of the scene's life, which does not change; not retained.
    public var delegate: (any UISceneDelegate)? {
        get { keptWeak() as? any UISceneDelegate }
        set { keepWeak(newValue, as: "UIScene.delegate") }
    }
    /// A second title. Kept; nothing reads it.
    public var subtitle: String {
        get { kept("") }
        set { keep(newValue, as: "UIScene.subtitle") }
    }
    /// Opens nothing, and says so.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// The scene was connected. A name only.
    nonisolated public class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    /// The scene was let go. A name only.
    nonisolated public class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }
    /// The scene is in front. A name only.
    nonisolated public class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// The scene is about to be in front no more. A name only.
    nonisolated public class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// The scene is about to come to the screen. A name only.
    nonisolated public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }
    /// The scene has left the screen. A name only.
    nonisolated public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// Told of a scene's life. Nothing here calls it.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene is let go.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene is in front no more.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene comes to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens addresses.
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

/// Told of a scene's windows. Nothing here calls it.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil, and it stays so.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The status bar of a scene. Pictures have none.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// Dark words.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// False, though pictures have no status bar.
    open var isStatusBarHidden: Bool { false }
    /// As high as the top of the key window's safe area, in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// Coordinates that views' are converted to and from.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// In the space's own coordinates, in points.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// All spaces but the views are that of their window, which the simulated screen shares.
extension UICoordinateSpace {
    private var view: UIView? { self as? UIView }
    /// A point of this space in another.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view, let other = coordinateSpace as? UIView { return view.convert(point, to: other as UIView?) }
        let middle = view?.convert(point, to: nil as UIView?) ?? point
        return (coordinateSpace as? UIView)?.convert(middle, from: nil as UIView?) ?? middle
    }
    /// A point of another space in this one.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    /// A rectangle of this space in another.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view, let other = coordinateSpace as? UIView { return view.convert(rect, to: other as UIView?) }
        let middle = view?.convert(rect, to: nil as UIView?) ?? rect
        return (coordinateSpace as? UIView)?.convert(middle, from: nil as UIView?) ?? middle
    }
    /// A rectangle of another space in this one.
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
    /// The status bar's.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// True.
    public var isFullScreen: Bool { true }
}
