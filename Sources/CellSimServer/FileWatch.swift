import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// Watches folders and reports changed files, with the system's notifications instead of repeated checks.
public final class FileWatch: Sendable {
    /// The maximum number of folders that are watched.
    public static let maximumFolders = 8_192

    private let descriptor: Int32
    /// The watched folders.
    private struct State {
        /// The folders, as the caller passed them, by watch descriptor.
        var folders: [Int32: String] = [:]
        var watchedPaths: Set<String> = []
    }

    private let state = Mutex(State())

    /// Creates a watch without folders.
    /// - Throws: `HTTPServer.Failure` if the system can't watch folders.
    public init() throws(HTTPServer.Failure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw .init(description: "files cannot be watched: \(SystemReason.text(errno))")
        }
    }

    deinit { _ = close(descriptor) }

    private static let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_ONLYDIR)

    /// Watches a folder and, if requested, its subfolders. Hidden folders, links to folders and `DerivedData` are skipped.
    public func add(_ folder: String, isDeep: Bool) {
        let path = folder.isEmpty ? "." : folder
        let hasCapacity = state.withLock { state in
            guard state.watchedPaths.count < FileWatch.maximumFolders else { return false }
            if state.watchedPaths.insert(path).inserted {
                let watch = unsafe inotify_add_watch(descriptor, path, FileWatch.events)
                if watch >= 0 { state.folders[watch] = folder }
            }
            return true
        }
        guard hasCapacity, isDeep else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !name.hasPrefix(".") && name != "DerivedData" {
            let subfolder = FileWatch.join(folder, name)
            var status = stat()
            if unsafe lstat(subfolder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                add(subfolder, isDeep: true)
            }
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Waits until files change. It then collects more changes for a short time, because editors save in several steps.
    /// - Returns: the paths of the files, which begin with the folders passed to `add`; empty if the system lost events.
    public func next() -> Set<String> {
        var changedPaths: Set<String> = []
        var isFirst = true
        let deadline = ContinuousClock.now + .milliseconds(40)
        while isFirst || ContinuousClock.now < deadline || changedPaths.isEmpty {
            var pollRequest = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = unsafe poll(&pollRequest, 1, changedPaths.isEmpty ? -1 : 4)
            if count < 0, errno == EINTR { continue }
            if count <= 0, !changedPaths.isEmpty { break }
            guard read(into: &changedPaths) else { return [] }
            isFirst = false
        }
        return changedPaths
    }

    /// Reads events.
    /// - Returns: false if events were lost.
    private func read(into changed: inout Set<String>) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        var offset = 0
        let headerSize = MemoryLayout<inotify_event>.size
        while offset + headerSize <= count {
            func littleEndian32(_ location: Int) -> UInt32 {
                (0..<4).reduce(0) { $0 | UInt32(bytes[offset + location + $1]) << (8 * UInt32($1)) }
            }
            let (watch, mask, length) = (
                Int32(bitPattern: littleEndian32(0)), littleEndian32(4), Int(littleEndian32(12))
            )
            let name = String(
                decoding: bytes[(offset + headerSize)..<min(offset + headerSize + length, count)].prefix { $0 != 0 },
                as: UTF8.self)
            offset += headerSize + length
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { return false }
            if mask & UInt32(IN_IGNORED) != 0 {
                state.withLock { state in
                    guard let folder = state.folders.removeValue(forKey: watch) else { return }
                    state.watchedPaths.remove(folder.isEmpty ? "." : folder)
                }
                continue
            }
            guard let folder = state.withLock({ $0.folders[watch] }), !name.isEmpty, !name.hasPrefix(".") else {
                continue
            }
            let path = FileWatch.join(folder, name)
            if mask & UInt32(IN_ISDIR) != 0 {
                if mask & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0 { add(path, isDeep: true) }
            } else if mask & UInt32(IN_CREATE) != 0 {
                // A created file is still empty unless it is a link. Another event follows once it is written.
                continue
            }
            changed.insert(path)
        }
        return true
    }
}
