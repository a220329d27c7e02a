import Foundation
import SwiftAdapter

/// The facts about an app from `cellsim app` that decide about cuts. It writes a file, and the variable
/// `CELLSIM_CUT_CONTEXT` has its path.
struct CutContext: Codable {
    /// The project's folder: paths of accepted cuts are relative to it.
    var root: String?
    /// Whether all acceptable errors are accepted, since the user requested it.
    var acceptsAll = false
    /// The cuts that the user accepted.
    var accepted: [AcceptedCut] = []
    /// The declarations of the app's own headers in Objective-C.
    var objectiveCNames: Set<String> = []
    /// The names of packages, products, pods and frameworks that the project lists; nil without a project file.
    var dependencies: [String]?
    /// The frameworks that these headers import and that are not there.
    var missingHeaders: [String] = []

    struct AcceptedCut: Codable, Hashable {
        /// Relative to the project's folder.
        var file: String
        var what: String
        var cause: String
    }

    /// The context of this build; an empty one outside of `cellsim app`.
    static func current() -> CutContext {
        guard let path = ProcessInfo.processInfo.environment["CELLSIM_CUT_CONTEXT"],
            let data = FileManager.default.contents(atPath: path),
            let context = try? JSONDecoder().decode(CutContext.self, from: data)
        else { return CutContext() }
        return context
    }

    /// A path as accepted cuts name it.
    func relative(_ path: String) -> String {
        guard let root, path.hasPrefix(root + "/") else { return path }
        return String(path.dropFirst(root.count + 1))
    }

    /// Whether the project lists a module as a dependency.
    func names(module: String) -> Bool {
        let plain = Self.plain(module)
        return (dependencies ?? []).map(Self.plain).contains { name in
            name == plain || min(name.count, plain.count) > 3 && (name.contains(plain) || plain.contains(name))
        }
    }

    /// Packages, products and modules of one library are spelled in several ways.
    private static func plain(_ name: String) -> String {
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

    /// Whether a source replaces Objective-C headers: `cellsim app` wrote it, and types that it names may be missing.
    static func isOfHeaders(_ path: String) -> Bool { path.hasSuffix("/CellSimObjectiveC.swift") }

    /// Whether a source belongs to a dependency: it compiles on Apple's systems, and is not the user's to mend.
    func isDependency(_ path: String) -> Bool {
        if Self.isOfHeaders(path) { return true }
        // Only folders below the project's folder reflect the user's organisation.
        let own = root.map { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count)) : path } ?? path
        return own.split(separator: "/").dropLast().contains { Self.dependencyFolders.contains(String($0)) }
    }
}
