import CellSimProcess
import CellSimReflection
import Foundation

/// The scene manifest in the app's `Info.plist`.
@MainActor enum SceneManifest {
    /// A scene configuration in the manifest.
    struct Configuration {
        var name: String?
        var delegateClass: AnyClass?
        var storyboard: UIStoryboard?
    }

    private static var manifest: [String: Any]? {
        AppLaunch.infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    }

    /// Whether the app uses scenes: it has a manifest, or the build setting by which Xcode generates one.
    static var isPresent: Bool {
        manifest != nil || AppLaunch.infoDictionary["UIApplicationSceneManifest_Generation"] as? Bool == true
    }

    /// Returns the configuration with a name, or the first one if `name` is nil or unknown.
    static func configuration(named name: String?, role: UISceneSession.Role) -> Configuration? {
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[role.rawValue] as? [[String: Any]] ?? []
        let entry = name.map { name in entries.first { $0["UISceneConfigurationName"] as? String == name } }
        guard let entry = entry ?? entries.first else { return nil }
        return Configuration(
            name: entry["UISceneConfigurationName"] as? String,
            delegateClass: (entry["UISceneDelegateClassName"] as? String).flatMap(resolveClass),
            storyboard: (entry["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) })
    }

    /// Returns the class with a name such as `App.SceneDelegate`. If it doesn't exist, logs a warning and returns nil.
    private static func resolveClass(_ name: String) -> AnyClass? {
        let nameComponents = name.split(separator: ".").map(String.init)
        let module = nameComponents.count > 1 ? nameComponents[0] : nil
        if let className = nameComponents.last,
            let type: AnyClass = ClassResolver.resolve(className, module: module, searchesModules: true)
        {
            return type
        }
        Notice.report(
            .once,
            "warning: Info.plist: UISceneDelegateClassName: the class '\(name)' is not in the program; "
                + "the scene has no delegate")
        return nil
    }
}
