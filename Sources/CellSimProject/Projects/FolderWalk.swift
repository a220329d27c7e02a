import Foundation

/// Finds the files in a folder of sources and resources.
struct FolderWalk {
    let notes: ProjectNotes
    /// Returns whether to include a path relative to the folder.
    var includes: (String) -> Bool = { _ in true }
    /// The relative paths of folders that are treated as one file.
    var opaqueFolders: Set<String> = []
    /// The maximum number of visited files and folders.
    var maximumNames = 200_000
    private static let maximumDepth = 64

    init(notes: ProjectNotes) { self.notes = notes }

    /// Returns the sorted relative paths of files, and of folders that are treated as one file.
    func files(in root: String) -> [String] {
        guard let real = FolderWalk.realPath(root) else { return [] }
        var (paths, capacity): ([String], Int) = ([], maximumNames)
        visit(root, "", real, depth: 0, &paths, &capacity)
        if capacity < 0 {
            notes.add(
                .error, root, nil, "has more than \(maximumNames) files and folders; the rest is skipped")
        }
        return paths
    }

    /// Visits a folder.
    /// - Parameter capacity: the remaining number of names to visit; negative if there were more.
    private func visit(
        _ root: String, _ prefix: String, _ real: String, depth: Int, _ paths: inout [String], _ capacity: inout Int
    ) {
        guard depth < Self.maximumDepth else {
            return notes.add(
                .warning, root + "/" + prefix, nil, "is \(Self.maximumDepth) folders deep; skipped")
        }
        for name in Paths.contents(of: prefix.isEmpty ? root : root + "/" + prefix) where !name.hasPrefix(".") {
            capacity -= 1
            guard capacity >= 0 else { return }
            let relative = prefix.isEmpty ? name : prefix + "/" + name
            let path = root + "/" + relative
            let isFolder = Paths.isFolder(path)
            if isFolder, !FileKind.isPackage(name), !opaqueFolders.contains(relative) {
                guard !Paths.isLink(path) || validateLink(path, real) else { continue }
                visit(root, relative, real, depth: depth + 1, &paths, &capacity)
            } else if includes(relative), Paths.exists(path) || !Paths.isLink(path) {
                paths.append(relative)
            } else if Paths.isLink(path), !Paths.exists(path) {
                notes.add(.warning, path, nil, "is a broken link; skipped")
            }
        }
    }

    /// Returns whether a linked folder is inside the root and doesn't contain the link, which would form a cycle. Reports other links.
    private func validateLink(_ path: String, _ root: String) -> Bool {
        guard let real = FolderWalk.realPath(path) else { return false }
        if path.hasPrefix(real + "/") || real == root || root.hasPrefix(real + "/") {
            notes.add(.warning, path, nil, "is a link to a folder that contains it; skipped")
            return false
        }
        if real.hasPrefix(root + "/") { return true }
        notes.add(.warning, path, nil, "is a link that points outside the project's folder; skipped")
        return false
    }

    private static func realPath(_ path: String) -> String? {
        guard Paths.exists(path) else { return nil }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
