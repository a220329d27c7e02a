import CellSimInterfaceBuilder
import Foundation

/// Whole inputs in memory: files, and the standard input under the name `-`.
package enum InputBytes {
    /// What the standard input is called in messages.
    package static let standardInput = "<stdin>"
    /// The most bytes that are read.
    private static let limit = 1 << 30

    /// The name that messages give an input.
    package static func name(_ path: String) -> String { path == "-" ? standardInput : path }

    /// - Throws: `InputError` for what cannot be read, or has no end.
    package static func read(_ path: String) throws(InputError) -> Data {
        let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
        guard let handle, path == "-" || !isFolder(path) else { throw InputError(path: name(path), problem(reading: path)) }
        var bytes = Data()
        do {
            while let more = try handle.read(upToCount: 1 << 20), !more.isEmpty {
                bytes += more
                if bytes.count > limit { throw InputError(path: name(path), "is longer than \(limit) bytes") }
            }
        } catch let error as InputError { throw error } catch {
            throw InputError(path: name(path), problem(reading: path))
        }
        return bytes
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// What keeps an input from being read.
    private static func problem(reading path: String) -> String {
        guard path != "-" else { return "the standard input cannot be read" }
        if isFolder(path) { return "is a folder, not a file" }
        guard FileManager.default.fileExists(atPath: path) else { return "there is no such file" }
        return "cannot be read\(FileManager.default.isReadableFile(atPath: path) ? "" : ": permission denied")"
    }
}

extension IBDocument {
    /// Reads the document at a path, or the one on the standard input for `-`.
    /// - Throws: ``DocumentError`` when it cannot be read or is no iOS XIB or storyboard.
    package init(input path: String) throws(DocumentError) {
        guard path == "-" else {
            try self.init(contentsOfFile: path)
            return
        }
        let bytes: Data
        do { bytes = try InputBytes.read(path) } catch {
            throw .unreadable(file: InputBytes.standardInput, reason: error.message)
        }
        try self.init(data: bytes, path: InputBytes.standardInput)
    }
}
