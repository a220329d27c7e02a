import Foundation

/// Looks through a folder of sources and resources.
struct FolderWalk {
    let notes: ProjectNotes
    /// Whether to include a path, relative to the folder.
    var includes: (String) -> Bool = { _ in true }
    /// Folders that are treated as one file, by relative path.
    var wholeFolders: Set<String> = []
    /// The maximum number of files and folders that are visited.
    var maximumNames = 200_000
    private static let deepest = 64

    init(notes: ProjectNotes) { self.notes = notes }

    /// Relative paths of the files, and of the folders that are treated as one file, sorted.
    func files(in root: String) -> [String] {
        guard let real = FolderWalk.realPath(root) else { return [] }
        var (found, capacity): ([String], Int) = ([], maximumNames)
        visit(root, "", real, depth: 0, &found, &capacity)
        if capacity < 0 {
            notes.add(
                .error, root, nil, "has more than \(maximumNames) files and folders; the rest is skipped")
        }
        return found
    }

    /// - Parameter capacity: the remaining number of names to visit; below 0 if there were more.
    private func visit(
        _ root: String, _ prefix: String, _ real: String, depth: Int, _ found: inout [String], _ capacity: inout Int
    ) {
        guard depth < Self.deepest else {
            return notes.add(
                .warning, root + "/" + prefix, nil, "is \(Self.deepest) folders deep; skipped")
        }
        for name in Paths.contents(of: prefix.isEmpty ? root : root + "/" + prefix) where !name.hasPrefix(".") {
            capacity -= 1
            guard capacity >= 0 else { return }
            let relative = prefix.isEmpty ? name : prefix + "/" + name
            let path = root + "/" + relative
            let isFolder = Paths.isFolder(path)
            if isFolder, !FileKind.isPackage(name), !wholeFolders.contains(relative) {
                guard !Paths.isLink(path) || isInside(path, real) else { continue }
                visit(root, relative, real, depth: depth + 1, &found, &capacity)
            } else if includes(relative), Paths.exists(path) || !Paths.isLink(path) {
                found.append(relative)
            } else if Paths.isLink(path), !Paths.exists(path) {
                notes.add(.warning, path, nil, "is a broken link; skipped")
            }
        }
    }

    /// Links to folders are followed down the tree only: others could lead round in circles.
    private func isInside(_ path: String, _ root: String) -> Bool {
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
