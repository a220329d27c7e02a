import CellSimEditors
import CellSimProcess
import Foundation

/// Adapts the modules of the packages that are open in an editor. For files that aren't open, the compiler reads adapted copies.
final class PackageAdapter: SourceAdapter {
    /// A module and its latest adapted sources.
    private struct Module {
        var description: PackageModules.Module
        var package: PackageModules
        var sources: [String]
        /// The open texts at the last adaptation, keyed by path; nil if the module has to be adapted again.
        var texts: [String: String]?
        /// A Boolean value that indicates whether to adapt all sources that other sources affect. It is true at first and after files are
        /// saved. While the user types, only open sources are adapted.
        var adaptsAllSources = true
        var response = AdapterProcess.Response()
    }

    private let toolchain: SwiftToolchain
    private let adapter: AdapterProcess
    /// The folder for adapted copies.
    private let folder: String
    /// The path of the overlay file, which maps sources to their adapted copies for the compiler.
    let overlay: String
    /// The modules of each package, keyed by the package's folder. A package whose manifest can't be read has no modules.
    private var packages: [String: [Module]] = [:]
    private var overlayText = ""
    /// The failures that have been reported.
    private var reportedFailures: Set<String> = []

    /// Creates an adapter for the packages in a folder.
    /// - Parameters:
    ///   - toolchain: the Swift toolchain.
    ///   - root: the folder that is open in the editor. The name of the folder for copies is derived from it.
    /// - Throws: `InvalidInput` if the folder for copies can't be written.
    init(_ toolchain: SwiftToolchain, root: String) throws {
        (self.toolchain, adapter) = (toolchain, AdapterProcess(toolchain))
        let folder = SwiftToolchain.cacheFolder() + "/cellsim/editors/" + Self.folderName(of: root)
        do {
            WriteAccess.confine(to: folder)
            try WriteAccess.makeFolder(folder)
            overlay = folder + "/overlay.json"
            self.folder = folder
            try writeOverlay()
        } catch { throw InvalidInput("\(folder): error: the folder cannot be written: \(error)") }
    }

    func filesDidChange(_ paths: [String]) {
        for (root, modules) in packages {
            if paths.contains(root + "/Package.swift") {
                packages[root] = nil
                continue
            }
            for index in modules.indices
            where paths.contains(where: { modules[index].description.contains($0) }) {
                packages[root]?[index].sources = PackageModules.sources(of: modules[index].description)
                packages[root]?[index].texts = nil
                packages[root]?[index].adaptsAllSources = true
            }
        }
    }

    func adapt(_ texts: [String: String]) -> [String: AdaptedDocument] {
        var documents: [String: AdaptedDocument] = [:]
        for root in Set(texts.keys.compactMap(PackageModules.root)).sorted() {
            load(root)
            for index in packages[root]?.indices ?? 0..<0 {
                adapt(root, index, texts)
                documents.merge(packages[root]?[index].response.documents ?? [:]) { $1 }
            }
        }
        do { try writeOverlay() } catch { reportOnce("\(overlay): warning: it cannot be written: \(error)") }
        return documents
    }

    private func load(_ root: String) {
        guard packages[root] == nil else { return }
        do {
            let package = try PackageModules(root: root, scratch: folder + "/manifest", toolchain)
            packages[root] = package.modules.map { module in
                Module(description: module, package: package, sources: PackageModules.sources(of: module))
            }
        } catch {
            packages[root] = []
            reportOnce("\(FailureReport(error).lines.first ?? root); its sources are not adapted for iOS")
        }
    }

    private func adapt(_ root: String, _ index: Int, _ texts: [String: String]) {
        guard var module = packages[root]?[index] else { return }
        let openTexts = texts.filter { module.description.contains($0.key) }
        guard module.texts != openTexts else { return }
        module.sources = Set(module.sources).union(openTexts.keys).sorted()
        do {
            module.response = try adapter.adapt(request(module, openTexts), texts: openTexts)
            module.texts = openTexts
            module.adaptsAllSources = false
        } catch {
            module.response.documents = [:]
            reportOnce("\(module.description.name): warning: the module is not adapted for iOS: \(error)")
        }
        packages[root]?[index] = module
    }

    private func request(_ module: Module, _ open: [String: String]) -> JSONValue {
        let name = module.description.name
        let sources = module.sources.filter { open[$0] != nil || FileManager.default.isReadableFile(atPath: $0) }
        let copies = folder + "/" + Self.folderName(of: module.package.root) + "/" + name
        func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
        return .members([
            "module": .string(name), "sources": strings(sources), "folder": .string(copies),
            "output": .string(folder + "/facts/" + name), "definitions": strings(module.description.definitions),
            "language": .string(module.package.languageMode), "isProgram": .bool(module.description.isProgram),
            "adaptsOthers": .bool(module.adaptsAllSources), "hasResources": .bool(module.description.hasResources),
            "moduleFolders": strings([
                folder + "/facts", module.package.root + "/.build/index-build/debug/Modules",
                module.package.root + "/.build/debug/Modules", toolchain.library + "/modules",
            ]),
            "texts": .object(open.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }),
        ])
    }

    /// Writes the overlay file if its contents have changed.
    private func writeOverlay() throws {
        let copies = packages.values.joined().flatMap(\.response.copies).sorted { $0.key < $1.key }
        let tree = JSONValue.members([
            "version": .integer(0), "use-external-names": .bool(false), "case-sensitive": .bool(true),
            "roots": .array(
                copies.map { source, copy in
                    .members([
                        "type": .string("file"), "name": .string(source), "external-contents": .string(copy),
                    ])
                }),
        ])
        let text = String(decoding: tree.bytes, as: UTF8.self)
        guard text != overlayText else { return }
        try AtomicFile.write(Array(text.utf8), to: overlay)
        overlayText = text
    }

    /// Returns a name for a folder that is derived from a path.
    private static func folderName(of path: String) -> String {
        String(ContentDigest(Array(path.utf8)).text.prefix(16))
    }

    /// Prints a message unless it has already been printed.
    private func reportOnce(_ line: String) { if reportedFailures.insert(line).inserted { logMessage(line) } }
}
