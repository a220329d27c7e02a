import CellSimProcess
import Foundation

/// The folder of a cache, whose files are written atomically. The oldest files are removed when the folder becomes too large. Several
/// processes can use the folder at the same time. Files that other users could have written are rejected.
struct CacheFolder: Sendable {
    /// The maximum total size in bytes.
    static let maximumBytes = 256 << 20

    private let files: PrivateFolder
    private var path: String { files.path }
    private let maximumBytes: Int

    /// Creates the folder.
    /// - Parameters:
    ///   - path: the path of the folder.
    ///   - maximumBytes: the total size in bytes above which the oldest files are removed.
    /// - Throws: a file system error if the folder isn't writable, or a `PrivateFolder.Rejection`.
    init(_ path: String, maximumBytes: Int = CacheFolder.maximumBytes) throws {
        self.maximumBytes = maximumBytes
        WriteAccess.confine(to: path)
        let isNew = unsafe access(path, F_OK) != 0
        try WriteAccess.makeFolder(path)
        if isNew { _ = unsafe chmod(path, 0o700) }
        files = try PrivateFolder(path)
        guard unsafe access(path, W_OK | X_OK) == 0 else { throw CocoaError(.fileWriteNoPermission) }
    }

    /// Returns the contents of a file, or nil if the file is missing or could have been written by other users.
    func read(_ name: String) -> [UInt8]? { files.read(name) }

    /// Writes a file, replacing an existing one. Errors are ignored, because a missing file is drawn again.
    func write(_ bytes: [UInt8], as name: String) { try? files.write(bytes, to: name) }

    /// Updates the modification date of a file to record that it was used.
    func touch(_ name: String) { _ = unsafe utimensat(AT_FDCWD, "\(path)/\(name)", nil, AT_SYMLINK_NOFOLLOW) }

    /// Removes the least recently used files until at most three quarters of the maximum size are in use.
    func removeOldestFiles() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        var total = 0
        var files: [(name: String, size: Int, time: [Int])] = []
        for name in names where name.hasSuffix(".case") || name.hasSuffix(".run") {
            var status = stat()
            guard unsafe lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            total += Int(status.st_size)
            files.append((name, Int(status.st_size), [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]))
        }
        guard total > maximumBytes else { return }
        for file in files.sorted(by: { ($0.time[0], $0.time[1], $0.name) < ($1.time[0], $1.time[1], $1.name) }) {
            guard total > maximumBytes / 4 * 3 else { return }
            if (try? WriteAccess.remove("\(path)/\(file.name)")) != nil { total -= file.size }
        }
    }
}
