import CellSimProcess
import Foundation

/// Finds the `cellsim.yml` that is meant where none is named: the nearest one in a folder or above it.
enum ConfigurationSearch {
    static let fileName = "cellsim.yml"

    /// The file for a document: from the document's folder upward, otherwise from the working directory.
    static func file(for document: String) -> String? {
        document == "-" ? upward(from: "") : upward(from: document.parentFolder) ?? upward(from: "")
    }

    /// The nearest file from the working directory upward; where there is none, the name that it would have here.
    static var here: String { upward(from: "") ?? fileName }

    /// The nearest file in a folder (the working directory if it is empty) or above it. A folder with `.git`, the root of a
    /// repository, is the last one that is looked into; so is one below a folder for everyone, such as `/tmp`.
    /// - Returns: a relative path for a file in the working directory, otherwise an absolute path.
    static func upward(from folder: String) -> String? {
        let working = AbsolutePath.of("")
        var place = AbsolutePath.of(folder)
        while true {
            let candidate = place == "/" ? "/" + fileName : "\(place)/\(fileName)"
            if isFile(candidate) {
                return candidate.hasPrefix(working + "/") ? String(candidate.dropFirst(working.count + 1)) : candidate
            }
            if place == "/" || FileManager.default.fileExists(atPath: place + "/.git") { return nil }
            place = place.parentFolder
            if FolderNames.isForEveryone(place) { return nil }
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
