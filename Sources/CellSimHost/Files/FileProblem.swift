import Foundation

/// Why a file cannot be read or written, in words.
public enum FileProblem {
    /// What keeps a file from being read.
    public static func reading(_ path: String) -> String {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file" }
        if isFolder.boolValue { return "is a folder, not a file" }
        return "cannot be read\(FileManager.default.isReadableFile(atPath: path) ? "" : ": permission denied")"
    }

    /// The system's words for an error number.
    static func words(_ number: Int32) -> String {
        switch number {
        case ENOENT: "there is no such folder"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "is a folder"
        case ENOTDIR: "a part of the path is not a folder"
        case ENOSPC: "no space is left"
        case EROFS: "the file system is read-only"
        default: "error \(number) of the system"
        }
    }
}
