import Foundation
import SwiftAdapter
import SwiftPruner

// The program that builds run in place of the Swift compiler. It adapts modules of iOS apps to Linux; all other calls are forwarded.

/// The paths of the actual compiler, and of CellSim's modules and library.
struct ToolchainPaths {
    let compiler: String
    let library: String?
    /// The folder for the compiler's cache of C modules, which all packages share because filling it takes seconds.
    /// It is next to this program in the user's cache; nil if this program is elsewhere.
    let moduleCache: String?

    init() {
        let environment = ProcessInfo.processInfo.environment
        compiler = environment["CELLSIM_SWIFTC"] ?? "/usr/bin/swiftc"
        library = environment["CELLSIM_LIBRARY"]
        let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let folder = executable.parentFolder.parentFolder.parentFolder + "/module-cache"
        moduleCache = unsafe executable.hasSuffix("/usr/bin/swiftc") && access(folder, W_OK) == 0 ? folder : nil
    }
}

/// Replaces this process by a program.
func execute(_ program: String, _ arguments: [String]) -> Never {
    var argumentPointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    unsafe execv(program, &argumentPointers)
    FileHandle.standardError.write(
        Data("error: \(program) cannot be run: \(unsafe String(cString: strerror(errno)))\n".utf8))
    exit(1)
}

if CommandLine.arguments.dropFirst() == ["-serve-editor"] { EditorService.run() }
let toolchainPaths = ToolchainPaths()
let originalArguments = CompilerArguments(Array(CommandLine.arguments.dropFirst())).withRenamedPackage
// Used for CellSim's own modules when the library is assembled.
if ["-write-facts", "-write-words"].contains(originalArguments.original.first), originalArguments.original.count > 2 {
    let (output, sources) = (originalArguments.original[1], Array(originalArguments.original.dropFirst(2)))
    do {
        if originalArguments.original[0] == "-write-words" {
            try Vocabulary.write(sources, to: output)
        } else {
            try ImportedFacts.write(of: sources, to: output)
        }
    } catch { exit(1) }
    exit(0)
}
let resolvedArguments = originalArguments.isAppPackage ? originalArguments.withLinksResolved() : originalArguments
let arguments = toolchainPaths.moduleCache.map(resolvedArguments.withModuleCache) ?? resolvedArguments

if (CommandLine.arguments[0] as NSString).lastPathComponent == "clang" {
    let clang = (toolchainPaths.compiler as NSString).deletingLastPathComponent + "/clang"
    exit(ObjectiveCSource.compile(Array(CommandLine.arguments.dropFirst()), clang))
}

if toolchainPaths.library != nil, arguments.isManifest {
    ManifestCompilation(toolchainPaths.compiler, arguments).compile()
}
guard let library = toolchainPaths.library else {
    execute(toolchainPaths.compiler, arguments.original)
}

if arguments.isLink {
    execute(
        toolchainPaths.compiler,
        arguments.original + [
            "-L", library, "-Xlinker", "--whole-archive", "-Xlinker", library + "/libCellSimLanguageHooks.a",
            "-Xlinker", "--no-whole-archive",
            "-Xlinker", "--as-needed", "-lCellSim", "-Xlinker", "-rpath", "-Xlinker", library,
            // An old-style `rpath` also applies to the dependencies of libraries: libCellSim.so finds the toolchain's
            // libraries wherever
            // the toolchain is, and the drawing libraries in an archive find each other.
            "-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath", "-Xlinker", library + "/libraries",
        ])
}

if arguments.sources.isEmpty || arguments.has("-modulewrap") { execute(toolchainPaths.compiler, arguments.original) }

/// The folder of UIKit and its modules. Modules that import adapted ones need it too.
let modules = library + "/modules"
// Completions of animations are called within the call that starts the animation, not later as on iOS. If the caller has passed a
// property `inout`, reading it there would end the program.
var additions = ["-I", modules, "-enforce-exclusivity=unchecked"]
for name in (try? FileManager.default.contentsOfDirectory(atPath: modules))?.sorted() ?? []
where name.hasSuffix(".modulemap") {
    additions += ["-Xcc", "-fmodule-map-file=" + modules + "/" + name]
}

// If the package depends on a snapshot library, CellSim's module replaces it.
if let prebuilt = PrebuiltModule(arguments, modules) {
    exit(prebuilt.compile(with: toolchainPaths.compiler))
}

ModuleCompilation(
    compiler: toolchainPaths.compiler, library: library, arguments: arguments,
    packageSources: originalArguments.sources.map { originalArguments.expanded[$0] }, additions: additions
).compile()
