import CellSimCShims
import Foundation
import Glibc

/// Why a file could not be written.
public struct FileOutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path as it was given.
    public let path: String
    /// The system's words.
    public let reason: String

    /// Why the file at that path could not be written.
    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

    public var description: String { "\(path): cannot be written: \(reason)" }
}

/// A file that comes into being whole: bytes go to a `TemporaryFolder` beside it, from where `commit` moves it.
///
/// Until then, and when anything fails or the process dies, what stood at the path stays untouched. A writer that
/// is given up without a commit removes its temporary file. A device or pipe is not replaced: it gets the bytes, from a
/// file without a name elsewhere, at the commit. Not shared between threads.
public final class AtomicFile {
    /// The path asked for.
    public let path: String
    private let target: Target
    private var descriptor: Int32
    /// Whether the temporary file is there.
    private var isPending = true

    /// What becomes of the bytes.
    private enum Target {
        /// The temporary file is moved to this path, out of the folder for those that go to `parent`.
        case file(String, temporary: String, parent: String)
        /// They are written to what is at this path: a device or a pipe.
        case device(String)
        case standardOutput
    }

    /// Opens a temporary file beside the path; a symbolic link there is followed.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String) throws {
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileOutputError(path: path, reason: "it is a folder") }
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            try self.init(path: path, unnamed: .device(path))
            return
        }
        try self.init(path: path, real: Self.resolved(path))
    }

    /// Opens a temporary file whose bytes `commit` writes to the standard output.
    /// - Throws: `FileOutputError`.
    public static func standardOutput() throws -> AtomicFile {
        try AtomicFile(path: "standard output", unnamed: .standardOutput)
    }

    private init(path: String, real: String) throws {
        let parent = Self.folder(of: real)
        let temporary: String
        do { temporary = try TemporaryFolder.enter(parent) } catch {
            throw FileOutputError(path: path, reason: error.reason)
        }
        let opened = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard opened >= 0 else {
            let reason = Self.systemReason()
            TemporaryFolder.leave(parent)
            throw FileOutputError(path: path, reason: reason)
        }
        (self.path, target, descriptor) = (path, .file(real, temporary: temporary, parent: parent), opened)
    }

    private init(path: String, unnamed target: Target) throws {
        let opened = unsafe cellsim_open_unnamed_file(FileManager.default.temporaryDirectory.path)
        guard opened >= 0 else { throw FileOutputError(path: path, reason: Self.systemReason()) }
        (self.path, self.target, descriptor) = (path, target, opened)
    }

    deinit { discard() }

    /// Writes a whole file.
    /// - Throws: `FileOutputError`; the old file, if any, is then unchanged.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try AtomicFile(path: path)
        try file.append(bytes)
        try file.commit()
    }

    /// Writes bytes to the standard output at once.
    /// - Throws: `FileOutputError`.
    public static func print(_ bytes: [UInt8]) throws {
        guard unsafe bytes.withUnsafeBytes({ unsafe writeAll($0, to: 1) }) else {
            throw FileOutputError(path: "standard output", reason: systemReason())
        }
    }

    /// Adds bytes at the end.
    /// - Throws: `FileOutputError`, after which nothing more can be written.
    public func append(_ bytes: [UInt8]) throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        let written = unsafe bytes.withUnsafeBytes { unsafe Self.writeAll($0, to: descriptor) }
        if !written {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Replaces bytes that were added before; what is added next still goes to the end.
    /// - Throws: `FileOutputError`, after which nothing more can be written.
    public func overwrite(_ bytes: [UInt8], at offset: Int) throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        let count = unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        guard count == bytes.count else {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Writes nothing more, so that many files may wait for a common `commit`.
    /// - Throws: `FileOutputError`.
    public func close() throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
        // What goes to a device has no name under which it could be found again.
        guard case .file = target else { return }
        let closed = Glibc.close(descriptor)
        descriptor = -1
        guard closed == 0 else {
            let reason = Self.systemReason()
            discard()
            throw FileOutputError(path: path, reason: reason)
        }
    }

    /// Puts the file in place of what stands at the path.
    /// - Throws: `FileOutputError`; what stood there is then unchanged.
    public func commit() throws {
        guard isPending else { throw FileOutputError(path: path, reason: "it is closed") }
        if case .file = target, descriptor >= 0 { try close() }
        let succeeded =
            switch target {
            case .file(let real, let temporary, _): unsafe rename(temporary, real) == 0
            case .device(let real): copy(to: unsafe open(real, O_WRONLY | O_CLOEXEC))
            case .standardOutput: copy(to: dup(1))
            }
        let reason = succeeded ? "" : Self.systemReason()
        giveUp(isMoved: succeeded)
        if !succeeded { throw FileOutputError(path: path, reason: reason) }
    }

    /// Copies the bytes to a device, whose descriptor is closed; `errno` tells why that failed.
    private func copy(to device: Int32) -> Bool {
        guard device >= 0 else { return false }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var (offset, count) = (0, 1)
        while count > 0 {
            count = unsafe pread(descriptor, &block, block.count, offset)
            let isWritten = unsafe block[..<max(count, 0)].withUnsafeBytes { unsafe Self.writeAll($0, to: device) }
            offset += max(count, 0)
            if !isWritten { count = -1 }
        }
        let code = errno
        let isClosed = Glibc.close(device) == 0
        if count < 0 { errno = code }
        return count == 0 && isClosed
    }

    /// Gives the file up; what stands at the path stays.
    public func discard() { giveUp(isMoved: false) }

    private func giveUp(isMoved: Bool) {
        guard isPending else { return }
        isPending = false
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
        guard case .file(_, let temporary, let parent) = target else { return }
        if !isMoved { _ = unsafe unlink(temporary) }
        TemporaryFolder.leave(parent)
    }

    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = unsafe Foundation.write(
                descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// The folder of a path, with the slash at its end; empty for a bare name.
    private static func folder(of path: String) -> String {
        let bytes = path.utf8
        return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    }

    private static func systemReason() -> String { SystemReason.text(errno) }
}
