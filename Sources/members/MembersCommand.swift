import Foundation

/// Generates files from the member lists and from the tables of Apple's modules.
///
/// Without options, the command generates Swift files. `--page` also generates `docs/UIKit.md` and the table for `cellsim supports`; build
/// the module `UIKit` first. `--api` generates `docs/api`. `--graphs` writes the symbol graphs of the modules that have a documentation
/// catalogue in `docs` to `.build/graphs`. Build all libraries before using these two options. `--settable` prints the settable properties
/// of UIKit with their status. An argument without `--` is the path of the project; the default is the current folder.
@main struct MembersCommand {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let root = URL(fileURLWithPath: arguments.first { !$0.hasPrefix("--") } ?? ".")
        do {
            let catalogue = try Catalogue(project: root)
            if arguments.contains("--settable") { return try listSettable(catalogue, root) }
            if arguments.contains("--graphs") { return try writeGraphs(root) }
            var files = tables(of: catalogue) + (try DeclarationWriter.files(project: root))
            files.append(try AppleModuleWriter.generate(project: root))
            if arguments.contains("--page") {
                let graph = try symbolGraph("UIKit", root)
                files += [CoveragePage(catalogue, graph).file, SupportWriter(catalogue, graph).file]
            }
            if arguments.contains("--api") {
                files += try APIListing.modules.map { APIListing($0, try symbolGraph($0, root)).file }
            }
            for file in files { try write(file, root) }
        } catch let error as CatalogueError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func symbolGraph(_ module: String, _ root: URL) throws -> SymbolGraph {
        try SymbolGraph(of: module, project: root, build: buildFolder(root))
    }

    private static func buildFolder(_ root: URL) -> URL {
        root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    }

    /// Writes a folder of symbol graphs for each documentation catalogue `docs/*.docc`.
    private static func writeGraphs(_ root: URL) throws {
        let catalogues = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("docs").path)
        for name in catalogues.sorted() where name.hasSuffix(".docc") {
            let module = String(name.dropLast(5))
            let folder = root.appendingPathComponent(".build/graphs/\(module)")
            try? FileManager.default.removeItem(at: folder)
            let extraction = try SymbolExtraction(project: root, build: buildFolder(root))
            guard module == "UIKit" else {
                try extraction.extract(module, to: folder)
                continue
            }
            for part in SymbolGraph.modulesOfUIKit { try extraction.extract(part, to: folder) }
            try mergeGraphs(in: folder)
        }
    }

    /// Merges the symbol graphs of UIKit's modules, so that members that one module adds to types of another module become members of
    /// those types.
    private static func mergeGraphs(in folder: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8).replacing(
                /"module":\{"name":"UIKit\w*"/, with: #""module":{"name":"UIKit""#)
            try Data(text.utf8).write(to: file)
            let mergedName = name.replacing("@UIKit", with: "+UIKit")
            if mergedName != name {
                try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent(mergedName))
            }
        }
    }

    /// Prints a line for each settable property: its mangled name, its name and its status.
    private static func listSettable(_ catalogue: Catalogue, _ root: URL) throws {
        var statuses: [String: Member.Status] = [:]
        for list in catalogue.lists {
            statuses[list.className] = list.status
            for member in list.members { statuses["\(list.className).\(member.name)"] = member.status }
        }
        for symbol in try symbolGraph("UIKit", root).symbols.sorted(by: { $0.path < $1.path }) where symbol.isSettable {
            let status =
                switch (statuses[symbol.path], statuses[symbol.owner]) {
                case (.noOp, _): "kept"
                case (_, .noOp): "kept-with-its-class"
                case (.stored, _): "carried"
                default: "works"
                }
            print("\(symbol.identifier.precise)\t\(symbol.path)\t\(status)")
        }
    }

    /// Writes a file and prints its path, if its contents have changed.
    private static func write(_ file: GeneratedFile, _ root: URL) throws {
        let location = root.appendingPathComponent(file.path)
        if let text = try? String(contentsOf: location, encoding: .utf8), text == file.text { return }
        try FileManager.default.createDirectory(
            at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: location)
        print(file.path)
    }

    /// Returns the Swift tables that are generated from the member lists.
    static func tables(of catalogue: Catalogue) -> [GeneratedFile] {
        CodingWriter(catalogue: catalogue).files + ComparisonWriter(catalogue: catalogue).files
            + AppearanceWriter(catalogue: catalogue).files + RestorationWriter(catalogue: catalogue).files
            + VariationWriter(catalogue: catalogue).files + NoOpWriter(catalogue: catalogue).files
    }
}
