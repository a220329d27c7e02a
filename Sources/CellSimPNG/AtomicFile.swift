import Foundation
import Glibc

/// Why a file could not be written.
public struct FileOutputError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The system's words.
    public let reason: String

    public init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

    public var description: String { "\(path): cannot be written: \(reason)" }
}

/// A file that comes into being whole: bytes go to a temporary name in the same folder, which `commit` renames.
///
/// Until then, and when anything fails or the process dies, what stood at the path stays untouched. A writer that
/// is given up without a commit removes its temporary file. A device or pipe is not replaced: it gets the bytes, from a
/// temporary file elsewhere, at the commit. Not shared between threads.
public final class AtomicFile {
    /// The path asked for.
    public let path: String
    private let target: Target
    private let temporary: String
    private var descriptor: Int32
    /// Whether the temporary file is there.
    private var isPending = true

    /// What becomes of the temporary file.
    private enum Target {
        /// It is renamed to this path.
        case file(String)
        /// Its bytes are written to what is at this path: a device or a pipe.
        case device(String)
        /// Its bytes are written to the standard output.
        case standardOutput
    }

    /// Opens a temporary file beside the path; a symbolic link there is followed.
    /// - Throws: `FileOutputError`.
    public convenience init(path: String) throws {
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileOutputError(path: path, reason: "it is a folder") }
        let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
        try self.init(path: path, target: isFile ? .file(Self.resolved(path)) : .device(path))
    }

    /// Opens a temporary file whose bytes `commit` writes to the standard output.
    /// - Throws: `FileOutputError`.
    public static func standardOutput() throws -> AtomicFile {
        try AtomicFile(path: "standard output", target: .standardOutput)
    }

    private init(path: String, target: Target) throws {
        self.path = path
        let place: String
        if case .file(let real) = target {
            place = real
        } else {
            place = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim").path
        }
        var opened: Int32 = -1
        var name = ""
        var attempts = 0
        repeat {
            name = Self.temporaryName(beside: place)
            opened = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            attempts += 1
        } while opened < 0 && errno == EEXIST && attempts < 100
        guard opened >= 0 else { throw FileOutputError(path: path, reason: Self.systemReason()) }
        (self.target, temporary, descriptor) = (target, name, opened)
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

    /// Closes the file under its temporary name, so that many may wait for a common `commit`.
    /// - Throws: `FileOutputError`.
    public func close() throws {
        guard descriptor >= 0 else { throw FileOutputError(path: path, reason: "it is closed") }
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
        if descriptor >= 0 { try close() }
        let succeeded =
            switch target {
            case .file(let real): unsafe rename(temporary, real) == 0
            case .device(let real): copy(to: unsafe open(real, O_WRONLY | O_CLOEXEC))
            case .standardOutput: copy(to: dup(1))
            }
        let reason = succeeded ? "" : Self.systemReason()
        if case .file = target, succeeded { isPending = false }
        discard()
        if !succeeded { throw FileOutputError(path: path, reason: reason) }
    }

    /// Copies the bytes to a device, whose descriptor is closed; `errno` tells why that failed.
    private func copy(to device: Int32) -> Bool {
        guard device >= 0 else { return false }
        let source = unsafe open(temporary, O_RDONLY | O_CLOEXEC)
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var count = source < 0 ? -1 : 1
        while count > 0 {
            count = unsafe read(source, &block, block.count)
            let isWritten = unsafe block[..<max(count, 0)].withUnsafeBytes { unsafe Self.writeAll($0, to: device) }
            if !isWritten { count = -1 }
        }
        let code = errno
        if source >= 0 { _ = Glibc.close(source) }
        let isClosed = Glibc.close(device) == 0
        if count < 0 { errno = code }
        return count == 0 && isClosed
    }

    /// Gives the file up; what stands at the path stays.
    public func discard() {
        guard isPending else { return }
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        _ = unsafe unlink(temporary)
        descriptor = -1
        isPending = false
    }

    /// Removes the temporary file and touches nothing else: from any thread, when the process is about to end.
    public func removeTemporary() { _ = unsafe unlink(temporary) }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = unsafe Foundation.write(descriptor, bytes.baseAddress.map { unsafe $0 + done }, bytes.count - done)
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

    private static func temporaryName(beside path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = parts.last.map(String.init) ?? ""
        let folder = parts.dropLast().map { $0 + "/" }.joined()
        return folder + ".\(name.prefix(100)).\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    }

    private static func systemReason() -> String { unsafe String(cString: strerror(errno)) }
}
