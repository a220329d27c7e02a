import CellSimCShims
import Glibc

/// Folders that are created for outputs. They are removed again if the outputs aren't written, even if a signal ends the
/// process.
public final class CreatedFolders {
    /// The created folders, outermost first, with their slots in the list of files to remove if the process ends
    /// prematurely.
    private var folders: [(parent: OpenFolder, name: String, slot: Int32)] = []

    /// Creates folders and their parents if they are missing. An empty path is the working directory.
    /// - Throws: `FileOutputError`. The folders that were created are then removed.
    public init(_ paths: [String]) throws(FileOutputError) {
        for path in paths {
            for folder in CreatedFolders.missingFolders(path) {
                do { try createFolder(folder) } catch {
                    remove()
                    throw FileOutputError(path: path, reason: error.reason)
                }
            }
        }
    }

    private func createFolder(_ path: String) throws(FileOutputError) {
        let position = try WriteAccess.position(CreatedFolders.withoutSlash(path))
        var slot: Int32 = -1
        let kind = Int32(CELLSIM_LEFTOVER_FOLDER)
        let code = unsafe cellsim_make_leftover(position.folder.descriptor, position.name, kind, &slot)
        if code == 0 { return folders.append((position.folder, position.name, slot)) }
        // Another process may have created the folder, or it is a link, whose target is checked next.
        if code == EEXIST {
            _ = try WriteAccess.folder(path)
        } else {
            throw FileOutputError(path: path, reason: SystemReason.text(code))
        }
    }

    private static func withoutSlash(_ path: String) -> String {
        var bytes = path.utf8[...]
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(Substring(bytes))
    }

    /// Returns the missing folders of a path, outermost first.
    private static func missingFolders(_ path: String) -> [String] {
        var missing: [String] = []
        // Compare bytes, because a slash followed by a combining accent is a different Swift `Character`.
        let slash = UInt8(ascii: "/")
        var next = path.utf8[...]
        while !next.isEmpty, unsafe access(String(Substring(next)), F_OK) != 0 {
            missing.append(String(Substring(next)))
            while next.last == slash { next.removeLast() }
            while let last = next.last, last != slash { next.removeLast() }
            while next.count > 1, next.last == slash { next.removeLast() }
        }
        return missing.reversed()
    }

    /// Keeps the folders, even if the process ends.
    public func keep() {
        for folder in folders { cellsim_forget_leftover(folder.slot) }
        folders = []
    }

    /// Removes the folders that are empty.
    public func remove() {
        for folder in folders.reversed() {
            folder.parent.removeIfEmpty(folder.name)
            cellsim_forget_leftover(folder.slot)
        }
        folders = []
    }
}
