import Foundation

/// Extracts the symbol graphs of built modules with the compiler's `symbolgraph-extract` tool.
struct SymbolExtraction {
    private let baseArguments: [String]

    /// Determines the arguments of the tool.
    /// - Parameter build: the build folder, which contains the folder `Modules`.
    /// - Throws: an error if the compiler's tool or `pkg-config` can't be run or fails.
    init(project: URL, build: URL) throws {
        var arguments = [
            "swift", "symbolgraph-extract", "-minimum-access-level", "public", "-skip-synthesized-members",
        ]
        arguments += ["-I", build.appendingPathComponent("Modules").path]
        arguments += try Self.moduleMaps(build).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let sources = project.appendingPathComponent("Sources")
        for target in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
            let moduleMap = sources.appendingPathComponent("\(target)/module.modulemap").path
            if FileManager.default.fileExists(atPath: moduleMap) {
                arguments += ["-Xcc", "-fmodule-map-file=\(moduleMap)"]
            }
            let headers = sources.appendingPathComponent("\(target)/include").path
            guard FileManager.default.fileExists(atPath: headers) else { continue }
            arguments += ["-I", headers]
        }
        arguments += ["-target", try Self.targetTriple()]
        arguments += try Self.headerOptions(project).flatMap { ["-Xcc", $0] }
        self.baseArguments = arguments
    }

    /// Writes the symbol graph of a module to a folder, and creates the folder.
    ///
    /// - Parameter inheritsDocumentation: whether an override without documentation inherits the documentation of the overridden member.
    /// - Throws: an error if the tool can't be run or fails.
    func extract(_ module: String, to folder: URL, inheritsDocumentation: Bool = false) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let options = inheritsDocumentation ? [] : ["-skip-inherited-docs"]
        _ = try Self.run(baseArguments + ["-module-name", module, "-output-dir", folder.path] + options)
    }

    /// Returns the module maps of the built C modules and of packages.
    private static func moduleMaps(_ build: URL) throws -> [String] {
        let files = FileManager.default
        let builtModuleMaps = try files.contentsOfDirectory(atPath: build.path).sorted().map {
            build.appendingPathComponent("\($0)/module.modulemap").path
        }
        let checkouts = build.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "checkouts")
        let packageModuleMaps = try files.contentsOfDirectory(atPath: checkouts.path).sorted().flatMap { package in
            let sources = checkouts.appendingPathComponent("\(package)/Sources")
            return try files.contentsOfDirectory(atPath: sources.path).sorted().map {
                sources.appendingPathComponent("\($0)/include/module.modulemap").path
            }
        }
        return (builtModuleMaps + packageModuleMaps).filter(files.fileExists)
    }

    /// Returns the target triple of the compiler.
    private static func targetTriple() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var unversionedTriple: String }
            var target: Target
        }
        let text = try run(["swift", "-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).target.unversionedTriple
    }

    /// Returns the `-I` options for the headers of the system libraries in `Package.swift`.
    private static func headerOptions(_ project: URL) throws -> [String] {
        let temporaryFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "manifest-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: temporaryFolder) }
        let text = try run([
            "swift", "package", "--package-path", project.path, "--scratch-path", temporaryFolder.path, "dump-package",
        ])
        let names = text.matches(of: /"pkgConfig" : "([^"]+)"/).map { String($0.output.1) }
        return try run(["pkg-config", "--cflags-only-I"] + names).split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    private static func run(_ arguments: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CatalogueError(
                file: arguments[0], line: 0, message: "'\(arguments.joined(separator: " "))' ended with an error")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
