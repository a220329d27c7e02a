import CellSimProcess
import Foundation

/// Finds the default `cellsim.yml`: the nearest one in a folder or its parents.
enum ConfigurationSearch {
    static let fileName = "cellsim.yml"

    /// Returns the file for a document. The search starts in the document's folder, then in the working directory.
    static func file(for document: String) -> String? {
        document == "-" ? nearestFile(from: "") : nearestFile(from: document.parentFolder) ?? nearestFile(from: "")
    }

    /// The nearest file in the working directory or its parents, or the default file name if there is none.
    static var defaultPath: String { nearestFile(from: "") ?? fileName }

    /// Returns the nearest file in a folder or its parents. An empty path means the working directory. The search
    /// ends at a folder that contains `.git` (the root of a repository), or at a folder inside a shared folder such
    /// as `/tmp`.
    /// - Returns: a relative path for a file in the working directory, otherwise an absolute path.
    static func nearestFile(from folder: String) -> String? {
        let working = AbsolutePath.of("")
        var location = AbsolutePath.of(folder)
        while true {
            let candidate = location == "/" ? "/" + fileName : "\(location)/\(fileName)"
            if isFile(candidate) {
                return candidate.hasPrefix(working + "/") ? String(candidate.dropFirst(working.count + 1)) : candidate
            }
            if location == "/" || FileManager.default.fileExists(atPath: location + "/.git") { return nil }
            location = location.parentFolder
            if FolderNames.isWorldWritable(location) { return nil }
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
