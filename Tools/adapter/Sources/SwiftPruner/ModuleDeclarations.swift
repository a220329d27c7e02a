import Foundation
import SwiftAdapter

/// The declarations of a module and those cut from it. They are stored next to the module, for the modules that import it.
struct ModuleDeclarations: Codable {
    var types: Set<String> = []
    var members: Set<String> = []
    /// The superclass of each class, by name.
    var superclasses: [String: String] = [:]
    /// The stubs of missing types.
    var missingTypes: [String: Excuse] = [:]
    /// The names of the cut declarations, with the reasons.
    var leftOut: [String: Excuse] = [:]

    /// The file name extension of these files.
    static let fileExtension = ".declared"

    /// Merges the stored declarations of modules. Skips modules without stored declarations.
    init(of modules: [String], in folders: [String]) {
        for module in modules {
            let paths = folders.map { $0 + "/" + module + Self.fileExtension }
            guard let data = paths.lazy.compactMap({ FileManager.default.contents(atPath: $0) }).first,
                let stored = try? JSONDecoder().decode(ModuleDeclarations.self, from: data)
            else { continue }
            types.formUnion(stored.types)
            members.formUnion(stored.members)
            superclasses.merge(stored.superclasses) { first, _ in first }
            missingTypes.merge(stored.missingTypes) { first, _ in first }
            leftOut.merge(stored.leftOut) { first, _ in first }
        }
    }

    /// Collects the declarations of a module's own sources.
    init(_ own: OwnDeclarations, _ classes: ClassTree, _ missing: MissingNames) {
        (types, members, superclasses) = (own.types, own.members, classes.superclasses)
        (missingTypes, leftOut) = (missing.types, missing.cutNames)
    }

    /// Writes the declarations next to a module.
    /// - Parameter module: the path of the module's file without its extension.
    func write(beside module: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try AdaptedModule.write([UInt8](encoder.encode(self)), to: module + Self.fileExtension)
    }
}
