import CellSimEscaping
import CellSimHost
import CellSimProcess
import Foundation

/// A Swift toolchain for app sources, together with the modules, the library and the adapter that `make install` installs next to this
/// program.
struct SwiftToolchain {
    /// The folder of the toolchain, which contains `bin` and `lib`.
    let toolchain: String
    /// The folder of the modules, the library and the adapter.
    let library: String
    /// The path of the file that package builds run as the compiler.
    let compiler: String

    /// Finds the toolchain and the library.
    /// - Throws: `InvalidInput` if the toolchain or the library is missing, or if their versions don't match.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        guard let toolchain = SwiftToolchain.toolchain(environment) else {
            throw InvalidInput(
                "swiftc: error: no Swift toolchain on PATH; see https://www.swift.org/install/linux")
        }
        guard let library = SwiftToolchain.libraryFolder(environment) else {
            throw InvalidInput(
                "libCellSim.so: error: the library for app sources is not installed; run 'make install' in CellSim's folder"
            )
        }
        (self.toolchain, self.library) = (toolchain, library)
        try SwiftToolchain.checkVersion(of: toolchain, library)
        compiler = try SwiftToolchain.makeCompilerFile(toolchain, library, environment)
    }

    /// The modules that sources can import without a package.
    var providedModules: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: library + "/modules")) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// The folder for compiled C modules in the user's cache. All packages share it.
    var moduleCache: String { compiler.dropLast("/usr/bin/swiftc".count) + "/module-cache" }

    /// The environment variables with which a package build adapts sources.
    var variables: [(name: String, value: String)] {
        [
            ("CELLSIM_LIBRARY", library), ("CELLSIM_SWIFTC", toolchain + "/bin/swiftc"), ("SWIFT_EXEC", compiler),
            ("CC", (compiler as NSString).deletingLastPathComponent + "/clang"),
        ]
    }

    /// Replaces this process with `swift`. Returns only if `swift` can't be run.
    func execSwift(_ arguments: [String]) throws -> Never {
        for (name, value) in variables { unsafe setenv(name, value, 1) }
        let program = toolchain + "/bin/swift"
        var argumentPointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        unsafe execv(program, &argumentPointers)
        let reason = unsafe String(cString: strerror(errno))
        throw InvalidInput("\(program): error: cannot be run: \(reason)")
    }

    /// Runs `swift` and exits with its status. Compilers and tests that it starts are terminated together with this process.
    func runSwiftAndExit(_ arguments: [String]) throws -> Never {
        let end = try start(arguments, [:], (0, 1, 2)).wait()
        if case .signal(let number) = end {
            signal(number, SIG_DFL)
            kill(getpid(), number)
        }
        CrashRecovery.exit(end.status)
    }

    /// Runs `swift test` and exits with its status. If standard output is coloured, the output passes through this process.
    func runSwiftTestAndExit(_ arguments: [String]) throws -> Never {
        let testArguments = ["test"] + arguments
        for (name, value) in variables { unsafe setenv(name, value, 1) }
        if TerminalColor.isEnabled(1), let run = try ColorizedProcess(toolchain + "/bin/swift", testArguments) {
            try run.finish()
        }
        try runSwiftAndExit(testArguments)
    }

    /// Runs `swift` and waits until it ends.
    /// - Parameters:
    ///   - arguments: the arguments of `swift`.
    ///   - environment: additional environment variables.
    ///   - output: the file that receives the standard output.
    /// - Returns: the exit status.
    func run(_ arguments: [String], environment: [String: String], output: FileHandle) throws -> Int32 {
        try start(arguments, environment, (0, output.fileDescriptor, 2)).wait().status
    }

    /// Runs `swift` with a time limit in seconds.
    /// - Returns: the exit status, and the text on standard output and standard error.
    func output(_ arguments: [String], limit: Double) throws -> (status: Int32, text: String) {
        let (pipe, input) = (Pipe(), FileHandle(forReadingAtPath: "/dev/null") ?? .standardInput)
        let output = pipe.fileHandleForWriting
        let process = try start(
            arguments, [:], (input.fileDescriptor, output.fileDescriptor, output.fileDescriptor))
        try? output.close()
        let timeout = DispatchWorkItem { process.stop() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timeout)
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        timeout.cancel()
        return (process.wait().status, text)
    }

    /// Returns the environment of Swift's programs, with additional variables.
    func environment(_ additions: [String: String]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for (name, value) in variables { environment[name] = value }
        return environment.merging(additions) { $1 }
    }

    private func start(
        _ arguments: [String], _ additions: [String: String], _ streams: (input: Int32, output: Int32, errors: Int32)
    ) throws -> SupervisedProcess {
        do {
            return try SupervisedProcess(
                toolchain + "/bin/swift", arguments, environment: environment(additions), streams: streams)
        } catch { throw InvalidInput(error.description) }
    }

    // MARK: Locations

    /// Returns the user's cache folder.
    static func cacheFolder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.cache"
    }

    /// Returns the toolchain that contains the first `swiftc` in `PATH`.
    static func toolchain(_ environment: [String: String]) -> String? {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let path = folder + "/swiftc"
            guard FileManager.default.isExecutableFile(atPath: String(path)) else { continue }
            let resolvedPath = URL(fileURLWithPath: String(path)).resolvingSymlinksInPath()
            let usr = resolvedPath.deletingLastPathComponent().deletingLastPathComponent().path
            if FileManager.default.fileExists(atPath: usr + "/lib/swift") { return usr }
        }
        return nil
    }

    /// Returns the library folder, which is next to the installed program, or in the build folder of CellSim's own checkout.
    static func libraryFolder(_ environment: [String: String]) -> String? {
        if let specifiedFolder = environment["CELLSIM_LIBRARY"], !specifiedFolder.isEmpty { return specifiedFolder }
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        let folder = (program as NSString).deletingLastPathComponent
        let candidates = [
            ((folder as NSString).deletingLastPathComponent as NSString).appendingPathComponent("lib/cellsim"),
            (folder as NSString).appendingPathComponent("cellsim-library"),
        ]
        return candidates.first { FileManager.default.fileExists(atPath: $0 + "/libCellSim.so") }
    }

    /// Checks that the compiler has the version that built the library's modules. Modules can't be used by other versions.
    private static func checkVersion(of toolchain: String, _ library: String) throws {
        guard let builtVersion = libraryCompilerVersion(of: library) else { return }
        let installedVersion = try compilerVersion(of: toolchain)
        guard installedVersion != builtVersion else { return }
        throw InvalidInput(
            "\(library): error: the library was built with '\(builtVersion)', but the compiler on PATH is '\(installedVersion)'; "
                + "\(rebuildInstruction(library)) with the compiler on PATH")
    }

    /// Returns an instruction for rebuilding a library: from the sources in the library folder, which release archives contain, or
    /// otherwise from a checkout.
    static func rebuildInstruction(_ library: String?) -> String {
        guard let library, FileManager.default.fileExists(atPath: library + "/source/Makefile") else {
            return "run 'make install' in CellSim's folder"
        }
        return "run \"make -C '\(library)/source' rebuild-library\""
    }

    /// Returns the version of the compiler that built a library, or nil if the library doesn't contain it.
    static func libraryCompilerVersion(of library: String) -> String? {
        FileManager.default.contents(atPath: library + "/compiler.txt").map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Returns the version that a toolchain's compiler prints.
    /// - Throws: `InvalidInput` if the compiler can't be run.
    static func compilerVersion(of toolchain: String) throws(InvalidInput) -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: toolchain + "/bin/swiftc")
        process.arguments = ["-version"]
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        do { try process.run() } catch {
            throw InvalidInput("\(toolchain)/bin/swiftc: error: cannot be run: \(error.localizedDescription)")
        }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output.split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Creates a copy of the adapter named `swiftc`, in a folder with the layout of a toolchain, as SwiftPM requires.
    private static func makeCompilerFile(
        _ toolchain: String, _ library: String, _ environment: [String: String]
    ) throws -> String {
        let adapter = library + "/cellsim-swiftc"
        let cache = cacheFolder(environment)
        let key = String(fingerprint(of: adapter + toolchain, [adapter, library + "/libCellSim.so"]), radix: 36)
        let folder = cache + "/cellsim/toolchain-" + key
        let file = folder + "/usr/bin/swiftc"
        if FileManager.default.fileExists(atPath: folder) {
            try checkOwnership(folder)
            return file
        }
        do {
            let temporaryFolder = folder + ".\(getpid())"
            try FileManager.default.createDirectory(
                atPath: temporaryFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FileManager.default.createDirectory(
                atPath: temporaryFolder + "/usr/bin", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: adapter, toPath: temporaryFolder + "/usr/bin/swiftc")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: temporaryFolder + "/usr/bin/swiftc")
            try FileManager.default.createDirectory(
                atPath: temporaryFolder + "/module-cache", withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
            // SwiftPM runs the same file as `clang` for Objective-C sources.
            try FileManager.default.createSymbolicLink(
                atPath: temporaryFolder + "/usr/bin/clang", withDestinationPath: "swiftc")
            try FileManager.default.createSymbolicLink(
                atPath: temporaryFolder + "/usr/lib", withDestinationPath: toolchain + "/lib")
            // The complete folder is moved, because another run may be creating it at the same time.
            if unsafe rename(temporaryFolder, folder) != 0 {
                try FileManager.default.removeItem(atPath: temporaryFolder)
            }
        } catch {
            throw InvalidInput("\(folder): error: the folder cannot be created: \(error.localizedDescription)")
        }
        try checkOwnership(folder)
        return file
    }

    /// Checks that no other user can have written the compiler in the cache, because it is executed.
    /// - Throws: `InvalidInput` if the compiler is missing or could have been written by others.
    private static func checkOwnership(_ folder: String) throws {
        do {
            guard try !PrivateFolder(folder).contains("usr/bin/swiftc") else { return }
        } catch { throw InvalidInput("\(error.path): error: \(error.reason)") }
        throw InvalidInput(
            "\(folder)/usr/bin/swiftc: error: it is missing, or other users could have written it; remove \(folder)")
    }

    /// Returns a hash of a text and of the sizes and dates of files.
    private static func fingerprint(of text: String, _ files: [String]) -> UInt64 {
        let parts = files.map { file in
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return " \(attributes?[.size] as? Int ?? 0) \(time)"
        }
        return Fingerprint.hash64(of: text + parts.joined())
    }
}
