import Foundation
import XCTest

@testable import UIKit
@testable import UIKitViews

@MainActor private var calls: [String] = []

/// An application class with a custom name, for the launch tests.
private final class CustomApplication: UIApplication {
    let name = "own"
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("will")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append(application.delegate === self ? "did" : "did, without its delegate")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
}

final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("connect \(session.configuration.name ?? "")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene active") }
}

/// Tests launching an app before its tests.
@preconcurrency @MainActor final class AppLaunchTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { (calls, AppLaunch.infoDictionary) = ([], [:]) }
    }

    override func tearDown() async throws {
        await MainActor.run {
            for window in UIApplication.shared.windows { window.isHidden = true }
            UIApplication.shared.delegate = nil
            AppLaunch.infoDictionary = Bundle.main.infoDictionary ?? [:]
        }
    }

    func testAppWithoutScenesCreatesDelegateAndWindow() {
        AppLaunch.launch(Delegate.self)
        XCTAssertEqual(calls, ["will", "did", "active"])
        let delegate = UIApplication.shared.delegate as? Delegate
        XCTAssertNotNil(delegate)
        XCTAssertIdentical(delegate?.window, UIApplication.shared.keyWindow)
        XCTAssertEqual(delegate?.window?.isHidden, false)
    }

    func testSceneUsesDelegateFromManifest() {
        let name = NSStringFromClass(TestSceneDelegate.self)
        let entry = ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": name]
        AppLaunch.infoDictionary = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
            ]
        ]
        AppLaunch.launch(Delegate.self)
        XCTAssertEqual(calls, ["will", "did", "connect Default Configuration", "scene active"])
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let delegate = scene?.delegate as? TestSceneDelegate
        XCTAssertNotNil(delegate)
        XCTAssertIdentical(delegate?.window, scene?.keyWindow)
    }

    func testFirstRegisteredDelegateIsLaunchedOnce() {
        AdaptedClasses.register(delegate: { Delegate.self })
        AdaptedClasses.register(delegate: { UIView.self })
        // The properties of test cases use the application before the first test.
        XCTAssertTrue(UIApplication.shared.delegate is Delegate)
        XCTAssertEqual(calls, ["will", "did", "active"])
        AppLaunch.start()
        XCTAssertEqual(calls, ["will", "did", "active"])
    }

    func testApplicationHasCustomClass() {
        XCTAssertEqual((AppLaunch.makeApplication(of: CustomApplication.self) as? CustomApplication)?.name, "own")
        XCTAssertTrue(type(of: AppLaunch.makeApplication(of: Delegate.self)) == UIApplication.self)
        XCTAssertTrue(type(of: AppLaunch.makeApplication(of: nil)) == UIApplication.self)
    }
}
