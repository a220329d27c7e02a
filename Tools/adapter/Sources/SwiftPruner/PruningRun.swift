import Foundation
import SwiftAdapter
import SwiftParser

/// A compiler call for a module that is pruned: finds the cuts, then compiles the rest.
package struct PruningRun {
    let compiler: String
    let arguments: CompilerArguments
    /// Options that are added for adapted modules.
    let additions: [String]
    /// The folder of the module's adapted copies.
    let folder: String
    let copies: [(source: String, copy: String)]
    /// The paths of the sources as the package manager named them.
    let packageSources: [String]
    /// The folder of CellSim's library, whose files also determine the cuts.
    let library: String

    package init(
        compiler: String, arguments: CompilerArguments, additions: [String], folder: String,
        copies: [(source: String, copy: String)], packageSources: [String], library: String
    ) {
        (self.compiler, self.arguments, self.additions) = (compiler, arguments, additions)
        (self.folder, self.copies) = (folder, copies)
        (self.packageSources, self.library) = (packageSources, library)
    }

    private var overlay: String { folder + "/pruned-overlay.json" }
    private var recordPath: String { folder + "/pruned.json" }
    var progressPath: String { folder + "/pruned-progress.json" }

    /// The path of the module's file without its extension.
    private var module: String? {
        arguments.value("-emit-module-path").map { ($0 as NSString).deletingPathExtension }
    }

    /// The folders with the package's modules.
    var moduleFolders: [String] {
        arguments.searchPaths + (module.map { [$0.parentFolder] } ?? [])
    }

    /// Whether this build prunes modules.
    package static var isRequested: Bool { ProcessInfo.processInfo.environment["CELLSIM_PRUNE"] == "1" }

    /// Whether a module that does not mention iOS compiles unchanged, so that it need not be adapted.
    package static func compilesUnchanged(_ compiler: String, _ arguments: CompilerArguments, _ additions: [String])
        -> Bool
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        process.arguments = arguments.original + additions
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        do { try process.run() } catch { return true }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Writes the declarations of a module that is not adapted, for other modules.
    package static func writeDeclarations(of task: AdaptedModule.Task) {
        guard let output = task.output else { return }
        let trees = task.paths.map { path in
            let source = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            return unsafe source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
        }
        // A failure is not fatal: importing modules then lack facts about this one.
        try? ModuleDeclarations(OwnDeclarations(trees), ClassTree(trees), MissingNames()).write(beside: output)
    }

    /// Prunes and compiles the module.
    /// - Returns: the compiler's exit status.
    package func compile() throws -> Int32 {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let check = ErrorCheck(
            compiler: compiler, arguments: arguments, additions: additions, sources: copies.map(\.source),
            folder: folder)
        let context = CutContext.current()
        let key = key(context)
        let sources = copies.map { copy -> PrunedSource in
            let text = FileManager.default.contents(atPath: copy.copy).map { [UInt8]($0) } ?? []
            return PrunedSource(path: copy.source, text: text, copy: prunedCopy(copy.copy), cuts: [])
        }
        let progress = PruningProgress.read(progressPath, key: key, sources)
        var previousRecord = progress?.record ?? PruningRecord.read(recordPath)
        if let record = previousRecord,
            record.key != key || check.map({ isStale(record, sources, $0, context) }) ?? false
        {
            previousRecord = nil
        }
        let knownFiles = Dictionary(previousRecord?.files.map { ($0.path, $0) } ?? []) { first, _ in first }
        var changedSources: [PrunedSource] = []
        for source in sources {
            guard let file = knownFiles[source.path], file.digest == Fingerprint.of(source.text) else {
                changedSources.append(source)
                continue
            }
            for cut in file.cuts { source.add(cut) }
            source.prologue = file.prologue
        }
        try writeOverlay(sources)
        guard let check else {
            for source in sources { try write(source) }
            return try finish(run())
        }
        let pruner = Pruner(
            sources: sources, stubs: previousRecord?.stubs ?? TypeStubs(),
            documents: DocumentClasses(sources: sources.map(\.path), packageSources: packageSources), check: check,
            context: context, moduleFolders: moduleFolders,
            vocabulary: Vocabulary(modules: library + "/modules"), overlay: overlay, write: write)
        if previousRecord != nil, let progress {
            pruner.resume(progress)
            let unchecked = Set(progress.unchecked)
            changedSources = sources.filter { unchecked.contains($0.path) }
        }
        pruner.passReport = PassReport(module: arguments.value("-module-name") ?? "module")
        pruner.save = { unchecked in try save(pruner, key, unchecked) }
        defer { try? Data(pruner.log.utf8).write(to: URL(fileURLWithPath: folder + "/passes.txt")) }
        try prune(pruner, changedSources, isFirst: previousRecord == nil)
        // A record that was found with a mistake in the sources is useless for the next build.
        let status = try compile(pruner, key, isChecked: previousRecord == nil || progress != nil)
        try? FileManager.default.removeItem(atPath: progressPath)
        return status
    }

    private func prune(_ pruner: Pruner, _ fresh: [PrunedSource], isFirst: Bool) throws {
        let hasCut = pruner.cutModules()
        guard !fresh.isEmpty || !pruner.earlyCuts.isEmpty else { return try pruner.writeAll() }
        let isChanged = try pruner.pruneDeclarations()
        // If nothing has been cut so far, the compiler reports the errors itself.
        if isFirst, !hasCut, !isChanged { return }
        pruner.cutOperators()
        try pruner.pruneBodies(of: isFirst ? pruner.sources : fresh)
        try pruner.restore()
    }

    /// The maximum number of attempts to write object files.
    private static let attempts = 10

    /// Lets the compiler write object files, and cuts code for the errors that appear only then.
    private func compile(_ pruner: Pruner, _ key: String, isChecked: Bool) throws -> Int32 {
        var isChecked = isChecked
        for attempt in 0..<Self.attempts {
            let result = run()
            if result.status == 0 {
                try record(pruner, key).write(to: recordPath)
                if let module { try pruner.declarations.write(beside: module) }
                return try finish(result)
            }
            let errors = PruningRun.causes(CompilerError.read(result.messages))
            guard attempt + 1 < Self.attempts, try pruner.applyCompilationCuts(errors) else {
                return try finish(result, advice: pruner.advice)
            }
            // The cuts may have made other files invalid, so check all declarations.
            if !isChecked {
                try pruner.pruneDeclarations()
                // Check only the bodies of files without an object file. The next run compiles the files that depend on the changes
                // again, and reports their errors.
                let objects = objects()
                try pruner.pruneBodies(
                    of: pruner.sources.filter { source in
                        objects[source.path].map { !FileManager.default.fileExists(atPath: $0) } ?? true
                    })
                isChecked = true
            }
        }
        return 1
    }

    /// Returns the errors without those that are only consequences of errors in other files (`cascadingIdentifiers`).
    private static func causes(_ errors: [CompilerError]) -> [CompilerError] {
        let primaryErrors = errors.filter { !Diagnostic.cascadingIdentifiers.contains($0.identifier) }
        return primaryErrors.isEmpty ? errors : primaryErrors
    }

    // MARK: The compiler

    private struct Result {
        var status: Int32
        var output: Data
        var errors: Data
        /// The messages without the compiler's output for package managers.
        var messages: String
    }

    private func run() -> Result {
        let out = folder + "/compile.out", err = folder + "/compile.err"
        for path in [out, err] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        process.arguments =
            arguments.original + ["-vfsoverlay", overlay] + additions
            + ["-continue-building-after-errors", "-diagnostic-style", "llvm"]
            + ErrorCheck.diagnosticOptions.flatMap { ["-Xfrontend", $0] }
        process.standardOutput = FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        do { try process.run() } catch {
            return Result(
                status: 1, output: Data(), errors: Data("error: \(compiler) cannot be run\n".utf8), messages: "")
        }
        process.waitUntilExit()
        let output = FileManager.default.contents(atPath: out) ?? Data()
        let errors = FileManager.default.contents(atPath: err) ?? Data()
        return Result(
            status: process.terminationStatus, output: output, errors: errors,
            messages: CompilerStream.messages(output) + CompilerStream.messages(errors))
    }

    /// Prints the compiler's messages and returns its exit status.
    /// - Parameter advice: the text that is printed if the compiler fails.
    private func finish(_ result: Result, advice: String = "") throws -> Int32 {
        FileHandle.standardOutput.write(try CompilerStream.withoutIdentifiers(result.output))
        FileHandle.standardError.write(try CompilerStream.withoutIdentifiers(result.errors))
        if result.status != 0 { FileHandle.standardError.write(Data(advice.utf8)) }
        return result.status
    }

    // MARK: Files

    private func prunedCopy(_ copy: String) -> String { folder + "/pruned" + copy.dropFirst(folder.count) }

    private func writeOverlay(_ sources: [PrunedSource]) throws {
        let object: [String: Any] = [
            "version": 0, "use-external-names": false, "case-sensitive": true,
            "roots": sources.map { ["type": "file", "name": $0.path, "external-contents": $0.copy] },
        ]
        try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]).write(
            to: URL(fileURLWithPath: overlay))
    }

    /// Writes a source with its cuts. If the copy changed, removes the object file, so that the compiler compiles the copy again:
    /// it compares only the dates of the user's files.
    private func write(_ source: PrunedSource) throws {
        guard try AdaptedModule.write(source.render(), to: source.copy), let object = objects()[source.path] else {
            return
        }
        unsafe unlink(object)
    }

    /// Returns the object file of each source; empty if all sources share one object file.
    private func objects() -> [String: String] {
        guard let map = arguments.value("-output-file-map"), let data = FileManager.default.contents(atPath: map),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return [:] }
        return outputs.compactMapValues { $0["object"] }
    }
}
