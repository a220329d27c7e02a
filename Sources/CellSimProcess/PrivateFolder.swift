import Glibc

/// A folder to which only the process's user can write, as ssh requires for its folder. Files that other users could
/// have written are rejected.
///
/// Other users may be able to write to a parent folder. They can remove this folder, but not add files to it.
public final class PrivateFolder: Sendable {
    /// The path of the folder, as the caller passed it.
    public let path: String
    private let descriptor: Int32

    /// An error that describes why other users may have written a folder or file.
    public struct Rejection: Error, Hashable, Sendable, CustomStringConvertible {
        /// The path of the folder or file.
        public let path: String
        /// The reason, and a suggested fix.
        public let reason: String

        /// Creates an error about a path.
        public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

        public var description: String { "\(path): \(reason)" }
    }

    /// Opens an existing folder.
    /// - Throws: `Rejection` if another user owns the folder, or if other users can write to it.
    public init(_ path: String) throws(Rejection) {
        let folderDescriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        var status = stat()
        guard folderDescriptor >= 0, unsafe fstat(folderDescriptor, &status) == 0 else {
            throw Rejection(path: path, reason: "cannot be read: \(SystemReason.text(errno))")
        }
        (self.path, descriptor) = (path, folderDescriptor)
        if let reason = Self.rejectionReason(status, path) { throw Rejection(path: path, reason: reason) }
        // Protect files that are written later from other users, regardless of their mode.
        if status.st_mode & 0o077 != 0 { _ = fchmod(folderDescriptor, 0o700) }
    }

    deinit { _ = close(descriptor) }

    /// Returns the reason why other users may have written a file or folder; nil if its owner is the process's user, and
    /// only the owner can write to it.
    static func rejectionReason(_ status: stat, _ path: String) -> String? {
        if status.st_uid != geteuid() {
            return
                "it belongs to the user with the ID \(status.st_uid), not to you; remove it or use another folder"
        }
        guard status.st_mode & 0o022 != 0 else { return nil }
        let mode = String(status.st_mode & 0o7777, radix: 8)
        return
            "other users can write to it (mode \(mode)); remove it, or run \"chmod -R go-w '\(path)'\" if you trust what is in it"
    }

    /// Opens a regular file in the folder that only the process's user could have written.
    /// - Parameter name: The path relative to the folder. A link at its end isn't followed.
    /// - Returns: The file; nil if it doesn't exist or is rejected.
    private func openFile(_ name: String) -> (descriptor: Int32, size: Int)? {
        let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            Self.rejectionReason(status, name) == nil
        else {
            _ = close(file)
            return nil
        }
        return (file, Int(status.st_size))
    }

    /// Reads a file.
    /// - Returns: The content; nil if the file doesn't exist, or if other users could have written it.
    public func read(_ name: String) -> [UInt8]? {
        guard let file = openFile(name) else { return nil }
        defer { _ = close(file.descriptor) }
        guard file.size <= FileReader.maximum else { return nil }
        return FileReader.readBlock(file.descriptor, file.size)
    }

    /// Returns whether the folder contains a file that only the process's user could have written.
    public func contains(_ name: String) -> Bool {
        guard let file = openFile(name) else { return false }
        _ = close(file.descriptor)
        return true
    }

    /// Writes a file that only the process's user can access. It replaces an existing file.
    /// - Throws: `FileOutputError`.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try AtomicFile.write(bytes, to: "\(path)/\(name)")
        _ = unsafe fchmodat(descriptor, name, 0o600, 0)
    }
}
