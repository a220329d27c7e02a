import Foundation
import SwiftParser

// Called as the Swift compiler. Modules of iOS apps are adapted to Linux on the way; everything else is handed on as it is.

/// Where things are: the compiler to call, and the modules and the library of CellSim.
struct Surroundings {
    let compiler: String
    let library: String?

    init() {
        let environment = ProcessInfo.processInfo.environment
        compiler = environment["CELLSIM_SWIFTC"] ?? "/usr/bin/swiftc"
        library = environment["CELLSIM_LIBRARY"]
    }
}

func execute(_ program: String, _ arguments: [String]) -> Never {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(program, &words)
    FileHandle.standardError.write(Data("error: \(program) cannot be run: \(String(cString: strerror(errno)))\n".utf8))
    exit(1)
}

/// Writes what importing modules are told of a module: `-write-facts OUTPUT SOURCES…`.
func writeFacts(_ arguments: [String]) -> Int32 {
    guard let output = arguments.first else { return 1 }
    let evaluator = ConditionEvaluator(definitions: [])
    var files = arguments.dropFirst().map { path in
        let collector = FactCollector(evaluator)
        let source = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
        collector.walk(source.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) })
        return collector.facts
    }
    ImportedFacts.markDefaults(in: &files)
    do { try AdaptedModule.write(ImportedFacts.bytes(files), to: output) } catch { return 1 }
    return 0
}

let surroundings = Surroundings()
let given = CompilerArguments(Array(CommandLine.arguments.dropFirst()))
// Called so when the library is put together, for the modules of CellSim's own.
if given.given.first == "-write-facts" { exit(writeFacts(Array(given.given.dropFirst()))) }
if given.given.first == "-write-words", given.given.count > 2 {
    do { try Vocabulary.write(Array(given.given.dropFirst(2)), to: given.given[1]) } catch { exit(1) }
    exit(0)
}
let arguments = given.isAppPackage ? given.withLinksResolved() : given

if (CommandLine.arguments[0] as NSString).lastPathComponent == "clang" {
    let clang = (surroundings.compiler as NSString).deletingLastPathComponent + "/clang"
    exit(ObjectiveCSource.compile(Array(CommandLine.arguments.dropFirst()), clang))
}

guard let library = surroundings.library, !arguments.isManifest else {
    execute(surroundings.compiler, arguments.given)
}

if arguments.isLink {
    execute(
        surroundings.compiler,
        arguments.given + [
            "-L", library, "-Xlinker", "--whole-archive", "-Xlinker", library + "/libCellSimLanguageHooks.a",
            "-Xlinker", "--no-whole-archive",
            "-Xlinker", "--as-needed", "-lCellSim", "-Xlinker", "-rpath", "-Xlinker", library,
        ])
}

let places = arguments.sources
if places.isEmpty || arguments.has("-modulewrap") { execute(surroundings.compiler, arguments.given) }

/// Where the compiler finds UIKit and what belongs to it: modules that import adapted ones need them too.
let modules = library + "/modules"
var additions = ["-I", modules]
for name in (try? FileManager.default.contentsOfDirectory(atPath: modules))?.sorted() ?? []
where name.hasSuffix(".modulemap") {
    additions += ["-Xcc", "-fmodule-map-file=" + modules + "/" + name]
}

// A snapshot library that the package depends on is the one of CellSim's.
if let ready = ReadyModule(arguments, modules) {
    exit(ready.compile(with: surroundings.compiler))
}

let map = arguments.value("-output-file-map")
let folder =
    (map.map { ($0 as NSString).deletingLastPathComponent } ?? FileManager.default.temporaryDirectory.path) + "/adapted"
let output = arguments.value("-emit-module-path").map { ($0 as NSString).deletingPathExtension }
let task = AdaptedModule.Task(
    paths: places.map { arguments.expanded[$0] }, name: arguments.value("-module-name") ?? "main", folder: folder,
    definitions: arguments.definitions,
    moduleFolders: arguments.searchPaths + [modules], output: output, language: arguments.value("-swift-version"),
    isProgram: arguments.has("-entry-point-function-name"), isPruned: PruningRun.isAsked)
guard let module = AdaptedModule(task),
    module.isForApple || PruningRun.isAsked && !PruningRun.compiles(surroundings.compiler, arguments, additions)
else {
    if PruningRun.isAsked { PruningRun.writeDeclarations(of: task) }
    execute(surroundings.compiler, arguments.given + additions)
}

do {
    var copies = try module.write()
    if !copies.broken.isEmpty {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let check = SyntaxCheck(compiler: surroundings.compiler, arguments: arguments)
        if let errors = check.errors(in: copies.broken, folder: folder) {
            FileHandle.standardError.write(Data(errors.utf8))
            exit(1)
        }
        copies = try module.write(checksSyntax: false)
    }
    for name in module.imports {
        additions += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if PruningRun.isAsked {
        let run = PruningRun(
            compiler: surroundings.compiler, arguments: arguments, additions: additions, folder: folder,
            copies: copies.paths,
            packageSources: given.sources.map { given.expanded[$0] }, library: library)
        exit(try run.compile())
    }
    // The compiler reads the copies under the names of the user's files: so messages, break points and #file name these.
    let overlay: [String: Any] = [
        "version": 0, "use-external-names": false, "case-sensitive": true,
        "roots": copies.paths.map { ["type": "file", "name": $0.source, "external-contents": $0.copy] },
    ]
    let overlayPath = folder + "/overlay.json"
    try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys]).write(
        to: URL(fileURLWithPath: overlayPath))
    if let map, let data = FileManager.default.contents(atPath: map),
        let outputs = try JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    {
        // The compiler goes by the times of the user's files: without their objects, these are compiled too.
        for path in copies.changed { if let object = outputs[path]?["object"] { unlink(object) } }
    }
    execute(surroundings.compiler, arguments.given + ["-vfsoverlay", overlayPath] + additions)
} catch {
    FileHandle.standardError.write(Data("error: sources cannot be adapted: \(error.localizedDescription)\n".utf8))
    exit(1)
}
