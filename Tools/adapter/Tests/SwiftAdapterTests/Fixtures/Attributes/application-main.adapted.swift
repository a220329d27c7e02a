// swift-format-ignore-file
import CellSimAdapted; import UIKit

@main             
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        exit(0)
    }
 static func main() { UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self)) }; @MainActor static func _adapted0_3j9y563ruf2a0() -> AdaptedClasses.Members { AdaptedClasses.Members(AppDelegate.self, names: ["application:didFinishLaunchingWithOptions:"]) } }

@used @section(".init_array") private let _register_adaptedDelegate: @convention(c) () -> Void = { AdaptedClasses.register(delegate: { AppDelegate.self }) }
@used @section(".init_array") private let _register_adapted0_3j9y563ruf2a0: @convention(c) () -> Void = { AdaptedClasses.register { AppDelegate._adapted0_3j9y563ruf2a0() } }
