import Foundation
import SwiftParser

/// Facts of the modules that a module imports. They lie next to the modules, and are read only when they are needed.
package struct ImportedFacts {
    /// The ending of the files' names.
    static let ending = ".adapted"
    /// The version of the file format.
    static let version = 4

    private let folders: [String]

    /// - Parameter folders: the folders that are searched for modules.
    init(folders: [String]) { self.folders = folders }

    /// The files of these modules.
    private func files(_ modules: Set<String>) -> [String] {
        modules.sorted().compactMap { module in
            folders.lazy.map { $0 + "/" + module + Self.ending }.first { unsafe access($0, R_OK) == 0 }
        }
    }

    /// Whether one of these modules was adapted.
    func has(anyOf modules: Set<String>) -> Bool { !files(modules).isEmpty }

    /// Changes if an import changes.
    func state(of modules: Set<String>) -> String {
        files(modules).map { path in
            var info = stat()
            guard unsafe stat(path, &info) == 0 else { return path }
            return "\(path) \(info.st_size) \(info.st_mtim.tv_sec) \(info.st_mtim.tv_nsec)"
        }.joined(separator: "\n")
    }

    /// The modules whose users see UIKit too, because the module or one of its imports does. Apple's own modules are
    /// not among them.
    func bringingUIKit(among modules: Set<String>) -> Set<String> {
        modules.subtracting(AppleModules.names).filter { module in
            read([module], skipping: AppleModules.names).contains { $0.imports.contains("UIKit") }
        }
    }

    /// The facts of these modules and their imports, without the skipped ones.
    func read(_ modules: Set<String>, skipping skipped: Set<String> = []) -> [SourceFacts] {
        var known = skipped, open = modules.sorted(), result: [SourceFacts] = []
        while let module = open.popLast() {
            guard known.insert(module).inserted, let path = files([module]).first,
                let data = FileManager.default.contents(atPath: path)
            else { continue }
            var reader = FactReader([UInt8](data))
            guard (try? reader.number()) == Self.version, let facts = try? reader.list({ try $0.facts() }) else {
                continue
            }
            result += facts.map { file in
                var file = file
                for index in file.types.indices { file.types[index].module = module }
                return file
            }
            open += Set(facts.flatMap(\.imports)).sorted()
        }
        return result
    }

    /// Writes the facts that importing modules need about the module with these sources.
    /// - Throws: the errors of reading and writing files.
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

    /// The facts that other modules need about these files.
    static func bytes(_ files: [SourceFacts]) -> [UInt8] {
        var writer = FactWriter()
        writer.write(version)
        let shown = files.map { facts in
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
        writer.write(shown) { $0.write($1) }
        return writer.bytes
    }

    /// Marks requirements of protocols with default implementations in extensions: such requirements may be omitted.
    static func markDefaults(in files: inout [SourceFacts]) {
        var defaults: [String: Set<String>] = [:]
        for type in files.flatMap(\.types) where type.kind == .extension {
            defaults[type.name, default: []].formUnion(type.methods.map(\.signature))
        }
        for file in files.indices {
            for index in files[file].types.indices where files[file].types[index].kind == .protocol {
                let present = defaults[files[file].types[index].name] ?? []
                for method in files[file].types[index].methods.indices
                where present.contains(files[file].types[index].methods[method].signature) {
                    files[file].types[index].methods[method].traits.insert(.isOptional)
                }
            }
        }
    }
}
