import Foundation
import SwiftAdapter
import SwiftPruner

/// Compiles a package manifest, which may import Apple's modules.
struct ManifestCompilation {
    private let compiler: String
    private let arguments: CompilerArguments

    init(_ compiler: String, _ arguments: CompilerArguments) { (self.compiler, self.arguments) = (compiler, arguments) }

    /// Compiles a copy of the manifest without imports of unavailable Apple modules; an overlay maps it to the original path. Without such
    /// imports, runs the compiler unchanged.
    func compile() -> Never {
        let copies = arguments.sources.map { arguments.expanded[$0] }.compactMap { path in
            FileManager.default.contents(atPath: path).flatMap {
                AppleModules.manifest(Array($0), withoutImportsOf: AppleFrameworks.unavailable)
            }.map { (path, $0) }
        }
        if copies.isEmpty { execute(compiler, arguments.original) }
        let process = CompilerProcess()
        do {
            let folder = try CopyFolder(map: nil)
            let status = Result {
                try process.run(compiler, arguments.original + ["-vfsoverlay", overlay(copies, folder.path)])
            }
            folder.remove()
            process.exit(try status.get())
        } catch {
            FileHandle.standardError.write(
                Data("error: Package.swift cannot be compiled: \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    /// Writes the file system overlay.
    /// - Returns: the path of the overlay.
    private func overlay(_ copies: [(path: String, bytes: [UInt8])], _ folder: String) throws -> String {
        var roots: [[String: String]] = []
        for (index, copy) in copies.enumerated() {
            let location = "\(folder)/\(index).swift"
            try Data(copy.bytes).write(to: URL(fileURLWithPath: location))
            roots.append(["type": "file", "name": copy.path, "external-contents": location])
        }
        let overlayDescription: [String: Any] = [
            "version": 0, "use-external-names": false, "case-sensitive": true, "roots": roots,
        ]
        let path = folder + "/overlay.json"
        try JSONSerialization.data(withJSONObject: overlayDescription, options: [.sortedKeys]).write(
            to: URL(fileURLWithPath: path))
        return path
    }
}
