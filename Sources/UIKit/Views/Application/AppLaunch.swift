import CellSimProcess
import CellSimReflection
import Foundation
import Synchronization

/// Launches the app under test, as iOS launches the host app of tests.
///
/// Each step has a name. If a step crashes the process, the step is reported, and skipped when the process restarts.
@MainActor package enum AppLaunch {
    private struct Registration: Sendable {
        var delegate: (@MainActor @Sendable () -> AnyClass)?
        /// The class of the app's own `UIApplication` subclass.
        var application: (@MainActor @Sendable () -> AnyClass)?
        /// Whether the first access to the application launches the app.
        var isPending = false
        var hasStarted = false
    }

    private nonisolated static let registration = Mutex(Registration())
    /// The app's `Info.plist`.
    package static var infoDictionary = Bundle.main.infoDictionary ?? [:]
    /// Objects that the system would retain.
    private static var retainedObjects: [AnyObject] = []

    /// Registers the class of the app's delegate; only the first registration counts. Tests launch the app before the
    /// first test, or when the properties of a test first access the application.
    nonisolated static func register(_ delegate: @escaping @MainActor @Sendable () -> AnyClass) {
        let isFirst = registration.withLock { registration in
            if registration.delegate != nil { return false }
            // XCTest creates all tests before the first one starts, and Swift Testing has no observers.
            (registration.delegate, registration.isPending) = (delegate, true)
            return true
        }
        // Only the module for snapshot tests, which imports this module, depends on XCTest.
        guard isFirst, let function = unsafe dlsym(nil, "CellSim_launchBeforeTests") else { return }
        unsafe unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }

    /// Registers the class of `UIApplication.shared`; only the first registration counts.
    nonisolated static func register(application: @escaping @MainActor @Sendable () -> AnyClass) {
        registration.withLock { if $0.application == nil { $0.application = application } }
    }

    /// Creates the application object with the class that the app registered.
    static func application() -> UIApplication { application(of: registration.withLock { $0.application }?()) }

    /// Creates the application object, with UIKit's class if the app has no own class.
    static func application(of type: AnyClass?) -> UIApplication {
        guard let type = type as? UIApplication.Type else { return UIApplication() }
        return ClassFactory.object(of: type) as? UIApplication ?? UIApplication()
    }

    /// Launches the app if its first access must do so.
    static func startIfPending() {
        if registration.withLock({ $0.isPending }) { start() }
    }

    /// Launches the app once; does nothing in a program without an app.
    package static func start() {
        let make = registration.withLock { registration in
            defer { (registration.isPending, registration.hasStarted) = (false, true) }
            return registration.hasStarted ? nil : registration.delegate
        }
        guard let type = make?(), type is any UIApplicationDelegate.Type else { return }
        launch(type)
    }

    /// Performs all launch steps with a delegate of this class.
    package static func launch(_ type: AnyClass) {
        let name = "\(type)"
        let application = UIApplication.instance
        guard let delegate = performStep("\(name).init()", { makeObject(type) }) as? any UIApplicationDelegate else {
            return
        }
        application.delegate = delegate
        _ = performStep("\(name).application(_:willFinishLaunchingWithOptions:)") {
            delegate.application(application, willFinishLaunchingWithOptions: nil)
        }
        let hasScenes = SceneManifest.isPresent
        if !hasScenes, let main = infoDictionary["UIMainStoryboardFile"] as? String {
            delegate.window = performStep("\(main).storyboard") {
                makeWindow(of: UIStoryboard(name: main, bundle: nil))
            }
        }
        _ = performStep("\(name).application(_:didFinishLaunchingWithOptions:)") {
            delegate.application(application, didFinishLaunchingWithOptions: nil)
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        if hasScenes {
            connectScene(delegate, name)
        } else {
            showInitialWindow(delegate.window)
            _ = performStep("\(name).applicationDidBecomeActive(_:)") {
                delegate.applicationDidBecomeActive(application)
            }
        }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    }

    private static func connectScene(_ delegate: any UIApplicationDelegate, _ name: String) {
        let (scene, options) = (UIWindowScene.main, UIScene.ConnectionOptions())
        let configuration = performStep("\(name).application(_:configurationForConnecting:options:)") {
            delegate.application(
                .instance, configurationForConnecting: scene.session, options: options)
        }
        guard let configuration else { return }
        scene.session.configuration = configuration
        guard let type: AnyClass = configuration.delegateClass else { return }
        let object = performStep("\(type).init()") { makeObject(type) }
        guard let delegate = object as? any UISceneDelegate else { return }
        scene.delegate = delegate
        let windowDelegate = delegate as? any UIWindowSceneDelegate
        if let storyboard = configuration.storyboard {
            windowDelegate?.window = performStep("the scene's storyboard") { makeWindow(of: storyboard) }
        }
        _ = performStep("\(type).scene(_:willConnectTo:options:)") {
            delegate.scene(scene, willConnectTo: scene.session, options: options)
        }
        showInitialWindow(windowDelegate?.window)
        _ = performStep("\(type).sceneWillEnterForeground(_:)") { delegate.sceneWillEnterForeground(scene) }
        _ = performStep("\(type).sceneDidBecomeActive(_:)") { delegate.sceneDidBecomeActive(scene) }
    }

    // MARK: Parts of steps

    private static func makeObject(_ type: AnyClass) -> AnyObject? {
        let object = (type as? NSObject.Type).map { ClassFactory.object(of: $0) } ?? AdaptedClasses.make(type)
        if let object { retainedObjects.append(object) }
        return object
    }

    private static func makeWindow(of storyboard: UIStoryboard) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    /// Shows a storyboard's window, unless the delegate has already shown its own window.
    private static func showInitialWindow(_ window: UIWindow?) {
        guard let window, window.rootViewController != nil, !window.isKeyWindow else { return }
        _ = performStep("the first window") { window.makeKeyAndVisible() }
    }

    /// Performs a step.
    /// - Returns: The result of the step, or nil if the step is skipped, which is reported.
    private static func performStep<Result>(_ name: String, _ body: () -> Result) -> Result? {
        do throws(LaunchStep.Stop) {
            return try LaunchStep.run(name, body)
        } catch {
            Notice.report(.once, "warning: launch of the app: \(name) \(error); it is skipped")
            return nil
        }
    }
}

extension AdaptedClasses {
    /// Registers the class of the app's delegate. It can be called on any thread, and before `main`.
    public static func register(delegate: @escaping @MainActor @Sendable () -> AnyClass) {
        AppLaunch.register(delegate)
    }

    /// Registers the app's own subclass of `UIApplication`. It can be called on any thread, and before `main`.
    public static func register(application: @escaping @MainActor @Sendable () -> AnyClass) {
        AppLaunch.register(application: application)
    }
}
