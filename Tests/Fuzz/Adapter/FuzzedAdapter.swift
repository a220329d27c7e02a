import Foundation
import SwiftParser
import SwiftSyntax

/// Adapts a module's sources for fuzzing, as `cellsim-swiftc` does before it calls the compiler.
public enum FuzzedAdapter {
    /// The UIKit folders whose facts are used. The facts of all of UIKit would take most of the time.
    private static let parts = ["Controllers/", "Controls/", "Lists/Tables/", "Views/View/"]

    /// Writes the facts about UIKit to a folder, as the library does next to its modules.
    /// - Parameters:
    ///   - folder: the output folder.
    ///   - root: the folder of UIKit's sources.
    public static func writeModules(to folder: String, root: String) {
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let known = files.filter { parts.contains(where: $0.hasPrefix) && $0.hasSuffix(".swift") }
        let sources = known.sorted().map { root + "/" + $0 }
        guard !sources.isEmpty, (try? ImportedFacts.write(of: sources, to: folder + "/UIKit.adapted")) != nil else {
            fatalError("the facts of UIKit cannot be written")
        }
    }

    /// Adapts sources, and traps if a valid source becomes one with syntax errors.
    ///
    /// - Parameters:
    ///   - paths: the paths of the sources.
    ///   - folder: the folder for the copies.
    ///   - modules: the folder with the facts about UIKit.
    ///   - isPruned: whether code that does not compile is cut.
    /// - Returns: false if a source has syntax errors.
    public static func adapt(_ paths: [String], folder: String, modules: String, isPruned: Bool) throws -> Bool {
        let task = AdaptedModule.Task(
            paths: paths, name: "Fuzz", folder: folder, definitions: [CompilerArguments.appPackage],
            moduleFolders: [modules], output: folder + "/Fuzz", language: "5", isProgram: false,
            isPruned: isPruned)
        guard let module = AdaptedModule(task) else { fatalError("the sources cannot be read") }
        _ = (module.isForIOS, module.imports)
        let copies = try module.write()
        guard copies.broken.isEmpty else {
            // Sources with semantic errors are adapted too, if the compiler can parse them.
            _ = try module.write(checksSyntax: false)
            return false
        }
        for (source, copy) in copies.paths {
            let (old, new) = (try bytes(source), try bytes(copy))
            let tree = new.withUnsafeBufferPointer { Parser.parse(source: $0) }
            if tree.hasError { fatalError("\(source) can be parsed, but its copy cannot") }
            // Messages must refer to the user's lines.
            let (lines, adapted) = (old.count { $0 == 10 }, new.count { $0 == 10 })
            if adapted < lines { fatalError("\(source) has \(lines) lines, but its copy has only \(adapted)") }
        }
        // A second call must not write existing files again.
        let again = try module.write()
        if !again.changed.isEmpty || !again.broken.isEmpty { fatalError("the second run changed the copies") }
        return true
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
