import CellSimCShims
import Glibc

/// Folders that were made for a result and go again if there is none: also when a signal ends the process.
public final class CreatedFolders {
    /// The outermost first, with their places among what is removed when the process ends early.
    private var folders: [(path: String, slot: Int32)] = []

    /// Makes the folders and those around them, as far as they are missing; an empty path stands for the working
    /// directory.
    /// - Throws: `FileOutputError`; what was made is then removed.
    public init(_ paths: [String]) throws(FileOutputError) {
        for path in paths {
            for folder in CreatedFolders.missing(path) {
                var slot: Int32 = -1
                let code = unsafe cellsim_make_leftover(folder, Int32(CELLSIM_LEFTOVER_FOLDER), &slot)
                // Another process may have made it.
                if code == EEXIST { continue }
                if code != 0 {
                    remove()
                    throw FileOutputError(path: path, reason: SystemReason.text(code))
                }
                folders.append((folder, slot))
            }
        }
    }

    /// Which folders of a path are not there, the outermost first.
    private static func missing(_ path: String) -> [String] {
        var missing: [String] = []
        // Bytes, as the system sees them: a slash with an accent after it is no slash to Swift.
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

    /// Leaves the folders where they are from now on.
    public func keep() {
        for folder in folders { cellsim_forget_leftover(folder.slot) }
        folders = []
    }

    /// Takes the folders away; one that holds anything stays.
    public func remove() {
        for folder in folders.reversed() {
            _ = unsafe rmdir(folder.path)
            cellsim_forget_leftover(folder.slot)
        }
        folders = []
    }
}
