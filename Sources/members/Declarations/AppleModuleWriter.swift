import Foundation

/// Generates the table of Apple's modules for the adapter from the table `appleModules` in `Package.swift`.
enum AppleModuleWriter {
    /// The path of the generated file, relative to the project's folder.
    static let path = "Tools/adapter/Sources/SwiftAdapter/Facts/AppleModules+Table.swift"

    /// Generates the file.
    /// - Throws: `CatalogueError` if the table is missing, or an error if `Package.swift` can't be read.
    static func generate(project: URL) throws -> GeneratedFile {
        let manifest = try String(contentsOf: project.appendingPathComponent("Package.swift"), encoding: .utf8)
        return GeneratedFile(path: path, text: text(of: try names(in: manifest)))
    }

    /// Returns the names in the table, sorted alphabetically.
    static func names(in manifest: String) throws -> [String] {
        guard let table = manifest.firstMatch(of: /let appleModules = """\n((?s).*?)\n *"""/)?.output.1 else {
            throw CatalogueError(
                file: "Package.swift", line: 1,
                message: "there is no table 'appleModules'; write it as a text of several lines")
        }
        let rows = table.replacing("\\\n", with: " ").split { "\n;".contains($0) }
        return rows.flatMap { $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace) }.map(String.init).sorted()
    }

    private static func text(of names: [String]) -> String {
        var lines = [""]
        for name in names {
            if lines[lines.count - 1].count + name.count > 110 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + "\"\(name)\","
        }
        return """
            // Data table, made from the table 'appleModules' of Package.swift by `make members`.
            // swift-format-ignore-file

            extension AppleModules {
                /// Apple's modules that have targets of their own.
                static let targets: Set<String> = [
            \(lines.map { "        " + $0 }.joined(separator: "\n"))
                ]
            }

            """
    }
}
