import Foundation

/// Finds the font files in a folder, in the same order on every machine.
enum FontFileSearch {
    /// The maximum number of font files that are read from one folder.
    static let maximumFiles = 4096
    private static let maximumEntries = 100_000
    private static let maximumDepth = 16
    private static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The identity of a folder in the file system.
    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    private struct State {
        var files: [String] = []
        var problems: [String] = []
        var visited: Set<Identity> = []
        var entries = 0
        var isFull = false
    }

    /// Returns all font files below a folder. Names are in byte order, and the files of a folder precede those of its
    /// subfolders. Symbolic links are followed, and each folder is visited only once.
    /// - Returns: The paths, and a line for each skipped file or folder.
    static func files(below folder: String) -> (files: [String], problems: [String]) {
        var state = State()
        visit(folder, depth: 0, &state)
        return (state.files, state.problems)
    }

    private static func visit(_ folder: String, depth: Int, _ state: inout State) {
        guard !state.isFull else { return }
        var status = stat()
        guard unsafe stat(folder, &status) == 0 else { return }
        let identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        guard state.visited.insert(identity).inserted else { return }
        guard depth <= maximumDepth else {
            state.problems.append("\(folder): warning: folders more than \(maximumDepth) levels deep are not searched")
            return
        }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            state.problems.append("\(folder): warning: the folder cannot be read")
            return
        }
        var folders: [String] = []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
            state.entries += 1
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            let isFont = fileExtensions.contains((name as NSString).pathExtension.lowercased())
            var status = stat()
            guard unsafe stat(path, &status) == 0 else {
                if isFont { state.problems.append("\(path): warning: is a broken symbolic link") }
                continue
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                folders.append(path)
            } else if isFont {
                guard state.files.count < maximumFiles else {
                    return stopSearching(folder, "\(maximumFiles) font files", &state)
                }
                state.files.append(path)
            }
            guard state.entries < maximumEntries else {
                return stopSearching(folder, "\(maximumEntries) entries", &state)
            }
        }
        for path in folders { visit(path, depth: depth + 1, &state) }
    }

    private static func stopSearching(_ folder: String, _ limit: String, _ state: inout State) {
        state.isFull = true
        state.problems.append("\(folder): warning: more than \(limit); the rest is skipped")
    }
}
