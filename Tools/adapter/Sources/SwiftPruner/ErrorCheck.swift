import Foundation
import SwiftAdapter
import Synchronization

/// The compiler queries that pruning needs.
protocol CompilerQueries {
    /// Returns the modules that do not exist.
    func missing(_ modules: [String]) -> Set<String>
    /// Returns the existing C and Objective-C modules whose headers the compiler cannot read.
    func unbuildable(_ modules: [String]) -> Set<String>
    /// Returns the binary operators that no module declares.
    func missingOperators(_ names: [String], imports: [String]) -> Set<String>
    /// Returns the compiler's spelling of the last name in each expression: the name itself if the compiler knows it, otherwise the
    /// suggestion.
    func spellings(of expressions: [String], imports: [String]) -> [String: String]
    /// Returns the errors of a module.
    /// - Parameters:
    ///   - paths: the files to check. Other files are checked only if the declarations in these files need them.
    ///   - overlay: the path of the file system overlay that lists the texts of files.
    func errors(in paths: [String], _ depth: ErrorCheck.Depth, overlay: String) -> [CompilerError]
}

/// Runs the compiler to find the errors of a module, without writing object files.
package struct ErrorCheck: CompilerQueries {
    /// The depth to which sources are checked.
    enum Depth { case declarations, bodies }

    private let frontend: String
    private let options: [String]
    private let sources: [String]
    private let folder: String

    /// Options with a value that only affect the output.
    private static let dropped: Set<String> = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-o", "-emit-objc-header-path", "-num-threads",
        "-diagnostic-style", "-emit-dependencies-path", "-emit-tbd-path", "-index-unit-output-path",
    ]
    /// Options without a value that only affect the output.
    private static let outputOptions: Set<String> = [
        "-emit-dependencies", "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output", "-c",
        "-emit-module", "-v", "-wmo", "-whole-module-optimization", "-warnings-as-errors", "-g", "-gdwarf-types",
        "-emit-objc-header", "-emit-library", "-emit-executable", "-static", "-color-diagnostics", "-save-temps",
        "-no-color-diagnostics", "-index-ignore-system-modules", "-emit-tbd",
    ]

    /// Creates a check; nil if the compiler's options cannot be determined.
    /// - Parameters:
    ///   - arguments: the original call of the compiler.
    ///   - additions: options that are added for adapted modules.
    init?(compiler: String, arguments: CompilerArguments, additions: [String], sources: [String], folder: String) {
        (self.sources, self.folder) = (sources, folder)
        let relevantOptions = ErrorCheck.options(of: arguments)
        // An existing file is needed, because the driver only prints the options of its own compiler.
        guard let first = sources.first,
            let job = ErrorCheck.run(
                compiler, ["-typecheck", "-wmo", "-###"] + relevantOptions + additions + [first],
                output: folder + "/job.txt"),
            let line = job.text.split(separator: "\n").first(where: { $0.contains(" -typecheck ") })
        else { return nil }
        var jobArguments = CompilerArguments.splitArguments(String(line))
        guard jobArguments.count > 3 else { return nil }
        frontend = jobArguments.removeFirst()
        jobArguments.removeAll { $0 == first || $0 == "-frontend" || $0 == "-typecheck" || $0 == "-color-diagnostics" }
        for option in ["-filelist", "-supplementary-output-file-map", "-o"] {
            while let index = jobArguments.firstIndex(of: option), index + 1 < jobArguments.count {
                jobArguments.removeSubrange(index...index + 1)
            }
        }
        options = jobArguments + ["-diagnostic-style", "llvm", "-suppress-warnings"] + ErrorCheck.diagnosticOptions
    }

    /// Makes the compiler add the identifiers of its diagnostics, and suggest other spellings.
    static let diagnosticOptions = ["-debug-diagnostic-names", "-typo-correction-limit", "100000"]

    /// Returns the options of a call that affect the meaning of sources.
    package static func options(of arguments: CompilerArguments) -> [String] {
        var result: [String] = []
        let expanded = arguments.expanded
        let locations = Set(arguments.sources)
        var index = 0
        while index < expanded.count {
            let argument = expanded[index]
            if ["-Xcc", "-Xfrontend", "-Xllvm", "-Xlinker"].contains(argument), index + 1 < expanded.count {
                result += [argument, expanded[index + 1]]
                index += 2
                continue
            }
            let isJobCount = argument.hasPrefix("-j") && Int(argument.dropFirst(2)) != nil
            if Self.dropped.contains(argument) {
                index += 1
            } else if !locations.contains(index), !Self.outputOptions.contains(argument), !isJobCount {
                result.append(argument)
            }
            index += 1
        }
        return result
    }

    func missing(_ modules: [String]) -> Set<String> {
        let names = modules.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        let path = folder + "/imports.swift"
        let text = names.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
        guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil,
            let result = ErrorCheck.run(
                frontend, ["-frontend", "-typecheck", path] + options, output: folder + "/imports.txt")
        else { return [] }
        return Set(CompilerError.read(result.text).filter { $0.path == path }.map(\.message)).intersection(names)
    }

    func unbuildable(_ modules: [String]) -> Set<String> {
        let maps = options.filter { $0.hasPrefix("-fmodule-map-file=") }.map { String($0.dropFirst(18)) }
        let declared = Set(
            maps.flatMap { map in
                let text = String(decoding: FileManager.default.contents(atPath: map) ?? Data(), as: UTF8.self)
                return text.matches(of: /\bmodule\s+"?(\w+)/).map { String($0.output.1) }
            })
        var remaining = modules.filter(declared.contains)
        var unbuildableModules: Set<String> = []
        let path = folder + "/c-modules.swift"
        // The compiler stops at the first module that it cannot read.
        while !remaining.isEmpty {
            let text = remaining.map { "import \($0)\n" }.joined()
            guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil,
                let result = ErrorCheck.run(
                    frontend, ["-frontend", "-typecheck", path] + options, output: folder + "/c-modules.txt")
            else { break }
            let failedModules = CompilerError.read(result.text)
                .filter { $0.path == path && $0.identifier == Diagnostic.unbuildableModule }
                .flatMap(\.quoted).filter(remaining.contains)
            if failedModules.isEmpty { break }
            unbuildableModules.formUnion(failedModules)
            remaining.removeAll(where: unbuildableModules.contains)
        }
        return unbuildableModules
    }

    func missingOperators(_ names: [String], imports: [String]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let path = folder + "/operators.swift"
        let text =
            imports.map { "import \($0)\n" }.joined()
            + names.map { "_ = 1 \($0) 1\n" }.joined()
        guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil,
            let result = ErrorCheck.run(
                frontend, ["-frontend", "-typecheck", path] + options, output: folder + "/operators.txt")
        else { return [] }
        let errors = CompilerError.read(result.text).filter { $0.diagnostic == .unknownName }
        return Set(errors.compactMap(\.quoted.first)).intersection(names)
    }

    func spellings(of expressions: [String], imports: [String]) -> [String: String] {
        let path = folder + "/spelling.swift"
        let head = imports.map { "import \($0);" }.joined() + "\n"
        let text = head + expressions.map { "func f(x: Any) { _ = \($0) }\n" }.joined()
        guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil,
            let result = ErrorCheck.run(
                frontend, ["-frontend", "-typecheck", path] + options, output: folder + "/spelling.txt")
        else { return [:] }
        var spellingByExpression: [String: String] = [:]
        var unknown: Set<Int> = []
        for error in CompilerError.read(result.text) where expressions.indices.contains(error.line - 2) {
            guard error.diagnostic?.concernsNames ?? false else { continue }
            unknown.insert(error.line - 2)
            spellingByExpression[expressions[error.line - 2]] = error.spelling
        }
        for index in expressions.indices where !unknown.contains(index) {
            spellingByExpression[expressions[index]] = expressions[index].split(separator: ".").last.map(String.init)
        }
        return spellingByExpression
    }

    func errors(in paths: [String], _ depth: Depth, overlay: String) -> [CompilerError] {
        let base = ["-frontend", "-typecheck", "-vfsoverlay", overlay] + options
        if depth == .declarations {
            return errors(of: base + ["-experimental-skip-all-function-bodies"], primaries: sources, number: 0)
        }
        // Use batches of a fixed size, so that the errors don't depend on the number of processors.
        let size = 24
        let parts = stride(from: 0, to: paths.count, by: size).map { Array(paths[$0..<min($0 + size, paths.count)]) }
        let results = Results(count: parts.count)
        let next = Results(count: 1)
        let workers = max(1, min(parts.count, ProcessInfo.processInfo.activeProcessorCount))
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let number = next.claimNext(below: parts.count) {
                results.set(number, errors(of: base, primaries: parts[number], number: number))
            }
        }
        return Array(Set(results.all)).sorted(by: CompilerError.isBefore)
    }

    private func errors(of arguments: [String], primaries: [String], number: Int) -> [CompilerError] {
        let list = folder + "/check.sources", primary = folder + "/check-\(number).primaries"
        let text = sources.joined(separator: "\n") + "\n"
        try? Data(text.utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
        try? Data((primaries.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: primary))
        let result = ErrorCheck.run(
            frontend, arguments + ["-filelist", list, "-primary-filelist", primary],
            output: folder + "/check-\(number).txt"
        )
        let errors = CompilerError.read(result?.text ?? "")
        if errors.isEmpty, let result, result.status != 0 {
            FileHandle.standardError.write(Data(result.text.utf8))
        }
        return errors
    }

    /// Runs a program and waits for it to exit.
    /// - Parameter output: the file that receives both of the program's outputs.
    /// - Returns: the output and the exit status; nil if the program cannot be run.
    package static func run(_ program: String, _ arguments: [String], output: String) -> (text: String, status: Int32)?
    {
        guard FileManager.default.createFile(atPath: output, contents: nil),
            let handle = FileHandle(forWritingAtPath: output)
        else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (handle, handle)
        do { try process.run() } catch { return nil }
        process.waitUntilExit()
        try? handle.close()
        let data = FileManager.default.contents(atPath: output) ?? Data()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}

/// Collects the results of several threads, in the order of their tasks.
private final class Results: Sendable {
    private let parts: Mutex<[[CompilerError]]>
    private let nextIndex = Atomic(0)

    init(count: Int) { parts = Mutex(Array(repeating: [], count: count)) }

    func set(_ index: Int, _ errors: [CompilerError]) { parts.withLock { $0[index] = errors } }

    /// Returns the next unclaimed task.
    func claimNext(below end: Int) -> Int? {
        let number = nextIndex.add(1, ordering: .relaxed).oldValue
        return number < end ? number : nil
    }

    var all: [CompilerError] { parts.withLock { $0.flatMap { $0 } } }
}
