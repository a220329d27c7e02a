import CellSimProcess
import Foundation

/// Finds the nearest `cellsim.yml` in a folder or its parents.
enum ConfigurationSearch {
    static let fileName = "cellsim.yml"

    /// Returns the nearest file for a document. The search starts in the document's folder; if it finds no file, it starts again in the
    /// working directory.
    static func file(for document: String) -> String? {
        document == "-" ? nearestFile(from: "") : nearestFile(from: document.parentFolder) ?? nearestFile(from: "")
    }

    /// The path of the nearest file for the working directory, or the default file name if there is none.
    static var defaultPath: String { nearestFile(from: "") ?? fileName }

    /// Returns the path of the nearest file in a folder or its parents. An empty path stands for the working directory. The search ends at
    /// the root of a repository, which contains `.git`, or at a folder inside a shared folder such as `/tmp`.
    /// - Returns: a relative path if the file is in the working directory or its subfolders, otherwise an absolute path.
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
