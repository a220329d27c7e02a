import CellSimProcess
import Foundation

/// The folder of a cache: files that appear whole, and the oldest of which go when there are too many. Any number of programs
/// may use it at once. Files that another user could have written are rejected.
struct CacheFolder: Sendable {
    /// The most bytes that are kept.
    static let maximumBytes = 256 << 20

    private let files: PrivateFolder
    private var path: String { files.path }
    private let maximumBytes: Int

    /// Makes the folder.
    /// - Parameter maximumBytes: from which size on the oldest files go.
    /// - Throws: the reason why nothing can be written there, or a `PrivateFolder.Rejection`.
    init(_ path: String, maximumBytes: Int = CacheFolder.maximumBytes) throws {
        self.maximumBytes = maximumBytes
        WriteAccess.confine(to: path)
        let isNew = unsafe access(path, F_OK) != 0
        try WriteAccess.makeFolder(path)
        if isNew { _ = unsafe chmod(path, 0o700) }
        files = try PrivateFolder(path)
        guard unsafe access(path, W_OK | X_OK) == 0 else { throw CocoaError(.fileWriteNoPermission) }
    }

    /// The content of a file; nil if it is missing or if other users could have written it.
    func read(_ name: String) -> [UInt8]? { files.read(name) }

    /// Replaces an older file. If that fails, the file counts as removed.
    func write(_ bytes: [UInt8], as name: String) { try? files.write(bytes, to: name) }

    /// Notes that a file was of use.
    func touch(_ name: String) { _ = unsafe utimensat(AT_FDCWD, "\(path)/\(name)", nil, AT_SYMLINK_NOFOLLOW) }

    /// Removes the files that were unused for the longest time, until three quarters of the capacity are left.
    func tidy() {
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
