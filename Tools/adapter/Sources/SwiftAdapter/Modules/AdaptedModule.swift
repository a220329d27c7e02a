import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

/// The sources of a module, with the adapted copies that are compiled instead.
package struct AdaptedModule {
    /// The part of the compiler's arguments that determines how sources are adapted.
    package struct Task {
        /// The absolute paths of the sources, as the compiler got them.
        package var paths: [String]
        /// The name of the module.
        package var name: String
        /// The folder for the copies.
        package var folder: String
        /// The names that `-D` defines.
        package var definitions: Set<String>
        /// The folders that are searched for modules.
        package var moduleFolders: [String]
        /// The path of the module's file without its extension. Its facts are stored next to it.
        package var output: String?
        /// The value of `-swift-version`.
        package var language: String?
        /// Whether the module is an executable.
        package var isProgram: Bool
        /// Whether code that does not compile is removed, starting with SwiftUI code. Otherwise files that need
        /// SwiftUI are omitted.
        package var isPruned: Bool
        /// The unsaved texts of sources in editors, by path. These sources are adapted even if their files are unchanged.
        package var texts: [String: [UInt8]] = [:]
        /// Whether the copies are for an editor: they import all modules themselves, and nothing is reported.
        package var isForEditor = false
        /// Whether a changed source also causes dependent sources to be adapted again. If false, they are adapted by
        /// the next task
        /// with this option.
        package var adaptsOthers = true
        /// Whether the package manager generates a resource accessor that is not among the paths.
        package var hasResourceAccessor = false

        package init(
            paths: [String], name: String, folder: String, definitions: Set<String>, moduleFolders: [String],
            output: String?, language: String?, isProgram: Bool, isPruned: Bool
        ) {
            (self.paths, self.name, self.folder, self.definitions) = (paths, name, folder, definitions)
            (self.moduleFolders, self.output, self.language) = (moduleFolders, output, language)
            (self.isProgram, self.isPruned) = (isProgram, isPruned)
        }
    }

    /// A source file of the user.
    private struct Source {
        var path: String
        var bytes: [UInt8]
        var digest: String
        var copyPath: String
    }

    private var sources: [Source] = []
    private let task: Task
    private let evaluator: ConditionEvaluator
    private let imported: ImportedFacts

    /// Reads the sources of a task; nil if a source cannot be read.
    package init?(_ task: Task) {
        self.task = task
        evaluator = ConditionEvaluator(
            definitions: task.definitions,
            languageVersion: task.language == "6"
                ? ConditionEvaluator.compilerVersion : task.language == "4" ? [4, 2] : [5, 10])
        imported = ImportedFacts(folders: task.moduleFolders)
        var names: [String: Int] = [:]
        for path in task.paths {
            let saved = task.texts[path] == nil ? FileManager.default.contents(atPath: path) : nil
            guard var bytes = task.texts[path] ?? saved.map({ [UInt8]($0) }) else { return nil }
            bytes = ResourceAccessor.addingSources(path, bytes, paths: task.paths) ?? bytes
            let name = (path as NSString).lastPathComponent
            let number = names[name, default: 0]
            names[name] = number + 1
            let copy = task.folder + "/" + (number == 0 ? "" : "\(number)/") + name
            sources.append(Source(path: path, bytes: bytes, digest: Fingerprint.of(bytes), copyPath: copy))
        }
    }

    /// The sources that people wrote, without those that the package manager generates to run tests.
    private var userSources: [Source] { sources.filter { !$0.path.contains(".derived/") } }

    /// Whether a source mentions the modules of an iOS app, or imports a module of an app. It only searches for substrings, which is fast.
    package var isForIOS: Bool {
        evaluator.definitions.contains(CompilerArguments.appPackage)
            || sources.contains { AppleModules.usesAppleModules(in: $0.bytes) }
            || imported.hasFacts(anyOf: Set(userSources.flatMap { AppleModules.imports(in: $0.bytes) }))
    }

    /// The imports that are added to every file of the module.
    package var imports: [String] {
        AppleModules.implicitImports(inApp: evaluator.definitions.contains(CompilerArguments.appPackage))
            + AppleModules.impliedModules(in: userSources.map(\.bytes))
    }

    /// The sources with their copies for the compiler, and the copies that changed although their sources did not.
    package struct Copies {
        package var paths: [(source: String, copy: String)]
        package var changed: [String]
        /// The sources with syntax errors. If there are any, no copies are written.
        package var broken: [String] = []
        /// The adapted texts of the task's `texts`, by path.
        package var texts: [String: AdaptedText] = [:]
    }

    /// Writes the copies that are missing or outdated.
    /// - Parameter checksSyntax: whether to stop if sources have syntax errors.
    package func write(checksSyntax: Bool = true) throws -> Copies {
        let recordPath = task.folder + "/module.facts"
        let previousRecord = AdaptedModule.Record(contentsOf: recordPath)
        var parsed = parse(previousRecord)
        let broken = parsed.indices.filter { parsed[$0]?.tree.hasError ?? false }.map { sources[$0].path }
        if checksSyntax, !broken.isEmpty { return Copies(paths: [], changed: [], broken: broken) }
        let changedSources = Set(parsed.indices.filter { parsed[$0] != nil })
        let files = sources.indices.map { index in
            parsed[index].map { AdaptedModule.SourceRecord(digest: sources[index].digest, facts: $0.collector.facts) }
                ?? previousRecord.files[sources[index].path]
                ?? AdaptedModule.SourceRecord(digest: "", facts: SourceFacts())
        }
        var facts = files.map(\.facts)
        let swiftUIFiles = findSwiftUI(facts, &parsed)
        for (index, item) in parsed.enumerated() {
            if let item { facts[index] = swiftUIFiles.facts(of: index, facts[index], item.collector.nodes) }
        }
        if !task.isForEditor { swiftUIFiles.report(of: task.name) }
        let aliases = TypeAliases(facts)
        for index in aliases.isEmpty ? 0..<0 : facts.indices { facts[index].resolve(aliases) }
        let modules = Set(facts.flatMap(\.imports)).union(["UIKit"])
        let foreign = imported.read(modules)
        let genericTypes = Set(
            (facts + foreign).flatMap(\.types).filter { $0.kind != .extension && $0.traits.contains(.generic) }
                .map(\.name))
        for index in facts.indices { facts[index].inheritParameters(from: genericTypes) }
        var record = AdaptedModule.Record(
            imports: imported.state(of: modules) + (task.isProgram ? " program" : "")
                + (task.isPruned ? " pruned" : "") + (task.isForEditor ? " editor \(imports)" : ""),
            common: sharedDigest(facts) + swiftUIFiles.removedNames.sorted().joined(separator: ","), files: [:]
        )
        for (source, known) in zip(sources, files) { record.files[source.path] = known }
        let isSame = previousRecord.common == record.common && previousRecord.imports == record.imports
        if !task.adaptsOthers { (record.common, record.imports) = (previousRecord.common, previousRecord.imports) }
        var changed: [String] = []
        let affected = sources.indices.filter { index in
            unsafe !isSame && task.adaptsOthers || changedSources.contains(index)
                || access(sources[index].copyPath, R_OK) != 0 || task.texts[sources[index].path] != nil
        }
        guard !affected.isEmpty else { return Copies(paths: sources.map { ($0.path, $0.copyPath) }, changed: []) }
        try FileManager.default.createDirectory(atPath: task.folder, withIntermediateDirectories: true)
        var table = ModuleTable(facts, imported: foreign)
        table.modulesWithUIKit = imported.reexportingUIKit(among: modules)
        let unparsed = affected.filter { parsed[$0] == nil }
        parse(unparsed, into: &parsed)
        for item in parsed {
            item?.collector.resolve(aliases)
            item?.collector.inheritParameters(from: genericTypes)
        }
        let texts = adapt(affected, parsed, table, swiftUIFiles)
        var requestedTexts: [String: AdaptedText] = [:]
        for (index, text) in zip(affected, texts) {
            let isChanged = try AdaptedModule.write(text.bytes, to: sources[index].copyPath)
            if task.texts[sources[index].path] != nil { requestedTexts[sources[index].path] = text }
            let previousDigest = previousRecord.files[sources[index].path]?.digest ?? sources[index].digest
            if isChanged, previousDigest == sources[index].digest { changed.append(sources[index].path) }
        }
        if let output = task.output {
            try AdaptedModule.write(ImportedFacts.bytes(facts), to: output + ImportedFacts.fileExtension)
        }
        try AdaptedModule.write(record.bytes, to: recordPath)
        return Copies(paths: sources.map { ($0.path, $0.copyPath) }, changed: changed, texts: requestedTexts)
    }

    /// Finds the uses of SwiftUI, unless pruning is enabled, which finds them too.
    private func findSwiftUI(_ facts: [SourceFacts], _ parsed: inout [Parsed?]) -> SwiftUIFiles {
        let indices = task.isPruned ? [] : facts.indices.filter { SwiftUIFiles.importsSwiftUI(facts[$0]) }
        parse(indices.filter { parsed[$0] == nil }, into: &parsed)
        let trees = indices.compactMap { index in parsed[index].map { (index, $0.tree) } }
        let typeNames = facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
        return SwiftUIFiles(Dictionary(uniqueKeysWithValues: trees), own: Set(typeNames), evaluator)
    }

    // MARK: Parsing

    private struct Parsed {
        var collector: FactCollector
        var tree: SourceFileSyntax
    }

    /// Parses the sources that changed; the others are nil.
    private func parse(_ old: Record) -> [Parsed?] {
        var result = [Parsed?](repeating: nil, count: sources.count)
        let changed = sources.indices.filter { old.files[sources[$0].path]?.digest != sources[$0].digest }
        parse(changed, into: &result)
        return result
    }

    private func parse(_ indices: [Int], into result: inout [Parsed?]) {
        let parsed = AdaptedModule.concurrently(indices) { index -> Parsed in
            let tree = unsafe sources[index].bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
            let collector = FactCollector(evaluator)
            collector.walk(tree)
            return Parsed(collector: collector, tree: tree)
        }
        for (index, item) in zip(indices, parsed) { result[index] = item }
    }

    private func adapt(_ indices: [Int], _ parsed: [Parsed?], _ table: ModuleTable, _ swiftUIFiles: SwiftUIFiles)
        -> [AdaptedText]
    {
        let addedImports = task.isForEditor ? imports : []
        let accessorIndex =
            task.hasResourceAccessor
            ? nil : ResourceAccessor.indexOfFirstUse(in: sources.map { (path: $0.path, bytes: $0.bytes) })
        return AdaptedModule.concurrently(indices) { index in
            guard let item = parsed[index] else { return AdaptedText(bytes: [], replacements: []) }
            let adapter = FileAdapter(
                path: sources[index].path, source: sources[index].bytes, tree: item.tree, collector: item.collector,
                table: table, evaluator: evaluator, isProgram: task.isProgram, isPruned: task.isPruned,
                isForEditor: task.isForEditor)
            adapter.remove(swiftUIFiles.removedParts[index] ?? [])
            adapter.replaceBodies(swiftUIFiles.stubbedBodies[index] ?? [])
            if index == accessorIndex { adapter.append(ResourceAccessor.text(for: sources.map(\.path))) }
            return adapter.adapt(item.tree, added: addedImports)
        }
    }

    /// Calls a function for each index on all cores, and returns the results in the order of indices.
    private static func concurrently<Result>(_ indices: [Int], _ body: (Int) -> Result) -> [Result] {
        var results = [Result?](repeating: nil, count: indices.count)
        unsafe results.withUnsafeMutableBufferPointer { buffer in
            // Unchecked: each iteration writes a different element, and all have ended when the call returns.
            nonisolated(unsafe) let (locations, call) = unsafe (buffer, body)
            DispatchQueue.concurrentPerform(iterations: indices.count) { unsafe locations[$0] = call(indices[$0]) }
        }
        return results.compactMap(\.self)
    }

    /// Returns a digest of the facts that files share. While it stays the same, a changed file affects only itself.
    private func sharedDigest(_ files: [SourceFacts]) -> String {
        var sharedFacts = files
        let overridden = Set(
            files.flatMap(\.types).flatMap { type in
                type.methods.filter(\.isOverride).map(\.signature)
                    + type.variables.filter(\.isOverride).map(\.signature)
            })
        for file in sharedFacts.indices {
            for index in sharedFacts[file].types.indices where sharedFacts[file].types[index].kind == .class {
                sharedFacts[file].types[index].properties = []
                sharedFacts[file].types[index].methods.removeAll {
                    !$0.isMarked && !$0.isOverride && !overridden.contains($0.signature)
                }
            }
        }
        var writer = FactWriter()
        writer.write(sharedFacts) { $0.write($1) }
        return Fingerprint.of(writer.bytes)
    }

    /// Writes bytes to a file, unless it already contains them.
    /// - Returns: whether the file was written.
    @discardableResult package static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
        if let existing = FileManager.default.contents(atPath: path), existing.elementsEqual(bytes) { return false }
        try FileManager.default.createDirectory(atPath: path.parentFolder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        return true
    }
}
