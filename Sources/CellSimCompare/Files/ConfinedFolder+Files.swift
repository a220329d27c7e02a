import CellSimProcess
import Foundation
import Glibc

extension ConfinedFolder {
    /// A file's bytes, and when they were last changed.
    public struct Contents: Sendable {
        /// The whole file.
        public var bytes: [UInt8]
        /// In nanoseconds since 1970.
        public var changed: Int
    }

    /// The most bytes of a file that are read.
    public static let longestFile = 256 << 20

    /// Reads a file; nothing but a regular one.
    /// - Throws: `Refusal`.
    public func read(_ place: Location, maximum: Int = ConfinedFolder.longestFile) throws(Refusal) -> Contents {
        let folder = try openFolder(of: place)
        let file = unsafe openat(folder.descriptor, place.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ConfinedFolder.failure(place.path) }
        defer { _ = close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw ConfinedFolder.failure(place.path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let what = status.st_mode & S_IFMT == S_IFDIR ? "a folder, not a file" : "not a plain file"
            throw Refusal(path: place.path, reason: what)
        }
        guard status.st_size <= maximum else {
            throw Refusal(path: place.path, reason: "larger than \(maximum >> 20) MiB")
        }
        guard let bytes = ConfinedFolder.bytes(of: file, atMost: Int(status.st_size)) else {
            throw ConfinedFolder.failure(place.path)
        }
        return Contents(bytes: bytes, changed: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec))
    }

    private static func bytes(of file: Int32, atMost count: Int) -> [UInt8]? {
        var isGood = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, done in
            while done < count {
                let got = unsafe Glibc.read(file, target.baseAddress.map { unsafe $0 + done }, count - done)
                if got < 0, errno == EINTR { continue }
                if got < 0 { isGood = false }
                if got <= 0 { return }
                done += got
            }
        }
        return isGood ? bytes : nil
    }

    /// Whether there is a plain file, or a link to one below the folder.
    public func hasFile(_ path: String) -> Bool {
        var status = stat()
        do { return try unsafe lstat(place(of: path).path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG } catch {
            return false
        }
    }

    /// Writes a file whole or not at all; folders on the way are made.
    /// - Throws: `Refusal`, or `FileOutputError`.
    public func write(_ bytes: [UInt8], to place: Location) throws {
        try AtomicFile.write(bytes, to: place.path, in: try openFolder(of: place, making: true), name: place.name)
    }

    /// Deletes a file; of a link, the link.
    /// - Throws: `Refusal`.
    public func remove(_ place: Location) throws(Refusal) {
        let folder = try openFolder(of: place)
        guard unsafe unlinkat(folder.descriptor, place.name, 0) == 0 else { throw ConfinedFolder.failure(place.path) }
    }

    /// The files of one folder below, by their names in order; none where there is no such folder.
    /// - Throws: `Refusal`.
    public func names(in path: String) throws(Refusal) -> [String] {
        let place = try place(of: path)
        var status = stat()
        guard unsafe lstat(place.path, &status) == 0 else { return [] }
        do { return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() } catch {
            throw Refusal(path: path, reason: "the folder cannot be read")
        }
    }
}
