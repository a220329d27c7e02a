import Foundation
import SwiftAdapter

/// The data about an app that determines which cuts are permitted. `cellsim app` writes it to the file at the path in
/// `CELLSIM_CUT_CONTEXT`.
struct CutContext: Codable {
    /// The project's folder. Paths of accepted cuts are relative to it.
    var root: String?
    /// Whether all acceptable errors are accepted, because the user requested it.
    var acceptsAll = false
    /// The cuts that the user accepted.
    var accepted: [AcceptedCut] = []
    /// The declarations of the app's own Objective-C headers.
    var objectiveCNames: Set<String> = []
    /// The names of packages, products, pods and frameworks that the project lists; nil without a project file.
    var dependencies: [String]?
    /// The missing frameworks that these headers import.
    var missingHeaders: [String] = []

    struct AcceptedCut: Codable, Hashable {
        /// The path relative to the project's folder.
        var file: String
        var what: String
        var cause: String
    }

    /// Returns the context of this build; an empty one outside of `cellsim app`.
    static func current() -> CutContext {
        guard let path = ProcessInfo.processInfo.environment["CELLSIM_CUT_CONTEXT"],
            let data = FileManager.default.contents(atPath: path),
            let context = try? JSONDecoder().decode(CutContext.self, from: data)
        else { return CutContext() }
        return context
    }

    /// Returns a path in the form of accepted cuts.
    func relative(_ path: String) -> String {
        guard let root, path.hasPrefix(root + "/") else { return path }
        return String(path.dropFirst(root.count + 1))
    }

    /// Whether the project lists a module as a dependency.
    func lists(module: String) -> Bool {
        let normalizedName = Self.normalized(module)
        return (dependencies ?? []).map(Self.normalized).contains { name in
            name == normalizedName
                || min(name.count, normalizedName.count) > 3
                    && (name.contains(normalizedName) || normalizedName.contains(name))
        }
    }

    /// Returns a name in a normalized spelling, because packages, products and modules of a library are spelled differently.
    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Whether the user accepted the cuts of a file for a cause.
    func accepts(_ path: String, cause: String) -> Bool {
        acceptsAll || accepted.contains { $0.file == relative(path) && $0.cause == cause }
    }

    private static let dependencyFolders: Set<String> = [
        "checkouts", "Checkouts", "Carthage", "Pods", "SourcePackages", "DerivedData", "Vendor", "vendor", "ThirdParty",
        "third_party", "node_modules",
    ]

    /// Whether `cellsim app` generated a source as the translation of Objective-C headers. Types in it may be missing.
    static func isHeaderTranslation(_ path: String) -> Bool { path.hasSuffix("/CellSimObjectiveC.swift") }

    /// Whether a source belongs to a dependency: it compiles on Apple platforms, and the user does not maintain it.
    func isDependency(_ path: String) -> Bool {
        if Self.isHeaderTranslation(path) { return true }
        // Only folders below the project's folder reflect the user's organization.
        let relativePath = root.map { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count)) : path } ?? path
        return relativePath.split(separator: "/").dropLast().contains { Self.dependencyFolders.contains(String($0)) }
    }
}
