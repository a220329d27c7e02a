import Foundation

/// Reads an XcodeGen specification with the files in its `include` list.
struct SpecificationIncludes {
    private let notes: ProjectNotes
    /// The folder that must contain all included files: the repository, or the project's folder if there is no repository.
    private let boundaryFolder: String

    /// Creates a reader for a project's specification.
    /// - Parameters:
    ///   - root: the folder of the specification.
    ///   - notes: collects unreadable files.
    init(root: String, notes: ProjectNotes) {
        self.notes = notes
        boundaryFolder = Self.realPath(Self.repository(around: root) ?? root)
    }

    private static func repository(around root: String) -> String? {
        var folder = root
        while folder != "/", !Paths.exists(folder + "/.git") { folder = Paths.folder(of: folder) }
        return folder == "/" ? nil : folder
    }

    private static func realPath(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// Reads a specification merged with its included files. Values of the specification take precedence, then those of the last included
    /// file.
    /// - Throws: `ProjectError` if the specification itself cannot be read. An unreadable included file is only
    ///   reported.
    func read(_ file: String) throws(ProjectError) -> SpecificationNode {
        try read(file, base: Paths.folder(of: file), inside: [])
    }

    /// Reads a file merged with its included files.
    /// - Parameters:
    ///   - file: the path of the file.
    ///   - base: the folder that its paths are relative to.
    ///   - inside: the files that include this one.
    private func read(_ file: String, base: String, inside: [String]) throws(ProjectError) -> SpecificationNode {
        let top = try SpecificationNode(file: file, base: base)
        var lowerNode: SpecificationNode?
        for include in top["include"]?.list ?? [] {
            guard let node = readInclude(include, base: base, inside: inside + [file]) else { continue }
            lowerNode = lowerNode.map { node.merged(onto: $0) } ?? node
        }
        guard let lowerNode else { return top }
        return top.merged(onto: lowerNode)
    }

    private func readInclude(_ include: SpecificationNode, base: String, inside: [String]) -> SpecificationNode? {
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
        guard Self.realPath(path).hasPrefix(boundaryFolder + "/") else {
            return skip("is outside '\(boundaryFolder)': move it there")
        }
        if inside.contains(path) { return skip("includes this file again") }
        let isRelative = include["relativePaths"]?.bool ?? true
        do throws(ProjectError) {
            return try read(path, base: isRelative ? Paths.folder(of: path) : base, inside: inside)
        } catch {
            notes.add(.warning, error.note.file, error.note.line, error.note.message + "; skipped")
            return nil
        }
    }

    /// Returns a text in which `${NAME}` is replaced by environment variables.
    private static func expanded(_ text: String) -> String {
        text.replacing(/\$\{(\w+)\}/) { ProcessInfo.processInfo.environment[String($0.1)] ?? String($0.0) }
    }
}
