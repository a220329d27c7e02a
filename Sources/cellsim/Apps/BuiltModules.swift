import CellSimProcess
import Foundation

/// Removes outdated modules that earlier runs built for an app. Modules of removed packages could still be imported,
/// but linking would fail.
struct BuiltModules {
    private let folder: String
    private let build: String
    /// The names in the manifest before it was written again.
    private let previousLines: Set<String>

    /// Reads the names in the existing manifest.
    /// - Parameters:
    ///   - folder: the folder of the app's package, before it is written.
    ///   - build: the build folder.
    init(package folder: String, build: String) {
        (self.folder, self.build) = (folder, build)
        previousLines = BuiltModules.relevantLines(in: folder)
    }

    /// Returns the lines of the manifest that name packages, products and targets.
    private static func relevantLines(in folder: String) -> Set<String> {
        let text = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
        let markers = [".package(", ".product(", "name:"]
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        return Set(lines.filter { line in markers.contains { line.contains($0) } }.map(String.init))
    }

    /// Removes all modules if the new manifest no longer contains some names. Swift's package manager builds the
    /// required modules again.
    func removeStale() throws {
        if !previousLines.isSubset(of: BuiltModules.relevantLines(in: folder)) { try removeAll() }
    }

    /// Removes all modules, so that Swift's package manager compiles each of them again.
    func removeAll() throws {
        let files = FileManager.default
        for triple in (try? files.contentsOfDirectory(atPath: build).sorted()) ?? [] {
            let modules = build + "/" + triple + "/debug/Modules"
            guard files.fileExists(atPath: modules) else { continue }
            try WriteAccess.removeTree(modules)
        }
    }
}
