import Glibc
import Synchronization

/// Tracks the files that this process has read as inputs, so that outputs of the same run don't overwrite them.
public enum ReadFiles {
    /// The identity of a file, which does not depend on its path.
    private struct Identity: Hashable {
        var device: dev_t
        var inode: ino_t

        init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
    }

    private static let known = Mutex<[Identity: String]>([:])

    static func note(_ status: stat, _ path: String) {
        known.withLock { known in
            guard status.st_mode & S_IFMT == S_IFREG else { return }
            // A new file may reuse the inode number of a deleted input.
            if let old = known[Identity(status)], unsafe access(old, F_OK) == 0 { return }
            known[Identity(status)] = path
        }
    }

    /// Checks that a path can be written: it must not refer to an input, under any name or through links.
    /// - Throws: `OverwrittenInput`.
    public static func spare(_ path: String) throws(OverwrittenInput) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, let input = known.withLock({ $0[Identity(status)] }) else { return }
        var now = stat()
        // If an input was deleted, the system may have reused its inode number for a new file.
        if input != "<stdin>", unsafe stat(input, &now) != 0 && errno == ENOENT {
            known.withLock { $0[Identity(status)] = nil }
            return
        }
        throw OverwrittenInput(path: path, input: input)
    }
}

/// An error because an output would overwrite an input of the same run.
public struct OverwrittenInput: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the output, and the path with which the input was read.
    public let path, input: String

    /// A text such as `Cell.xib: error: the output would replace an input of this run (read as ./Cell.xib); choose
    /// another file`.
    public var description: String {
        let name = path == input ? "" : " (read as \(input))"
        return "\(path): error: the output would replace an input of this run\(name); choose another file"
    }
}
