import CellSimProcess
import CellSimReflection
import Foundation
import Synchronization

/// Launches the app under test, like iOS launches the host app of tests.
///
/// The launch consists of named steps. If a step crashes the process, it is reported, and skipped after the process
/// restarts.
@MainActor package enum AppLaunch {
    private struct Registration: Sendable {
        var makeDelegateClass: (@MainActor @Sendable () -> AnyClass)?
        /// A closure that returns the app's subclass of `UIApplication`.
        var application: (@MainActor @Sendable () -> AnyClass)?
        /// Whether the app is launched on the first access to `UIApplication.shared`.
        var isPending = false
        var hasStarted = false
    }

    private nonisolated static let registration = Mutex(Registration())
    /// The contents of the app's `Info.plist`.
    package static var infoDictionary = Bundle.main.infoDictionary ?? [:]
    /// The delegates, which the system retains on iOS.
    private static var retainedObjects: [AnyObject] = []

    /// Registers the class of the app's delegate. Only the first registration has an effect. The app is launched before the
    /// first test, or earlier if the properties of a test access the application.
    nonisolated static func register(_ delegate: @escaping @MainActor @Sendable () -> AnyClass) {
        let isFirst = registration.withLock { registration in
            if registration.makeDelegateClass != nil { return false }
            // The launch is pending because XCTest creates all tests before the first one starts, and because Swift Testing
            // has no observers.
            (registration.makeDelegateClass, registration.isPending) = (delegate, true)
            return true
        }
        // This module doesn't depend on XCTest. The module for snapshot tests does, and defines this function.
        guard isFirst, let function = unsafe dlsym(nil, "CellSim_launchBeforeTests") else { return }
        unsafe unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }

    /// Registers the class of `UIApplication.shared`. Only the first registration has an effect.
    nonisolated static func register(application: @escaping @MainActor @Sendable () -> AnyClass) {
        registration.withLock { if $0.application == nil { $0.application = application } }
    }

    /// Creates the application object with the registered class.
    static func makeApplication() -> UIApplication { makeApplication(of: registration.withLock { $0.application }?()) }

    /// Creates the application object with a class, or with UIKit's class if it is nil.
    static func makeApplication(of type: AnyClass?) -> UIApplication {
        guard let type = type as? UIApplication.Type else { return UIApplication() }
        return ClassFactory.object(of: type) as? UIApplication ?? UIApplication()
    }

    /// Launches the app if the launch is pending.
    static func startIfPending() {
        if registration.withLock({ $0.isPending }) { start() }
    }

    /// Launches the app if it hasn't been launched yet. Does nothing in a program without an app.
    package static func start() {
        let makeDelegateClass = registration.withLock { registration in
            defer { (registration.isPending, registration.hasStarted) = (false, true) }
            return registration.hasStarted ? nil : registration.makeDelegateClass
        }
        guard let type = makeDelegateClass?(), type is any UIApplicationDelegate.Type else { return }
        launch(type)
    }

    /// Performs all launch steps with a delegate of a class.
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
        if !hasScenes, let storyboardName = infoDictionary["UIMainStoryboardFile"] as? String {
            delegate.window = performStep("\(storyboardName).storyboard") {
                makeWindow(of: UIStoryboard(name: storyboardName, bundle: nil))
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

    /// Shows a window, unless the delegate has already made it the key window.
    private static func showInitialWindow(_ window: UIWindow?) {
        guard let window, window.rootViewController != nil, !window.isKeyWindow else { return }
        _ = performStep("the first window") { window.makeKeyAndVisible() }
    }

    /// Performs a step. A skipped step is reported.
    /// - Returns: The result of the step, or nil if it is skipped.
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
    /// Registers the class of the app's delegate. Can be called on any thread, and before `storyboardName`.
    public static func register(delegate: @escaping @MainActor @Sendable () -> AnyClass) {
        AppLaunch.register(delegate)
    }

    /// Registers the app's subclass of `UIApplication`. Can be called on any thread, and before `storyboardName`.
    public static func register(application: @escaping @MainActor @Sendable () -> AnyClass) {
        AppLaunch.register(application: application)
    }
}
