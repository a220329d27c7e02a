import CellSimProcess
import Foundation
import Glibc

/// Reads, writes and deletes files in the folder.
extension ConfinedFolder {
    /// A file's bytes and modification time.
    public struct Contents: Sendable {
        /// The whole file.
        public var bytes: [UInt8]
        /// The modification time in nanoseconds since 1970.
        public var modificationTime: Int
    }

    /// The maximum size of a file to read, in bytes.
    public static let maximumFileSize = 256 << 20

    /// Reads a regular file.
    /// - Throws: `Rejection`, also for files that aren't regular.
    public func read(_ location: Location, maximum: Int = ConfinedFolder.maximumFileSize) throws(Rejection) -> Contents
    {
        let folder = try openFolder(of: location)
        let file = unsafe openat(folder.descriptor, location.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ConfinedFolder.rejection(location.path) }
        defer { _ = close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw ConfinedFolder.rejection(location.path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let reason = status.st_mode & S_IFMT == S_IFDIR ? "a folder, not a file" : "not a plain file"
            throw Rejection(path: location.path, reason: reason)
        }
        guard status.st_size <= maximum else {
            throw Rejection(path: location.path, reason: "larger than \(maximum >> 20) MiB")
        }
        guard let bytes = ConfinedFolder.bytes(of: file, atMost: Int(status.st_size)) else {
            throw ConfinedFolder.rejection(location.path)
        }
        return Contents(
            bytes: bytes, modificationTime: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec))
    }

    private static func bytes(of file: Int32, atMost count: Int) -> [UInt8]? {
        var succeeded = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, done in
            while done < count {
                let readCount = unsafe Glibc.read(file, target.baseAddress.map { unsafe $0 + done }, count - done)
                if readCount < 0, errno == EINTR { continue }
                if readCount < 0 { succeeded = false }
                if readCount <= 0 { return }
                done += readCount
            }
        }
        return succeeded ? bytes : nil
    }

    /// Returns whether the path is a regular file, or a link to a regular file in the folder.
    public func hasFile(_ path: String) -> Bool {
        var status = stat()
        do {
            return try unsafe lstat(location(of: path).path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        } catch {
            return false
        }
    }

    /// Writes a file atomically. Creates missing folders on its path.
    /// - Throws: `Rejection`, or `FileOutputError`.
    public func write(_ bytes: [UInt8], to location: Location) throws {
        try AtomicFile.write(
            bytes, to: location.path, in: try openFolder(of: location, making: true), name: location.name)
    }

    /// Deletes a file. If it is a link, the target remains.
    /// - Throws: `Rejection`.
    public func remove(_ location: Location) throws(Rejection) {
        let folder = try openFolder(of: location)
        guard unsafe unlinkat(folder.descriptor, location.name, 0) == 0 else {
            throw ConfinedFolder.rejection(location.path)
        }
    }

    /// Returns the names of the files in a subfolder, sorted; an empty array if the folder doesn't exist.
    /// - Throws: `Rejection`.
    public func names(in path: String) throws(Rejection) -> [String] {
        let location = try location(of: path)
        var status = stat()
        guard unsafe lstat(location.path, &status) == 0 else { return [] }
        do { return try FileManager.default.contentsOfDirectory(atPath: location.path).sorted() } catch {
            throw Rejection(path: path, reason: "the folder cannot be read")
        }
    }
}
