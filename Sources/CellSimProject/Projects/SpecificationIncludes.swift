import Foundation

/// Reads a specification with the files that its `include` names.
struct SpecificationIncludes {
    private let notes: ProjectNotes
    /// Included files must be in this folder: the project's, or the repository that it is in.
    private let limit: String

    /// - Parameter root: the folder of the specification.
    init(root: String, notes: ProjectNotes) {
        self.notes = notes
        limit = Self.real(Self.repository(around: root) ?? root)
    }

    private static func repository(around root: String) -> String? {
        var folder = root
        while folder != "/", !Paths.exists(folder + "/.git") { folder = Paths.folder(of: folder) }
        return folder == "/" ? nil : folder
    }

    private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// The content of a specification over that of its included files, the last of which has the highest precedence.
    /// - Throws: `ProjectError` if the specification itself cannot be read. An included file that cannot be read is reported.
    func read(_ file: String) throws(ProjectError) -> SpecificationNode {
        try read(file, base: Paths.folder(of: file), inside: [])
    }

    /// - Parameter inside: the files that include this one.
    private func read(_ file: String, base: String, inside: [String]) throws(ProjectError) -> SpecificationNode {
        let top = try SpecificationNode(file: file, base: base)
        var below: SpecificationNode?
        for include in top["include"]?.list ?? [] {
            guard let node = included(include, base: base, inside: inside + [file]) else { continue }
            below = below.map { node.merged(onto: $0) } ?? node
        }
        guard let below else { return top }
        return top.merged(onto: below)
    }

    private func included(_ include: SpecificationNode, base: String, inside: [String]) -> SpecificationNode? {
        guard let name = (include.string ?? include["path"]?.string).map(Self.expanded) else {
            notes.add(.warning, include.file, include.line, "an entry of 'include' has no 'path'; skipped")
            return nil
        }
        if let enable = include["enable"] {
            let text = Self.expanded(enable.string ?? "")
            guard ["true", "yes", "1"].contains(text.lowercased()) else { return nil }
        }
        func skip(_ reason: String) -> SpecificationNode? {
            notes.add(.warning, include.file, include.line, "included file '\(name)' \(reason); skipped")
            return nil
        }
        if name.contains("://") { return skip("is on a server: copy it into the project") }
        let path = Paths.join(Paths.folder(of: include.file), name)
        guard Paths.exists(path), !Paths.isFolder(path) else { return skip("does not exist") }
        guard Self.real(path).hasPrefix(limit + "/") else { return skip("is outside '\(limit)': move it there") }
        if inside.contains(path) { return skip("includes this file again") }
        let isRelative = include["relativePaths"]?.bool ?? true
        do throws(ProjectError) {
            return try read(path, base: isRelative ? Paths.folder(of: path) : base, inside: inside)
        } catch {
            notes.add(.warning, error.note.file, error.note.line, error.note.message + "; skipped")
            return nil
        }
    }

    /// A text with `${NAME}` replaced by variables of the environment.
    private static func expanded(_ text: String) -> String {
        text.replacing(/\$\{(\w+)\}/) { ProcessInfo.processInfo.environment[String($0.1)] ?? String($0.0) }
    }
}
