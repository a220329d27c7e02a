import Foundation
import SwiftAdapter
import SwiftPruner

/// Replaces a snapshot library that a package depends on with CellSim's own module of the same name, so that the
/// library's sources are not compiled.
struct PrebuiltModule {
    private static let names: Set<String> = [
        "SnapshotTesting", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore", "FBSnapshotTestCase",
    ]

    private let arguments: CompilerArguments
    /// The path of CellSim's module.
    private let module: String
    /// The path at which the package's build expects the module.
    private let output: String

    /// Returns nil if the call compiles any other module, or CellSim's own sources.
    init?(_ arguments: CompilerArguments, _ modules: String) {
        guard let name = arguments.value("-module-name"), Self.names.contains(name),
            let output = arguments.value("-emit-module-path")
        else { return nil }
        let module = modules + "/" + name + ".swiftmodule"
        guard FileManager.default.fileExists(atPath: module) else { return nil }
        let isCellSim = arguments.sources.contains { location in
            let text = FileManager.default.contents(atPath: arguments.expanded[location]) ?? Data()
            return text.range(of: Data("import CellSim".utf8)) != nil
        }
        guard !isCellSim else { return nil }
        (self.arguments, self.module, self.output) = (arguments, module, output)
    }

    /// Compiles empty files in place of the package's sources, so that the build finds all its outputs. Then replaces the
    /// module with CellSim's. The code itself is in CellSim's shared library.
    func compile(with compiler: String) -> Int32 {
        let folder = output.parentFolder + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let empty = folder + "/empty.swift", overlay = folder + "/overlay.json"
            try Data().write(to: URL(fileURLWithPath: empty))
            let roots = arguments.sources.map {
                ["type": "file", "name": arguments.expanded[$0], "external-contents": empty]
            }
            let overlayContents: [String: Any] = [
                "version": 0, "use-external-names": false, "case-sensitive": true, "roots": roots,
            ]
            try JSONSerialization.data(withJSONObject: overlayContents).write(to: URL(fileURLWithPath: overlay))
            let status = try run(compiler, arguments.original + ["-vfsoverlay", overlay])
            guard status == 0 else { return status }
            let newModule = folder + "/module"
            try FileManager.default.copyItem(atPath: module, toPath: newModule)
            guard unsafe rename(newModule, output) == 0 else { throw CocoaError(.fileWriteUnknown) }
            return 0
        } catch {
            FileHandle.standardError.write(
                Data("error: \(output): cannot be written: \(error.localizedDescription)\n".utf8))
            return 1
        }
    }
}

/// Runs a program with this process's input and output.
/// - Returns: the exit status.
func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 1 : process.terminationStatus
}
