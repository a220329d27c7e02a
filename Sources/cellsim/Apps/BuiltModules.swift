import CellSimProcess
import Foundation

/// Removes outdated modules that earlier runs built for an app. Otherwise, sources could still import the modules of removed packages, but
/// linking would fail.
struct BuiltModules {
    private let folder: String
    private let build: String
    /// The relevant lines of the manifest before it is rewritten.
    private let previousLines: Set<String>

    /// Reads the existing manifest.
    /// - Parameters:
    ///   - folder: the folder of the app's package, before the package is written.
    ///   - build: the build folder.
    init(package folder: String, build: String) {
        (self.folder, self.build) = (folder, build)
        previousLines = BuiltModules.relevantLines(in: folder)
    }

    /// Returns the lines of the manifest that contain the names of packages, products and targets.
    private static func relevantLines(in folder: String) -> Set<String> {
        let text = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
        let markers = [".package(", ".product(", "name:"]
        let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        return Set(lines.filter { line in markers.contains { line.contains($0) } }.map(String.init))
    }

    /// Removes all modules if some of the previous lines are no longer in the manifest. SwiftPM rebuilds the required modules.
    func removeStale() throws {
        if !previousLines.isSubset(of: BuiltModules.relevantLines(in: folder)) { try removeAll() }
    }

    /// Removes all modules, so that SwiftPM compiles them again.
    func removeAll() throws {
        let files = FileManager.default
        for triple in (try? files.contentsOfDirectory(atPath: build).sorted()) ?? [] {
            let modules = build + "/" + triple + "/debug/Modules"
            guard files.fileExists(atPath: modules) else { continue }
            try WriteAccess.removeTree(modules)
        }
    }
}
