import Foundation
import SwiftAdapter

/// What a module declares and what was left out of it, for the modules that import it: kept next to it.
struct ModuleDeclarations: Codable {
    var types: Set<String> = []
    var members: Set<String> = []
    /// By the names of classes, what each inherits from.
    var superclasses: [String: String] = [:]
    /// The types that stand in for missing ones.
    var missingTypes: [String: Excuse] = [:]
    /// The names of what was left out.
    var leftOut: [String: Excuse] = [:]

    /// The ending of the files' names.
    static let ending = ".declared"

    /// Those of some modules, as far as they are known, joined.
    init(of modules: [String], in folders: [String]) {
        for module in modules {
            let paths = folders.map { $0 + "/" + module + Self.ending }
            guard let data = paths.lazy.compactMap({ FileManager.default.contents(atPath: $0) }).first,
                let found = try? JSONDecoder().decode(ModuleDeclarations.self, from: data)
            else { continue }
            types.formUnion(found.types)
            members.formUnion(found.members)
            superclasses.merge(found.superclasses) { first, _ in first }
            missingTypes.merge(found.missingTypes) { first, _ in first }
            leftOut.merge(found.leftOut) { first, _ in first }
        }
    }

    /// Those of a module's own sources.
    init(_ own: OwnDeclarations, _ classes: ClassTree, _ missing: MissingNames) {
        (types, members, superclasses) = (own.types, own.members, classes.superclasses)
        (missingTypes, leftOut) = (missing.types, missing.declared)
    }

    /// - Parameter module: the path of the module's file without its ending.
    func write(beside module: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try AdaptedModule.write([UInt8](encoder.encode(self)), to: module + Self.ending)
    }
}
