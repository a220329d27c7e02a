import CellSimReflection
import Foundation

/// Finds the custom classes of documents by name.
///
/// The search order is: registered classes, `Module.Class`, UIKit's modules, and all other modules of the process. The
/// last step is necessary because a document's `customModule` is the app's module, but the class may be compiled into
/// a test target. The command line uses only registered classes.
@MainActor public enum ClassResolver {
    private static var registeredClasses: [String: AnyClass] = [:]
    private static var resolvedClasses: [String: AnyClass?] = [:]
    /// The maximum number of cached names. A full cache is emptied: documents can contain any number of names.
    private static let maximumCacheCount = 10_000

    /// Registers a class under its own name or under another one.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name in documents, with or without a module. By default, the class's own name.
    public static func register(_ type: AnyClass, as name: String? = nil) {
        registeredClasses[name ?? simpleName(of: type)] = type
        if name == nil { registeredClasses[UIKitModules.qualifiedName(of: type)] = type }
        resolvedClasses.removeAll()
    }

    /// Removes the registration of a name.
    public static func unregister(_ name: String) {
        registeredClasses[name] = nil
        resolvedClasses.removeAll()
    }

    /// Returns the custom class that a document specifies, or nil if it isn't found.
    ///
    /// - Parameters:
    ///   - name: The value of `customClass`.
    ///   - module: The value of `customModule`.
    ///   - searchesModules: Whether to search modules if the class isn't registered.
    static func resolve(_ name: String, module: String?, searchesModules: Bool) -> AnyClass? {
        if let module, let type: AnyClass = registeredClasses["\(module).\(name)"] { return type }
        if let type: AnyClass = registeredClasses[name] { return type }
        if let type: AnyClass = AdaptedClasses.type(named: name) { return type }
        guard searchesModules else { return nil }
        let cacheKey = "\(module ?? "").\(name)"
        if let cached = resolvedClasses[cacheKey] { return cached }
        let resolved: AnyClass? = findClass(name, module: module)
        if resolvedClasses.count >= maximumCacheCount { resolvedClasses.removeAll(keepingCapacity: true) }
        resolvedClasses[cacheKey] = resolved
        return resolved
    }

    private static func findClass(_ name: String, module: String?) -> AnyClass? {
        if let module, module != "UIKit", let type = NSClassFromString("\(module).\(name)") { return type }
        for module in UIKitModules.names {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        return LoadedClasses.modules(ofClassNamed: name).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    static func simpleName(of type: AnyClass) -> String { "\(type)" }
}
