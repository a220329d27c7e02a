import Glibc
import Synchronization

/// Tracks the files that this process has read as inputs, so that outputs of the same run don't overwrite them.
public enum InputRegistry {
    /// The identity of a file, which does not depend on its path.
    private struct Identity: Hashable {
        var device: dev_t
        var inode: ino_t

        init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
    }

    private static let inputPaths = Mutex<[Identity: String]>([:])

    static func record(_ status: stat, _ path: String) {
        inputPaths.withLock { paths in
            guard status.st_mode & S_IFMT == S_IFREG else { return }
            // A new file may reuse the inode number of a deleted input.
            if let old = paths[Identity(status)], unsafe access(old, F_OK) == 0 { return }
            paths[Identity(status)] = path
        }
    }

    /// Checks that a path can be written: it must not refer to an input, under any name or through links.
    /// - Throws: `InputOverwriteError`.
    public static func checkOutput(_ path: String) throws(InputOverwriteError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, let input = inputPaths.withLock({ $0[Identity(status)] }) else { return }
        var inputStatus = stat()
        // If an input was deleted, the system may have reused its inode number for a new file.
        if input != "<stdin>", unsafe stat(input, &inputStatus) != 0 && errno == ENOENT {
            inputPaths.withLock { $0[Identity(status)] = nil }
            return
        }
        throw InputOverwriteError(path: path, input: input)
    }
}

/// An error because an output would overwrite an input of the same run.
public struct InputOverwriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the output, and the path with which the input was read.
    public let path, input: String

    /// A text such as `Cell.xib: error: the output would replace an input of this run (read as ./Cell.xib); choose
    /// another file`.
    public var description: String {
        let name = path == input ? "" : " (read as \(input))"
        return "\(path): error: the output would replace an input of this run\(name); choose another file"
    }
}
