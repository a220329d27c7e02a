import Foundation
import SwiftParser

/// The facts about imported modules. They are stored next to the modules, and read only when needed.
package struct ImportedFacts {
    /// The file name extension of these files.
    static let fileExtension = ".adapted"
    /// The version of the file format.
    static let version = 4

    private let folders: [String]

    /// Creates a reader of facts.
    /// - Parameter folders: the folders that are searched for modules.
    init(folders: [String]) { self.folders = folders }

    /// Returns the files of modules.
    private func files(_ modules: Set<String>) -> [String] {
        modules.sorted().compactMap { module in
            folders.lazy.map { $0 + "/" + module + Self.fileExtension }.first { unsafe access($0, R_OK) == 0 }
        }
    }

    /// Whether any of the modules was adapted.
    func hasFacts(anyOf modules: Set<String>) -> Bool { !files(modules).isEmpty }

    /// Returns a string that changes if one of the imported modules changes.
    func state(of modules: Set<String>) -> String {
        files(modules).map { path in
            var info = stat()
            guard unsafe stat(path, &info) == 0 else { return path }
            return "\(path) \(info.st_size) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)"
        }.joined(separator: "\n")
    }

    /// Returns the modules, except Apple's, that re-export UIKit because they or their imports import it.
    func reexportingUIKit(among modules: Set<String>) -> Set<String> {
        modules.subtracting(AppleModules.names).filter { module in
            read([module], skipping: AppleModules.names).contains { $0.imports.contains("UIKit") }
        }
    }

    /// Returns the facts about modules and their imports, without the skipped ones.
    func read(_ modules: Set<String>, skipping skipped: Set<String> = []) -> [SourceFacts] {
        var visited = skipped, pending = modules.sorted(), result: [SourceFacts] = []
        while let module = pending.popLast() {
            guard visited.insert(module).inserted, let path = files([module]).first,
                let data = FileManager.default.contents(atPath: path)
            else { continue }
            var reader = FactReader([UInt8](data))
            guard (try? reader.number()) == Self.version, let facts = try? reader.readArray({ try $0.facts() }) else {
                continue
            }
            result += facts.map { file in
                var file = file
                for index in file.types.indices { file.types[index].module = module }
                return file
            }
            pending += Set(facts.flatMap(\.imports)).sorted()
        }
        return result
    }

    /// Writes the facts about a module that importing modules need.
    /// - Throws: an error if a file cannot be read or written.
    package static func write(of paths: [String], to output: String) throws {
        let evaluator = ConditionEvaluator(definitions: [])
        var files = try paths.map { path in
            let collector = FactCollector(evaluator)
            let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            unsafe collector.walk(source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) })
            return collector.facts
        }
        markDefaults(in: &files)
        try AdaptedModule.write(bytes(files), to: output)
    }

    /// Returns the encoded facts about files that other modules need.
    static func bytes(_ files: [SourceFacts]) -> [UInt8] {
        var writer = FactWriter()
        writer.write(version)
        let sharedFacts = files.map { facts in
            var facts = facts
            facts.closures = []
            facts.types = facts.types.filter { $0.kind != .other && !$0.traits.contains(.fileOnly) }
            for index in facts.types.indices {
                facts.types[index].properties = []
                facts.types[index].methods.removeAll { $0.traits.contains(.fileOnly) }
                facts.types[index].variables.removeAll { $0.traits.contains(.fileOnly) }
            }
            return facts
        }
        writer.write(sharedFacts) { $0.write($1) }
        return writer.bytes
    }

    /// Marks requirements with default implementations in extensions: conforming types may omit them.
    static func markDefaults(in files: inout [SourceFacts]) {
        var defaults: [String: Set<String>] = [:]
        for type in files.flatMap(\.types) where type.kind == .extension {
            defaults[type.name, default: []].formUnion(type.methods.map(\.signature))
        }
        for file in files.indices {
            for index in files[file].types.indices where files[file].types[index].kind == .protocol {
                let defaultSignatures = defaults[files[file].types[index].name] ?? []
                for method in files[file].types[index].methods.indices
                where defaultSignatures.contains(files[file].types[index].methods[method].signature) {
                    files[file].types[index].methods[method].traits.insert(.isOptional)
                }
            }
        }
    }
}
