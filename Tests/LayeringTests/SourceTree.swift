import Foundation

/// The text files of the project.
struct SourceTree {
    struct File {
        /// The path relative to the project, such as `Sources/UIKit/Members/UIKit.swift`.
        var path: String
        var lines: [String]

        /// The imported modules with their line numbers.
        var imports: [(module: String, line: Int)] {
            lines.enumerated().compactMap { index, line in
                guard let first = line.utf8.first(where: { $0 != 32 }), "@ip".utf8.contains(first),
                    line.contains("import ")
                else { return nil }
                let pattern =
                    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)/
                return line.firstMatch(of: pattern).map { (String($0.output.1), index + 1) }
            }
        }

        /// Whether the first line marks the file as a data table.
        var isDataTable: Bool { lines.first?.hasPrefix("// Data table") ?? false }
    }

    let root: URL

    init(file: String = #filePath) {
        root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the files in a folder with some endings, sorted by path. `Sources` includes the sources of the adapter, which is a
    /// separate package.
    func files(below folder: String, endings: [String] = [".swift"]) throws -> [File] {
        try (folder == "Sources" ? [folder, "Tools/adapter/Sources"] : [folder]).flatMap {
            try names(below: $0, endings)
        }
    }

    private func names(below folder: String, _ endings: [String]) throws -> [File] {
        let base = root.appendingPathComponent(folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
        return try names.compactMap { name in
            let path = folder + "/" + name
            // A symbolic link is a file of another folder.
            guard endings.contains(where: name.hasSuffix),
                (try? FileManager.default.destinationOfSymbolicLink(atPath: root.path + "/" + path)) == nil
            else { return nil }
            return File(path: path, lines: try text(path).components(separatedBy: "\n"))
        }
    }
}
