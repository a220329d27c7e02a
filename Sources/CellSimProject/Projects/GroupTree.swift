/// Resolves the paths of a project's groups and file references.
struct GroupTree {
    /// The absolute paths, keyed by the identifiers of groups and file references.
    private(set) var paths: [String: String] = [:]
    private let objects: ProjectObjects
    private let sourceRoot: String

    init(_ objects: ProjectObjects, main: ProjectObjects.Object?, sourceRoot: String) {
        (self.objects, self.sourceRoot) = (objects, sourceRoot)
        var visited: Set<String> = []
        if let main { addPaths(main, in: sourceRoot, inside: [], &visited) }
    }

    /// Stores the path of a group or file reference, recursively.
    /// - Parameters:
    ///   - object: the group or file reference.
    ///   - folder: the path of its parent group.
    ///   - inside: the identifiers of the enclosing groups.
    ///   - visited: the identifiers visited so far.
    private mutating func addPaths(
        _ object: ProjectObjects.Object, in folder: String, inside: [String], _ visited: inout Set<String>
    ) {
        guard !inside.contains(object.id) else {
            return objects.notes.add(
                .warning, objects.file, object.line,
                "group \(object["name"] ?? object["path"] ?? object.id) contains itself; the inner one is skipped")
        }
        guard visited.insert(object.id).inserted else { return }
        let path = location(of: object, in: folder)
        if let path { paths[object.id] = path }
        guard object.entries["children"] != nil else { return }
        for child in objects.objects("children", of: object) {
            addPaths(child, in: path ?? folder, inside: inside + [object.id], &visited)
        }
    }

    /// Returns the path of a group or file reference, or nil if it is relative to a system folder or to the build products.
    private func location(of object: ProjectObjects.Object, in folder: String) -> String? {
        let path = object["path"]
        switch object["sourceTree"] ?? "<group>" {
        case "<group>": return path.map { Paths.join(folder, $0) } ?? folder
        case "SOURCE_ROOT": return Paths.join(sourceRoot, path ?? "")
        case "<absolute>": return path.map { Paths.join("/", $0) }
        default: return nil
        }
    }
}
