import CellSimCShims
import Glibc

/// A folder held open. What is in it is named relative to its descriptor, so exchanging a folder on the way changes nothing.
/// No link in it is followed.
public final class OpenFolder: Sendable {
    /// What identifies a folder, whatever path leads to it.
    public struct Identity: Hashable, Sendable {
        let device: UInt
        let inode: UInt
    }

    /// What a name in the folder is.
    public enum Kind: Sendable { case missing, file, folder, link, special }

    /// The path that it was opened by, for messages.
    public let path: String
    package let descriptor: Int32

    /// Opens a folder; links in the path are followed.
    /// - Parameter path: empty for the working directory.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String) throws(FileOutputError) {
        let descriptor = unsafe open(path.isEmpty ? "." : path, OpenFolder.flags & ~O_NOFOLLOW)
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: SystemReason.text(errno), code: errno) }
        self.init(descriptor: descriptor, path: path)
    }

    private init(descriptor: Int32, path: String) { (self.descriptor, self.path) = (descriptor, path) }

    deinit { _ = close(descriptor) }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    /// Which folder it is.
    public var identity: Identity {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return Identity(device: 0, inode: 0) }
        return Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
    }

    /// A folder in this one.
    /// - Parameter isMade: whether it is made if it is missing.
    /// - Throws: `FileOutputError`, also for a link.
    public func folder(_ name: String, making isMade: Bool = false) throws(FileOutputError) -> OpenFolder {
        var next = unsafe openat(descriptor, name, OpenFolder.flags)
        if next < 0, errno == ENOENT, isMade {
            // Another process may make it at the same time.
            guard unsafe mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw failure(name) }
            next = unsafe openat(descriptor, name, OpenFolder.flags)
        }
        guard next >= 0 else { throw failure(name) }
        return OpenFolder(descriptor: next, path: inner(name))
    }

    /// The folder around this one.
    /// - Throws: `FileOutputError`.
    public func outer() throws(FileOutputError) -> OpenFolder { try folder("..") }

    /// What a name is.
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

    /// The names in it, sorted, without `.` and `..`.
    /// - Throws: `FileOutputError`.
    public func names() throws(FileOutputError) -> [String] {
        // The position in the list belongs to the open file, so each list opens the folder again.
        let copy = unsafe openat(descriptor, ".", OpenFolder.flags)
        guard copy >= 0 else { throw failure(".") }
        guard let stream = unsafe fdopendir(copy) else {
            _ = close(copy)
            throw failure(".")
        }
        return unsafe FolderNames.all(in: stream) { _ in true }
    }

    /// Where a link leads, as it says; nil for what is not a link.
    public func readLink(_ name: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlinkat(descriptor, name, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Makes a link.
    /// - Throws: `FileOutputError`, also where the name is taken.
    public func link(_ name: String, to target: String) throws(FileOutputError) {
        guard unsafe symlinkat(target, descriptor, name) == 0 else { throw failure(name) }
    }

    /// Removes a file or a link, not what the link leads to; a name that is missing is no error.
    /// - Throws: `FileOutputError`, also for a folder.
    public func remove(_ name: String) throws(FileOutputError) {
        guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(name) }
    }

    /// Removes a folder if it is empty.
    /// - Returns: whether it is gone.
    @discardableResult public func removeIfEmpty(_ name: String) -> Bool {
        unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0
    }

    /// Removes a file, a link, or a folder with all that is in it; links are removed, not followed.
    /// - Throws: `FileOutputError`.
    public func removeTree(_ name: String) throws(FileOutputError) {
        guard kind(name) == .folder else { return try remove(name) }
        let code = unsafe cellsim_remove_tree(descriptor, name)
        guard code == 0 || code == ENOENT else {
            throw FileOutputError(path: inner(name), reason: SystemReason.text(code))
        }
    }

    /// Opens a file for a lock, made if it is missing; the caller closes it.
    /// - Throws: `FileOutputError`.
    public func openLock(_ name: String) throws(FileOutputError) -> Int32 {
        let file = unsafe openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
        guard file >= 0 else { throw failure(name) }
        return file
    }

    /// The path of a name in it, for messages.
    func inner(_ name: String) -> String {
        path.isEmpty ? name : path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
    }

    private func failure(_ name: String) -> FileOutputError {
        let code = errno
        return FileOutputError(path: inner(name), reason: SystemReason.text(code), code: code)
    }
}
