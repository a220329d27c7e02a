import Glibc
import Synchronization

/// Tracks the files that this process has read, so that its outputs don't overwrite its inputs.
public enum InputRegistry {
    /// The identity of a file, independent of its path.
    private struct Identity: Hashable {
        var device: dev_t
        var inode: ino_t

        init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
    }

    private static let inputPaths = Mutex<[Identity: String]>([:])

    static func record(_ status: stat, _ path: String) {
        inputPaths.withLock { paths in
            guard status.st_mode & S_IFMT == S_IFREG else { return }
            // A new file may have the inode number of an input that was deleted.
            if let old = paths[Identity(status)], unsafe access(old, F_OK) == 0 { return }
            paths[Identity(status)] = path
        }
    }

    /// Checks that a path may be written: it must not refer to an input, not even under another name or through links.
    /// - Throws: `InputOverwriteError`.
    public static func checkOutput(_ path: String) throws(InputOverwriteError) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, let input = inputPaths.withLock({ $0[Identity(status)] }) else { return }
        var inputStatus = stat()
        // If the input was deleted, its inode number may have been reused for a new file.
        if input != "<stdin>", unsafe stat(input, &inputStatus) != 0 && errno == ENOENT {
            inputPaths.withLock { $0[Identity(status)] = nil }
            return
        }
        throw InputOverwriteError(path: path, input: input)
    }
}

/// An error that occurs when an output would overwrite an input of the same run.
public struct InputOverwriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the output, and the path from which the input was read.
    public let path, input: String

    /// A message such as `Cell.xib: error: the output would replace an input of this run (read as ./Cell.xib); choose another
    /// file`.
    public var description: String {
        let name = path == input ? "" : " (read as \(input))"
        return "\(path): error: the output would replace an input of this run\(name); choose another file"
    }
}
