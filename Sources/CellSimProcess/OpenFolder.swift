import CellSimCShims
import Glibc

/// An open folder. Its items are accessed relative to its descriptor, so that replacing a folder in its path has no
/// effect. Links in the folder aren't followed.
public final class OpenFolder: Sendable {
    /// The identity of a folder, independent of its path.
    public struct Identity: Hashable, Sendable {
        let device: UInt
        let inode: UInt
    }

    /// The type of an item in the folder.
    public enum Kind: Sendable { case missing, file, folder, link, special }

    /// The path with which the folder was opened, for messages.
    public let path: String
    package let descriptor: Int32

    /// Opens a folder. Links in the path are followed.
    /// - Parameter path: The path; an empty string for the working directory.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String) throws(FileOutputError) {
        let descriptor = unsafe open(path.isEmpty ? "." : path, OpenFolder.flags & ~O_NOFOLLOW)
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: SystemReason.text(errno), code: errno) }
        self.init(descriptor: descriptor, path: path)
    }

    private init(descriptor: Int32, path: String) { (self.descriptor, self.path) = (descriptor, path) }

    deinit { _ = close(descriptor) }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    /// The identity of the folder.
    public var identity: Identity {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return Identity(device: 0, inode: 0) }
        return Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
    }

    /// Opens a subfolder.
    /// - Parameters:
    ///   - name: The name of the subfolder.
    ///   - isMade: Whether to create the subfolder if it is missing.
    /// - Throws: `FileOutputError`, also if the item is a link.
    public func folder(_ name: String, making isMade: Bool = false) throws(FileOutputError) -> OpenFolder {
        var next = unsafe openat(descriptor, name, OpenFolder.flags)
        if next < 0, errno == ENOENT, isMade {
            // Another process may create it at the same time.
            guard unsafe mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw failure(name) }
            next = unsafe openat(descriptor, name, OpenFolder.flags)
        }
        guard next >= 0 else { throw failure(name) }
        return OpenFolder(descriptor: next, path: childPath(name))
    }

    /// Opens the parent folder.
    /// - Throws: `FileOutputError`.
    public func parent() throws(FileOutputError) -> OpenFolder { try folder("..") }

    /// Returns the type of an item.
    public func kind(_ name: String) -> Kind {
        var status = stat()
        guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .missing }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .special
        }
    }

    /// Returns the sorted names in the folder, without `.` and `..`.
    /// - Throws: `FileOutputError`.
    public func names() throws(FileOutputError) -> [String] {
        // Open the folder again, because the read position belongs to the open file description.
        let copy = unsafe openat(descriptor, ".", OpenFolder.flags)
        guard copy >= 0 else { throw failure(".") }
        guard let stream = unsafe fdopendir(copy) else {
            _ = close(copy)
            throw failure(".")
        }
        return unsafe FolderNames.all(in: stream) { _ in true }
    }

    /// Returns the target of a symbolic link; nil if the item isn't a link.
    public func readLink(_ name: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlinkat(descriptor, name, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Creates a symbolic link.
    /// - Throws: `FileOutputError`, also if an item with this name exists.
    public func link(_ name: String, to target: String) throws(FileOutputError) {
        guard unsafe symlinkat(target, descriptor, name) == 0 else { throw failure(name) }
    }

    /// Removes a file, or a link without its target. A missing item isn't an error.
    /// - Throws: `FileOutputError`, also for a folder.
    public func remove(_ name: String) throws(FileOutputError) {
        guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(name) }
    }

    /// Removes a folder if it is empty.
    /// - Returns: Whether it was removed.
    @discardableResult public func removeIfEmpty(_ name: String) -> Bool {
        unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0
    }

    /// Removes a file, a link, or a folder with its contents. Links are removed, not followed.
    /// - Throws: `FileOutputError`.
    public func removeTree(_ name: String) throws(FileOutputError) {
        guard kind(name) == .folder else { return try remove(name) }
        let code = unsafe cellsim_remove_tree(descriptor, name)
        guard code == 0 || code == ENOENT else {
            throw FileOutputError(path: childPath(name), reason: SystemReason.text(code))
        }
    }

    /// Opens a lock file, which is created if it is missing. The caller must close it.
    /// - Throws: `FileOutputError`.
    public func openLock(_ name: String) throws(FileOutputError) -> Int32 {
        let file = unsafe openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
        guard file >= 0 else { throw failure(name) }
        return file
    }

    /// Returns the path of an item, for messages.
    func childPath(_ name: String) -> String {
        path.isEmpty ? name : path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
    }

    private func failure(_ name: String) -> FileOutputError {
        let code = errno
        return FileOutputError(path: childPath(name), reason: SystemReason.text(code), code: code)
    }
}
