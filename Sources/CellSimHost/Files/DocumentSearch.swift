import CellSimInterfaceBuilder
import Foundation

/// Finds XIBs and storyboards in folders.
public enum DocumentSearch {
    /// A document found by a search.
    package struct Match: Hashable, Sendable {
        package var path: String
        /// The path relative to the searched folder; for a file, the last path component.
        package var name: String

        package init(path: String, name: String) { (self.path, self.name) = (path, name) }
    }

    private static let extensions: Set<String> = ["xib", "storyboard"]
    /// The maximum depth of folders, and the maximum number of files and folders.
    private static let (maximumDepth, maximumNames) = (64, 1_000_000)

    /// Returns the files in `paths` unchanged, and replaces each folder by the sorted XIBs and storyboards in it, without
    /// duplicates. Skips hidden folders, build products and links to folders.
    /// - Throws: `InputError` for a folder that can't be read, contains no documents, or is too deep or too large.
    public static func documents(_ paths: [String]) throws -> [String] { try matches(paths).map(\.path) }

    /// Returns the same documents with their paths relative to the searched folders.
    package static func matches(_ paths: [String]) throws -> [Match] {
        var result: [Match] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard path != "-", unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else {
                result.append(Match(path: path, name: (path as NSString).lastPathComponent))
                continue
            }
            let documents = try matchesInFolder(path)
            if documents.isEmpty { throw InputError(path: path, "this folder has no XIB or storyboard") }
            result += documents
        }
        var seen: Set<String> = []
        return result.filter { seen.insert($0.path).inserted }
    }

    /// Returns the documents in a folder and its subfolders, sorted by path.
    /// - Throws: `InputError` for a folder that cannot be read.
    package static func matchesInFolder(_ folder: String) throws -> [Match] {
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        return try files(below: folder).filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
            .map { Match(path: prefix + $0, name: $0) }
    }

    /// Returns the sorted relative paths of the files in a folder and its subfolders (the current folder if `folder`
    /// is empty). Skips hidden files and folders, build products and links to folders.
    private static func files(below folder: String) throws -> [String] {
        var paths: [String] = []
        var (pendingFolders, count) = ([(path: "", depth: 0)], 0)
        while let next = pendingFolders.popLast() {
            let directory =
                next.path.isEmpty
                ? (folder.isEmpty ? "." : folder) : (folder.isEmpty ? next.path : "\(folder)/\(next.path)")
            let names = try names(in: directory)
            count += names.count
            guard count <= maximumNames else {
                throw InputError(path: folder, "this folder contains more than \(maximumNames) files")
            }
            for name in names where !name.hasPrefix(".") && name != "DerivedData" {
                let path = next.path.isEmpty ? name : "\(next.path)/\(name)"
                // Links to files are followed. Links to folders are not, because they could form cycles.
                if ConfinedFiles.isFolderNotLink("\(directory)/\(name)") {
                    guard next.depth < maximumDepth else {
                        throw InputError(
                            path: "\(directory)/\(name)", "the folder is nested more than \(maximumDepth) levels deep")
                    }
                    pendingFolders.append((path, next.depth + 1))
                } else if ConfinedFiles.isPlainFile("\(directory)/\(name)") {
                    paths.append(path)
                }
            }
        }
        return paths.sorted()
    }

    private static func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw InputError(path: folder, "the folder cannot be read")
        }
    }
}
