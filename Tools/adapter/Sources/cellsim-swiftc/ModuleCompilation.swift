import Foundation
import SwiftAdapter
import SwiftPruner

/// Compiles a module, which is adapted first if necessary.
struct ModuleCompilation {
    let compiler: String
    /// The folder of CellSim's modules and library.
    let library: String
    let arguments: CompilerArguments
    /// The paths of the sources as the package manager named them.
    let packageSources: [String]
    /// Options for modules that import CellSim's modules.
    let additions: [String]

    private var map: String? { arguments.value("-output-file-map") }

    /// Adapts and compiles the module, or forwards the call to the compiler.
    func compile() -> Never {
        // Created before the folder, so that a signal cannot leave the folder behind.
        let process = map == nil ? CompilerProcess() : nil
        do {
            let folder = try CopyFolder(map: map)
            let status = Result { try compile(in: folder.path, process) }
            folder.remove()
            if let process { process.exit(try status.get()) } else { exit(try status.get()) }
        } catch {
            FileHandle.standardError.write(
                Data("error: sources cannot be adapted: \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    private func compile(in folder: String, _ process: CompilerProcess?) throws -> Int32 {
        let task = task(folder)
        guard let module = AdaptedModule(task),
            module.isForIOS || PruningRun.isRequested && !PruningRun.compilesUnchanged(compiler, arguments, additions)
        else {
            if PruningRun.isRequested { PruningRun.writeDeclarations(of: task) }
            return try runCompiler(arguments.original + additions, process)
        }
        var copies = try module.write()
        if !copies.broken.isEmpty {
            let check = SyntaxCheck(compiler: compiler, arguments: arguments)
            if let errors = check.errors(in: copies.broken, folder: folder) {
                FileHandle.standardError.write(Data(errors.utf8))
                return 1
            }
            copies = try module.write(checksSyntax: false)
        }
        var additions = additions
        for name in module.imports {
            additions += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        if PruningRun.isRequested {
            let run = PruningRun(
                compiler: compiler, arguments: arguments, additions: additions, folder: folder, copies: copies.paths,
                packageSources: packageSources, library: library)
            return try run.compile()
        }
        let overlay = try writeOverlay(copies, folder)
        return try runCompiler(arguments.original + ["-vfsoverlay", overlay] + additions, process)
    }

    /// Replaces this process by the compiler if no cleanup is needed afterwards.
    private func runCompiler(_ arguments: [String], _ process: CompilerProcess?) throws -> Int32 {
        guard let process else { execute(compiler, arguments) }
        return try process.run(compiler, arguments)
    }

    private func task(_ folder: String) -> AdaptedModule.Task {
        AdaptedModule.Task(
            paths: arguments.sources.map { arguments.expanded[$0] }, name: arguments.value("-module-name") ?? "main",
            folder: folder, definitions: arguments.definitions,
            moduleFolders: arguments.searchPaths + [library + "/modules"],
            output: arguments.value("-emit-module-path").map { ($0 as NSString).deletingPathExtension },
            language: arguments.value("-swift-version"), isProgram: arguments.has("-entry-point-function-name"),
            isPruned: PruningRun.isRequested)
    }

    /// Maps the user's files to their copies, so that messages, breakpoints and `#file` refer to the user's files.
    /// - Returns: the path of the file system overlay.
    private func writeOverlay(_ copies: AdaptedModule.Copies, _ folder: String) throws -> String {
        let overlay: [String: Any] = [
            "version": 0, "use-external-names": false, "case-sensitive": true,
            "roots": copies.paths.map { ["type": "file", "name": $0.source, "external-contents": $0.copy] },
        ]
        let path = folder + "/overlay.json"
        try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys]).write(
            to: URL(fileURLWithPath: path))
        if let map, let data = FileManager.default.contents(atPath: map),
            let outputs = try JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
        {
            // The compiler only compares the dates of the user's files. Without an object file, a changed copy is compiled too.
            for path in copies.changed { if let object = outputs[path]?["object"] { unsafe unlink(object) } }
        }
        return path
    }
}
