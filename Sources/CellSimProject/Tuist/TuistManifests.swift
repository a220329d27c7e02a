import CellSimProcess
import Foundation

/// Runs the Tuist manifests in a folder as one program that prints their projects as JSON.
///
/// Tuist compiles each manifest with helper modules. Here, the manifests and helpers are files of one module.
struct TuistManifests {
    /// The folder that paths such as `//Shared` are relative to.
    let root: String
    /// The paths of the manifests.
    private(set) var manifests: [String] = []
    /// The paths of the helper sources.
    private(set) var helpers: [String] = []

    private static let maximumFileCount = 400
    private static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "Derived", "DerivedData", "SourcePackages", "Templates", "build", "node_modules",
        "checkouts",
    ]

    /// Finds the manifests and helpers of a project.
    /// - Parameter folder: a folder with the manifest of a project or a workspace.
    init(folder: String) {
        root = Self.rootFolder(around: folder)
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { $0.hasSuffix(".swift") }
        for relative in walk.files(in: root) {
            let parts = relative.split(separator: "/").map(String.init)
            let path = root + "/" + relative
            if parts.dropLast().contains("ProjectDescriptionHelpers") {
                helpers.append(path)
            } else if parts.last == "Project.swift", !parts.contains(where: Self.skippedFolders.contains) {
                manifests.append(path)
            }
        }
        manifests = Array(manifests.prefix(Self.maximumFileCount))
        helpers = Array(helpers.prefix(Self.maximumFileCount))
    }

    /// Returns whether a folder with these file names contains a Tuist project.
    static func isTuistFolder(_ names: [String], in folder: String) -> Bool {
        if names.contains("Project.swift") || names.contains("Workspace.swift") { return true }
        guard names.contains("Tuist") || names.contains("Tuist.swift") else { return false }
        return !TuistManifests(folder: folder).manifests.isEmpty
    }

    /// Returns the nearest enclosing folder that is the root of a Tuist project, or otherwise the folder itself.
    private static func rootFolder(around folder: String) -> String {
        var next = folder
        for _ in 0..<6 where next != "/" {
            if ["Tuist", "Tuist.swift", "Workspace.swift"].contains(where: { Paths.exists(next + "/" + $0) }) {
                return next
            }
            next = Paths.folder(of: next)
        }
        return folder
    }

    /// Returns the projects, keyed by the paths of their manifests. Manifests that don't compile are omitted.
    /// - Parameters:
    ///   - program: compiles and runs the manifests.
    ///   - notes: collects the omitted manifests, each with the compiler's first error.
    /// - Returns: nil if no manifest can be run.
    func projects(_ program: ProjectReader.ManifestProgram, notes: ProjectNotes) -> [String: TuistProject]? {
        var manifests = manifests
        for _ in 0..<3 where !manifests.isEmpty {
            do {
                let data = try program(sources(of: manifests))
                return try JSONDecoder().decode([String: TuistProject].self, from: data)
            } catch {
                let errors = Self.errors(in: "\(error)")
                let invalidManifests = manifests.filter { manifest in errors.contains { $0.file == manifest } }
                for manifest in invalidManifests {
                    let first = errors.first { $0.file == manifest }
                    notes.add(
                        .warning, manifest, first?.line,
                        "cannot be compiled, and its targets are skipped: \(first?.message ?? "")")
                }
                guard !invalidManifests.isEmpty else {
                    let first = errors.first
                    let message = first?.message ?? "\(error)".split(separator: "\n").first.map(String.init) ?? ""
                    notes.add(
                        .warning, first?.file ?? root, first?.line,
                        "the manifests cannot be run, and the folders decide which sources belong to the app: \(message)"
                    )
                    return nil
                }
                manifests.removeAll { invalidManifests.contains($0) }
            }
        }
        return nil
    }

    /// Returns the errors in a compiler's output.
    static func errors(in text: String) -> [(file: String, line: Int, message: String)] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^(\/[^:]+):(\d+):\d+: error: (.*)$/), let number = Int(match.2)
            else { return nil }
            return (String(match.1), number, String(match.3))
        }
    }

    // MARK: Program

    /// Returns the sources of the program that prints the projects.
    func sources(of manifests: [String]) -> [String: String] {
        var sources = TuistDescription.sources
        for (index, path) in helpers.enumerated() { sources["Helper\(index).swift"] = adaptedSource(path) }
        var entries: [String] = []
        for (index, path) in manifests.enumerated() {
            guard let text = adaptedSource(path) else { continue }
            guard
                let name = text.firstMatch(of: /(?m)^(?:fileprivate )?let (\w+)(?:\s*:\s*Project)?\s*=\s*Project\b/)?.1
                    ?? text.firstMatch(of: /(?m)^fileprivate let (project)\b/)?.1
            else { continue }
            sources["Manifest\(index).swift"] = text + "\nfunc cellSimManifest\(index)() -> Project { \(name) }\n"
            entries.append("    \(StubText.quoted(path)): cellSimManifest\(index)(),\n")
        }
        sources["main.swift"] = """
            import Foundation

            let projects: [String: Project] = [
            \(entries.isEmpty ? ":" : entries.joined())]
            FileHandle.standardOutput.write(try JSONEncoder().encode(projects))

            """
        return sources
    }

    /// Returns a manifest's text as a file of the module. Imports of Tuist's modules are removed, and declarations become `fileprivate`.
    private func adaptedSource(_ path: String) -> String? {
        guard let bytes = try? FileReader.read(path, maximum: 1_000_000) else { return nil }
        let isManifest = Paths.lastComponent(path) == "Project.swift"
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map
        { line in
            if let match = line.firstMatch(of: /^\s*(?:@\w+\s+)?import\s+(?:struct |enum |class )?(\w+)/),
                match.1 != "Foundation"
            {
                return ""
            }
            let unqualified = line.replacing("ProjectDescription.", with: "")
            let isDeclaration = unqualified.prefixMatch(
                of: /(?:private |public |internal )?(?:let|var|func|struct|enum|class|typealias)\b/)
            guard isManifest else { return String(unqualified) }
            // Default arguments of public members cannot refer to the declarations that become `fileprivate`.
            if isDeclaration == nil { return String(unqualified.replacing(#/^\s+public /#, with: "    ")) }
            return "fileprivate " + unqualified.replacing(/^(?:private |public |internal )/, with: "")
        }
        return "#sourceLocation(file: \(StubText.quoted(path)), line: 1)\n" + lines.joined(separator: "\n")
    }
}
