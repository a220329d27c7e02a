import CellSimReflection
import Foundation

/// Finds the classes that documents name.
///
/// In this order: classes registered by hand, `Module.Class`, then in libraries the same simple name in any module of
/// the process, because a document's `customModule` is the app's while the class may be compiled into a test target.
@MainActor public enum ClassResolver {
    private static var registered: [String: AnyClass] = [:]
    private static var found: [String: AnyClass?] = [:]
    /// When more names are known, all are forgotten: documents may ask for any.
    private static let mostNames = 10_000

    /// Makes a class known under its own name and, if given, another.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name documents use, with or without a module; the class's own simple name when left out.
    public static func register(_ type: AnyClass, as name: String? = nil) {
        registered[name ?? simpleName(of: type)] = type
        if name == nil { registered[String(reflecting: type)] = type }
        found.removeAll()
    }

    /// Forgets a class registered under `name`.
    public static func unregister(_ name: String) {
        registered[name] = nil
        found.removeAll()
    }

    /// The class that a document means, or `nil`.
    ///
    /// - Parameters:
    ///   - name: `customClass`.
    ///   - module: `customModule`.
    ///   - searchesModules: Whether classes that nobody registered count.
    static func resolve(_ name: String, module: String?, searchesModules: Bool) -> AnyClass? {
        if let module, let type: AnyClass = registered["\(module).\(name)"] { return type }
        if let type: AnyClass = registered[name] { return type }
        if let type: AnyClass = AdaptedClasses.type(named: name) { return type }
        guard searchesModules else { return nil }
        let question = "\(module ?? "").\(name)"
        if let answer = found[question] { return answer }
        let answer: AnyClass? = search(name, module: module)
        if found.count >= mostNames { found.removeAll(keepingCapacity: true) }
        found[question] = answer
        return answer
    }

    private static func search(_ name: String, module: String?) -> AnyClass? {
        if let module, let type = NSClassFromString("\(module).\(name)") { return type }
        if let type = NSClassFromString("UIKit.\(name)") { return type }
        return LoadedClasses.modules(ofClassNamed: name).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    static func simpleName(of type: AnyClass) -> String { "\(type)" }
}
