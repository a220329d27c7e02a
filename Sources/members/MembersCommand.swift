import Foundation

/// Writes what is made of the catalogue of members: the Swift tables, and with `--page` docs/UIKit.md, for which the module
/// `UIKit` has to be built. `--settable` lists the module's properties that programs may set, with their status. A path
/// names the project; it is the present folder otherwise.
@main struct MembersCommand {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        let root = URL(fileURLWithPath: words.first { !$0.hasPrefix("--") } ?? ".")
        do {
            let catalogue = try Catalogue(project: root)
            if words.contains("--settable") { return try listSettable(catalogue, root) }
            var files = tables(of: catalogue)
            if words.contains("--page") { files.append(CoveragePage(catalogue, try graph(root)).file) }
            for file in files { try write(file, root) }
        } catch let error as CatalogueError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func graph(_ root: URL) throws -> SymbolGraph {
        let build = root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
        return try SymbolGraph(of: "UIKit", project: root, build: build)
    }

    /// Prints the compiler's name, the name and the status of each property that programs may set.
    private static func listSettable(_ catalogue: Catalogue, _ root: URL) throws {
        var statuses: [String: Member.Status] = [:]
        for list in catalogue.lists {
            statuses[list.className] = list.status
            for member in list.members { statuses["\(list.className).\(member.name)"] = member.status }
        }
        for symbol in try graph(root).symbols.sorted(by: { $0.path < $1.path }) where symbol.isSettable {
            let status =
                switch (statuses[symbol.path], statuses[symbol.owner]) {
                case (.kept, _): "kept"
                case (_, .kept): "kept-with-its-class"
                case (.carried, _): "carried"
                default: "works"
                }
            print("\(symbol.identifier.precise)\t\(symbol.path)\t\(status)")
        }
    }

    /// Writes a file unless it is there as it should be, and says so.
    private static func write(_ file: WrittenFile, _ root: URL) throws {
        let place = root.appendingPathComponent(file.path)
        if let text = try? String(contentsOf: place, encoding: .utf8), text == file.text { return }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
        print(file.path)
    }

    /// The Swift tables.
    static func tables(of catalogue: Catalogue) -> [WrittenFile] {
        CodingWriter(catalogue: catalogue).files + ComparisonWriter(catalogue: catalogue).files
            + AppearanceWriter(catalogue: catalogue).files + RestorationWriter(catalogue: catalogue).files
            + VariationWriter(catalogue: catalogue).files + KeptWriter(catalogue: catalogue).files
    }
}
