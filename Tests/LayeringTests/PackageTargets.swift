import Foundation

/// The targets of `Package.swift` in order, as SwiftPM prints them.
struct PackageTargets {
    struct Target {
        var name: String
        /// `regular`, `executable`, `test`, or `system` for C libraries.
        var kind: String
        /// The path relative to the package.
        var path: String
        var dependencies: [String]
    }

    let targets: [Target]

    /// Reads the targets of a package.
    /// - Throws: an error if the package manager fails or its output cannot be read.
    init(package: URL) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        targets = try JSONDecoder().decode(Description.self, from: data).targets.map { target in
            Target(
                name: target.name, kind: target.type,
                path: target.path ?? (target.type == "test" ? "Tests/" : "Sources/") + target.name,
                dependencies: target.dependencies.map(\.name))
        }
    }

    private struct Description: Decodable {
        struct Target: Decodable {
            var name: String
            var type: String
            var path: String?
            var dependencies: [Dependency]
        }

        /// A dependency in the form `{"byName": [NAME, null]}` or `{"product": [NAME, PACKAGE, null, null]}`.
        struct Dependency: Decodable {
            var name: String

            init(from decoder: any Decoder) throws {
                let values = try decoder.singleValueContainer().decode([String: [Ignored]].self)
                name = values.values.first?.first?.text ?? ""
            }
        }

        /// A string, or any other value, which is ignored.
        struct Ignored: Decodable {
            var text: String?

            init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
        }

        var targets: [Target]
    }
}
